import Foundation
import Notation
import TestSupport
import Testing

/// Conversations as clients of both eras have them: lines with `>` are sent, lines with `<` come back.
@Suite("A conversation with an agent", .startsProcesses) struct AgentTranscriptTests {
  /// Stands in a transcript where the served folder's path is.
  private static let place = "FOLDER"

  @Test("runs byte for byte as it was written down", arguments: ["legacy", "modern"])
  func replay(name: String) throws {
    let file = packageFolder.appending(path: "Tests/WorkbenchKitTests/Agents/Transcripts/\(name).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let sent = lines.filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) }
    let shell = try SkillTests.shell()
    let outcome = try shell.run("workbench mcp", input: sent.joined(separator: "\n"))
    #expect(outcome.status == 0 && outcome.messages == "")
    let answers = outcome.output.split(separator: "\n").map(String.init)
    let replayed = try Self.conversation(sent.map(String.init), answers, in: shell)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try (replayed.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(lines == replayed)
  }

  /// What was sent, each line with what it was answered, if it was: a remark is not.
  private static func conversation(
    _ sent: [String], _ answers: [String], in shell: Shell
  ) throws -> [String] {
    let path = shell.folder.resolvingSymlinksInPath().path
    var left = answers[...]
    var lines: [String] = []
    for line in sent {
      lines.append("> \(line)")
      if line.contains("\"method\":\"notifications/") { continue }
      let answer = try #require(left.first)
      left = left.dropFirst()
      lines.append("< \(answer.replacing(path, with: place))")
    }
    #expect(left.isEmpty)
    return lines
  }
}
