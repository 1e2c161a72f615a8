import CommandGrammar
import Notation

/// `write-schemas`: what `make docs` writes docs/schemas with.
struct WriteSchemas: Query {
  static var card: Card {
    Card("write-schemas", group: "scripting", "Writes the JSON Schemas of all records.", isHidden: true)
  }

  @Parameter(argument: "The folder.", completion: .file) var folder: String

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    try session.makeFolder(folder)
    let files = RecordTypes.schemas
    for file in files { try session.write(Array(file.text.utf8), to: "\(folder)/\(file.name)") }
    return Reply("wrote \(counted(files.count, "file")) in \(folder)")
  }
}
