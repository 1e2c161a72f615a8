import Auditing
import CommandGrammar
import DesignModel
import Findings
import Machine
import Matrix
import Notation
import Reports
import SceneExchange
import Storage

/// `audit`.
struct AuditScreens: Maintenance {
  static var card: Card {
    Card(
      "audit", group: "checking", "Finds what is wrong with screens, and on which profiles.",
      details: """
        Without profile options every stored profile is audited, in each state that a screen declares, and with the \
        keyboard hidden and shown where a screen has a view to type into. What a rule finds of one view on many \
        profiles is one finding, with where it is and the numbers of the worst profile. Exit code 0 means that nothing \
        was found, 1 that something was, as far as --fail-on asks for it. With --baseline only findings that the \
        revision doesn't have are reported. Each ends in its id, which suppress and --fix take. rules lists the \
        rules, and explains one.

        --repairs tries standard remedies for every finding, each on a copy of the screen that is audited anew, and \
        prints the commands of the first that removes the finding and makes nothing worse. --fix prints that of one \
        finding, named by its id, and with --apply does it, as one step of undo, and audits again.
        """,
      examples: [
        Example("audit login --device iphone-16 --text-size L", "Audits login on one phone."),
        Example("audit", "Audits every screen on every stored profile."),
        Example(
          "audit login --device iphone-se-1 --text-size AX3 --keyboard shown --format ndjson",
          "Prints an object for each finding, for programs."),
        Example(
          "audit login --device iphone-16 --repairs", "Also prints commands that repair what is found."),
        Example(
          "audit --device iphone-16 --baseline v1 --fail-on error", "Fails at errors that v1 doesn't have."),
        Example(
          "audit --device iphone-16 --format sarif",
          "Prints a SARIF 2.1.0 log for code scanning; junit, github and markdown are there too."),
      ])
  }

  static let rehearsal = Rehearsal.own

  @Parameter(argument: "The screens; all if none is given.", completion: .object(.screen)) var screens:
    [String] = []
  @ParameterGroup var profiles: ProfileOptions
  @Parameter(option: "The revision to audit.", completion: .revision) var revision: String?
  @Parameter(flag: "Look for repairs of all findings, and print their commands.") var repairs: Bool
  @Parameter(
    option: "The finding to repair, by its id; prints what would be done unless --apply is given.",
    value: "id")
  var fix: String?
  @Parameter(flag: "Do what --fix finds.") var apply: Bool
  @ParameterGroup var gate: AuditGate
  @Parameter(
    option: "How to print results; sarif, junit, github and markdown are for continuous integration.")
  var format: FormatChoice<ReportFormat>?
  @ParameterGroup var threads: Threads

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let ownFormat = session.choose(format)
    try checkFix(ownFormat)
    let (question, baseline) = try ask(in: &session)
    let matrix = session.matrix(of: try session.openStore(), threads)
    matrix.progress.expect(question.layouts + (baseline?.question.layouts ?? 0))
    var run = try AuditRun(question, matrix, on: session.today)
    if let fix { return try repair(fix, of: run, on: question, by: matrix, in: &session) }
    if repairs { try run.findRepairs(question, matrix, for: files(of: &session)) }
    let earlier = try baseline.map { try AuditRun($0.question, matrix, on: $0.day ?? session.today) }
    if let earlier { run.work.add(earlier.work) }
    session.noteWork(run.work.description)
    return try report(run, question, against: earlier, in: session.storePath()).reply(
      as: ownFormat, in: session.surroundings.folder, gate)
  }

  private func files(of session: inout Session) throws -> InterfaceBuilderFiles {
    InterfaceBuilderFiles(store: try session.storePath(), engine: Workbench.canvasEngine)
  }

  private func checkFix(_ format: ReportFormat?) throws(FixError) {
    if apply, fix == nil { throw .nothingToApply }
    if apply, revision != nil { throw .pastRevision }
    if fix != nil, let format { throw .reportFormat(format) }
  }

  private func ask(in session: inout Session) throws -> (CheckedScreens, EarlierScreens?) {
    let store = try session.openStore()
    return try store.reading {
      let question = try CheckedScreens(
        screens, on: profiles.query, for: .findings, in: session.snapshot(at: revision))
      let baseline = try gate.baseline.map {
        try EarlierScreens(of: question, on: profiles.query, in: store.snapshot(at: $0))
      }
      return (question, baseline)
    }
  }

  /// What is wrong, and the changes that were tried, or that there are none to try.
  private static func lackOfRepair(
    of group: FindingGroup, on screen: Screen, _ rejected: [String]
  ) -> Reply {
    let finding = group.finding
    let tried =
      rejected.isEmpty
      ? "no change that is known to repair '\(finding.rule)' applies here"
      : "tried and rejected: \(enumerated(rejected))"
    return Reply(
      "\(screen.name): no repair found of [\(group.id)] \(finding.message); \(tried)", list: [],
      outcome: .findings)
  }

  private func report(
    _ run: AuditRun, _ question: CheckedScreens, against earlier: AuditRun? = nil, in store: String
  ) -> AuditReport {
    let audits = run.audits.joiningParts()
    return AuditReport(
      version: Workbench.version, store: store, audits: audits,
      comparison: earlier.map { FindingComparison(from: $0.audits.joiningParts(), to: audits) },
      isWhole: question.isWhole, stops: gate.stops)
  }

  /// Prints the repair of one finding, or makes it and audits again.
  private func repair(
    _ id: String, of run: AuditRun, on question: CheckedScreens, by matrix: ProfileMatrix,
    in session: inout Session
  ) throws -> Reply {
    let (audit, group) = try run.finding(named: id)
    let (found, rejected) = try run.repair(
      of: group, on: audit.screen, question, matrix, for: files(of: &session))
    guard let offer = found else { return Self.lackOfRepair(of: group, on: audit.screen, rejected) }
    let isApplied = apply && !session.options.dryRun
    let record = Patch(
      edits: offer.edits, repair: offer.printed, finding: group.id, isApplied: isApplied
    ).record
    let words =
      ["\(audit.screen.name): \(offer.title)"] + offer.lines.map { "  \($0)" }
      + [offer.effect, offer.limit].compactMap(\.self)
    guard isApplied else {
      return Reply(
        (words + ["nothing is changed; --apply does it"]).joined(separator: "\n"), list: [record],
        outcome: .findings)
    }
    _ = try session.performBatch(try offer.batch())
    let (question, _) = try ask(in: &session)
    let again = try AuditRun(
      question, session.matrix(of: try session.openStore(), threads), on: session.today)
    let left = try report(again, question, in: session.storePath()).reply(
      as: nil, in: session.surroundings.folder, gate)
    return Reply(
      (words + ["done", "", left.text]).joined(separator: "\n"), list: [record] + left.records,
      outcome: left.outcome)
  }
}

/// A repair that is asked for as it can't be made.
enum FixError: Error, CustomStringConvertible {
  case nothingToApply
  case pastRevision
  case reportFormat(ReportFormat)

  var description: String {
    switch self {
    case .nothingToApply: "'--apply' needs a finding to repair; name it with '--fix'"
    case .reportFormat(let format):
      "'--fix' has no report to print as \(format.rawValue); leave '--format' out, or take one of the common formats"
    case .pastRevision: "a revision stays as it is; leave '--revision' or '--apply' out"
    }
  }
}
