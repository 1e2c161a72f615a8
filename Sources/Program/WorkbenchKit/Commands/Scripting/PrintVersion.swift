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
      "workbench \(Workbench.version)\nengine \(Workbench.engine.fingerprint)",
      record: Self.record)
  }

  static var record: JSON {
    recordShape.record(of: (Workbench.version, Workbench.engine.fingerprint))
  }

  /// The program's version, and that of what computes its layouts.
  static let recordShape = RecordShape<(version: String, engine: String)>(
    "version", "The program's version."
  ) {
    Column("version", "By Semantic Versioning.", from: { $0.version })
    Column(
      "engine",
      "What layouts are computed by; remembered layouts of another engine are not used.", from: { $0.engine })
  }
}
