public import DesignModel

/// What people read about a rule.
public struct RuleCard: Hashable, Sendable {
  /// The rule's name, in kebab-case; it stays.
  public let name: String
  /// How much a finding matters, where the rule doesn't say otherwise.
  public let severity: Severity
  /// What it finds, in one sentence.
  public let summary: String
  /// Why that is wrong.
  public let why: String
  /// What to do about it.
  public let fix: String
  /// Commands that make a screen with the fault, one a line.
  public let bad: String
  /// Commands that make the same screen without it.
  public let good: String

  /// A rule's card.
  public init(
    _ name: String, _ severity: Severity, summary: String, why: String, fix: String, bad: String,
    good: String
  ) {
    (self.name, self.severity, self.summary) = (name, severity, summary)
    (self.why, self.fix, self.bad, self.good) = (why, fix, bad, good)
  }
}
