import Auditing
import CommandGrammar
import DesignModel
import Notation
import Storage

/// `audit`.
struct AuditScreens: Query {
  static var card: Card {
    Card(
      "audit", group: "checking", "Finds what is wrong with screens, and on which profiles.",
      details: """
        Without profile options every stored profile is audited, in each state that a screen declares, and with the \
        keyboard hidden and shown where a screen has a view to type into. What a rule finds of one view on many \
        profiles is one finding, with the shortest condition that selects them and the numbers of the worst. Exit \
        code 0 means that nothing was found, 1 that something was. list-rules lists the rules, explain-rule explains \
        one.
        """,
      examples: [
        Example("audit login --device iphone-16 --text-size L", "Audits login on one phone."),
        Example("audit", "Audits every screen on every stored profile."),
        Example(
          "audit login --device iphone-se-1 --text-size AX3 --keyboard shown --format ndjson",
          "Prints an object for each finding, for programs."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to audit.", completion: .revision) var revision: String?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let store = try session.openStore()
    let question = try store.reading {
      try CheckedScreens(screens, on: profiles, withKeyboard: true, in: session.snapshot(at: revision))
    }
    let matrix = session.matrix(of: store, threads)
    let run = try AuditRun(question, matrix)
    session.note(run.work.description)
    return Reply(
      run.audits.text, list: run.audits.flatMap(\.records), columns: ScreenAudit.columns,
      outcome: run.isClean ? .done : .findings)
  }
}
