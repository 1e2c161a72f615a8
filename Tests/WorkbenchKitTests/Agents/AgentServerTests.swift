import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("A server for agents") struct AgentServerTests {
  private static let version = "io.modelcontextprotocol/protocolVersion"

  private static func error(_ line: String) throws -> (code: Int?, message: String, id: JSON?) {
    let answer = try #require(try AgentClient(Workspace()).answer(to: line))
    let json = try JSON(parsing: answer)
    return (json["error"]?["code"]?.whole, json["error"]?["message"]?.text ?? "", json["id"])
  }

  @Test(
    "refuses what is no request with JSON-RPC's numbers and a sentence",
    arguments: [
      ("{", -32700, "the line is not JSON: expected a key in double quotes; send one message a line"),
      ("[]", -32600, "expected an object with 'jsonrpc', 'id' and 'method'; send one request a line"),
      (#"{"id":1,"method":"ping"}"#, -32600, "'jsonrpc' must be \"2.0\""),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600, "missing key 'method', which names what to do"),
      (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600, "'method' must be text"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600, "'id' must be text or a whole number"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600, "'params' must be an object"),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601,
        "unknown method 'resources/list'; this server has initialize, ping, tools/list, tools/call"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602,
        "missing key 'name', which names a tool"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"audit"}}"#, -32602,
        "unknown tool 'audit'; there are check, show, solve, explain, edit, diff, undo, render"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"undo","arguments":[]}}"#, -32602,
        "'arguments' must be an object"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602,
        "unknown 'cursor'; all tools come at once, so leave it out"
      ),
      (
        #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602,
        "missing key 'protocolVersion', which names a revision of the protocol"
      ),
    ]) func faults(line: String, code: Int, message: String) throws
  {
    let error = try Self.error(line)
    #expect(error.code == code && error.message == message)
    let hasNumber = line.contains(#""id":1"#)
    #expect(error.id == (hasNumber ? 1 : .null))
  }

  @Test("bounds the length and the nesting of messages") func bounds() throws {
    let client = try AgentClient(Workspace())
    let nested = #"{"jsonrpc":"2.0","id":1,"params":"# + String(repeating: "[", count: 100_000)
    let answer = try JSON(parsing: client.answer(to: nested) ?? "")
    #expect(answer["error"]?["code"] == -32700)
    let long =
      "{" + String(repeating: " ", count: MessageReader.longest) + "}\n"
      + #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let outcome = client.workspace.run(["mcp"], input: long)
    #expect(outcome.status == 0 && outcome.messages == "")
    #expect(outcome.records.map { $0["error"]?["code"] ?? $0["result"] } == [-32600, [:]])
  }

  @Test("answers nothing to remarks, answers and empty lines") func remarks() throws {
    let client = try AgentClient(Workspace())
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, "", " \r",
    ] { #expect(client.answer(to: line) == nil) }
  }

  @Test(
    "agrees on a revision with a handshake",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"),
    ]) func handshake(wanted: String, agreed: String) throws
  {
    let answer = try AgentClient(Workspace()).ask("initialize", ["protocolVersion": .string(wanted)])
    #expect(answer["result"]?["protocolVersion"] == .string(agreed))
    #expect(answer["result"]?["resultType"] == nil)
  }

  @Test("answers the newer way to who names the newer revision") func newer() throws {
    let client = try AgentClient(Workspace())
    let meta: JSON = [Self.version: "2026-07-28"]
    let discovered = try client.ask("server/discover", ["_meta": meta])["result"]
    #expect(discovered?["resultType"] == "complete" && discovered?["cacheScope"] == "private")
    #expect(discovered?["supportedVersions"]?.elements?.first == "2026-07-28")
    #expect(try client.ask("tools/list", ["_meta": meta])["result"]?["ttlMs"]?.whole ?? 0 > 0)
    #expect(try client.ask("ping", ["_meta": meta])["error"]?["code"] == -32601)
    let called = try client.ask("tools/call", ["_meta": meta, "name": "undo"])["result"]
    #expect(called?["resultType"] == "complete" && called?["isError"] == true)
    let refused = try client.ask("tools/list", ["_meta": [Self.version: "2030-01-01"]])["error"]
    #expect(refused?["code"] == -32022 && refused?["data"]?["requested"] == "2030-01-01")
    #expect(refused?["data"]?["supported"] == discovered?["supportedVersions"])
  }
}
