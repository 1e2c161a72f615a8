import Auditing
import CommandGrammar
import DesignModel
import Notation

extension Repair {
  /// The commands that make the repair, in their order, of the screen that it was proposed for.
  func invocations(on screen: Screen) throws -> [Invocation] {
    var screen = screen
    return try edits.map { edit in
      let invocation = edit.invocation(on: screen)
      try edit.apply(to: &screen)
      return invocation
    }
  }
}

extension RepairEdit {
  /// The command that makes the change of the screen as it is before it.
  fileprivate func invocation(on screen: Screen) -> Invocation {
    var invocation = command(on: screen)
    invocation.arguments["screen"] = .string(screen.name)
    return invocation
  }

  private func command(on screen: Screen) -> Invocation {
    func name(_ id: ObjectID) -> JSON { .string(screen.name(of: id)) }
    switch self {
    case .addView(let view, let position):
      let attributes = view.attributes.entries.map { ($0.attribute.rawValue, JSON.string($0.value.spelled)) }
      return Invocation(
        AddView.card.name,
        [
          "view": .string(view.name), "kind": .string(view.kind.rawValue), "in": name(view.parent ?? .root),
          "at": .integer(position),
        ].merging(attributes) { first, _ in first })
    case .setView(let id, let attributes):
      return Invocation(
        SetView.card.name, ["view": name(id), "changes": .array(attributes.assignments.map { .string($0) })])
    case .moveView(let id, let parent):
      return Invocation(MoveView.card.name, ["view": name(id), "to": name(parent)])
    case .addConstraint(let constraint, let isNamed):
      let id: [String: JSON] = isNamed ? ["id": .string(constraint.id.text)] : [:]
      return Invocation(
        AddConstraint.card.name,
        id.merging(["relation": .string(screen.spelled(constraint))]) { first, _ in first })
    case .setConstraint(let constraint):
      return Invocation(
        SetConstraint.card.name,
        [
          "constraint": .string(constraint.id.text),
          "changes": .array(constraint.assignments(on: screen).map { .string($0) }),
        ])
    case .removeConstraint(let id):
      return Invocation(RemoveConstraint.card.name, ["constraints": [.string(id.text)]])
    case .vary(let id, let attributes, let condition):
      return Invocation(
        Vary.card.name,
        [
          "changes": .array([name(id)] + attributes.assignments.map { .string($0) }),
          "when": .string(condition.spelled),
        ])
    }
  }
}

extension Attributes {
  /// As `set-view` and `vary` take them: `axis=vertical`.
  fileprivate var assignments: [String] { entries.map { "\($0.attribute.rawValue)=\($0.value.spelled)" } }
}

extension LayoutConstraint {
  /// What `set-constraint` has to be told to make this one of that of the same identity on the screen.
  fileprivate func assignments(on screen: Screen) -> [String] {
    guard let before = screen.constraint(id) else { return [] }
    var bare = self
    bare.priority = before.priority
    var changes: [String] = []
    if bare != before {
      bare.constant = before.constant
      bare.priority = .required
      changes = [
        bare == before.unweakened ? "constant=\(constant.spelled)" : "relation=\(screen.spelled(unweakened))"
      ]
    }
    return priority == before.priority ? changes : changes + ["priority=\(priority.value.spelled)"]
  }

  /// The same as a required one.
  private var unweakened: LayoutConstraint {
    var result = self
    result.priority = .required
    return result
  }
}
