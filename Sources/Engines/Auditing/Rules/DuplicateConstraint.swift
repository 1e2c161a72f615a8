import DesignModel
import Notation

/// Constraints that say what another one says already.
enum DuplicateConstraint: DesignRule {
  static let card = RuleCard(
    "duplicate-constraint", .note, summary: "Two constraints say the same.",
    why: "Whoever changes one later, and not the other, makes a conflict.",
    fix: "Remove one of them.",
    bad: """
      add-view demo card --size 80x44
      pin demo card top,leading --to safeArea
      add-constraint demo 'safeArea.top == card.top'
      """,
    good: """
      add-view demo card --size 80x44
      pin demo card top,leading --to safeArea
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let screen = tree.screen
    let fixed = screen.constraints.filter { $0.isOfAuthorAtRunTime && !tree.varies($0) }
    var first: [Demand: LayoutConstraint] = [:]
    return fixed.compactMap { constraint in
      let demand = Demand(constraint)
      guard let former = first[demand] else {
        first[demand] = constraint
        return nil
      }
      return Finding(
        Self.self, view: screen.view(constraint.first.item.owner)?.id, constraint: constraint.id,
        related: [former.id],
        message:
          "\(constraint.id): \(screen.spelled(constraint)) says the same as \(former.id): \(screen.spelled(former))"
      )
    }
  }
}

/// What a constraint asks for, the same whichever side is written first.
private struct Demand: Hashable {
  var first: AnchoredItem
  var second: AnchoredItem?
  var relation: Relation
  var multiplier, constant: Double
  var priority: Priority
  var isInstalled: Bool
  var condition: Condition?

  init(_ constraint: LayoutConstraint) {
    (first, second) = (constraint.first, constraint.second)
    (relation, multiplier, constant) = (constraint.relation, constraint.multiplier, constraint.constant)
    (priority, isInstalled) = (constraint.priority, constraint.isInstalled)
    condition = constraint.condition
    guard let other = second, multiplier == 1, isBehind(other) else { return }
    (first, second) = (other, constraint.first)
    constant = 0 - constant
    relation = relation.reversed
  }

  private func isBehind(_ other: AnchoredItem) -> Bool {
    (other.item.owner.text, other.item.region.rawValue, other.anchor.rawValue)
      < (first.item.owner.text, first.item.region.rawValue, first.anchor.rawValue)
  }
}
