import Foundation
import Notation
import TestSupport
import Testing

/// The configuration of each client in docs/agents.md, started as the client would start it.
@Suite("The configuration of", .startsProcesses) struct AgentClientsTests {
  /// How a client starts the server.
  struct Start {
    let command: String
    let arguments: [String]

    /// Reads a block of the document: JSON with the servers under a key, or TOML.
    init(_ block: String, under key: String) throws {
      let server =
        block.hasPrefix("{")
        ? try JSON(parsing: block)[key]?["workbench"] ?? .null
        : try Self.table("[\(key).workbench]", in: block)
      command = try #require(server["command"]?.text)
      arguments = try #require(server["args"]?.elements).compactMap(\.text)
    }

    /// A table of TOML whose values are texts and lists of texts, which JSON spells alike.
    private static func table(_ head: String, in block: String) throws -> JSON {
      let lines = block.split(separator: "\n").drop { $0 != head }.dropFirst().prefix { !$0.hasPrefix("[") }
      return .object(
        try lines.reduce(into: [:]) { table, line in
          let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
          table[parts[0]] = try JSON(parsing: parts[1])
        })
    }

    /// The line of shell that starts the server in a project's folder.
    func line(in folder: String) -> String {
      ([command] + arguments.map { $0.replacing("${workspaceFolder}", with: folder) })
        .map(ShellWords.quote).joined(separator: " ")
    }
  }

  /// The block after the paragraph that names a file.
  private static func block(of file: String) throws -> String {
    let text = try DocumentsTests.text(of: "docs/agents.md")
    let after = try #require(text.components(separatedBy: "`\(file)`").dropFirst().first)
    let block = try #require(after.components(separatedBy: "```").dropFirst().first)
    return String(block.drop { $0 != "\n" }.dropFirst())
  }

  private static let requests = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"client","version":"1"}}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"check","arguments":{"arguments":["Main.storyboard","--device","iphone-16"]}}}"#,
  ].joined(separator: "\n")

  @Test(
    "each client starts a server that checks a file of the project",
    arguments: [
      (".mcp.json", "mcpServers"), (".vscode/mcp.json", "servers"), (".cursor/mcp.json", "mcpServers"),
      ("~/.codex/config.toml", "mcp_servers"),
    ]) func clients(file: String, key: String) throws
  {
    let shell = try SkillTests.shell()
    let start = try Start(Self.block(of: file), under: key)
    let outcome = try shell.run(start.line(in: shell.folder.path), input: Self.requests)
    #expect(outcome.status == 0 && outcome.messages == "")
    let answers = try outcome.output.split(separator: "\n").map { try JSON(parsing: $0) }
    #expect(answers.map { $0["id"] } == [1, 2])
    #expect(answers.first?["result"]?["serverInfo"]?["name"] == "workbench")
    let text = answers.last?["result"]?["content"]?.elements?.first?["text"]?.text
    #expect(text?.hasPrefix("2 warnings") == true, "\(outcome.output)")
  }

  @Test("no client is needed to end the server: the end of its input does") func end() throws {
    let shell = try Shell()
    #expect(try shell.run("workbench mcp < /dev/null").status == 0)
    // Nobody reads the answers any more.
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    #expect(
      try shell.run("for i in 1 2 3; do echo '\(request)'; done | workbench mcp | head -c 10").status == 0)
  }
}
