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

  @Test("build, solve, commit and tell the difference", arguments: scripts) func runs(script: String) throws {
    let (shell, output) = try store(script)
    #expect(output.contains("\nDesign\n") && output.contains("\nWhat people see, on "))
    #expect(try shell.run("workbench log --format tsv").output.split(separator: "\n").count == 3)
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
