import DesignModel
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
      json, at: "",
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
  func json(_ changes: [ObjectChange]) throws(CodingError) -> JSON {
    var rows: [JSON] = []
    for change in changes { rows.append(try change.json()) }
    return [
      "type": "operation", "id": .integer(id), "batch": .integer(batch), "command": .string(record.command),
      "arguments": record.arguments, "line": .string(record.line), "time": .string(time),
      "undone": .bool(isUndone), "changes": .array(rows),
    ]
  }

  /// Reads a line of a dump.
  static func reading(_ json: JSON) throws(CodingError) -> (operation: Operation, changes: [ObjectChange]) {
    let fields = try Fields(
      json, at: "",
      names: ["type", "id", "batch", "command", "arguments", "line", "time", "undone", "changes"])
    let operation = Operation(
      id: try fields.whole("id"), batch: try fields.whole("batch"),
      record: EditRecord(
        command: try fields.text("command"), arguments: try fields.json("arguments"),
        line: try fields.text("line")), time: try fields.text("time"), isUndone: try fields.flag("undone"))
    let changes = try fields.list("changes") { (json, place) throws(CodingError) in
      try ObjectChange(json, at: place)
    }
    return (operation, changes)
  }
}

extension ObjectChange {
  /// The change as a dump and a patch have it.
  func json() throws(CodingError) -> JSON {
    var members: [String: JSON] = ["kind": .string(kind.rawValue), "object": .string(object)]
    if let screen { members["screen"] = .string(screen.text) }
    if let before { members["before"] = try Self.parsed(before) }
    if let after { members["after"] = try Self.parsed(after) }
    if let from { members["from"] = .integer(from) }
    if let to { members["to"] = .integer(to) }
    return .object(members)
  }

  private static func parsed(_ line: String) throws(CodingError) -> JSON {
    do { return try JSON(parsing: line) } catch { throw CodingError(error.reason, at: "journal") }
  }

  /// Reads what `json` gives.
  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place, names: ["kind", "object", "screen", "before", "after", "from", "to"])
    self.init(
      kind: try fields.word("kind"), screen: try fields.optionalText("screen").map { ObjectID($0) },
      object: try fields.text("object"), before: fields.has("before") ? try fields.json("before").line : nil,
      after: fields.has("after") ? try fields.json("after").line : nil,
      from: try fields.optionalWhole("from"),
      to: try fields.optionalWhole("to"))
  }
}
