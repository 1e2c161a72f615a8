import Auditing
import Comparison
import Conditions
import DesignLanguage
import DesignModel
import Findings
public import Matrix
public import Notation
import Storage

/// What became worse from one version to the other: in the layouts, of the assertions, and of the findings.
public struct Deterioration {
  let layout: LayoutReport
  /// The assertions that fail where they did not.
  let assertions: [AssertionVerdict]
  /// The errors and warnings that an audit finds where it did not, or that are more severe.
  let findings: [FindingChange]

  /// Solves the screens that differ on every stored profile.
  init(from before: Snapshot, to after: Snapshot, _ matrix: ProfileMatrix) throws {
    let designs = try TouchedDesigns(before, after, forLayouts: true)
    let pairs = LayoutPairs(designs: designs, query: ProfileQuery(), matrix: matrix)
    var difference = LayoutDifference(targets: designs.after.targets)
    var tallies: [AssertionTally] = []
    var audits = FindingPairs(days: (before.day, after.day), matrix)
    var known: (earlier: [ResolvedProfile], later: [ResolvedProfile]) = ([], [])
    try pairs.forEach(begin: { versions in
      known = (versions.earlier, versions.later)
      difference.expect(known.later.described)
      tallies.append(AssertionTally(versions.after, versions.later))
      return audits.begin(versions)
    }) { group in
      difference.add(group.pair, on: group.places.lazy.map { known.later[$0].profile })
      audits.add(group)
      guard let layout = group.pair.after else { return }
      for place in group.places {
        var pair = group.pair
        pair.earlierEnvironment = known.earlier[place].key.environment
        tallies[tallies.count - 1].add(layout, at: place, excusing: pair.failedBefore)
      }
    }
    layout = difference.report().worse
    assertions = tallies.flatMap { $0.verdicts() }.filter { !$0.holds }
    findings = audits.comparison().changes.filter { $0.isRegression && $0.group.finding.severity >= .warning }
  }

  /// What the open merge, as it stands, made worse than it was at HEAD.
  public init(ofMergeIn matrix: ProfileMatrix) throws {
    let store = matrix.store
    let (ours, joined) = try store.reading { (try store.snapshot(at: "HEAD"), try store.snapshot()) }
    try self.init(from: ours, to: joined, matrix)
  }

  /// True if nothing became worse.
  public var isEmpty: Bool { layout.isEmpty && assertions.isEmpty && findings.isEmpty }

  /// A sentence for each thing, below a title; none for nothing.
  public var lines: [String] {
    let told = ToldByFindings(findings)
    let sentences =
      layout.harmSentences { told.tell($0, of: $1) } + assertions.compactMap(\.newFailure)
      + findings.map { $0.sentence() }
    return sentences.isEmpty ? [] : ["worse than before the merge:"] + sentences.map { "  \($0)" }
  }

  /// An object for each thing.
  public var records: [JSON] { layout.records + assertions.map(\.record) + findings.map(\.record) }
}

extension LayoutPair {
  /// True if the assertion, as it was, failed on the earlier layout.
  fileprivate func failedBefore(_ assertion: Assertion) -> Bool {
    guard let earlier = beforeScreen.assertion(assertion.id), let layout = before,
      case .fails = beforeScreen.evaluate(earlier, on: layout, in: earlierEnvironment)
    else { return false }
    return true
  }
}

extension AssertionVerdict {
  /// `login: assertion a1 now fails on 14 of 168 profiles: …; worst on …: …`; nil where it holds.
  fileprivate var newFailure: String? {
    failure.map { failure in
      "\(screen.name): assertion \(assertion.id) (\(screen.spelled(assertion.claim))) now fails "
        + "\(failure.profiles.wordsBesideWorst); worst on \(failure.worst): \(failure.reason)"
    }
  }
}
