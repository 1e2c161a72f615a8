import DesignModel
import Notation

/// Views that a stack hides, and that are required to have a size all the same.
enum HiddenViewKeepsSize: DesignRule {
  static let card = RuleCard(
    "hidden-view-keeps-size", .warning,
    summary: "A view that its stack hides is required to have a size along the stack.",
    why: """
      A stack gives a hidden view no size along its axis, by a required constraint (`UISV-hiding`). A required height or \
      width of the view contradicts it: UIKit logs that, and breaks one of the two.
      """,
    fix: "Give the size a priority of 999.",
    bad: """
      add-view demo form --kind stack --axis vertical
      pin demo form top,leading,trailing --to safeArea --inset 16
      add-view demo question --kind label --style body --lines 0 --text 'Anything else?' --in form
      add-view demo note --in form
      set-view demo note hidden=true
      add-constraint demo 'note.height == 52'
      """,
    good: """
      add-view demo form --kind stack --axis vertical
      pin demo form top,leading,trailing --to safeArea --inset 16
      add-view demo question --kind label --style body --lines 0 --text 'Anything else?' --in form
      add-view demo note --in form
      set-view demo note hidden=true
      add-constraint demo 'note.height == 52 @999'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    let screen = tree.screen
    return screen.constraints.compactMap { constraint in
      guard constraint.isOfAuthor, constraint.second == nil, constraint.relation != .atMost,
        constraint.constant > 0, constraint.priority == .required, constraint.isInstalled,
        let view = tree.places[constraint.first.item.owner],
        isHidden(view, along: constraint.first.anchor, tree)
      else { return nil }
      return Finding(
        Self.self, view: screen.views[view].id, constraint: constraint.id,
        message: "\(constraint.id): \(screen.spelled(constraint)) can't hold while the stack hides "
          + screen.views[view].name)
    }
  }

  private static func isHidden(_ view: Int, along anchor: Anchor, _ tree: AuditedScreen) -> Bool {
    let parent = tree.parents[view]
    guard parent >= 0, tree.kinds[parent] == .stack, tree.screen.views[view].attributes.asksToBeHidden
    else { return false }
    let axis = StackTraits(.stack, tree.screen.views[parent].attributes).axis
    return anchor == (axis == .vertical ? .height : .width)
  }
}
