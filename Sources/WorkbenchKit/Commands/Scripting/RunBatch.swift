import CommandGrammar
import Notation
import Storage

/// `batch`.
struct RunBatch: Maintenance {
  static var card: Card {
    Card(
      "batch", group: "scripting", "Runs many edits from standard input or a file, all or none.",
      details: """
        Each line is a JSON object {"command":…,"arguments":{…}}, or with --lines a command line; empty lines and lines \
        that start with # are passed over. What 'diff --format json' or ndjson prints is a batch too: it makes the later \
        design of the earlier one. The edits are one transaction and one step of undo. Replies come one a \
        line, in order. Only edits can be part of a batch.
        """,
      examples: [
        Example("batch --lines edits.txt", "Runs the command lines of a file."),
        Example("batch edits.ndjson --format ndjson", "Runs JSON lines and prints a JSON object for each."),
      ])
  }

  @Parameter(argument: "The file to read; - for standard input.", completion: .file) var file: String = "-"
  @Parameter(flag: "Lines are command lines instead of JSON.") var lines: Bool

  static let rehearsal = Rehearsal.own

  init() {}

  func maintain(_ session: inout Session) throws -> Reply {
    let edits = try parsed(session.text(of: file))
    let replies = try session.performBatch(edits)
    let words = replies.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    return Reply(words, list: session.format == .text ? [] : replies.map(\.singleRecord))
  }

  /// Every line is read before the first one runs, so that a slip of the pen costs no work.
  private func parsed(_ text: String) throws(BatchError) -> [BatchLine] {
    var edits: [BatchLine] = []
    for (index, line) in text.lines.enumerated() {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.isEmpty || start.hasPrefix("#") { continue }
      do {
        for invocation in try invocations(String(line)) {
          let command = try Workbench.table.entry(named: invocation.command)
            .prepare(invocation.arguments).command
          guard let edit = command as? any Edit else { throw BatchRefusal(command: invocation.command) }
          edits.append(BatchLine(number: index + 1, text: String(line), edit: edit))
        }
      } catch {
        throw BatchError(line: index + 1, text: String(line), cause: error)
      }
    }
    return edits
  }

  private func invocations(_ line: String) throws -> [Invocation] {
    guard lines else { return try Patch.invocations(inPrinted: line) ?? [Invocation(line: line)] }
    do {
      return [try Workbench.table.invocation(from: ShellWords.split(line))]
    } catch let error as SyntaxError {
      throw TextFault(error, in: line)
    }
  }
}

/// One line of a batch, read and checked.
struct BatchLine {
  let number: Int
  let text: String
  let edit: any Edit
}

/// A command that a batch can't take in.
struct BatchRefusal: Error, CustomStringConvertible {
  let command: String
  var description: String {
    "'\(command)' is no edit and can't be part of a batch; run it before or after"
  }
}

/// What stopped a batch, and on which line; nothing was changed.
struct BatchError: Error, CustomStringConvertible {
  let line: Int
  let text: String
  let cause: any Error

  var description: String { "line \(line): \(cause)" }
}

extension Reply {
  /// The reply as one object: its record, or its list.
  fileprivate var singleRecord: JSON {
    isList ? Reply.list.record(of: records) : records[0]
  }
}
