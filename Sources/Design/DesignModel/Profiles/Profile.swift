/// One way in which a person may meet a screen: a device and how it is held and set.
public struct Profile: Hashable, Sendable {
  /// The device's name.
  public var device: String
  /// How it is held.
  public var orientation: Orientation
  /// The window in points where it is not the whole screen (split view, free windows).
  public var window: Size?
  /// The Dynamic Type category.
  public var textSize: TextSize
  /// Whether Bold Text is on.
  public var boldText: Bool
  /// The writing direction.
  public var direction: LayoutDirection
  /// Whether the keyboard is up.
  public var keyboard: KeyboardState
  /// The bars around the content, in the vocabulary's order.
  public var bars: [Bar]
  /// The language of the texts; nil for the design's own.
  public var locale: String?
  /// The system version; nil for the device's.
  public var os: Double?
  /// The screen's state; nil for its initial one.
  public var state: String?
  /// The field with the focus, by its view's name: the keyboard is up, and scroll views have brought it into sight.
  public var focus: String?
  /// Where contents of scroll views stand, by view name, sorted by name.
  public var offsets: [ScrollOffset]

  /// A profile; by default as people hold a phone that they never set up.
  public init(
    device: String, orientation: Orientation = .portrait, window: Size? = nil, textSize: TextSize = .large,
    boldText: Bool = false, direction: LayoutDirection = .ltr, keyboard: KeyboardState = .hidden,
    bars: [Bar] = [], locale: String? = nil, os: Double? = nil, state: String? = nil,
    focus: String? = nil, offsets: [ScrollOffset] = []
  ) {
    (self.device, self.orientation, self.window, self.textSize) = (device, orientation, window, textSize)
    (self.boldText, self.direction, self.keyboard) = (boldText, direction, keyboard)
    (self.locale, self.os, self.state, self.focus) = (locale, os, state, focus)
    // In one order, so that the same bars and offsets are the same profile under the same name.
    self.bars = Bar.allCases.filter { bars.contains($0) }
    self.offsets = offsets.sorted { $0.view.utf8.lexicographicallyPrecedes($1.view.utf8) }
  }
}

extension Profile: CatalogueObject {
  public static var kind: ObjectKind { .profile }
  public static var list: WritableKeyPath<Design, [Profile]> { \.profiles }
  public var key: String { name }
}

extension ObjectKind {
  /// Profiles.
  public static let profile = ObjectKind(
    "profile", lack: "the store has no profiles", adder: "add-profiles")
}
