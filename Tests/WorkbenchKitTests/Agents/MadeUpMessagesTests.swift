import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Made-up messages of agents") struct MadeUpMessagesTests {
  private static let folder = packageFolder.appending(path: "Tests/WorkbenchKitTests/Agents/Transcripts")

  @Test("are answered by nothing but JSON-RPC", arguments: 1...4)
  func madeUp(seed: Int) throws {
    let files = ["legacy", "modern"].map { Self.folder.appending(path: "\($0).txt") }
    let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
    let seeds = lines.filter { $0.hasPrefix("> ") }.map { Array($0.dropFirst(2).utf8) }
    var numbers = SeededNumbers(seed: seed)
    let workspace = try Workspace()
    let client = try AgentClient(workspace, isReadOnly: seed.isMultiple(of: 2))
    for _ in 0..<500 {
      let line = Self.damaged(seeds.randomElement(using: &numbers)!, by: &numbers)
      let text = String(decoding: line, as: UTF8.self)
      guard let answer = client.answer(to: text) else { continue }
      let json = try JSON(parsing: answer)
      #expect(!answer.contains("\n") && json["jsonrpc"] == "2.0" && json["id"] != nil, "\(text)")
      #expect((json["result"] == nil) != (json["error"] == nil), "\(text)")
    }
  }

  /// A line with a few bytes changed, taken away, doubled or cut.
  private static func damaged(_ line: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var line = line
    for _ in 0..<Int.random(in: 1...4, using: &numbers) where !line.isEmpty {
      let place = Int.random(in: line.indices, using: &numbers)
      let end = min(line.count, place + Int.random(in: 1...12, using: &numbers))
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: line[place] = UInt8.random(in: 0...255, using: &numbers)
      case 1: line.removeSubrange(place..<end)
      case 2: line.insert(contentsOf: line[place..<end], at: place)
      case 3: line.insert("{}[]\",:-1e".utf8.randomElement(using: &numbers)!, at: place)
      case 4: line = Array(line[..<place])
      default: line.swapAt(place, end - 1)
      }
    }
    return line
  }
}
