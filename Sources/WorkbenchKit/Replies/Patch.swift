import CommandGrammar
import Notation
import Storage

/// The edits that make one version of a design of another, as `diff` prints and `batch` reads them.
struct Patch {
  private let changes: ChangeList

  init(from before: Snapshot, to after: Snapshot) throws { changes = try ChangeList(from: before, to: after) }

  /// `{"edits":[{"arguments":{…},"command":"apply-changes"}],"type":"patch"}`; nothing where nothing changes.
  var records: [JSON] {
    if changes.count == 0 { return [] }
    let edit = Invocation(ApplyChanges.card.name, ["changes": .array(changes.json)])
    return [["type": Self.type, "edits": [edit.json]]]
  }

  private static let type: JSON = "patch"

  /// The edits in a line that `diff` printed: its one line of JSON, or one of NDJSON; nil for any other line.
  static func invocations(inPrinted line: String) throws -> [Invocation]? {
    guard let json = try? JSON(parsing: line), let type = json["type"]?.text else { return nil }
    switch type {
    case "list": return try (json["items"]?.elements ?? []).flatMap(edits)
    case "patch", "change", "layoutChange": return try edits(of: json)
    default: return nil
    }
  }

  /// The edits of a record; only a patch has some, the others say the same in words.
  private static func edits(of record: JSON) throws -> [Invocation] {
    guard record["type"] == type else { return [] }
    return try (record["edits"]?.elements ?? []).map { try Invocation(json: $0) }
  }
}
