public import DesignModel
public import Notation

extension View {
  /// `{"attributes":{…},"id":…,"kind":…,"name":…,"parent":…}`; the root has no parent.
  public var json: JSON {
    var members: [String: JSON] = [
      "id": .string(id.text), "name": .string(name), "kind": .string(kind.rawValue),
      "attributes": attributes.json,
    ]
    if let parent { members["parent"] = .string(parent.text) }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["id", "name", "parent", "kind", "attributes"])
    self.init(
      id: ObjectID(try fields.text("id")), name: try fields.text("name"),
      parent: try fields.optionalText("parent").map { ObjectID($0) }, kind: try fields.word("kind"),
      attributes: try Attributes(fields.json("attributes"), at: fields.path("attributes")))
  }
}

extension LayoutGuide {
  /// `{"id":…,"name":…,"owner":…}`.
  public var json: JSON {
    ["id": .string(id.text), "name": .string(name), "owner": .string(owner.text)]
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["id", "name", "owner"])
    self.init(
      id: ObjectID(try fields.text("id")), name: try fields.text("name"),
      owner: ObjectID(try fields.text("owner")))
  }
}
