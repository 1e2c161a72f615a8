import CommandGrammar
import Notation
import Storage

/// `batch`.
struct RunBatch: Maintenance {
  static var card: Card {
    Card(
      "batch", group: "scripting", "Runs many edits from standard input or a file, all or none.",
      details: """
        Each line is a command line, or a JSON object {"command":…,"arguments":{…}}, which begins with a brace; empty \
        lines and lines that start with # are passed over. What 'diff --format json' or ndjson prints is a batch too: its records of type \
        'change' make the later design of the earlier one. The edits are one transaction and one step of undo. Replies come one a \
        line, in order. Only edits can be part of a batch.
        """,
      examples: [
        Example("batch edits.txt", "Runs the command lines of a file."),
        Example("batch edits.ndjson --format ndjson", "Runs JSON lines and prints a JSON object for each."),
      ])
  }

  @Parameter(argument: "The file to read; - for standard input.", completion: .file) var file: String = "-"
  @Parameter(flag: "Take every line for a command line, whatever it begins with.") var lines: Bool

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
    var changes = PendingChanges()
    for (index, line) in text.lines.enumerated() {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.isEmpty || start.hasPrefix("#") { continue }
      do {
        switch try content(of: String(line)) {
        case .changes(let printed): changes.add(printed, number: index + 1, text: String(line))
        case .edits(let invocations):
          edits += try changes.take()
          for invocation in invocations {
            edits.append(try BatchLine(number: index + 1, text: String(line), invocation))
          }
        }
      } catch {
        throw error as? BatchError ?? BatchError(line: index + 1, text: String(line), cause: error)
      }
    }
    return edits + (try changes.take())
  }

  private func content(of line: String) throws -> PrintedLine {
    // No command begins like a JSON value that a line may hold or may have been meant to hold.
    if !lines, let first = line.first(where: { $0 != " " && $0 != "\t" }), "{[\"".contains(first) {
      return try PrintedLine(line) ?? .edits([Invocation(parsing: line)])
    }
    do {
      return .edits([try Workbench.table.invocation(from: ShellWords.split(line))])
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

extension BatchLine {
  /// Throws if the command doesn't take its arguments, or is no edit.
  init(number: Int, text: String, _ invocation: Invocation) throws {
    let command = try Workbench.table.entry(named: invocation.command).prepare(invocation.arguments).command
    guard let edit = command as? any Edit else { throw BatchRefusal(command: invocation.command) }
    (self.number, self.text, self.edit) = (number, text, edit)
  }
}

/// Changes of lines in a row, which only fit together.
private struct PendingChanges {
  private var changes: [JSON] = []
  /// Their first line.
  private var number = 0
  private var text = ""

  mutating func add(_ printed: [JSON], number: Int, text: String) {
    if changes.isEmpty { (self.number, self.text) = (number, text) }
    changes += printed
  }

  /// The one edit that makes them; none where there are none.
  mutating func take() throws(BatchError) -> [BatchLine] {
    if changes.isEmpty { return [] }
    defer { changes = [] }
    do {
      return [
        try BatchLine(
          number: number, text: text, Invocation(ApplyChanges.card.name, ["changes": .array(changes)]))
      ]
    } catch {
      throw BatchError(line: number, text: text, cause: error)
    }
  }
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
