public import DesignModel

/// The rules on designs, held against one screen: what they find holds on every profile.
public struct DesignAudit: Sendable {
  let screen: AuditedScreen
  private let rules: [any DesignRule.Type]

  /// An audit of a screen by those of some rules that need no layout, or by all of them; `day` says which suppressions are
  /// expired, none without one.
  public init(
    _ screen: Screen, rules: [any AuditRule.Type] = RuleList.all, on day: CalendarDate? = nil
  ) {
    self.screen = AuditedScreen(screen, on: day)
    self.rules = rules.compactMap { $0 as? any DesignRule.Type }
  }

  /// What is wrong with the screen, rule by rule.
  public func findings() -> [Finding] {
    screen.graded(rules.flatMap { $0.findings(in: screen) })
  }
}

extension AuditedScreen {
  /// The findings, as notes on a launch screen: nobody uses one or waits before it.
  func graded(_ findings: [Finding]) -> [Finding] {
    if screen.rootTraits.isLaunchScreen { return findings.map { $0.graded(.note) } }
    guard screen.isTestFixture else { return findings }
    return findings.map { $0.severity > .note ? $0.graded(.note).assuming("tests alone show it") : $0 }
  }
}
