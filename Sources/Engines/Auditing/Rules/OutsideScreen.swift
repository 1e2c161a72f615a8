import DesignModel
import Notation

/// Pictures and other views without words that lie where nobody ever sees them.
///
/// Texts and controls are the matter of `content-unreachable`; what bleeds over an edge is meant.
enum OutsideScreen: LayoutRule {
  static let card = RuleCard(
    "outside-screen", .warning,
    summary: "A picture lies wholly outside the window, and nothing scrolls it back.",
    why: "Nobody ever sees it; it was meant to be on the screen, or need not be there at all.",
    fix: "Bind the view to the safe area, put it into a scroll view, or hide it while it isn't shown.",
    bad: """
      add-view demo stamp --kind image --size 64x64
      pin demo stamp top --to safeArea --inset 16
      add-constraint demo 'stamp.leading == root.trailing + 16'
      """,
    good: """
      add-view demo stamp --kind image --size 64x64
      pin demo stamp top --to safeArea --inset 16
      add-constraint demo 'stamp.trailing == root.trailing - 16'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    let window = layout.window
    return layout.layout.views.indices.compactMap { view in
      let frame = layout.frame(view)
      guard layout.kind(view).row.marks.contains(.picture), !layout.layout.views[view].isHidden,
        !layout.content.contains(view), !layout.isScrolled(view),
        min(frame.width, frame.height) > layout.halfPixel
      else { return nil }
      let rest = frame.intersection(window)
      guard rest.map({ min($0.width, $0.height) <= layout.halfPixel }) ?? true else { return nil }
      let points = frame.reach(beyond: window)
      return Finding(
        Self.self, view: layout.id(view),
        message:
          "\(layout.name(view)) lies outside the window, \(points.shown) points beyond its \(frame.side(beyond: window))",
        measured: points, required: 0)
    }
  }
}
