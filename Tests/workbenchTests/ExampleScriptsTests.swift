import Foundation
import Notation
import TestSupport
import Testing

@Suite("The example screens", .startsProcesses) struct ExampleScriptsTests {
  static let scripts = [
    "sign-in-form", "copy-screen", "conditional-scrolling", "stretchy-header", "rotation-and-keyboard",
  ]

  /// What a script makes.
  private struct Made {
    /// The store's file.
    let store: Data
    /// What the script prints.
    let output: String

    init(by script: String) throws {
      let shell = try Shell()
      let path = packageFolder.appending(path: "Examples/\(script).sh").path
      let outcome = try shell.run("'\(path)' workbench.db")
      guard outcome.status == 0 else { throw Failure(messages: outcome.messages) }
      store = try Data(contentsOf: shell.folder.appending(path: "workbench.db"))
      output = outcome.output
    }
  }

  private struct Failure: Error { let messages: String }

  /// What each script makes; made once and copied from then on.
  private static let made = scripts.map { script in Result { try Made(by: script) } }

  private func store(_ script: String) throws -> (shell: Shell, output: String) {
    let shell = try Shell()
    let place = try #require(Self.scripts.firstIndex(of: script))
    let made = try Self.made[place].get()
    try made.store.write(to: shell.folder.appending(path: "workbench.db"))
    return (shell, made.output)
  }

  @Test("build, solve, commit and show the difference", arguments: scripts) func runs(script: String) throws {
    let (shell, output) = try store(script)
    #expect(output.contains("\nDesign\n") && output.contains("\nWhat people see, on "))
    let last = try #require(output.components(separatedBy: "\n$ workbench diff ").last)
    let answer = last.components(separatedBy: "\n$ ")[0].split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .dropFirst()
    // Sentences may run over several lines, which begin further in.
    let sentences = answer.count { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(
      sentences > 0 && sentences <= 30 && answer.first?.hasPrefix("What people see, on ") == true, "\(answer)"
    )
    #expect(try shell.run("workbench log --format tsv").output.split(separator: "\n").count == 3)
  }

  @Test("print no line over a hundred columns, and no open end", arguments: scripts)
  func lines(script: String) throws {
    let (shell, output) = try store(script)
    let name = try #require(
      shell.run("workbench list-screens --format tsv").output.split(separator: "\n").last
    )
    .split(separator: "\t")[0]
    let commands = [
      "show \(name)", "blame \(name)", "log", "status", "info", "list-views \(name)",
      "list-constraints \(name)",
      "list-variations \(name)", "list-assertions \(name)", "explain \(name)", "solve \(name)",
      "check --device iphone-se-1,iphone-16 --text-size L,AX3", "audit --device iphone-se-1 --repairs",
      "assert --device iphone-se-1", "diff v1 v2 --device iphone-se-1 --details",
      "list-budgets --device iphone-16",
    ]
    let answers = try commands.map { try shell.run("workbench \($0)").output }
    for line in ([output] + answers).joined(separator: "\n").split(separator: "\n") {
      // The scripts say what they run.
      if line.hasPrefix("$ ") { continue }
      #expect(line.count <= 100, "\(line)")
      #expect(!line.contains(/\bor \d+ more\b/), "\(line)")
    }
  }

  @Test("have a frame for every view on every profile", arguments: scripts) func complete(script: String)
    throws
  {
    let (shell, _) = try store(script)
    let profiles = try shell.run("workbench list-profiles").output.split(separator: "\n").count
    let counts = """
      workbench solve --all-profiles --revision v1 --format ndjson \
        | jq -r 'select(.type == "frame") | select(all(.frame[], .screenFrame[], .exact[]; type == "number")) | .view' \
        | sort | uniq -c | awk '{ print $1 }' | uniq
      """
    #expect(try shell.run(counts).output == "\(profiles)\n")
  }

  @Test("have neither conflict nor ambiguity at the default text size", arguments: scripts)
  func sound(script: String) throws {
    let (shell, _) = try store(script)
    for revision in ["v1", "v2"] {
      let solved = try shell.run(
        "workbench solve --device iphone-se-3,iphone-16 --revision \(revision) --format ndjson")
      let solutions = try solved.output.split(separator: "\n").map { try JSON(parsing: $0) }
        .filter { $0["type"]?.text == "solution" }
      #expect(solutions.map { $0["status"]?.text } == ["solved", "solved"])
    }
  }
}
