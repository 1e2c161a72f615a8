import Foundation
import SQLite
import TestSupport
import Testing

/// A store says to this program what it said to the program that made it.
@Suite("What stores of earlier programs say") struct EarlierStoresStory {
  private static let folder = packageFolder.appending(path: "Tests/StorageTests/Earlier")

  /// The answers to commands, each after a line `$ list-screens`.
  private static func answers(_ text: String) -> [(command: String, output: String)] {
    text.components(separatedBy: "$ ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n")!
      return (String(part[..<end]), String(part[part.index(after: end)...]))
    }
  }

  private static func workspace(_ schema: Int) throws -> Workspace {
    let workspace = try Workspace()
    let text = try String(contentsOf: folder.appending(path: "schema-\(schema).sql"), encoding: .utf8)
    let database = try Database(path: workspace.folder.appending(path: "workbench.db").path, mode: .create)
    try database.execute(text)
    database.close()
    return workspace
  }

  @Test("is what they said then", arguments: [10, 21]) func answers(schema: Int) throws {
    let workspace = try Self.workspace(schema)
    let recorded = try String(
      contentsOf: Self.folder.appending(path: "schema-\(schema).txt"), encoding: .utf8)
    let answers = Self.answers(recorded)
    #expect(answers.count > 12)
    for (command, output) in answers { #expect(try workspace.run(command).output == output, "\(command)") }
    #expect(try workspace.run("verify-store").output == "the store is sound\n")
  }
}
