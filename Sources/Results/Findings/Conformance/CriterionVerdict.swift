import Auditing
public import DesignModel

/// What is said of a criterion on one or several screens.
public struct CriterionVerdict {
  /// The criterion.
  public let criterion: Criterion
  /// What was found: whether it holds.
  public private(set) var outcome: Outcome
  /// Why it isn't judged, or doesn't apply, and of one that fails what else isn't judged: a sentence each.
  public private(set) var reasons: [String] = []
  /// What fails it.
  public private(set) var findings: [(screen: Screen, group: FindingGroup)] = []
  /// On how many profiles it was asked, of all screens together.
  public private(set) var profiles: Int
  /// How many of these are at AX5, where a criterion asks titles that are asked at AX3, too: findings count those at AX3.
  let largest: Int

  /// Whether a criterion holds.
  public enum Outcome: String, Sendable, CaseIterable {
    case passed, failed
    case notJudged = "not judged"
    /// There is nothing on the screens that it speaks of.
    case notApplicable = "not applicable"
  }

  /// A verdict: failed where something fails it, not judged where something stands in the way, and passed else; not
  /// applicable where the only reason is that it asks for nothing.
  init(
    _ criterion: Criterion, reasons: [String], findings: [(screen: Screen, group: FindingGroup)],
    profiles: Int, largest: Int = 0, asksNothing: Bool = false
  ) {
    (self.criterion, self.reasons, self.findings) = (criterion, reasons, findings)
    let isOpen = findings.isEmpty && !reasons.isEmpty
    outcome = !findings.isEmpty ? .failed : !isOpen ? .passed : asksNothing ? .notApplicable : .notJudged
    (self.profiles, self.largest) = outcome == .notApplicable ? (0, 0) : (profiles, largest)
  }

  /// The verdict on several screens: failed where one fails, not judged where one isn't; those that it doesn't apply to count
  /// where it applies to none.
  init(_ verdicts: [(screen: Screen, verdict: CriterionVerdict)]) {
    let applicable = verdicts.filter { $0.verdict.outcome != .notApplicable }
    let counting = applicable.isEmpty ? verdicts : applicable
    let all = counting.map(\.verdict)
    let isOne = verdicts.count == 1
    self.init(
      verdicts[0].verdict.criterion,
      reasons: counting.flatMap { screen, verdict in
        verdict.reasons.map { isOne ? $0 : "\(screen.name): \($0)" }
      },
      findings: all.flatMap(\.findings), profiles: all.reduce(0) { $0 + $1.profiles },
      largest: all.reduce(0) { $0 + $1.largest }, asksNothing: applicable.isEmpty)
  }
}

extension [CriterionVerdict] {
  /// `4 passed, 2 failed, 3 not judged, 1 not applicable`; the last where there is one.
  var counts: String {
    CriterionVerdict.Outcome.allCases.compactMap { outcome in
      let total = number(of: outcome)
      return total == 0 && outcome == .notApplicable ? nil : "\(total) \(outcome.rawValue)"
    }.joined(separator: ", ")
  }

  /// How many have that outcome.
  func number(of outcome: CriterionVerdict.Outcome) -> Int { filter { $0.outcome == outcome }.count }
}
