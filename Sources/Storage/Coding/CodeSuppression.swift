public import DesignModel
public import Notation

extension Suppression {
  /// `{"constraints":[…],"id":…,"items":[…],"reason":…,"rule":…,"until":…}`; the day stands only where there is one.
  public var json: JSON {
    var members: [String: JSON] = [
      "id": .string(id.text), "rule": .string(rule), "items": .array(items.map { .string($0.text) }),
      "constraints": .array(constraints.map { .string($0.text) }), "reason": .string(reason),
    ]
    if let until { members["until"] = .string(until.text) }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place, names: ["id", "rule", "items", "constraints", "reason", "until"])
    self.init(
      id: ObjectID(try fields.text("id")), rule: try fields.text("rule"),
      items: try fields.texts("items").map { ObjectID($0) },
      constraints: try fields.texts("constraints").map { ObjectID($0) }, reason: try fields.text("reason"),
      until: try fields.optionalText("until").map { text throws(CodingError) in
        try CalendarDate(coded: text, at: fields.path("until"))
      })
  }
}

extension CalendarDate {
  init(coded text: String, at place: String) throws(CodingError) {
    guard let date = CalendarDate(text) else {
      throw CodingError("'\(text)' is no day, as 2026-12-31", at: place)
    }
    self = date
  }
}
