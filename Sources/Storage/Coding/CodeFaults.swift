import DesignModel
import Notation

extension [Conflict] {
  /// A list of lists of rules: `{"constraint":…}`, or `{"view":…,"what":…}` for a rule that a view brings with it.
  var json: JSON { .array(map { .array($0.members.map(\.json)) }) }

  init(json: JSON) throws(CodingError) {
    self = []
    for (index, rules) in (json.elements ?? []).enumerated() {
      var members: [Rule] = []
      for rule in rules.elements ?? [] { members.append(try Rule(rule, at: "conflicts[\(index)]")) }
      append(Conflict(members: members))
    }
  }
}

extension Rule {
  fileprivate var json: JSON {
    switch self {
    case .constraint(let id): ["constraint": .string(id.text)]
    case .builtIn(let id, let what): ["view": .string(id.text), "what": .string(what)]
    }
  }

  fileprivate init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(json, at: place, names: ["constraint", "view", "what"])
    self =
      if let id = try fields.optionalText("constraint") {
        .constraint(ObjectID(id))
      } else {
        .builtIn(ObjectID(try fields.text("view")), what: try fields.text("what"))
      }
  }
}

extension [Ambiguity] {
  /// A list of `{"aspect":…,"greatest":…,"least":…,"view":…}`; a bound that is infinite is left out.
  var json: JSON {
    .array(
      map { ambiguity in
        var members: [String: JSON] = [
          "view": .string(ambiguity.view.text), "aspect": .string(ambiguity.aspect.rawValue),
        ]
        if ambiguity.least.isFinite { members["least"] = JSON(ambiguity.least) }
        if ambiguity.greatest.isFinite { members["greatest"] = JSON(ambiguity.greatest) }
        return .object(members)
      })
  }

  init(json: JSON) throws(CodingError) {
    self = []
    for (index, element) in (json.elements ?? []).enumerated() {
      let fields = try Fields(
        element, at: "ambiguities[\(index)]", names: ["view", "aspect", "least", "greatest"])
      append(
        Ambiguity(
          view: ObjectID(try fields.text("view")), aspect: try fields.word("aspect"),
          least: try fields.optionalNumber("least") ?? -.infinity,
          greatest: try fields.optionalNumber("greatest") ?? .infinity))
    }
  }
}
