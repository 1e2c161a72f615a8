import DesignModel

extension RuleCard {
  /// What people read about a rule.
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
