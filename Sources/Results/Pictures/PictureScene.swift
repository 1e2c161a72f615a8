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
  private let assets: PictureAssets

  /// A scene of the screen, whose layouts `engine` computes and whose texts `text` sets.
  public init(
    _ screen: Screen, title: String, layers: [PictureLayer], isNumbered: Bool, engine: LayoutEngine,
    text: any TextTypesetting, assets: PictureAssets = PictureAssets()
  ) {
    self.assets = assets
    prepared = engine.prepare(screen)
    self.text = text
    (self.title, self.layers, self.isNumbered) = (title, Set(layers), isNumbered)
  }

  /// The screen's picture on a profile; texts are set anew, since layouts remember only where views lie.
  public func picture(on place: PicturedProfile) -> Picture {
    let environment = place.environment.settled(for: prepared.screen)
    var picture = Picture(
      screen: prepared.screen, environment: environment,
      deviceInsets: environment.root == nil ? place.deviceInsets : .zero,
      bars: place.bars(of: prepared.screen),
      appearance: prepared.appearance(in: place.environment, typesetting: text),
      title: title, subtitle: place.profile.name, layers: layers, isNumbered: isNumbered)
    picture.assets = assets
    return picture
  }
}

/// A profile with all that a picture needs to know of its device.
public struct PicturedProfile: Sendable {
  public let profile: Profile
  public let environment: LayoutEnvironment
  /// The safe area without bars, in points.
  let deviceInsets: EdgeInsets

  /// The bars around a screen: those that the profile names, else the screen's own.
  func bars(of screen: Screen) -> [Bar] {
    let traits = screen.rootTraits
    if traits.kind != .window { return [] }
    return profile.bars.isEmpty ? traits.bars : profile.bars.filter { $0 != .none }
  }

  /// A profile on its device; throws `DesignError.unknown`.
  public init(_ profile: Profile, on devices: [Device]) throws(DesignError) {
    let device = try devices.device(named: profile.device)
    var bare = profile
    bare.bars = [.none]
    self.profile = profile
    environment = profile.environment(on: device)
    deviceInsets = bare.environment(on: device).safeArea
  }
}
