import DesignModel
import Notation

extension Branch {
  /// The branch as a line of a dump.
  var json: JSON {
    [
      "type": "branch", "branch": .string(name), "revision": revision.map { .integer($0) } ?? .null,
    ]
  }

  /// Reads a line of a dump.
  static func reading(_ json: JSON) throws(CodingError) -> Branch {
    let fields = try Fields(json, names: ["type", "branch", "revision"])
    return Branch(
      name: try fields.text("branch"), revision: try fields.optionalWhole("revision"), isCurrent: false)
  }
}

extension OpenMerge {
  /// The merge as a line of a dump.
  var json: JSON {
    [
      "type": "merge", "ours": .integer(ours), "theirs": .integer(theirs),
      "bases": .array(bases.map { .integer($0) }), "name": .string(name), "message": .string(message),
    ]
  }

  /// Reads a line of a dump.
  init(json: JSON) throws(CodingError) {
    let fields = try Fields(json, names: ["type", "ours", "theirs", "bases", "name", "message"])
    self.init(
      ours: try fields.whole("ours"), theirs: try fields.whole("theirs"), bases: try fields.wholes("bases"),
      name: try fields.text("name"), message: try fields.text("message"))
  }
}

extension MergeClash {
  /// The clash as a line of a dump; `operation` is the one that put its resolution into the design.
  func json(_ operation: Int?) -> JSON {
    var members: [String: JSON] = [
      "type": "conflict", "id": .integer(id), "kind": .string(place.kind), "object": .string(place.object),
      "because": .array(because.map(\.json)),
    ]
    members["screen"] = place.screen.map { .string($0) }
    members["attribute"] = place.attribute.map { .string($0) }
    (members["base"], members["ours"], members["theirs"]) = (base, ours, theirs)
    members["resolution"] = resolution.map { .string($0.rawValue) }
    members["operation"] = operation.map { .integer($0) }
    return .object(members)
  }

  /// Reads a line of a dump.
  static func reading(_ json: JSON) throws(CodingError) -> (clash: MergeClash, operation: Int?) {
    let fields = try Fields(
      json,
      names: [
        "type", "id", "screen", "kind", "object", "attribute", "base", "ours", "theirs", "because",
        "resolution", "operation",
      ])
    let kind: ObjectKind = try fields.word("kind")
    let because = try fields.list("because") { (json, place) throws(CodingError) in
      guard let reason = Reason(json: json) else {
        throw CodingError("expected a kind and an object", at: place)
      }
      return reason
    }
    var clash = MergeClash(
      place: Place(
        screen: try fields.optionalText("screen"), kind: kind.rawValue, object: try fields.text("object"),
        attribute: try fields.optionalText("attribute")),
      base: json["base"], ours: json["ours"], theirs: json["theirs"], because: because)
    clash.id = try fields.whole("id")
    if fields.has("resolution") { clash.resolution = try fields.word("resolution") }
    return (clash, try fields.optionalWhole("operation"))
  }
}
