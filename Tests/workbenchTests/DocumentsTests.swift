import Foundation
import TestSupport
import Testing

@Suite("The documents", .startsProcesses) struct DocumentsTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ((try? FileManager.default.contentsOfDirectory(atPath: packageFolder.appending(path: "docs").path))
    ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }

  static func text(of document: String) throws -> String {
    try String(contentsOf: packageFolder.appending(path: document), encoding: .utf8)
  }

  /// A command of a session and what the document says it prints.
  struct Step {
    var line: String
    var output = ""
  }

  /// The commands of all `console` blocks of a document, in order: one session in one folder.
  static func session(of document: String) throws -> [Step] {
    let blocks = try text(of: document).components(separatedBy: "```console\n").dropFirst()
    var steps: [Step] = []
    for line in blocks.flatMap({ $0.components(separatedBy: "```")[0].split(separator: "\n") }) {
      if line.hasPrefix("$ ") {
        steps.append(Step(line: String(line.dropFirst(2))))
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  @Test("show sessions that run and print just that", arguments: documents) func sessions(document: String)
    throws
  {
    let shell = try Shell()
    shell.variables["SOURCE_DATE_EPOCH"] = "1767225600"
    for step in try Self.session(of: document) {
      let outcome = try shell.run("{ \(step.line)\n} 2>&1")
      let output = outcome.output.split(separator: "\n").filter { line in
        // These say how long it took.
        !["solved ", "remembered the layouts "].contains { line.hasPrefix($0) }
      }
      #expect(output.map { $0 + "\n" }.joined() == step.output, "\(document): \(step.line)")
    }
  }

  @Test("link to what is there", arguments: documents) func links(document: String) throws {
    let folder = packageFolder.appending(path: document).deletingLastPathComponent()
    for match in try Self.text(of: document).matches(of: /\]\(([A-Za-z.][^):#]*)\)/) {
      let path = folder.appending(path: String(match.output.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(document): \(match.output.1)")
    }
  }

  @Test("start with a README that stays under 200 lines") func readme() throws {
    let text = try Self.text(of: "README.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    #expect(try Self.session(of: "README.md").count > 10)
  }

  @Test("list the commands as they declare themselves") func reference() throws {
    let manual = try Shell().run("workbench help --markdown").output
    #expect(try Self.text(of: "docs/commands.md") == manual)
  }
}
