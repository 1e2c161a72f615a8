import DesignModel
import DesignText
import Notation

extension Revision {
  /// The revision and its screens as a line of a dump.
  func json(_ screens: ScreenRows) -> JSON {
    [
      "type": "revision", "number": .integer(number), "parents": .array(parents.map { .integer($0) }),
      "message": .string(message), "author": .string(author), "time": .string(time),
      "design": .string(designHash), "devices": .string(devicesHash), "profiles": .string(profilesHash),
      "operation": .integer(operation), "hash": .string(hash), "steps": .integer(screens.steps),
      "screens": screens.json,
    ]
  }

  /// Reads a line of a dump.
  static func reading(_ json: JSON) throws(CodingError) -> (revision: Revision, screens: ScreenRows) {
    let fields = try Fields(
      json,
      names: [
        "type", "number", "parents", "message", "author", "time", "design", "devices", "profiles",
        "operation", "hash", "steps", "screens",
      ])
    let parents = try fields.wholes("parents")
    guard parents.count < 3 else { throw CodingError("a revision has two parents at most", at: "parents") }
    let revision = Revision(
      number: try fields.whole("number"), parent: parents.first, secondParent: parents.dropFirst().first,
      message: try fields.text("message"), author: try fields.text("author"), time: try fields.text("time"),
      designHash: try fields.text("design"), devicesHash: try fields.text("devices"),
      profilesHash: try fields.text("profiles"), operation: try fields.whole("operation"),
      hash: try fields.text("hash"))
    return (revision, try ScreenRows(fields))
  }
}

extension Operation {
  /// The operation and its changes as a line of a dump.
  func json(_ changes: [ObjectChange]) -> JSON {
    [
      "type": "operation", "id": .integer(id), "batch": .integer(batch), "command": .string(record.command),
      "arguments": record.arguments, "line": .string(record.line), "time": .string(time),
      "undone": .bool(isUndone), "changes": changes.json,
    ]
  }

  /// Reads a line of a dump.
  static func reading(_ json: JSON) throws(CodingError) -> (operation: Operation, changes: [ObjectChange]) {
    let fields = try Fields(
      json, names: ["type", "id", "batch", "command", "arguments", "line", "time", "undone", "changes"])
    let operation = Operation(
      id: try fields.whole("id"), batch: try fields.whole("batch"),
      record: EditRecord(
        command: try fields.text("command"), arguments: try fields.json("arguments"),
        line: try fields.text("line")), time: try fields.text("time"), isUndone: try fields.flag("undone"))
    return (operation, try fields.value("changes", .list(ObjectChange.form)))
  }
}
