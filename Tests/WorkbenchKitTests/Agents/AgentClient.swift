import Foundation
import Machine
import Notation
import TestSupport

@testable import WorkbenchKit

/// A client of a server in this process: it sends requests and reads results, and knows nothing else.
final class AgentClient {
  let workspace: Workspace
  private var server: AgentServer
  private var count = 0
  /// The most bytes of text of any result so far.
  private(set) var longestText = 0

  /// A client of a server of the workspace's folder.
  init(_ workspace: Workspace, isReadOnly: Bool = false, runsCode: Bool = false) throws {
    self.workspace = workspace
    let surroundings = Surroundings(
      variable: { _ in nil }, folder: workspace.folder.path, showsProgress: false, input: { [] },
      output: { _ in }, messages: { _ in })
    server = AgentServer(
      AgentTerms(
        folders: try ServedFolders([workspace.folder.path]), isReadOnly: isReadOnly, runsCode: runsCode,
        surroundings: surroundings))
  }

  /// What a call of a tool gave.
  struct Result {
    var text: String
    var isError: Bool
    /// The content beside the text.
    var links: [JSON]
  }

  /// The answer to a line; nil where there is none.
  func answer(to line: String) -> String? { server.answer(to: .whole(Array(line.utf8))) }

  /// The answer to a request of the era before 2026-07-28.
  func ask(_ method: String, _ params: JSON = [:]) throws -> JSON {
    count += 1
    let request: JSON = [
      "jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": params,
    ]
    let answer = try JSON(parsing: self.answer(to: request.line) ?? "")
    guard answer["id"] == .integer(count), answer["jsonrpc"] == "2.0" else {
      throw Workspace.Failure(message: answer.line)
    }
    return answer
  }

  /// Calls a tool.
  func call(_ tool: String, _ arguments: JSON) throws -> Result {
    let answer = try ask("tools/call", ["name": .string(tool), "arguments": arguments])
    guard let result = answer["result"], let content = result["content"]?.elements,
      let text = content.first?["text"]?.text, let isError = result["isError"]?.claim
    else { throw Workspace.Failure(message: answer.line) }
    longestText = max(longestText, text.utf8.count)
    return Result(text: text, isError: isError, links: Array(content.dropFirst()))
  }

  /// Calls a tool of one command with its words.
  func run(_ tool: String, _ words: [String], page: Int = 1) throws -> Result {
    try call(tool, ["arguments": JSON(words), "page": .integer(page)])
  }

  /// Has commands done.
  func edit(_ commands: [String], page: Int = 1) throws -> Result {
    try call("edit", ["commands": JSON(commands), "page": .integer(page)])
  }
}
