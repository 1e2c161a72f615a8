import Auditing
import AutoLayout
import CommandGrammar
import Notation
import Storage

/// `compact`.
struct Compact: Maintenance {
  static var card: Card {
    Card(
      "compact", group: "store", "Removes from the file what nothing refers to, and reclaims the space.",
      details: """
        That is contents that no revision has, and remembered layouts that nothing asks for any more: of screens that \
        neither a revision nor the working design has, on profiles that are not stored, by another version of the \
        engine; and remembered audits of such screens or by other rules. Revisions, the journal and undo stay as they are.
        """,
      examples: [Example("compact", "Says how large the file was and is.")])
  }

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let result = try session.openStore(.writing).compact(
      engine: { Workbench.engine.fingerprint(of: $0) },
      rules: { Audit.fingerprint(of: $0, engine: Workbench.engine) })
    return Reply(
      "took out \(counted(result.layouts, "layout")), \(counted(result.audits, "audit")) and \(counted(result.contents, "content")); "
        + "\(result.bytesBefore) bytes before, \(result.bytesAfter) now",
      record: result.record)
  }
}
