import Auditing
import DesignModel
import Notation
import Storage

/// Something that fails in some revisions and not in others.
protocol RevisionTrial {
  /// What fails, in words: `assertion a1 of login fails`.
  var subject: String { get }

  /// Tries a revision.
  func outcome(in revision: Revision) throws -> TrialOutcome
}

/// What a trial said of a revision.
struct TrialOutcome {
  var verdict: Bisection.Verdict
  /// What fails, where and by how much.
  var lines: [String] = []
  var records: [JSON] = []
}

/// Whether assertions fail on any profile, held against each revision's screens as a later one has them.
struct AssertionTrial: RevisionTrial {
  /// The assertion with the screen that has it.
  let asserted: [(screen: Screen, assertion: Assertion)]
  let options: ProfileOptions
  let store: Store
  let matrix: Matrix

  /// The assertions of that name in those screens, or in all that have one, as the first version has them that has all.
  static func find(
    _ id: String, in names: [String], of versions: [Snapshot]
  ) throws -> [(screen: Screen, assertion: Assertion)] {
    var lacking: Screen?
    for version in versions {
      let screens = try version.screens(named: names)
      let found = screens.compactMap { screen in screen.assertion(ObjectID(id)).map { (screen, $0) } }
      if names.isEmpty ? !found.isEmpty : found.count == screens.count { return found }
      lacking = screens.first { $0.assertion(ObjectID(id)) == nil }
    }
    throw DesignError.unknownAssertion(
      id, screen: lacking?.name ?? "", among: lacking?.assertions.map(\.id.text) ?? [])
  }

  var subject: String {
    let screens = enumerated(asserted.map(\.screen.name))
    let (screen, assertion) = asserted[0]
    return "assertion \(assertion.id) of \(screens) fails (\(screen.spelled(assertion.claim)))"
  }

  func outcome(in revision: Revision) throws -> TrialOutcome {
    let question = try store.reading {
      let snapshot = try store.snapshot(at: revision.name)
      return try CheckedScreens(screens(of: snapshot), on: options, in: snapshot)
    }
    let ids = Set(asserted.map(\.assertion.id))
    var failing: [AssertionVerdict] = []
    for (screen, profiles) in question.screens {
      var tally = AssertionTally(screen, profiles)
      try matrix.solve(screen, on: profiles) { _, solved in tally.add(solved.layout) }
      failing += tally.verdicts().filter { !$0.holds && ids.contains($0.assertion.id) }
    }
    return TrialOutcome(
      verdict: failing.isEmpty ? .good : .bad, lines: failing.flatMap(\.lines),
      records: failing.map(\.record))
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
struct RuleTrial: RevisionTrial {
  let rule: any AuditRule.Type
  /// Nil for all screens.
  let screens: Set<ObjectID>?
  let options: ProfileOptions
  let store: Store
  let matrix: Matrix

  var subject: String { "rule \(rule.card.name) finds something" }

  func outcome(in revision: Revision) throws -> TrialOutcome {
    let question = try store.reading {
      let snapshot = try store.snapshot(at: revision.name)
      let chosen = snapshot.entries.filter { screens?.contains($0.id) ?? true }
      return try CheckedScreens(
        chosen.map { try snapshot.screen(of: $0) }, on: options, withKeyboard: true, in: snapshot)
    }
    let run = try AuditRun(question, matrix, rules: [rule])
    let audits = run.audits.filter { !$0.groups.isEmpty }
    return TrialOutcome(
      verdict: run.isClean ? .good : .bad, lines: audits.flatMap(\.lines),
      records: audits.flatMap(\.records))
  }
}

/// What a command of the shell says by its exit code, as `git bisect run` reads it.
struct CommandTrial: RevisionTrial {
  let line: String
  let folder: String
  /// The store's full path.
  let store: String

  var subject: String { "'\(line)' fails" }

  func outcome(in revision: Revision) throws -> TrialOutcome {
    let command = ShellCommand(
      line: line, folder: folder,
      variables: [("WORKBENCH_STORE", store), ("WORKBENCH_REVISION", revision.name)])
    let code = command.run()
    switch code {
    case 0: return TrialOutcome(verdict: .good)
    case 125: return TrialOutcome(verdict: .skipped)
    case 1...127: return TrialOutcome(verdict: .bad)
    default: throw BisectError.stopped(line, code, revision: revision.name)
    }
  }
}
