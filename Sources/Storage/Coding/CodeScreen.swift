public import DesignModel
public import Notation

extension Screen {
  /// `{"assertions":[…],"constraints":[…],"guides":[…],"id":…,"name":…,"states":[…],"variations":[…],"texts":[…],
  /// "suppressions":[…],"views":[…]}`.
  ///
  /// Assertions, texts and suppressions stand only where there are any: a screen without them is told by the same bytes, and so the
  /// same hash, as before there were such.
  public var json: JSON {
    var members: [String: JSON] = [
      "id": .string(id.text), "name": .string(name), "views": .array(views.map(\.json)),
      "guides": .array(guides.map(\.json)), "constraints": .array(constraints.map(\.json)),
      "variations": .array(variations.map(\.json)), "states": .array(states.map { .string($0) }),
    ]
    if !assertions.isEmpty { members["assertions"] = .array(assertions.map(\.json)) }
    if !texts.isEmpty { members["texts"] = .array(texts.map(\.json)) }
    if !suppressions.isEmpty { members["suppressions"] = .array(suppressions.map(\.json)) }
    return .object(members)
  }

  /// Reads what `json` gives; throws unless that keeps a screen's invariants.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: [
        "id", "name", "views", "guides", "constraints", "variations", "states", "assertions", "texts",
        "suppressions",
      ])
    var lists = ScreenLists()
    lists.views = try fields.list("views") { (json, place) throws(CodingError) in try View(json, at: place) }
    lists.guides = try fields.list("guides") { (json, place) throws(CodingError) in
      try LayoutGuide(json, at: place)
    }
    lists.constraints = try fields.list("constraints") { (json, place) throws(CodingError) in
      try LayoutConstraint(json, at: place)
    }
    lists.variations = try fields.list("variations") { (json, place) throws(CodingError) in
      try Variation(json, at: place)
    }
    lists.states = try fields.texts("states").map { ScreenState($0) }
    if fields.has("assertions") {
      lists.assertions = try fields.list("assertions") { (json, place) throws(CodingError) in
        try Assertion(json, at: place)
      }
    }
    if fields.has("texts") {
      lists.texts = try fields.list("texts") { (json, place) throws(CodingError) in
        try LocalizedText(json, at: place)
      }
    }
    if fields.has("suppressions") {
      lists.suppressions = try fields.list("suppressions") { (json, place) throws(CodingError) in
        try Suppression(json, at: place)
      }
    }
    self = try lists.screen(id: ObjectID(try fields.text("id")), name: try fields.text("name"), at: place)
  }
}
