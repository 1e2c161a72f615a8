import AutoLayout
import CommandGrammar
import Notation

/// `version`.
struct PrintVersion: Query {
  static var card: Card {
    Card(
      "version", group: "scripting", "Prints the program's version and what its layouts are computed by.",
      examples: [Example("version", "Prints both, for a bug report.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    Reply(
      "workbench \(Workbench.version)\nengine \(Workbench.engine.fingerprint)", record: Self.record)
  }

  /// The program's version, and that of what computes its layouts.
  static var record: JSON {
    [
      "type": "version", "version": .string(Workbench.version),
      "engine": .string(Workbench.engine.fingerprint),
    ]
  }
}
