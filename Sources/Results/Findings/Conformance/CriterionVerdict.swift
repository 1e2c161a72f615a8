import Auditing
public import DesignModel
import Notation

/// What is said of a criterion on one or several screens.
public struct CriterionVerdict {
  /// The criterion.
  public let criterion: Criterion
  /// What was found: whether it holds.
  public private(set) var outcome: Outcome
  /// Why it isn't judged, a sentence each; none where it is.
  public private(set) var reasons: [String] = []
  /// What fails it.
  public private(set) var findings: [(screen: Screen, group: FindingGroup)] = []
  /// On how many profiles it was asked, of all screens together.
  public private(set) var profiles: Int

  /// Whether a criterion holds.
  public enum Outcome: String, Sendable, CaseIterable {
    case passed, failed
    case notJudged = "not judged"
  }

  /// A verdict: failed where something fails it, not judged where something stands in the way, and passed else.
  init(
    _ criterion: Criterion, reasons: [String], findings: [(screen: Screen, group: FindingGroup)],
    profiles: Int
  ) {
    (self.criterion, self.reasons, self.findings, self.profiles) = (criterion, reasons, findings, profiles)
    outcome = findings.isEmpty ? reasons.isEmpty ? .passed : .notJudged : .failed
  }

  /// The verdict on several screens: failed where one fails, not judged where one isn't.
  init(_ verdicts: [(screen: Screen, verdict: CriterionVerdict)]) {
    let all = verdicts.map(\.verdict)
    let isOne = verdicts.count == 1
    self.init(
      all[0].criterion,
      reasons: verdicts.flatMap { screen, verdict in
        verdict.reasons.map { isOne ? $0 : "\(screen.name): \($0)" }
      },
      findings: all.flatMap(\.findings), profiles: all.reduce(0) { $0 + $1.profiles })
  }
}
