import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("The tool edit") struct EditToolTests {
  private static let commands = [
    "init", "add-screen login", "workbench add-view login title --kind label --text Hello",
    #"{"command":"pin","arguments":{"screen":"login","view":"title","pins":"top,leading","to":"safeArea"}}"#,
    "list-views login",
  ]

  @Test("does edits that follow one another as one batch, and other commands between them") func order()
    throws
  {
    let client = try AgentClient(Workspace())
    let done = try client.edit(Self.commands)
    #expect(
      !done.isError && done.text.contains("added screen login\nadded label title to login\n"), "\(done.text)")
    #expect(done.text.hasSuffix("title  label  text=Hello\n"))
    #expect(try client.call("undo", [:]).text == "undid 3 edits of a batch\n")
    #expect(try client.edit(["list-screens"]).text.hasPrefix("no screens"))
  }

  @Test("does none of a batch where one fails, and says which line") func failing() throws {
    let client = try AgentClient(Workspace())
    let failed = try client.edit([
      "init\n\nadd-screen login", "list-screens", "add-screen home", "add-view hom x",
    ])
    #expect(failed.isError)
    #expect(failed.text.contains("login"))
    #expect(
      failed.text.hasSuffix("workbench: line 6: unknown screen 'hom'; did you mean 'home'?\n"),
      "\(failed.text)")
    #expect(try !client.edit(["list-screens"]).text.contains("home"))
  }

  @Test("rehearses, and takes another store") func rehearsal() throws {
    let client = try AgentClient(Workspace())
    _ = try client.call("edit", ["commands": ["init"], "store": "other.db"])
    let shown = try client.call(
      "edit", ["commands": ["add-screen login"], "store": "other.db", "dryRun": true])
    #expect(!shown.isError && shown.text == "adds screen login\n", "\(shown.text)")
    #expect(client.workspace.run(["list-screens", "--store", "other.db"]).output.hasPrefix("no screens"))
    #expect(client.workspace.run(["status"]).status == 2)
  }

  @Test(
    "imports files of the served folder, wherever the server was started",
    arguments: [
      "import-ib Main.storyboard", #"{"command":"import-ib","arguments":{"files":["Main.storyboard"]}}"#,
    ]) func imports(line: String) throws
  {
    let workspace = try Workspace()
    let sample = "Tests/WorkbenchKitTests/Agents/Transcripts/Main.storyboard"
    try FileManager.default.copyItem(
      at: packageFolder.appending(path: sample), to: workspace.folder.appending(path: "Main.storyboard"))
    let done = try AgentClient(workspace).edit(["init", "add-screen home", line, "show login"])
    #expect(!done.isError && done.text.contains("added 1 screen, updated 0"), "\(done.text)")
  }
}
