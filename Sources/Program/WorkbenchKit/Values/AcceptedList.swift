import CommandGrammar
import DesignModel
import Findings
import Machine
import Notation

/// The file of findings that a team knows and lives with.
struct AcceptedList: GroupedParameters {
  @Parameter(
    option: "A file of accepted findings, which are counted, and neither listed nor failures.", value: "file",
    completion: .file)
  var accepted: String?
  @Parameter(
    option:
      "Write what is found into a file of accepted findings, in place of reporting it; what the file has of other screens stays.",
    value: "file", completion: .file)
  var acceptInto: String?

  init() {}

  func check() throws(ArgumentFault) {
    if accepted != nil, acceptInto != nil {
      throw ArgumentFault(
        "--accepted reads a file of accepted findings and --accept-into writes one; give one of them")
    }
  }

  /// True if a file is read or written.
  var isNamed: Bool { accepted != nil || acceptInto != nil }

  /// The file of that name; empty where there is none yet.
  private func read(_ file: String, isNeeded: Bool, in session: inout Session) throws -> AcceptedFindings {
    let (path, store) = (session.path(of: file), try session.storePath())
    if !isNeeded, !isPlainFile(path) { return AcceptedFindings(at: path, store: store) }
    return try AcceptedFindings(try session.text(of: file), at: path, store: store)
  }

  /// Screens with what is accepted set apart.
  func accepting(in audits: [ScreenAudit], _ session: inout Session) throws -> [ScreenAudit] {
    guard let accepted else { return audits }
    return try read(accepted, isNeeded: true, in: &session).accepting(in: audits)
  }

  /// What is found in windows of any size, with what is accepted set apart.
  func accepting(in planes: [PlaneFindings], _ session: inout Session) throws -> [PlaneFindings] {
    guard let accepted else { return planes }
    return try read(accepted, isNeeded: true, in: &session).accepting(in: planes)
  }

  /// The reply, with what the file accepts and is not found any more, where all profiles were asked.
  func remark(on reply: Reply, about report: AuditReport, in session: inout Session) throws -> Reply {
    guard report.isWhole else { return reply }
    return try remark(on: reply, in: &session) { $0.gone(from: report.audits) }
  }

  /// The reply, with what the file accepts in windows of any size and is not found any more.
  func remark(on reply: Reply, about planes: [PlaneFindings], in session: inout Session) throws -> Reply {
    try remark(on: reply, in: &session) { $0.gone(from: planes) }
  }

  private func remark(
    on reply: Reply, in session: inout Session, gone: (AcceptedFindings) -> [String]
  ) throws -> Reply {
    guard let accepted, !reply.isDocument else { return reply }
    let gone = gone(try read(accepted, isNeeded: true, in: &session))
    if gone.isEmpty { return reply }
    let most = 3
    let rest = gone.count > most ? "; and \(gone.count - most) more" : ""
    let word = gone.count == 1 ? "is" : "are"
    return reply.with(
      remarks: [
        "\(counted(gone.count, "accepted finding")) \(word) gone: \(gone.prefix(most).joined(separator: "; "))\(rest); --accept-into \(accepted) leaves \(gone.count == 1 ? "it" : "them") out"
      ], [])
  }

  /// Writes what is found; nil where that wasn't asked.
  func write(_ report: AuditReport, in session: inout Session) throws -> Reply? {
    let count = report.audits.reduce(0) { $0 + $1.groups.count }
    return try write(count, ofScreens: report.audits.count, in: &session) {
      $0.updated(with: report.audits, isWhole: report.isWhole)
    }
  }

  /// Writes what is found in windows of any size; nil where that wasn't asked.
  func write(_ planes: [PlaneFindings], in session: inout Session) throws -> Reply? {
    let count = planes.reduce(0) { $0 + $1.found.count }
    return try write(count, ofScreens: Set(planes.map(\.phases.screen.id)).count, in: &session) {
      $0.updated(with: planes)
    }
  }

  private func write(
    _ count: Int, ofScreens screens: Int, in session: inout Session,
    update: (AcceptedFindings) -> AcceptedFindings
  ) throws -> Reply? {
    guard let acceptInto else { return nil }
    let list = update(try read(acceptInto, isNeeded: false, in: &session))
    let verb = session.options.dryRun ? "would accept" : "accepted"
    if !session.options.dryRun { try session.write(Array(list.text.utf8), to: acceptInto) }
    return Reply(
      "\(verb) \(counted(count, "finding")) of \(counted(screens, "screen")) in \(acceptInto), which has \(list.count) now; check --accepted \(acceptInto) reports what is new"
    )
  }
}
