public import Notation
import DesignModel

extension RuleCard {
  /// What programs are told of a rule.
  public var record: JSON {
    [
      "type": "rule", "rule": .string(name), "severity": .string(severity.rawValue),
      "summary": .string(summary), "why": .string(why), "fix": .string(fix), "bad": .string(bad),
      "good": .string(good),
    ]
  }

  /// What people are told of a rule.
  public var text: String {
    """
    \(name) (\(severity.rawValue)): \(summary)

    Why: \(why)

    Fix: \(fix)

    With the fault:
    \(indented(bad))

    Without it:
    \(indented(good))
    """
  }

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }
}
