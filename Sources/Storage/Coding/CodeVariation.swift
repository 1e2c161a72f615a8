public import DesignModel
public import Notation

extension Variation {
  /// `{"changes":{…},"id":…,"view":…,"when":…}`, or with `constraint` in place of `view`.
  public var json: JSON {
    let kind = change.targetKind
    return .object([
      "id": .string(id.text), "when": .string(condition.spelled), kind: .string(target.text),
      "changes": change.json,
    ])
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["id", "when", "view", "constraint", "changes"])
    let isOfView = fields.has("view")
    guard isOfView != fields.has("constraint") else {
      throw CodingError("expected either a 'view' or a 'constraint'", at: place)
    }
    let kind = isOfView ? "view" : "constraint"
    self.init(
      id: ObjectID(try fields.text("id")),
      change: try Change(
        fields.json("changes"), of: kind, target: ObjectID(try fields.text(kind)), at: fields.path("changes")),
      condition: try fields.condition("when"))
  }
}

extension Variation.Change {
  /// `view` or `constraint`.
  var targetKind: String {
    switch self {
    case .view: "view"
    case .constraint: "constraint"
    }
  }

  /// What is set, by name.
  var json: JSON {
    switch self {
    case .view(_, let attributes): attributes.json
    case .constraint(_, let change): change.json
    }
  }

  init(_ json: JSON, of kind: String, target: ObjectID, at place: String) throws(CodingError) {
    self =
      kind == "view"
      ? .view(target, try Attributes(json, at: place))
      : .constraint(target, try ConstraintChange(json, at: place))
  }
}

extension ConstraintChange {
  fileprivate var json: JSON {
    var members: [String: JSON] = [:]
    if let isInstalled { members["installed"] = .bool(isInstalled) }
    if let constant { members["constant"] = JSON(constant) }
    if let priority { members["priority"] = JSON(priority.value) }
    return .object(members)
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: Self.names)
    self.init(
      isInstalled: fields.has("installed") ? try fields.flag("installed") : nil,
      constant: try fields.optionalNumber("constant"),
      priority: fields.has("priority") ? try fields.priority("priority") : nil)
  }
}
