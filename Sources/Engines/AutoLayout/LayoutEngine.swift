public import DesignModel

/// Lays out screens as Auto Layout does.
///
/// A value without memory: the same question gets the same answer on any thread and in any order.
public struct LayoutEngine: Sendable {
  private let measuring: any TextMeasuring
  private let narrowsLabels: Bool

  /// An engine that measures texts with `measuring`.
  ///
  /// With `narrowsLabels` a label that wraps takes its longest line's width for its own, as UILabel does once it knows
  /// how wide it may be; without, its unwrapped text's, as engines do that know nothing of text.
  public init(measuring: any TextMeasuring, narrowsLabels: Bool = true) {
    (self.measuring, self.narrowsLabels) = (measuring, narrowsLabels)
  }

  /// Names the rules and the text tables that all layouts rest on, the same on every machine.
  public var fingerprint: String { Self.rules + measuring.fingerprint }

  /// Names all that a screen's layouts rest on but for the environment: the rules, and what its texts take from the
  /// machine's fonts; layouts of one fingerprint may be remembered together.
  public func fingerprint(of screen: Screen) -> String {
    Self.rules + measuring.fingerprint(of: screen.familyTexts)
  }

  /// The edition of the rules; to be raised with every change that moves a frame or names a rule otherwise.
  static let rules = "auto-layout-12/"

  /// Makes a screen ready for many layouts.
  public func prepare(_ screen: Screen) -> PreparedScreen {
    PreparedScreen(screen, measuring, narrowsLabels: narrowsLabels)
  }

  /// Lays a screen out in one environment.
  public func layout(_ screen: Screen, in environment: LayoutEnvironment) -> ScreenLayout {
    prepare(screen).layout(in: environment)
  }
}
