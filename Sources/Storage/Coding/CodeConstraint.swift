public import DesignModel
public import Notation

extension LayoutConstraint {
  /// `{"constant":24,"first":{"anchor":"top","item":"title"},"id":…,"installed":true,"multiplier":1,"priority":1000,`
  /// `"relation":"==","second":{…},"when":…}`; a side's region stands only where it is not `bounds`.
  public var json: JSON {
    var members: [String: JSON] = [
      "id": .string(id.text), "first": first.json, "relation": .string(relation.rawValue),
      "multiplier": JSON(multiplier), "constant": JSON(constant), "priority": JSON(priority.value),
      "installed": .bool(isInstalled),
    ]
    if let second { members["second"] = second.json }
    if let condition { members["when"] = .string(condition.spelled) }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: [
        "id", "first", "relation", "second", "multiplier", "constant", "priority", "installed", "when",
      ])
    self.init(
      id: ObjectID(try fields.text("id")),
      try AnchoredItem(fields.json("first"), at: fields.path("first")), try fields.word("relation"),
      fields.has("second") ? try AnchoredItem(fields.json("second"), at: fields.path("second")) : nil,
      multiplier: try fields.number("multiplier"), constant: try fields.number("constant"),
      priority: try fields.priority("priority"), isInstalled: try fields.flag("installed"),
      condition: fields.has("when") ? try fields.condition("when") : nil)
  }
}

extension AnchoredItem {
  /// `{"anchor":"top","item":"title"}`, with the region where it is not `bounds`.
  var json: JSON {
    var members: [String: JSON] = ["item": .string(item.owner.text), "anchor": .string(anchor.rawValue)]
    if item.region != .bounds { members["region"] = .string(item.region.rawValue) }
    return .object(members)
  }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["item", "region", "anchor"])
    let region: Region = fields.has("region") ? try fields.word("region") : .bounds
    self.init(Item(ObjectID(try fields.text("item")), region), try fields.word("anchor"))
  }
}
