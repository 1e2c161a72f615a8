import CommandGrammar
import Notation
import Storage

/// `backup`.
struct Backup: Maintenance {
  static var card: Card {
    Card(
      "backup", group: "store", "Copies the store to a new file while others may go on working with it.",
      examples: [Example("backup copy.db", "Writes copy.db, which is a store too.")])
  }

  @Parameter(argument: "The new file.", completion: .file) var path: String

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let copy = session.path(of: path)
    try session.openStore().backUp(to: copy)
    return Reply("copied the store to \(path)", record: WrittenStore(path: path).record)
  }
}
