public import DesignModel

/// Lays out screens as Auto Layout does.
///
/// A value without memory: the same question gets the same answer on any thread and in any order.
public struct LayoutEngine: Sendable {
  private let measuring: any TextMeasuring
  private let narrowsLabels: Bool
  private let roundsToPixels: Bool

  /// An engine that measures texts with `measuring`.
  ///
  /// With `narrowsLabels` a label that wraps takes its longest line's width for its own, as UILabel does once it knows
  /// how wide it may be; without, its unwrapped text's, as engines do that know nothing of text.
  public init(measuring: any TextMeasuring, narrowsLabels: Bool = true) {
    self.init(measuring: measuring, narrowsLabels: narrowsLabels, roundsToPixels: true)
  }

  private init(measuring: any TextMeasuring, narrowsLabels: Bool, roundsToPixels: Bool) {
    (self.measuring, self.narrowsLabels) = (measuring, narrowsLabels)
    self.roundsToPixels = roundsToPixels
  }

  /// The same engine with all frames as they are before they are rounded to pixels, those on the screen too.
  ///
  /// Rounded frames move in steps as a window grows, exact ones evenly: what is judged on them changes at lines.
  public var exact: LayoutEngine {
    LayoutEngine(measuring: measuring, narrowsLabels: narrowsLabels, roundsToPixels: false)
  }

  /// Names the rules and the text tables that all layouts rest on, the same on every machine.
  public var fingerprint: String { kind + measuring.fingerprint }

  /// Names all that a screen's layouts rest on but for the environment: the rules, and what its texts take from the
  /// machine's fonts; layouts of one fingerprint may be remembered together.
  public func fingerprint(of screen: Screen) -> String {
    kind + measuring.fingerprint(of: screen.familyTexts)
  }

  private var kind: String { roundsToPixels ? Self.rules : Self.rules + "exact/" }

  /// The edition of the rules; to be raised with every change that moves a frame or names a rule otherwise.
  static let rules = "auto-layout-13/"

  /// Makes a screen ready for many layouts.
  public func prepare(_ screen: Screen) -> PreparedScreen {
    PreparedScreen(screen, measuring, narrowsLabels: narrowsLabels, roundsToPixels: roundsToPixels)
  }

  /// Lays a screen out in one environment.
  public func layout(_ screen: Screen, in environment: LayoutEnvironment) -> ScreenLayout {
    prepare(screen).layout(in: environment)
  }
}
