import Foundation
import Notation
import TestSupport
import Testing

@Suite("A batch") struct BatchTests {
  /// A screen with a thousand edits: views, attributes and constraints.
  static let thousand: [String] =
    (0..<333).flatMap { number in
      [
        "add-view login extra\(number) --kind label --text 'Label \(number)'",
        "set-view login extra\(number) lines=\(number % 5)",
        "add-constraint login 'extra\(number).top >= form.bottom + \(number)'",
      ]
    } + ["add-screen last"]

  func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  /// Everything in the file, by sqlite3's own words.
  func dump(_ workspace: Workspace) throws -> String {
    let outcome = try Shell().run(
      "sqlite3 '\(workspace.folder.appending(path: "workbench.db").path)' .dump")
    try #require(outcome.status == 0 && outcome.output.count > 10_000)
    return outcome.output
  }

  @Test("of a thousand edits is done as a whole and undone as a whole") func whole() throws {
    let workspace = try workspace()
    let before = try workspace.run("show login").output
    let outcome = workspace.run(["batch", "--lines"], input: Self.thousand.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.split(separator: "\n").count == 1000)
    #expect(try workspace.run("list-constraints login --format ndjson").records.count == 4 + 333)
    #expect(try workspace.run("undo").output == "undid 1000 edits of a batch\n")
    #expect(try workspace.run("show login").output == before)
  }

  @Test("with an error in line 999 changes not one byte and names the line", .startsProcesses)
  func allOrNothing() throws {
    let workspace = try workspace()
    let before = try dump(workspace)
    var lines = Self.thousand
    lines[998] = "set-view login nobody lines=1"
    let outcome = workspace.run(["batch", "--lines"], input: lines.joined(separator: "\n"))
    #expect(outcome.status == 2)
    #expect(outcome.messages.hasPrefix("workbench: line 999: unknown view 'nobody' in screen 'login'"))
    #expect(outcome.output.isEmpty)
    #expect(try dump(workspace) == before)
  }

  @Test("reads JSON lines, and answers one line for each") func jsonLines() throws {
    let workspace = try workspace()
    let input = """
      {"command":"add-view","arguments":{"screen":"login","view":"note","kind":"label","lines":0,"text":"“Hi”"}}

      # what a comment says is passed over
      {"command":"pin","arguments":{"screen":"login","view":"note","pins":["top","leading"]}}
      """
    let outcome = workspace.run(["batch", "--format", "ndjson"], input: input)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.records.map { $0["type"]?.text } == ["view", "list"])
    #expect(outcome.records[0]["attributes"]?["text"]?.text == "“Hi”")
  }

  @Test("says where a line is not JSON, and what can't be part of it") func faults() throws {
    let workspace = try workspace()
    let broken = workspace.run(
      ["batch"], input: "{\"command\":\"add-screen\",\"arguments\":{\"screen\" \"x\"}}")
    #expect(
      broken.messages.hasPrefix(
        "workbench: line 1: the line is not JSON: expected ':' after the key at column 47"))
    let commit = workspace.run(["batch", "--lines"], input: "add-screen x\ncommit -m y\n")
    #expect(
      commit.messages
        == "workbench: line 2: 'commit' is no edit and can't be part of a batch; run it before or after\n")
  }

  @Test("that is only rehearsed shows the difference and changes nothing", .startsProcesses) func dryRun()
    throws
  {
    let workspace = try workspace()
    let before = try dump(workspace)
    let outcome = workspace.run(["batch", "--lines", "--dry-run"], input: "set-view login title lines=3")
    #expect(outcome.output.contains("lines"))
    #expect(try dump(workspace) == before)
  }

  @Test("takes lines that end as Windows ends them", arguments: [true, false]) func carriageReturns(
    words: Bool
  ) throws {
    let workspace = try workspace()
    let lines = ["first", "second"].map { name in
      words
        ? "add-screen \(name)\r\n" : "{\"command\":\"add-screen\",\"arguments\":{\"screen\":\"\(name)\"}}\r\n"
    }
    let outcome = workspace.run(["batch"] + (words ? ["--lines"] : []), input: lines.joined())
    #expect(outcome.status == 0, "\(outcome.messages)")
    let screens = try workspace.run("list-screens --format ndjson").records.map {
      $0["screen"]?.text ?? $0["name"]?.text
    }
    #expect(screens.suffix(2) == ["first", "second"])
  }
}
