import AutoLayout
import CommandGrammar
import Notation

/// `version`.
struct Version: Query {
  static var card: Card {
    Card(
      "version", group: "scripting", "Prints the program's version and what its layouts are computed by.",
      examples: [Example("version", "Prints both, for a bug report.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let fingerprint = Workbench.engine.fingerprint
    return Reply(
      "workbench \(Workbench.version)\nengine \(fingerprint)",
      record: [
        "type": "version", "version": .string(Workbench.version), "engine": .string(fingerprint),
      ])
  }
}
