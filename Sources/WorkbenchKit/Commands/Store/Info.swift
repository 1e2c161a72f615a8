import CommandGrammar
import Notation
import Storage

/// `info`.
struct Info: Query {
  static var card: Card {
    Card(
      "info", group: "store", "Says what the store holds and where its history stands.",
      examples: [Example("info", "Prints counts, the head revision and what is not committed yet.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let info = try session.readStore { try $0.info() }
    let rows: [(String, String, JSON)] = [
      ("store", info.path, .string(info.path)), ("schema", "\(info.schema)", .integer(info.schema)),
      ("bytes", "\(info.bytes)", .integer(info.bytes)), ("screens", "\(info.screens)", .integer(info.screens)),
      ("devices", "\(info.devices)", .integer(info.devices)),
      ("profiles", "\(info.profiles)", .integer(info.profiles)),
      ("revisions", "\(info.revisions)", .integer(info.revisions)),
      ("head", info.head ?? "none", info.head.map { .string($0) } ?? .null),
      ("uncommitted", info.isDirty ? "yes" : "no", .bool(info.isDirty)),
      ("edits", "\(info.edits)", .integer(info.edits)), ("undone", "\(info.undone)", .integer(info.undone)),
      ("layouts", "\(info.layouts)", .integer(info.layouts)),
    ]
    var table = TextTable([("fact", .left), ("value", .left)])
    var members: [String: JSON] = ["type": "info"]
    for (name, text, json) in rows {
      table.add([name, text])
      members[name] = json
    }
    return Reply(table.text, record: .object(members))
  }
}
