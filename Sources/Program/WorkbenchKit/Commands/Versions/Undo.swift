import CommandGrammar
import Notation
import Storage

/// `undo`.
struct Undo: Maintenance {
  static var card: Card {
    Card(
      "undo", group: "versions", "Undoes the last edit, or the last batch of edits.",
      details: "The journal reaches back to the store's beginning. 'redo' does again what was undone.",
      examples: [Example("undo", "Undoes one edit and says which.")])
  }

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    .stepped("undid", try session.openStore(.writing).undo(), otherwise: "nothing to undo")
  }
}

/// `redo`.
struct Redo: Maintenance {
  static var card: Card {
    Card(
      "redo", group: "versions", "Does again what undo undid last.",
      details: "An edit made after an undo takes its place: what was undone before it can't be redone.",
      examples: [Example("redo", "Does one edit again, if there is one.")])
  }

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    .stepped("redid", try session.openStore(.writing).redo(), otherwise: "nothing to redo")
  }
}

extension Reply {
  /// What a step through the journal says: the edits it went over.
  fileprivate static func stepped(_ verb: String, _ operations: [Storage.Operation], otherwise: String)
    -> Reply
  {
    guard let first = operations.first else { return Reply(otherwise, list: []) }
    let line = first.record.line
    let shown = line.count > 200 ? "\(line.prefix(200))…" : line
    let what = operations.count == 1 ? shown : "\(operations.count) edits of a batch"
    return Reply("\(verb) \(what)", list: operations.map { Storage.Operation.recordShape.record(of: $0) })
  }
}

extension Storage.Operation {
  static let recordShape = RecordShape<Self>(
    "operation", "An edit that undo took back or redo did again.", isRehearsed: true
  ) {
    Column("operation", "Its number in the journal.", from: \.id)
    Column("command", "The command.", from: \.record.command)
    Column("arguments", "Its arguments.", from: \.record.arguments, as: .json(.type("object")))
    Column("undone", "Whether it is undone now.", from: \.isUndone)
  }
}
