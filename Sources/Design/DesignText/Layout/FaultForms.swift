public import DesignModel
public import Notation

extension Conflict: DesignValue {
  public static let form = Form.list(Rule.form).map(\Conflict.members) { rules, _ in
    Conflict(members: rules)
  }.described("Rules that can't hold together: leave any one out and the rest can.")
}

extension Rule: DesignValue {
  /// A constraint, or a rule that a view brings with it.
  public static let form: Form<Rule> = .either(
    [constraintForm, viewForm],
    of: { rule in if case .constraint = rule { 0 } else { 1 } }
  ) { json, _ in json["constraint"] == nil ? 1 : 0 }

  private static let constraintForm: Form<Rule> = .record(
    "A constraint of the screen.", Member("constraint", "Its identity.", from: \.owner, as: .identity)
  ) { id in .constraint(id) }

  private static let viewForm: Form<Rule> = .record(
    "A rule that a view brings with it.",
    Member("view", "The view's identity.", from: \.owner, as: .identity),
    Member("what", "The rule in words.", from: \.words, as: .text)
  ) { id, what in .builtIn(id, what: what) }

  private var owner: ObjectID {
    switch self {
    case .constraint(let id), .builtIn(let id, _): id
    }
  }

  private var words: String { if case .builtIn(_, let what) = self { what } else { "" } }
}

extension Ambiguity: DesignValue {
  public static let form: Form<Ambiguity> = .record(
    "An axis in which a view's place or size is left open.",
    Member("view", "The view's identity.", from: \.view, as: .identity),
    Member("aspect", "What is open.", from: \.aspect, as: .word),
    .optional(
      "least", "The least value in points; missing where there is none.", from: \.leastBound, as: .number),
    .optional(
      "greatest", "The greatest value in points; missing where there is none.", from: \.greatestBound,
      as: .number)
  ) { view, aspect, least, greatest in
    Ambiguity(
      view: view, aspect: aspect, least: least ?? -.infinity, greatest: greatest ?? .infinity)
  }

  private var leastBound: Double? { least.ifFinite }
  private var greatestBound: Double? { greatest.ifFinite }
}

extension MeasuredAnchor: DesignValue {
  public static let form: Form<MeasuredAnchor> = .record(
    "Where an anchor lies on the screen.",
    Member("anchor", "The anchor.", from: \.anchor, as: AnchoredItem.form),
    Member("value", "Points from the root's left or top edge, or a size.", from: \.value, as: .number)
  ) { anchor, value in MeasuredAnchor(anchor, value) }
}
