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
    let info = try session.openStore().info()
    let rows: [(String, JSON)] = [
      ("store", .string(info.path)), ("schema", .integer(info.schema)), ("bytes", .integer(info.size)),
      ("writable", .bool(info.isWritable)), ("screens", .integer(info.screens)),
      ("views", .integer(info.views)),
      ("constraints", .integer(info.constraints)), ("variations", .integer(info.variations)),
      ("devices", .integer(info.devices)), ("profiles", .integer(info.profiles)),
      ("revisions", .integer(info.revisions)), ("branches", .integer(info.branches)),
      ("tags", .integer(info.tags)), ("branch", .string(info.branch)),
      ("head", .string(info.head?.name ?? "none")), ("changed", .bool(info.isChanged)),
      ("merging", .string(info.merge.map { "\($0.name) (v\($0.theirs))" } ?? "none")),
      ("editsSinceHead", .integer(info.unsavedOperations)), ("edits", .integer(info.operations)),
      ("undone", .integer(info.undoneOperations)), ("layouts", .integer(info.layouts)),
    ]
    var table = TextTable([("fact", .left), ("value", .left)])
    var members: [String: JSON] = ["type": "info"]
    for (name, json) in rows {
      table.add([name, json.text ?? json.line])
      members[name] = json
    }
    return Reply(table.text, record: .object(members))
  }
}
