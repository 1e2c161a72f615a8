import Auditing
import CommandGrammar
import Comparison
import DesignModel
import Findings
import History
import Machine
import Matrix
import Notation
import Storage

/// `bisect`.
struct Bisect: Query {
  static var card: Card {
    Card(
      "bisect", group: "versions", "Finds a revision in which something begins to fail.",
      details: """
        What fails is an assertion, as the bad revision has it or else the working design, on any profile; or a rule of 'audit', which fails where \
        it finds anything; or a command of the shell, which runs in this folder with WORKBENCH_REVISION and \
        WORKBENCH_STORE set: 0 means good, 125 that the revision can't be tried, any other code up to 127 bad, and a \
        greater one ends the search. Where a screen or a view is not there yet, nothing fails. Each revision is checked \
        on its own stored profiles, as 'assert' and 'audit' do it, or on those that the options select.

        Revisions are halved along first parents, so that of 1000 ten are tried besides both ends. The one before the \
        revision that is found is good; what came, went and came again may have begun in an earlier one, too. Exit code 0 means \
        that the revision was found, 1 that it is one of several, since some could not be tried, 2 that there is \
        nothing to find: the good end is bad, or the bad one good.
        """,
      examples: [
        Example(
          "bisect login --assertion form-inset --device iphone-16",
          "Finds the revision that broke an assertion, since the first."),
        Example(
          "bisect login --rule small-target --device iphone-16 --good v1",
          "Finds the one in which a rule of audit fires."),
        Example(
          "bisect --run 'sh check.sh' --bad HEAD",
          "Lets a script decide, which may run 'workbench assert login --revision $WORKBENCH_REVISION'."),
      ])
  }

  @Parameter(argument: "The screens to check; all if none is given.", completion: .object(.screen))
  var screens: [String] = []
  @Parameter(option: "The assertion that fails.", value: "id", completion: .object(.assertion)) var assertion:
    String?
  @Parameter(option: "The rule of audit that finds something.", completion: .rule) var rule: String?
  @Parameter(option: "The command of the shell that says what is good.", value: "command") var run: String?
  @Parameter(
    option: "A revision in which it doesn't fail; the first if not given.", value: "revision",
    completion: .revision) var good: String?
  @Parameter(option: "A later one in which it does.", value: "revision", completion: .revision)
  var bad: String = "HEAD"
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let store = try session.openStore()
    let line = try store.firstParents(from: good, to: bad)
    let trial = try trial(&session, of: line[line.count - 1])
    guard line.count > 1 else { throw BisectError.onlyOne(line[0].name) }
    var failure = try outcome(of: trial, in: line[line.count - 1], mustBe: .bad)
    _ = try outcome(of: trial, in: line[0], mustBe: .good)
    var search = Bisection(count: line.count)
    var tried = 0
    while let place = search.next {
      let outcome = try trial.outcome(in: line[place])
      search.record(outcome.verdict, of: place)
      if outcome.verdict == .bad { failure = outcome }
      tried += 1
      session.note(
        "\(line[place].name) \(outcome.verdict.words), \(counted(search.suspects.count, "revision")) left")
    }
    let found = Culprit(
      subject: trial.subject, suspects: search.suspects.map { line[$0] }, before: line[search.good],
      failure: failure, tried: tried, of: line.count)
    return found.suspects.count == 1 ? try found.reply(store) : found.inconclusiveReply
  }

  private func outcome(
    of trial: any RevisionTrial, in revision: Revision, mustBe wanted: Bisection.Verdict
  ) throws -> TrialOutcome {
    let outcome = try trial.outcome(in: revision)
    guard outcome.verdict == wanted else {
      throw BisectError.end(revision.name, wanted, outcome.verdict, trial.subject)
    }
    return outcome
  }

  private func trial(_ session: inout Session, of bad: Revision) throws -> any RevisionTrial {
    switch (assertion, rule, run) {
    case (let id?, nil, nil):
      let store = try session.openStore()
      let asserted = try store.reading {
        try AssertionTrial.find(
          id, in: screens, of: [try store.snapshot(at: bad.name), try store.snapshot()])
      }
      for (screen, _) in asserted { try screen.check(profiles.state) }
      return AssertionTrial(
        asserted: asserted, query: profiles.query, store: store, matrix: session.matrix(of: store, threads))
    case (nil, let name?, nil):
      guard let rule = RuleList.rule(named: name) else { throw AuditError.unknownRule(name) }
      let store = try session.openStore()
      let chosen = try store.reading {
        let chosen = try store.snapshot(at: bad.name).screens(named: screens)
        for screen in chosen { try screen.check(profiles.state) }
        return screens.isEmpty ? nil : Set(chosen.map(\.id))
      }
      return RuleTrial(
        rule: rule, screens: chosen, query: profiles.query, store: store,
        matrix: session.matrix(of: store, threads))
    case (nil, nil, let command?):
      guard screens.isEmpty, profiles.given.isEmpty else { throw BisectError.commandWithScreens }
      return CommandTrial(
        line: command, folder: session.surroundings.folder, store: fullPath(try session.storePath()))
    case (nil, nil, nil): throw BisectError.nothingAsked
    default: throw BisectError.severalAsked
    }
  }
}

extension Culprit {
  fileprivate func reply(_ store: Store) throws -> Reply {
    let culprit = suspects[0]
    let (change, list) = try store.reading {
      let (good, bad) = (try store.snapshot(at: before.name), try store.snapshot(at: culprit.name))
      let designs = try TouchedDesigns(good, bad, forLayouts: false)
      return (DesignDifference(from: designs.before, to: designs.after), try ChangeList(from: good, to: bad))
    }
    let author = culprit.author.isEmpty ? "" : " by \(culprit.author)"
    let lines =
      ["\(culprit.name) is the first revision where \(subject)"]
      + ["\(culprit.name): \(culprit.message) (\(culprit.time)\(author))"] + failure.lines
      + ["what \(culprit.name) changed:"] + change.sentences.map { "  \($0)" } + [effort]
    return Reply(
      lines.joined(separator: "\n"),
      list: [Self.recordShape.record(of: self)] + failure.records + list.records)
  }

  /// For a first one that hides among those that could not be tried.
  fileprivate var inconclusiveReply: Reply {
    let names = suspects.map(\.name)
    let skipped = enumerated(Array(names.dropLast()))
    return Reply(
      "the first revision where \(subject) is one of \(enumerated(names)): \(skipped) can't be tried\n\(effort)",
      list: [Self.suspectsShape.record(of: self)], outcome: .findings)
  }
}

extension TrialOutcome {
  /// What fails, where and by how much.
  fileprivate var lines: [String] { assertions.flatMap(\.lines) + audits.flatMap(\.linesWithNotes) }

  fileprivate var records: [JSON] { assertions.map(\.record) + audits.flatMap(\.records) }
}
