import AutoLayout
import DesignModel
import Rendering
import Storage

/// A screen ready to be drawn on any profile, with what its pictures are to show.
struct PictureScene {
  let prepared: PreparedScreen
  /// What stands above its pictures.
  let title: String
  let layers: Set<PictureLayer>
  let isNumbered: Bool

  init(_ screen: Screen, title: String, layers: [PictureLayer], isNumbered: Bool) {
    prepared = Workbench.engine.prepare(screen)
    (self.title, self.layers, self.isNumbered) = (title, Set(layers), isNumbered)
  }

  /// The screen's picture on a profile; texts are set anew, since layouts remember only where views lie.
  func picture(on place: PicturedProfile) -> Picture {
    Picture(
      screen: prepared.screen, environment: place.environment, deviceInsets: place.deviceInsets,
      bars: place.profile.bars,
      appearance: prepared.appearance(in: place.environment, typesetting: Workbench.text),
      title: title, subtitle: place.profile.name, layers: layers, isNumbered: isNumbered)
  }
}

/// A profile with all that a picture needs to know of its device.
struct PicturedProfile {
  let profile: Profile
  let environment: LayoutEnvironment
  /// The safe area without bars, in points.
  let deviceInsets: EdgeInsets

  init(_ profile: Profile, on devices: [Device]) throws(DesignError) {
    let device = try devices.device(named: profile.device)
    var bare = profile
    bare.bars = []
    self.profile = profile
    environment = profile.environment(on: device)
    deviceInsets = bare.environment(on: device).safeArea
  }
}
