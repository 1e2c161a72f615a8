import ConstraintSolver
public import DesignModel

/// Why a screen lies in one environment as it does.
public struct LayoutExplanation {
  /// The layout itself.
  public let layout: ScreenLayout
  let report: LayoutAnswer
  let explainer: Explainer

  init(_ report: LayoutAnswer) {
    self.report = report
    layout = report.layout()
    explainer = Explainer(report.lowering.system)
  }

  /// What a row of the system is to the author.
  func rule(_ member: ConflictMember) -> Rule { report.ranked(member).rule }
}

extension PreparedScreen {
  /// Lays the screen out in an environment and keeps what explains it.
  public func explanation(in environment: LayoutEnvironment) -> LayoutExplanation {
    LayoutExplanation(Fixpoint(SettledScreen(self, environment.settled(for: screen))).report())
  }
}

/// A rule and its share of a sum.
public struct RuleShare: Hashable, Sendable {
  /// The rule; nil where nothing decides and a size keeps to its content's or a place to the leading top corner.
  public var rule: Rule?
  /// Points.
  public var points: Double

  /// A rule's share in points.
  public init(rule: Rule?, points: Double) { (self.rule, self.points) = (rule, points) }
}
