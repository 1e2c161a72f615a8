import CommandGrammar
import Foundation
import Machine
import Notation
import TestSupport
import WorkbenchKit

/// A temporary folder in which commands run inside the test's process, as a shell would run them.
final class Workspace: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "workbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a run of the program left.
  struct Outcome {
    var status: Int32
    var output: String
    var messages: String

    /// Standard output with one blank where there are several, or where a line ends: as it says wherever it breaks.
    var prose: String { Self.prose(output) }

    static func prose(_ text: some StringProtocol) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The lines of standard output as JSON.
    var records: [JSON] { jsonLines(output) }
  }

  /// Runs the words, `input` on standard input; lines have at most a hundred columns unless `variables` set others.
  @discardableResult
  func run(_ words: [String], input: String = "", variables: [String: String] = [:]) -> Outcome {
    let variables = ["COLUMNS": "100"].merging(variables) { $1 }
    var output = ""
    var messages = ""
    let surroundings = Surroundings(
      variable: { variables[$0] }, folder: folder.path, showsProgress: false, input: { Array(input.utf8) },
      output: { output += $0 }, messages: { messages += $0 })
    let status = Workbench.run(words, in: surroundings)
    return Outcome(status: status, output: output, messages: messages)
  }

  /// Runs a line of shell words; quotes work, nothing else does.
  @discardableResult
  func run(_ line: String, input: String = "") throws -> Outcome {
    run(try ShellWords.split(line), input: input)
  }

  /// Runs command lines as one batch, which must succeed.
  func batch(_ lines: String) throws {
    let outcome = run(["batch", "--lines"], input: lines)
    guard outcome.status == 0 else { throw Failure(message: outcome.messages) }
  }

  struct Failure: Error { var message: String }
}

extension Workspace {
  /// Runs the words with a reader that goes away after some writings; gives the exit code.
  func run(_ words: [String], closingOutputAfter writings: Int) -> Int32 {
    var left = writings
    let surroundings = Surroundings(
      variable: { _ in nil }, folder: folder.path, showsProgress: false, input: { [] },
      output: { _ in
        left -= 1
        if left < 0 { throw OutputClosed() }
      }, messages: { _ in })
    return Workbench.run(words, in: surroundings)
  }
}
