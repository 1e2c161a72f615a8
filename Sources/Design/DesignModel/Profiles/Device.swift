/// A device's measures in one pose, all in points; a figure without a trustworthy source is flagged unverified.
public struct Device: Hashable, Sendable {
  /// As `iphone-se-3` or `iphone-duo/open`; unique.
  public var name: String
  /// As people call it.
  public var title: String
  /// The screen held upright.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// Phone or pad.
  public var idiom: Idiom
  /// The safe area of an empty full-screen view held upright.
  public var portraitInsets: EdgeInsets
  /// The same in landscape.
  public var landscapeInsets: EdgeInsets
  /// The keyboard's height held upright, home-indicator area included.
  public var portraitKeyboard: KeyboardHeight
  /// The same in landscape.
  public var landscapeKeyboard: KeyboardHeight
  /// What the display has otherwise than its size says, held upright.
  public var portraitDisplay: DisplayTraits
  /// The same in landscape.
  public var landscapeDisplay: DisplayTraits
  /// The system version that the figures belong to: the last that runs on the device.
  public var os: Double
  /// The figures that were others on earlier systems.
  public var earlier: [EarlierFigures]
  /// Where the figures come from.
  public var source: String
  /// The figures that have no trustworthy source, by property name.
  public var unverified: [String]
  /// True if the team ships to it, so that answers count its profiles first.
  public var isTarget: Bool

  /// A device.
  public init(
    name: String, title: String, size: Size, scale: Double, idiom: Idiom, portraitInsets: EdgeInsets,
    landscapeInsets: EdgeInsets, portraitKeyboard: KeyboardHeight, landscapeKeyboard: KeyboardHeight,
    portraitDisplay: DisplayTraits = .usual, landscapeDisplay: DisplayTraits = .usual, os: Double,
    earlier: [EarlierFigures] = [], source: String, unverified: [String] = [], isTarget: Bool = false
  ) {
    (self.name, self.title, self.size, self.scale, self.idiom) = (name, title, size, scale, idiom)
    (self.portraitInsets, self.landscapeInsets) = (portraitInsets, landscapeInsets)
    (self.portraitKeyboard, self.landscapeKeyboard) = (portraitKeyboard, landscapeKeyboard)
    (self.portraitDisplay, self.landscapeDisplay) = (portraitDisplay, landscapeDisplay)
    (self.os, self.earlier) = (os, earlier)
    (self.source, self.unverified, self.isTarget) = (source, unverified, isTarget)
  }
}

extension Design {
  /// The names of the devices that the team ships to.
  public var targets: Set<String> { Set(devices.lazy.filter(\.isTarget).map(\.name)) }
}

extension Device: CatalogueObject {
  public static var kind: ObjectKind { .device }
  public static var list: WritableKeyPath<Design, [Device]> { \.devices }
  public var key: String { name }
}

extension ObjectKind {
  /// Devices.
  public static let device = ObjectKind("device", lack: "the store has no devices")
}

/// A keyboard's height by its parts, in points.
public struct KeyboardHeight: Hashable, Sendable {
  /// The rows of keys.
  public var keys: Double
  /// The row of suggestions above them.
  public var prediction: Double
  /// What lies below them: the globe and dictation row and the home indicator.
  public var dock: Double
  /// A keyboard's parts.
  public init(keys: Double, prediction: Double, dock: Double) {
    (self.keys, self.prediction, self.dock) = (keys, prediction, dock)
  }
  /// The whole height.
  public var total: Double { keys + prediction + dock }
}
