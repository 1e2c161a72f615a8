import CommandGrammar
import Comparison
import Notation
import Storage
import Studies

/// Edits that make one version of a design of another, as `diff` and `audit` print and `batch` reads them.
struct Patch: Recorded {
  let edits: [Invocation]
  /// For a repair: what is tried, of which finding, and whether it is done.
  var repair: (offer: OfferedRepair, finding: String, isApplied: Bool)?

  static let recordShape = RecordShape<Self>(
    "patch", "Edits that batch takes as they are.", isRehearsed: true
  ) {
    Column("edits", "The commands in order.", \.edits)
    OfferedRepair.figures.optional { $0.repair?.offer }
    Column.optional("finding", "The finding that it removes; of audit --fix.", { $0.repair?.finding })
    Column.optional("applied", "Whether it was done; of audit --fix.", { $0.repair?.isApplied })
  }
}

extension Patch {
  /// The edits that make one version of the other; nil where nothing changes.
  init?(from before: Snapshot, to after: Snapshot) throws {
    let changes = try ChangeList(from: before, to: after)
    if changes.count == 0 { return nil }
    edits = [Invocation(ApplyChanges.card.name, ["changes": .array(try changes.json)])]
  }

  /// The edits in a line that `diff` printed: its one line of JSON, or one of NDJSON; nil for any other line.
  static func invocations(inPrinted line: String) throws -> [Invocation]? {
    guard let json = try? JSON(parsing: line), let type = json["type"]?.text else { return nil }
    switch type {
    case Reply.list.type.name: return try (json["items"]?.elements ?? []).flatMap(edits)
    case recordShape.type.name, "change", LayoutChange.recordShape.type.name: return try edits(of: json)
    default: return nil
    }
  }

  /// The edits of a record; only a patch has some, the others say the same in words.
  private static func edits(of record: JSON) throws -> [Invocation] {
    guard record["type"]?.text == recordShape.type.name else { return [] }
    return try (record["edits"]?.elements ?? []).map { try Invocation(json: $0) }
  }
}
