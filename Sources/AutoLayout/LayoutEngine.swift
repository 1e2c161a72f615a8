public import DesignModel

/// Lays out screens as Auto Layout does.
///
/// A value without memory: the same question gets the same answer on any thread and in any order.
public struct LayoutEngine: Sendable {
  private let measuring: any TextMeasuring

  /// An engine that measures texts with `measuring`.
  public init(measuring: any TextMeasuring) { self.measuring = measuring }

  /// Names the rules and the text tables behind all layouts, the same on every machine.
  public var fingerprint: String { Self.rules + measuring.fingerprint }

  /// The edition of the rules; to be raised with every change that moves a frame.
  static let rules = "auto-layout-3/"

  /// Makes a screen ready for many layouts.
  public func prepare(_ screen: Screen) -> PreparedScreen { PreparedScreen(screen, measuring) }

  /// Lays a screen out in one environment.
  public func layout(_ screen: Screen, in environment: LayoutEnvironment) -> ScreenLayout {
    prepare(screen).layout(in: environment)
  }
}
