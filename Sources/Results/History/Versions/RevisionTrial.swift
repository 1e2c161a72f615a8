public import Auditing
import DesignLanguage
public import DesignModel
public import Findings
public import Matrix
import Notation
public import Storage

/// Something that fails in some revisions and not in others.
public protocol RevisionTrial {
  /// What fails, in words: `assertion a1 of login fails`.
  var subject: String { get }

  /// Tries a revision.
  func outcome(in revision: Revision) throws -> TrialOutcome
}

/// What a trial said of a revision.
public struct TrialOutcome {
  /// Whether it is good, bad, or can't be tried.
  public let verdict: Bisection.Verdict
  /// The assertions that fail.
  public let assertions: [AssertionVerdict]
  /// The audits that found something.
  public let audits: [ScreenAudit]

  /// A verdict with what it rests on.
  public init(
    verdict: Bisection.Verdict, assertions: [AssertionVerdict] = [], audits: [ScreenAudit] = []
  ) {
    (self.verdict, self.assertions, self.audits) = (verdict, assertions, audits)
  }
}

/// Whether assertions fail on any profile, held against each revision's screens as a later one has them.
public struct AssertionTrial: RevisionTrial {
  /// The assertion with the screen that has it.
  public let asserted: [(screen: Screen, assertion: Assertion)]
  let query: ProfileQuery
  let store: Store
  let matrix: ProfileMatrix

  /// A trial of assertions on the profiles that a query selects in each revision.
  public init(
    asserted: [(screen: Screen, assertion: Assertion)], query: ProfileQuery, store: Store,
    matrix: ProfileMatrix
  ) {
    (self.asserted, self.query, self.store, self.matrix) = (asserted, query, store, matrix)
  }

  /// The assertions of that name in those screens, or in all that have one, as the first version has them that has all.
  public static func find(
    _ id: String, in names: [String], of versions: [Snapshot]
  ) throws -> [(screen: Screen, assertion: Assertion)] {
    var lacking: Screen?
    for version in versions {
      let screens = try version.screens(named: names)
      let found = screens.compactMap { screen in screen.assertion(ObjectID(id)).map { (screen, $0) } }
      if names.isEmpty ? !found.isEmpty : found.count == screens.count { return found }
      lacking = screens.first { $0.assertion(ObjectID(id)) == nil }
    }
    throw DesignError.unknown(
      .assertion,
      id, screen: lacking?.name ?? "", among: lacking?.assertions.map(\.id.text) ?? [])
  }

  public var subject: String {
    let screens = enumerated(asserted.map(\.screen.name))
    let (screen, assertion) = asserted[0]
    return "assertion \(assertion.id) of \(screens) fails (\(screen.spelled(assertion.claim)))"
  }

  public func outcome(in revision: Revision) throws -> TrialOutcome {
    let question = try store.reading {
      let snapshot = try store.snapshot(at: revision.name)
      return try CheckedScreens(screens(of: snapshot), on: query, for: .assertions, in: snapshot)
    }
    let ids = Set(asserted.map(\.assertion.id))
    var failing: [AssertionVerdict] = []
    for (screen, profiles) in question.screens {
      var tally = AssertionTally(screen, profiles)
      try matrix.solve(screen, on: profiles) { _, solved in tally.add(solved.layout) }
      failing += tally.verdicts().filter { !$0.holds && ids.contains($0.assertion.id) }
    }
    return TrialOutcome(verdict: failing.isEmpty ? .good : .bad, assertions: failing)
  }

  /// The revision's screens with the assertions; those left out of which they can't be said.
  private func screens(of snapshot: Snapshot) throws -> [Screen] {
    try asserted.compactMap { later, assertion in
      guard let entry = snapshot.entries.first(where: { $0.id == later.id }) else { return nil }
      return try snapshot.screen(of: entry).held(to: assertion, of: later)
    }
  }
}

extension Screen {
  /// The screen with an assertion that a later version of it has; nil where it speaks of what is not there yet.
  fileprivate func held(to assertion: Assertion, of later: Screen) -> Screen? {
    if self.assertion(assertion.id) == assertion { return self }
    let known = Set(views.map(\.id) + guides.map(\.id))
    let missing = Set(later.views.map(\.id) + later.guides.map(\.id)).subtracting(known)
    if assertion.mentions(anyOf: missing) { return nil }
    var result = self
    if self.assertion(assertion.id) != nil { _ = try? result.removeAssertion(named: assertion.id.text) }
    let added = try? result.addAssertion(
      assertion.claim, when: assertion.condition, message: assertion.message, id: assertion.id.text)
    return added == nil ? nil : result
  }
}

/// Whether a rule of `audit` finds anything on any profile.
public struct RuleTrial: RevisionTrial {
  let rule: any AuditRule.Type
  /// Nil for all screens.
  let screens: Set<ObjectID>?
  let query: ProfileQuery
  let store: Store
  let matrix: ProfileMatrix

  /// A trial of a rule on the profiles that a query selects in each revision.
  public init(
    rule: any AuditRule.Type, screens: Set<ObjectID>?, query: ProfileQuery, store: Store,
    matrix: ProfileMatrix
  ) {
    (self.rule, self.screens, self.query, self.store, self.matrix) = (rule, screens, query, store, matrix)
  }

  public var subject: String { "rule \(rule.card.name) finds something" }

  public func outcome(in revision: Revision) throws -> TrialOutcome {
    let question = try store.reading {
      let snapshot = try store.snapshot(at: revision.name)
      let chosen = snapshot.entries.filter { screens?.contains($0.id) ?? true }
      return try CheckedScreens(
        chosen.map { try snapshot.screen(of: $0) }, on: query, for: .findings, in: snapshot)
    }
    let run = try AuditRun(question, matrix, rules: [rule])
    let audits = run.audits.filter { !$0.groups.isEmpty }
    return TrialOutcome(verdict: run.isClean ? .good : .bad, audits: audits)
  }
}
