import CommandGrammar
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

  /// The reply, with what the file accepts and is not found any more, where all profiles were asked.
  func remark(on reply: Reply, about report: AuditReport, in session: inout Session) throws -> Reply {
    guard let accepted, report.isWhole, !reply.isDocument else { return reply }
    let gone = try read(accepted, isNeeded: true, in: &session).gone(from: report.audits)
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
    guard let acceptInto else { return nil }
    let list = try read(acceptInto, isNeeded: false, in: &session)
      .updated(with: report.audits, isWhole: report.isWhole)
    let count = report.audits.reduce(0) { $0 + $1.groups.count }
    let verb = session.options.dryRun ? "would accept" : "accepted"
    if !session.options.dryRun { try session.write(Array(list.text.utf8), to: acceptInto) }
    return Reply(
      "\(verb) \(counted(count, "finding")) of \(counted(report.audits.count, "screen")) in \(acceptInto), which has \(list.count) now; check --accepted \(acceptInto) reports what is new"
    )
  }
}
