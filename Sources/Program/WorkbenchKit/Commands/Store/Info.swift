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
    var table = TextTable([("fact", .left), ("value", .left)])
    for (name, fact) in StoreInfo.recordShape.cells(of: info) { table.add([name, fact.text ?? fact.line]) }
    return Reply(table.text, record: info.record)
  }
}
