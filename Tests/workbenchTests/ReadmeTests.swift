import Foundation
import TestSupport
import Testing

@Suite("The README") struct ReadmeTests {
  /// A command of the session and what the README says it prints.
  struct Step {
    var line: String
    var output = ""
  }

  static func text() throws -> String {
    try String(contentsOf: packageFolder.appending(path: "README.md"), encoding: .utf8)
  }

  static func session() throws -> [Step] {
    let blocks = try text().components(separatedBy: "```console\n").dropFirst()
    let lines = blocks.compactMap { $0.components(separatedBy: "```").first }.joined().split(separator: "\n", omittingEmptySubsequences: false)
    var steps: [Step] = []
    for line in lines.dropLast() {
      if line.hasPrefix("$ ") {
        steps.append(Step(line: String(line.dropFirst(2))))
      } else {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  @Test("shows a session that runs and prints just that") func session() throws {
    let shell = try Shell()
    let steps = try Self.session()
    #expect(steps.count > 10)
    for step in steps {
      let outcome = try shell.run(step.line)
      #expect(outcome.output == step.output, "\(step.line)")
      #expect(outcome.status == (step.line.contains("diff") ? 1 : 0), "\(step.line): \(outcome.messages)")
    }
  }

  @Test("stays short, and links to what is there") func links() throws {
    let text = try Self.text()
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    for match in text.matches(of: /\]\(([A-Za-z][^):]*)\)/) {
      let path = packageFolder.appending(path: String(match.output.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.output.1)")
    }
  }

  @Test("of the commands is made from their declarations") func reference() throws {
    let manual = try Shell().run("workbench help --markdown").output
    #expect(try String(contentsOf: packageFolder.appending(path: "docs/commands.md"), encoding: .utf8) == manual)
  }
}
