import Machine
import CommandGrammar
import DesignArguments
import DesignModel
import Notation
import Reports
import Storage
import Studies

/// `check`.
struct Check: Query {
  static var card: Card {
    Card(
      "check", group: "checking", "Says in one line whether screens are sound, then what is wrong.",
      details: """
        Solves the screens, audits them and checks their assertions on the profiles that audit and assert take. The \
        first line is the verdict; findings and failing assertions follow. Exit code 0 means that nothing is wrong, 1 \
        that something is, as far as --fail-on asks for it; a failing assertion always counts. With --baseline only \
        findings that the revision doesn't have are listed, and fail. In the forms for continuous integration what is \
        wrong in an imported screen has the file that it was imported from, and the line there.
        """,
      examples: [
        Example("check --device iphone-16", "Checks every screen on one phone."),
        Example("check login", "Checks login on every stored profile."),
        Example("check --device iphone-16 --baseline v1", "Fails at what v1 doesn't have."),
        Example("check --device iphone-16 --format sarif", "Prints a SARIF 2.1.0 log for code scanning."),
      ])
  }

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @ParameterGroup var gate: AuditGate
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?
  @ParameterGroup var threads: Threads

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let ownFormat = session.choose(format)
    let store = try session.openStore()
    let (working, audited, asserted, baseline) = try store.reading {
      let snapshot = try session.snapshot(at: nil)
      let question = try CheckedScreens(screens, on: profiles.query, for: .findings, in: snapshot)
      return (
        snapshot, question, try CheckedScreens(screens, on: profiles.query, for: .assertions, in: snapshot),
        try gate.baseline.map {
          try EarlierScreens(of: question, on: profiles.query, in: store.snapshot(at: $0))
        }
      )
    }
    let matrix = session.matrix(of: store, threads)
    matrix.progress.expect(audited.layouts + (baseline?.question.layouts ?? 0) + asserted.claimedLayouts)
    var run = try AuditRun(audited, matrix, on: session.today)
    let earlier = try baseline.map { try AuditRun($0.question, matrix, on: $0.day ?? session.today) }
    let claims = try AssertionRun(asserted, matrix)
    if let earlier { run.work.add(earlier.work) }
    if audited.isWhole {
      try CheckMemory(of: working, in: store, engine: Workbench.engine).keep(run.audits, claims.verdicts)
    }
    session.note(run.work.description)
    let report = AuditReport(
      version: Workbench.version, store: try session.storePath(), audits: run.audits,
      comparison: earlier.map { FindingComparison(from: $0.audits, to: run.audits) },
      verdicts: claims.verdicts,
      isWhole: audited.isWhole, stops: gate.stops)
    return report.checkReply(as: ownFormat, in: session.surroundings.folder, gate)
  }
}
