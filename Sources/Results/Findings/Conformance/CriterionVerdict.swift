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
  /// True where it isn't judged because there is nothing that it speaks of.
  public private(set) var asksNothing: Bool

  /// Whether a criterion holds.
  public enum Outcome: String, Sendable, CaseIterable {
    case passed, failed
    case notJudged = "not judged"
  }

  /// A verdict: failed where something fails it, not judged where something stands in the way, and passed else.
  init(
    _ criterion: Criterion, reasons: [String], findings: [(screen: Screen, group: FindingGroup)],
    profiles: Int, asksNothing: Bool = false
  ) {
    (self.criterion, self.reasons, self.findings, self.profiles) = (criterion, reasons, findings, profiles)
    let isJudged = !findings.isEmpty || reasons.isEmpty
    outcome = findings.isEmpty ? reasons.isEmpty ? .passed : .notJudged : .failed
    self.asksNothing = asksNothing && !isJudged
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
      findings: all.flatMap(\.findings), profiles: all.reduce(0) { $0 + $1.profiles },
      asksNothing: all.allSatisfy(\.asksNothing))
  }

  /// What pages call the outcome.
  var word: String { asksNothing ? Self.nothing : outcome.rawValue }

  /// What pages call it where there is nothing to judge.
  fileprivate static let nothing = "nothing to judge"
}

extension [CriterionVerdict] {
  /// `4 passed, 2 failed, 3 not judged, 1 nothing to judge`; the last where there is one.
  var counts: String {
    let words = CriterionVerdict.Outcome.allCases.map(\.rawValue) + [CriterionVerdict.nothing]
    let numbers = words.map { word in filter { $0.word == word }.count }
    return zip(words, numbers).filter { word, number in number > 0 || word != CriterionVerdict.nothing }
      .map { word, number in "\(number) \(word)" }.joined(separator: ", ")
  }
}
