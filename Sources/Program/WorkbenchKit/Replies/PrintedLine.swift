import CommandGrammar
import DesignText
import Notation

/// A line that a command printed, with what it holds for `batch`.
enum PrintedLine {
  /// Changes, of which those of several lines in a row belong together.
  case changes([JSON])
  /// The edits of a repair; none where a record holds no edits.
  case edits([Invocation])

  /// The one line of `--format json`, or a line of ndjson; nil for what no command printed.
  init?(_ line: String) throws {
    guard let json = try? JSON(parsing: line), let type = json["type"]?.text else { return nil }
    let records = type == Reply.list.type.name ? json["items"]?.elements ?? [] : [json]
    let changes = records.filter { $0["type"]?.text == ObjectChange.recordShape.type.name }
    self =
      changes.isEmpty
      ? .edits(try records.flatMap(Self.edits)) : .changes(changes.map(\.withoutType))
  }

  private static func edits(of record: JSON) throws -> [Invocation] {
    guard record["type"]?.text == Patch.recordShape.type.name else { return [] }
    return try (record["edits"]?.elements ?? []).map { try Invocation(json: $0) }
  }
}
