import CommandGrammar
import Notation
import Storage

/// `dump`.
struct Dump: Query {
  static var card: Card {
    Card(
      "dump", group: "store", "Prints the whole store as stable text.",
      details: "One JSON object a line. Remembered layouts are left out: they can be solved again.",
      examples: [Example("dump", "Prints the design, the revisions, the tags and the journal.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let output = session.surroundings.output
    try session.openStore().dump { line in
      guard output(line.line + "\n") else { throw OutputClosed() }
    }
    return Reply("", list: [])
  }
}
