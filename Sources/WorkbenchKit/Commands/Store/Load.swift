import CommandGrammar
import Notation
import Storage

/// `load`.
struct Load: Maintenance {
  static var card: Card {
    Card(
      "load", group: "store", "Makes a new store from what dump printed.",
      examples: [Example("load dump.ndjson --store copy.db", "Makes copy.db; its dump is the same text.")])
  }

  @Parameter(argument: "The file to read; - for standard input.", completion: .file) var file: String = "-"

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let path = session.newStorePath
    let lines = try session.text(of: file).lines
    try Store.load(at: path, lines: lines.lazy.map(String.init)).close()
    return Reply(
      "made \(path) from \(file == "-" ? "standard input" : file)",
      record: WrittenStore(path: path).record)
  }
}
