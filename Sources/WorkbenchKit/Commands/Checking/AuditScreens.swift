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
        code 0 means that nothing was found, 1 that something was, as far as --fail-on asks for it. With --baseline \
        only findings that the revision doesn't have are reported. Behind each stands its id, which suppress takes. \
        list-rules lists the rules, explain-rule explains one.
        """,
      examples: [
        Example("audit login --device iphone-16 --text-size L", "Audits login on one phone."),
        Example("audit", "Audits every screen on every stored profile."),
        Example(
          "audit login --device iphone-se-1 --text-size AX3 --keyboard shown --format ndjson",
          "Prints an object for each finding, for programs."),
        Example(
          "audit --device iphone-16 --baseline v1 --fail-on error", "Fails at errors that v1 doesn't have."),
        Example(
          "audit --device iphone-16 --format sarif",
          "Prints a SARIF 2.1.0 log for code scanning; junit, github and markdown are there too."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .screen) var screens: [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to audit.", completion: .revision) var revision: String?
  @ParameterGroup var gate: AuditGate
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let ownFormat = session.choose(format)
    let store = try session.openStore()
    let (question, baseline) = try store.reading {
      let question = try CheckedScreens(
        screens, on: profiles, withKeyboard: true, in: session.snapshot(at: revision))
      return (
        question,
        try gate.baseline.map {
          try Baseline(of: question, on: profiles, in: store.snapshot(at: $0))
        }
      )
    }
    let matrix = session.matrix(of: store, threads)
    var run = try AuditRun(question, matrix, on: session.today)
    let earlier = try baseline.map { try AuditRun($0.question, matrix, on: $0.day ?? session.today) }
    if let earlier { run.work.add(earlier.work) }
    session.note(run.work.description)
    let report = AuditReport(
      audits: run.audits,
      comparison: earlier.map { FindingComparison(from: $0.audits, to: run.audits) }, gate: gate,
      isWhole: question.isWhole)
    return report.reply(as: ownFormat, in: session.surroundings.folder)
  }
}
