import DesignModel
import Notation

/// A screen that is repaired step by step, and the steps.
struct RepairDraft {
  private(set) var screen: Screen
  private(set) var edits: [RepairEdit] = []

  init(_ screen: Screen) { self.screen = screen }

  private mutating func make(_ edit: RepairEdit) throws(DesignError) {
    if let constraint = edit.changed.flatMap({ screen.constraint($0) }), !constraint.isOfAuthor {
      throw .ofAutoresizing(constraint.id.text)
    }
    try edit.apply(to: &screen)
    edits.append(edit)
  }

  /// Adds a view at a place among the children of another, and gives its identity; its name gets a number if taken.
  mutating func addView(
    _ name: String, _ kind: ViewKind, in parent: ObjectID, at position: Int,
    with attributes: Attributes = .init()
  ) throws(DesignError) -> ObjectID {
    var names = FreeNames(except: screen.itemNames)
    let name = names.take(name)
    let view = View(id: ObjectID(name), name: name, parent: parent, kind: kind, attributes: attributes)
    try make(.addView(view, at: position))
    // The identity is the screen's choice: a view that was renamed may keep the name as its own.
    return screen.views.first { $0.name == name }!.id
  }

  mutating func set(
    _ view: ObjectID, _ attributes: Attributes, without unset: [ViewAttribute] = []
  ) throws(DesignError) {
    try make(.setView(view, attributes, without: unset))
  }

  mutating func move(_ view: ObjectID, to parent: ObjectID) throws(DesignError) {
    try make(.moveView(view, to: parent))
  }

  /// Adds a constraint; `name` becomes its identity, with a number if that is taken.
  mutating func constrain(
    _ first: AnchoredItem, _ relation: Relation, to second: AnchoredItem? = nil, constant: Double = 0,
    priority: Priority = .required, named name: String? = nil
  ) throws(DesignError) {
    var names = FreeNames(except: screen.constraints.map(\.id.text))
    let id = name.map { names.take($0) }
    let constraint = LayoutConstraint(
      id: ObjectID(id ?? ""), first, relation, to: second, constant: constant, priority: priority)
    try make(.addConstraint(constraint, isNamed: id != nil))
  }

  /// Adds a constraint that a text asks for.
  mutating func constrain(_ text: ConstraintText, named name: String? = nil) throws(DesignError) {
    try constrain(
      text.first, text.relation, to: text.second, constant: text.constant,
      priority: text.priority ?? .required,
      named: name)
  }

  /// Makes the constraint of the same identity what this one says; a second change of one becomes part of the first.
  mutating func set(_ constraint: LayoutConstraint) throws(DesignError) {
    if screen.constraint(constraint.id) == constraint { return }
    let former = edits.firstIndex { edit in
      guard case .setConstraint(let former) = edit else { return false }
      return former.id == constraint.id && former.first == constraint.first
        && former.second == constraint.second
    }
    try make(.setConstraint(constraint))
    if let former { edits[former] = edits.removeLast() }
  }

  mutating func remove(constraint id: ObjectID) throws(DesignError) { try make(.removeConstraint(id)) }

  mutating func vary(
    _ view: ObjectID, _ attributes: Attributes, when condition: Condition
  ) throws(DesignError) {
    try make(.vary(view, attributes, condition))
  }
}
