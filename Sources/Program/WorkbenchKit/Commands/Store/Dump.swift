import CommandGrammar
import Machine
import Notation
import Storage

/// `dump`.
struct Dump: Query {
  static var card: Card {
    Card(
      "dump", group: "store", "Prints the whole store as stable text.",
      details: """
        One JSON object a line; the last counts and hashes those before it, so that 'load' sees what is missing. \
        Remembered layouts are left out: they can be solved again.
        """,
      examples: [Example("dump", "Prints the design, the revisions, the tags and the journal.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let output = session.surroundings.output
    var text = ""
    try session.openStore().dump { line in
      text += line
      text += "\n"
      if text.utf8.count >= 1 << 16 {
        try output(text)
        text = ""
      }
    }
    try output(text)
    return Reply("", list: [])
  }
}
