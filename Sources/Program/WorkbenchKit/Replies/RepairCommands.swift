import Auditing
import CommandGrammar
import DesignLanguage
import DesignModel
import Findings
import Notation

extension RepairOffer {
  /// The commands that make the repair, in their order.
  var edits: [Invocation] { steps.map(\.invocation) }

  /// The commands as a person would type them.
  var lines: [String] { edits.map(\.pasted) }

  /// The repair with its commands, as it is reported to programs.
  var printed: OfferedRepair { OfferedRepair(self, lines: lines, edits: edits.map(\.json)) }

  /// The commands as a batch runs them, as one step of undo.
  func batch() throws -> [BatchLine] {
    try zip(edits, lines).enumerated().map { place, step in
      try BatchLine(number: place + 1, text: step.1, step.0)
    }
  }
}

extension RepairStep {
  /// The command that makes the change.
  fileprivate var invocation: Invocation {
    var invocation = edit.command(on: screen)
    invocation.arguments["screen"] = .string(screen.name)
    return invocation
  }
}

extension RepairEdit {
  /// The command that makes the change of the screen as it is before it, without the screen's name.
  fileprivate func command(on screen: Screen) -> Invocation {
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
    case .setView(let id, let attributes, let unset):
      let changes = attributes.assignments + unset.map { "\($0.rawValue)=" }
      return Invocation(
        SetView.card.name, ["view": name(id), "changes": .array(changes.map { .string($0) })])
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
