public import AutoLayout
public import DesignModel
public import Rendering

/// A screen ready to be drawn on any profile, with what its pictures are to show.
public struct PictureScene: Sendable {
  let prepared: PreparedScreen
  /// What stands above its pictures.
  let title: String
  let layers: Set<PictureLayer>
  let isNumbered: Bool

  private let text: any TextTypesetting

  /// A scene of the screen, whose layouts `engine` computes and whose texts `text` sets.
  public init(
    _ screen: Screen, title: String, layers: [PictureLayer], isNumbered: Bool, engine: LayoutEngine,
    text: any TextTypesetting
  ) {
    prepared = engine.prepare(screen)
    self.text = text
    (self.title, self.layers, self.isNumbered) = (title, Set(layers), isNumbered)
  }

  /// The screen's picture on a profile; texts are set anew, since layouts remember only where views lie.
  public func picture(on place: PicturedProfile) -> Picture {
    Picture(
      screen: prepared.screen, environment: place.environment, deviceInsets: place.deviceInsets,
      bars: place.profile.bars,
      appearance: prepared.appearance(in: place.environment, typesetting: text),
      title: title, subtitle: place.profile.name, layers: layers, isNumbered: isNumbered)
  }
}

/// A profile with all that a picture needs to know of its device.
public struct PicturedProfile: Sendable {
  public let profile: Profile
  public let environment: LayoutEnvironment
  /// The safe area without bars, in points.
  let deviceInsets: EdgeInsets

  /// A profile on its device; throws `DesignError.unknown`.
  public init(_ profile: Profile, on devices: [Device]) throws(DesignError) {
    let device = try devices.device(named: profile.device)
    var bare = profile
    bare.bars = []
    self.profile = profile
    environment = profile.environment(on: device)
    deviceInsets = bare.environment(on: device).safeArea
  }
}
