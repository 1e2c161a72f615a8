import CommandGrammar
import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Tools for agents") struct AgentToolTests {
  @Test("are at most eight, in 8 kB together, each with a schema and honest hints") func catalogue() throws {
    let result = try #require(try AgentClient(Workspace()).ask("tools/list")["result"])
    let tools = try #require(result["tools"]?.elements)
    #expect(tools.count == 8 && result.line.utf8.count <= 8000)
    let names = tools.compactMap { $0["name"]?.text }
    #expect(names == ["check", "show", "solve", "explain", "edit", "diff", "undo", "render"])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == "object")
      #expect(tool["description"]?.text?.utf8.count ?? 0 <= 2048)
    }
    let reading = tools.filter { $0["annotations"]?["readOnlyHint"] == true }.compactMap { $0["name"]?.text }
    #expect(reading == ["check", "show", "solve", "explain", "diff"])
  }

  @Test("that only look are all that a read-only server has") func readOnly() throws {
    let client = try AgentClient(Workspace(), isReadOnly: true)
    let tools = try client.ask("tools/list")["result"]?["tools"]?.elements ?? []
    #expect(tools.compactMap { $0["name"]?.text } == ["check", "show", "solve", "explain", "diff", "render"])
    let refused = try client.run("render", ["login", "-o", "login.svg"])
    #expect(refused.isError)
    #expect(
      refused.text
        == "workbench: '--output' writes a file, and 'render' only reads here; leave it out\n")
  }

  @Test("name every command that an agent may run, and every parameter") func derived() throws {
    let tools = AgentTool.all(isReadOnly: false).map(\.json.line).joined()
    for entry in Workbench.table.entries where !CommandGate.isForShells(entry.card.name) {
      #expect(tools.contains(entry.card.name), "\(entry.card.name)")
    }
    for spec in try Workbench.table.entry(named: "check").parameters where spec.kind != .argument {
      #expect(tools.contains(spec.optionName))
    }
  }

  @Test("explain themselves when asked for help") func help() throws {
    let client = try AgentClient(Workspace())
    for tool in ["check", "show", "solve", "explain", "diff", "undo", "render"] {
      let result = try client.run(tool, ["--help"])
      #expect(!result.isError && result.text.contains("usage: workbench \(tool)"), "\(tool)")
    }
    #expect(try client.edit(["help pin"]).text.contains("usage: workbench pin"))
  }

  @Test("answer in pages of one run") func pages() throws {
    let client = try AgentClient(Workspace())
    _ = try client.edit(["init"])
    let devices = try client.edit(["list-devices --format ndjson"])
    #expect(devices.text.hasSuffix("; the same call with \"page\": 2 goes on]\n"))
    var whole = ""
    for page in 1... {
      let text = try client.edit(["list-devices --format ndjson"], page: page).text
      #expect(text.utf8.count <= ToolAnswer.longest)
      whole += text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { $0 + "\n" }.joined()
      if !text.contains("goes on]") { break }
    }
    #expect(whole == client.workspace.run(["list-devices", "--format", "ndjson"]).output)
    #expect(
      try client.edit(["list-devices --format ndjson"], page: 99).text.hasPrefix(
        "workbench: there is no page 99"))
    // An edit is not run again for another page.
    let forgotten = try client.edit(["add-screen login"], page: 2)
    #expect(forgotten.isError && forgotten.text.contains("runs nothing again"))
    #expect(try client.edit(["list-screens"]).text.hasPrefix("no screens"))
  }

  @Test("give a link to a picture that they write") func pictures() throws {
    let client = try AgentClient(Workspace())
    _ = try client.edit(["init", "add-screen login"])
    let drawn = try client.run("render", ["login", "-o", "a b.svg"])
    #expect(drawn.text == "wrote a b.svg\n" && drawn.links.count == 1)
    let link = try #require(drawn.links.first)
    #expect(
      link["type"] == "resource_link" && link["mimeType"] == "image/svg+xml" && link["name"] == "a b.svg")
    #expect(link["uri"]?.text?.hasSuffix("/a%20b.svg") == true)
    let path = try #require(link["uri"]?.text?.dropFirst(7)).replacing("%20", with: " ")
    #expect(FileManager.default.fileExists(atPath: String(path)))
  }

  @Test(
    "refuse what they don't take in a sentence",
    arguments: [
      (#"{"commands":[]}"#, "'commands' has no command; give at least one, as 'list-screens'"),
      (
        #"{"commands":"init"}"#, #"'commands' must be a list of texts, as ["login", "--device", "iphone-16"]"#
      ),
      (#"{"commands":["init"],"page":0}"#, "'page' must be a whole number from 1"),
      (#"{"commands":["init"],"dryRun":1}"#, "'dryRun' must be true or false"),
      (#"{"commands":["init"],"store":1}"#, "'store' must be text"),
      (#"{"command":["init"]}"#, "'edit' takes no 'command'; did you mean 'commands'?"),
      (#"{"commands":["init","pin 'x"]}"#, "line 2: the single quote is not closed at column 5"),
      (
        ##"{"commands":["init","# x","batch -"]}"##,
        "line 3: 'batch' reads a file of commands; give its lines in 'commands'"
      ),
      (#"{"commands":["mcp"]}"#, "line 1: 'mcp' is for shells and not for agents; leave it out"),
      (
        #"{"commands":["check --watch"]}"#,
        "line 1: '--watch' goes on until Ctrl-C; leave it out and call again after a change"
      ),
    ]) func refusals(arguments: String, sentence: String) throws
  {
    let client = try AgentClient(Workspace())
    let result = try client.call("edit", JSON(parsing: arguments))
    #expect(result.isError && result.text.hasPrefix("workbench: \(sentence)"), "\(result.text)")
    #expect(client.workspace.run(["status"]).status == 2)
  }

  @Test("write nothing where they are said to read", arguments: ["--fix 0 --apply", "--accept-into a.tsv"])
  func reading(options: String) throws {
    let client = try AgentClient(Workspace())
    let words = ["Main.storyboard"] + options.split(separator: " ").map(String.init)
    let result = try client.run("check", words)
    #expect(
      result.isError && result.text.contains("writes a file, and 'check' only reads here"), "\(result.text)")
    // What is only read is no reason.
    let read = try client.run("check", ["Main.storyboard", "--accepted", "a.tsv"])
    #expect(read.isError && !read.text.contains("writes a file"), "\(read.text)")
  }
}
