/// Something that a screen can be asked for.
public protocol AuditRule: Sendable {
  /// The rule's name and its reasons.
  static var card: RuleCard { get }
  /// What names the rule's findings among those that are remembered.
  static var measure: String { get }
}

extension AuditRule {
  /// The name, for a rule that measures by one threshold alone.
  public static var measure: String { card.name }
}

/// A rule that looks at a screen's design, whatever the profile.
public protocol DesignRule: AuditRule {
  /// What is wrong with the screen, in its order.
  static func findings(in screen: AuditedScreen) -> [Finding]
}

/// A rule that looks at one layout of a screen.
public protocol LayoutRule: AuditRule {
  /// What is wrong with the layout, in the screen's order, each subject at most once.
  static func findings(on layout: AuditedLayout) -> [Finding]
  /// Whether it looks at where views lie, which a layout without rest doesn't say.
  static var measuresFrames: Bool { get }
  /// What it says happens to a view, where that is due to another one.
  static var harm: HarmKind { get }
}

extension LayoutRule {
  /// True for most.
  public static var measuresFrames: Bool { true }
  /// Of most that a view reaches beyond its end.
  public static var harm: HarmKind { .beyondEnd }
}
