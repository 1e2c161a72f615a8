public import DesignModel
public import Notation

extension Variation: DesignValue {
  /// Of a view or of a constraint: the member that is there says which.
  public static let form: Form<Variation> = .either(
    [viewForm, constraintForm],
    of: { variation in if case .view = variation.change { 0 } else { 1 } }
  ) { json, place throws(CodingError) in
    let members = try json.members(
      among: ["id", "when", "view", "constraint", "changes"], at: place)
    let isOfView = members["view"] != nil
    guard isOfView != (members["constraint"] != nil) else {
      throw CodingError("expected either a 'view' or a 'constraint'", at: place)
    }
    return isOfView ? 0 : 1
  }.described("What changes of a view or of a constraint where a condition holds.")

  private static let viewForm: Form<Variation> = .record(
    "A change of a view that applies only where its condition holds.",
    Member("id", "Its identity.", from: \.id, as: .identity),
    Member("view", "The view.", from: \.target, as: .identity.naming(.item)),
    Member("changes", "What it sets.", from: \.attributes, as: Attributes.form),
    Member("when", "Where it applies.", from: \.condition, as: .condition)
  ) { id, target, attributes, condition in
    Variation(id: id, change: .view(target, attributes), condition: condition)
  }

  private static let constraintForm: Form<Variation> = .record(
    "A change of a constraint that applies only where its condition holds.",
    Member("id", "Its identity.", from: \.id, as: .identity),
    Member("constraint", "The constraint.", from: \.target, as: .identity.naming(.constraint)),
    Member("changes", "What it sets.", from: \.parts, as: ConstraintChange.form),
    Member("when", "Where it applies.", from: \.condition, as: .condition)
  ) { id, target, parts, condition in
    Variation(id: id, change: .constraint(target, parts), condition: condition)
  }

  private var attributes: Attributes {
    guard case .view(_, let attributes) = change else { preconditionFailure("No view's variation") }
    return attributes
  }

  private var parts: ConstraintChange {
    guard case .constraint(_, let parts) = change else { preconditionFailure("No constraint's variation") }
    return parts
  }
}

extension Variation.Change {
  /// `view` or `constraint`.
  public var targetKind: ObjectKind {
    switch self {
    case .view: .view
    case .constraint: .constraint
    }
  }

  /// What is set, by name.
  public var json: JSON {
    switch self {
    case .view(_, let attributes): attributes.json
    case .constraint(_, let change): change.json
    }
  }

  /// Reads what `json` gives, for a view or a constraint.
  public init(
    json: JSON, of kind: ObjectKind, target: ObjectID, at place: Place = .top
  ) throws(CodingError) {
    self =
      kind == .view
      ? .view(target, try Attributes(json: json, at: place))
      : .constraint(target, try ConstraintChange(json: json, at: place))
  }
}

extension ConstraintChange: DesignValue {
  public static let form: Form<ConstraintChange> = .record(
    "The parts of a constraint that a variation sets.",
    .optional("installed", "Whether it applies at all.", from: \.isInstalled, as: .flag),
    .optional("constant", "Points.", from: \.constant, as: .number),
    .optional("priority", "How much it counts: above 0, 1000 for required.", from: \.priority, as: .priority)
  ) { isInstalled, constant, priority in
    ConstraintChange(isInstalled: isInstalled, constant: constant, priority: priority)
  }
}
