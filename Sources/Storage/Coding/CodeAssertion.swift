public import DesignModel
public import Notation

extension Assertion {
  /// `{"claim":{…},"id":…,"message":…,"when":…}`; message and condition stand only where there are any.
  public var json: JSON {
    var members: [String: JSON] = ["id": .string(id.text), "claim": claim.json]
    if let condition { members["when"] = .string(condition.spelled) }
    if let message { members["message"] = .string(message) }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["id", "claim", "when", "message"])
    self.init(
      id: ObjectID(try fields.text("id")), try Claim(fields.json("claim"), at: fields.path("claim")),
      condition: fields.has("when") ? try fields.condition("when") : nil,
      message: try fields.optionalText("message"))
  }
}

extension Claim {
  /// `{"constant":8,"first":{…},"multiplier":1,"relation":">=","second":{…}}`, or
  /// `{"other":…,"trait":"overlaps","view":…,"wanted":false}`.
  var json: JSON {
    switch self {
    case .relation(let relation): relation.json
    case .view(let claim): claim.json
    }
  }

  init(_ json: JSON, at place: String) throws(CodingError) {
    self =
      json["trait"] == nil
      ? .relation(try AnchorRelation(json, at: place)) : .view(try ViewClaim(json, at: place))
  }
}

extension AnchorRelation {
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "first": first.json, "relation": .string(relation.rawValue), "multiplier": JSON(multiplier),
      "constant": JSON(constant),
    ]
    if let second { members["second"] = second.json }
    return .object(members)
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place, names: ["first", "relation", "second", "multiplier", "constant"])
    self.init(
      try AnchoredItem(fields.json("first"), at: fields.path("first")), try fields.word("relation"),
      fields.has("second") ? try AnchoredItem(fields.json("second"), at: fields.path("second")) : nil,
      multiplier: try fields.number("multiplier"), constant: try fields.number("constant"))
  }
}

extension ViewClaim {
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "view": .string(view.text), "trait": .string(trait.rawValue), "wanted": .bool(isWanted),
    ]
    if let other { members["other"] = .string(other.text) }
    return .object(members)
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["view", "trait", "wanted", "other"])
    let trait: ViewTrait = try fields.word("trait")
    guard (trait == .overlaps) == fields.has("other") else {
      throw CodingError("only 'overlaps' speaks of an 'other' view", at: place)
    }
    self.init(
      ObjectID(try fields.text("view")), trait, try fields.optionalText("other").map { ObjectID($0) },
      isWanted: try fields.flag("wanted"))
  }
}

extension [MeasuredAnchor] {
  /// A list of `{"anchor":{…},"value":…}`.
  var json: JSON { .array(map { ["anchor": $0.anchor.json, "value": JSON($0.value)] }) }

  init(json: JSON) throws(CodingError) {
    self = []
    for (index, element) in (json.elements ?? []).enumerated() {
      let fields = try Fields(element, at: "anchors[\(index)]", names: ["anchor", "value"])
      append(
        MeasuredAnchor(
          try AnchoredItem(fields.json("anchor"), at: fields.path("anchor")), try fields.number("value")))
    }
  }
}
