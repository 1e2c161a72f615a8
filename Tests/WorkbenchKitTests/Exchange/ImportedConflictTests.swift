import Foundation
import Notation
import Testing

@testable import WorkbenchKit

@Suite("A conflict of an imported screen") struct ImportedConflictTests {
  /// A label that hugs its content at 1000 in a xib, with further commands for it before it is written.
  private func workspace(_ lines: String = "") throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init --profiles none --store made.db")
    for line in [
      "add-profiles iphone-16/portrait", "add-screen s",
      "add-view s t --kind label --text Hi --style body --hugging 1000,1000",
      "pin s t top,leading --to safeArea",
    ] + lines.split(separator: "\n").map(String.init) + ["export s --format xib -o t.xib"] {
      let outcome = try workspace.run("\(line) --store made.db")
      try #require(outcome.status == 0, "\(outcome.messages)")
    }
    try workspace.run("init --profiles none")
    try workspace.run("add-profiles iphone-16/portrait")
    let imported = try workspace.run("import-ib t.xib")
    try #require(imported.status == 0, "\(imported.messages)")
    return workspace
  }

  private func findings(in workspace: Workspace) throws -> [JSON] {
    try workspace.run("audit --format ndjson").records.filter { $0["rule"] == "unsatisfiable-constraints" }
  }

  @Test("is an error to each command where a constraint was added in the store") func added() throws {
    let workspace = try workspace()
    #expect(try workspace.run("audit").status == 0 && findings(in: workspace).isEmpty)
    try workspace.run("add-constraint viewS 't.height == 100'")
    #expect(try findings(in: workspace).map { $0["severity"] } == ["error"])
    #expect(try workspace.run("explain viewS").status == 1)
    let check = try workspace.run("check viewS")
    #expect(check.status == 1 && check.output.contains("1 error"))
    #expect(try workspace.run("status").output.contains("1 error"))
    #expect(try workspace.run("solve viewS").output.contains("can't hold together"))
  }

  @Test("is a note to each command where all of it is the file's, since the content gives way on the canvas")
  func own() throws {
    let workspace = try workspace("add-constraint s 't.height == 100'")
    let found = try findings(in: workspace)
    #expect(found.map { $0["severity"] } == ["note"])
    #expect(found[0]["message"]?.text?.contains("the canvas lets the content give way") == true)
    #expect(try workspace.run("explain viewS").status == 1)
    let check = try workspace.run("check viewS")
    #expect(check.status == 1 && check.output.contains("1 note") && !check.output.contains("sound"))
    #expect(try workspace.run("status").output.contains("1 note"))
    #expect(try workspace.run("check viewS --fail-on warning").status == 0)
    // The height that either may have is no matter of its own.
    let open = try workspace.run("audit --format ndjson").records.filter { $0["rule"] == "ambiguous-layout" }
    #expect(open.isEmpty)
    try workspace.run("suppress \(found[0]["id"]!.text!) --reason 'Meant so'")
    #expect(try findings(in: workspace).filter { $0["type"] == "finding" }.isEmpty)
  }

  @Test("is an error where a constraint of the file was changed in the store") func changed() throws {
    let workspace = try workspace("add-constraint s 't.height == 100' --id tall")
    let id = try #require(try findings(in: workspace).first?["constraint"]?.text)
    #expect(try workspace.run("set-constraint viewS \(id) constant=90").status == 0)
    #expect(try findings(in: workspace).map { $0["severity"] } == ["error"])
    try workspace.run("undo")
    #expect(try findings(in: workspace).map { $0["severity"] } == ["note"])
  }

  @Test("does not hide what is open beside it") func beside() throws {
    let workspace = try workspace(
      "add-constraint s 't.height == 100'\nadd-view s box --size 20x20\npin s box top --to safeArea")
    let rules = try workspace.run("audit --format ndjson").records.compactMap { $0["rule"]?.text }
    #expect(rules.contains("ambiguous-layout") && rules.contains("unsatisfiable-constraints"))
  }
}
