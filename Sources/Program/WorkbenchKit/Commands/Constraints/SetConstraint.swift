import CommandGrammar
import DesignLanguage
import DesignModel
import Notation
import Storage

/// `set-constraint`.
struct SetConstraint: ScreenEdit {
  static var card: Card {
    Card(
      "set-constraint", group: "constraints", "Changes a constraint.",
      details:
        "Keys: relation (the whole text anew), constant, multiplier, priority, installed, when; 'when=' for always.",
      examples: [
        Example(
          "set-constraint login c1 constant=24 priority=high", "Changes its constant and its priority."),
        Example("set-constraint login c1 'relation=form.top >= safeArea.top + 8'", "Writes it anew."),
      ])
  }

  static let keys = ["relation", "constant", "multiplier", "priority", "installed", "when"]

  @Parameter(argument: "The screen.", completion: .object(.screen)) var screen: String
  @Parameter(argument: "The constraint.", completion: .object(.constraint)) var constraint: String
  @Parameter(argument: "The changes.") var changes: [Assignment]

  init() {}

  func edit(_ screen: inout Screen) throws -> Reply {
    var constraint = try screen.constraint(named: constraint)
    for change in changes { try Self.apply(change, to: &constraint, in: screen) }
    // Who changes what an import made takes it over.
    if !constraint.isOfAuthor { constraint.origin = .author }
    // What was changed is no longer what its line of visual format says.
    if changes.contains(where: { !["installed", "when"].contains($0.key) }) { constraint.format = nil }
    try screen.setConstraint(constraint)
    return Reply(
      "set \(constraint.id): \(screen.spelled(constraint))", record: screen.record(of: constraint))
  }

  private static func apply(
    _ change: Assignment, to constraint: inout LayoutConstraint, in screen: Screen
  ) throws {
    switch change.key {
    case "relation":
      let text = try ConstraintText(reading: change.value, in: screen)
      (constraint.first, constraint.relation, constraint.second) = (text.first, text.relation, text.second)
      (constraint.multiplier, constraint.constant) = (text.multiplier, text.constant)
      constraint.priority = text.priority ?? constraint.priority
    case "multiplier":
      guard let number = Double(parsing: change.value) else {
        throw DesignError.unusableChange("multiplier", change.value, expected: "a number other than 0")
      }
      constraint.multiplier = number
    case "when":
      constraint.condition = change.value.isEmpty ? nil : try Condition(reading: change.value)
    case "constant", "priority", "installed":
      var part = ConstraintChange()
      try part.set(change.key, to: change.value)
      constraint.constant = part.constant ?? constraint.constant
      constraint.priority = part.priority ?? constraint.priority
      constraint.isInstalled = part.isInstalled ?? constraint.isInstalled
    default: throw DesignError.unknownAttribute(change.key, among: keys)
    }
  }
}

extension Condition {
  /// The condition, its faults pointed at in the text.
  fileprivate init(reading text: String) throws(TextFault) {
    do { try self.init(parsing: text) } catch { throw TextFault(error, in: text) }
  }
}
