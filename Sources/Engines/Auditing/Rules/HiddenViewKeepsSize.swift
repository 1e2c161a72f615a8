import DesignModel
import Notation

/// Views that a stack hides, or bars that code takes out of one, and that are required to have a size all the same.
enum HiddenViewKeepsSize: DesignRule {
  static let card = RuleCard(
    "hidden-view-keeps-size", .warning,
    summary: "A view that its stack hides, or may hide, is required to have a size along the stack.",
    why: """
      A stack gives a hidden view no size along its axis, by a required constraint (`UISV-hiding`). A required height or \
      width of the view contradicts it: UIKit logs that, and breaks one of the two. A bar beside a list, to which an outlet \
      leads, counts as one that code hides.
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
      guard constraint.isOfAuthorAtRunTime, constraint.second == nil, constraint.relation != .atMost,
        constraint.constant > 0, constraint.priority == .required, constraint.isInstalled,
        let view = tree.places[constraint.first.item.owner],
        isArranged(view, along: constraint.first.anchor, tree)
      else { return nil }
      let isHidden = screen.views[view].attributes.asksToBeHidden
      guard isHidden || constraint.constant >= leastBar && comesAndGoes(view, tree) else { return nil }
      let finding = Finding(
        Self.self, view: screen.views[view].id, constraint: constraint.id,
        message: "\(constraint.id): \(screen.spelled(constraint)) can't hold while the stack hides "
          + screen.views[view].name)
      return isHidden ? finding : finding.assuming("code shows and hides it")
    }
  }

  /// Points: what is lower parts a bar from its list.
  private static let leastBar = 20.0

  private static func isArranged(_ view: Int, along anchor: Anchor, _ tree: AuditedScreen) -> Bool {
    guard let stack = tree.stack(of: view) else { return false }
    let axis = StackTraits(.stack, tree.screen.views[stack].attributes).axis
    return anchor == (axis == .vertical ? .height : .width)
  }

  /// True for a bar beside a list in a stack that fills what the bar leaves: an outlet leads to it, and what takes it out
  /// gives its room to the list.
  ///
  /// A team mended two of these; of 4,954 public files 3 more have such a view.
  private static func comesAndGoes(_ view: Int, _ tree: AuditedScreen) -> Bool {
    guard [.view, .custom, .stack].contains(tree.kinds[view]),
      tree.screen.views[view].attributes.isConnected, let stack = tree.stack(of: view)
    else { return false }
    return tree.parents.indices.contains { tree.parents[$0] == stack && tree.isList($0) }
  }
}
