import DesignModel
import Notation

/// Texts whose lines are cut by the view's own edges.
enum ClippedText: LayoutRule {
  static let card = RuleCard(
    "clipped-text", .error, summary: "The lines of a text are cut by the edges of its view.",
    why: "Half a line of letters can't be read. It comes from a height that was set for smaller text.",
    fix: "Replace the height by a least height (>=), or leave it to the text.",
    bad: """
      add-view demo name --kind label --style body --text 'Name'
      pin demo name top,leading --to safeArea --inset 16
      add-constraint demo 'name.height == 12'
      """,
    good: """
      add-view demo name --kind label --style body --text 'Name'
      pin demo name top,leading --to safeArea --inset 16
      add-constraint demo 'name.height >= 12'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    layout.layout.views.indices.compactMap { view in
      let place = layout.layout.views[view]
      guard !place.isHidden, let text = place.text, text.isClipped else { return nil }
      return Finding(
        Self.self, view: place.view,
        message:
          "\(layout.name(view)) is \(place.exact.height.shown) points high, which cuts its \(text.lines == 1 ? "line" : "lines")",
        measured: place.exact.height)
    }
  }
}
