import DesignModel
import Notation

/// Content that reaches beyond the view that holds it.
enum OutsideParent: LayoutRule {
  static let card = RuleCard(
    "outside-parent", .warning, summary: "A text or a control reaches beyond the view that holds it.",
    why: """
      Touches outside the holding view never arrive; a view that clips cuts the rest off; and what is laid out below or \
      beside the holding view is covered.
      """,
    fix:
      "Bind the view to all sides of its superview, the last with <= or >=, so that the superview grows with it.",
    bad: """
      add-view demo card
      pin demo card top,leading,trailing --to safeArea --inset 16
      add-constraint demo 'card.height == 30'
      add-view demo title --kind label --style largeTitle --lines 0 --text 'Welcome' --in card
      pin demo title top,leading,trailing
      """,
    good: """
      add-view demo card
      pin demo card top,leading,trailing --to safeArea --inset 16
      add-constraint demo 'card.height >= 30'
      add-view demo title --kind label --style largeTitle --lines 0 --text 'Welcome' --in card
      pin demo title top,leading,trailing,bottom
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    var found: [Finding] = []
    for view in layout.screen.views.indices.dropFirst() where !layout.layout.views[view].isHidden {
      let parent = layout.tree.parents[view]
      guard parent > 0 || !layout.fillsWindow, layout.kind(parent) != .scroll,
        let points = layout.reach(of: view, beyond: layout.frame(parent)),
        !layout.mayOverlap(view), !hangsOver(view, parent, in: layout),
        holdsContentOutside(view, parent, in: layout)
      else { continue }
      let side = layout.frame(view).side(beyond: layout.frame(parent))
      found.append(
        Finding(
          Self.self, view: layout.id(view), related: [layout.id(parent)],
          message:
            "\(layout.name(view)) reaches \(points.shown) points beyond the \(side) of \(layout.name(parent))",
          measured: points, required: 0))
    }
    return found
  }

  /// A stack aligned by baselines lets its views hang over, as UIKit does.
  private static func hangsOver(_ view: Int, _ parent: Int, in layout: AuditedLayout) -> Bool {
    if layout.kind(parent) != .stack { return false }
    let alignment = StackTraits(.stack, layout.attributes[parent]).alignment
    return alignment == .firstBaseline || alignment == .lastBaseline
  }

  /// True if the view is content, or some content in it lies outside as well.
  private static func holdsContentOutside(_ view: Int, _ parent: Int, in layout: AuditedLayout) -> Bool {
    layout.content.contains { content in
      (content == view || layout.tree.contains(content, under: view))
        && layout.frame(content).reach(beyond: layout.frame(parent)) > layout.halfPixel
    }
  }
}
