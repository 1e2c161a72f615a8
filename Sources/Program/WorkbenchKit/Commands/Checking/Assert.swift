import CommandGrammar
import DesignModel
import Findings
import Matrix
import Notation
import Storage

/// `assert`.
struct Assert: Query {
  static var card: Card {
    Card(
      "assert", group: "checking", "Checks the stored assertions on the layouts of screens.",
      details: """
        Without profile options every stored profile is checked, in each state that a screen declares; assertions \
        that speak of the keyboard, or of reaching a view of a screen that people type into, also with the keyboard \
        shown. Exit code 0 \
        means that every assertion holds, 1 that some fail: each is reported with the profiles it fails on and the \
        numbers of the worst. One that applies to no stored profile fails, too: its condition never holds, or what it \
        measures is always hidden. For programs there is a record of type 'failure' for each \
        profile on which an assertion fails, then one of type 'verdict' for each assertion.
        """,
      examples: [
        Example("assert login", "Checks login on every stored profile."),
        Example(
          "assert --device iphone-se-1 --text-size L,AX3 --keyboard shown",
          "Checks every screen on one phone with the keyboard up."),
        Example(
          "assert login --profile iphone-se-3/landscape --format ndjson",
          "Checks one profile, for programs."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to check.", completion: .revision) var revision: String?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let store = try session.openStore()
    let question = try store.reading {
      try CheckedScreens(
        screens, on: profiles.query, for: .assertions, in: session.snapshot(at: revision))
    }
    let matrix = session.matrix(of: store, threads)
    return try check(question, by: matrix, in: &session)
  }

  private func check(
    _ question: CheckedScreens, by matrix: ProfileMatrix, in session: inout Session
  ) throws -> Reply {
    var stream = session.recordStream()
    var verdicts: [AssertionVerdict] = []
    var work = ProfileMatrix.Work()
    matrix.progress.expect(question.claimedLayouts)
    for (screen, profiles) in question.screens where !screen.assertions.isEmpty {
      var tally = AssertionTally(screen, profiles)
      let done = try matrix.solve(screen, on: profiles) { profile, solved in
        for failure in tally.add(solved.layout) where stream.isOpen {
          try stream.write(
            FailedAssertion(failure.assertion, of: screen, failure.failure, on: profile).record)
        }
      }
      work.add(done)
      verdicts += tally.verdicts(ofAll: question.isWhole)
    }
    if stream.isOpen { for verdict in verdicts { try stream.write(verdict.record) } }
    let outcome: Reply.Outcome = verdicts.allSatisfy(\.holds) ? .done : .findings
    if try stream.end() { return Reply("", list: [], outcome: outcome) }
    if !verdicts.isEmpty { session.noteWork(work.description) }
    let text = verdicts.isEmpty ? "nothing is asserted; add an assertion with add-assertion" : verdicts.text
    var reply = Reply(text, list: [], outcome: outcome, styles: LineStyles.all)
    if !verdicts.isEmpty { reply.plain = verdicts.plainLines.joined(separator: "\n") }
    return reply
  }
}
