import CommandGrammar
import Notation
import Storage

/// `load`.
struct Load: Maintenance {
  static var card: Card {
    Card(
      "load", group: "store", "Makes a new store from what dump printed.",
      details: """
        A dump ends with a line that counts and hashes the others; without it, or where it speaks of others, no store \
        is made. Dumps of programs that wrote no such line, and dumps that were edited and lost it, are loaded with --cut.
        """,
      examples: [
        Example("load dump.ndjson --store copy.db", "Makes copy.db; its dump is the same text."),
        Example("load dump.ndjson --cut --store copy.db", "Loads a dump of an older version."),
      ])
  }

  @Parameter(argument: "The file to read; - for standard input.", completion: .file) var file: String = "-"
  @Parameter(flag: "Load a dump that has no last line, as far as it goes.") var cut: Bool

  static let rehearsal = Rehearsal.none

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let path = session.newStorePath
    let lines = try session.text(of: file).lines
    try Store.load(at: path, lines: lines.lazy.map(String.init), mayBeCut: cut).close()
    return Reply(
      "made \(path) from \(file == "-" ? "standard input" : file)",
      record: WrittenStore(path: path).record)
  }
}
