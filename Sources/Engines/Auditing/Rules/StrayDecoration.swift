import DesignModel
import Notation

/// Pictures, lines and backgrounds that other windows and texts push wholly out of what holds them.
///
/// Of pictures outside of the window `outside-screen` speaks, of texts and controls `content-unreachable` and
/// `outside-parent`. What lies so on the screen's own device is meant, as a badge is, or waits there to be moved in.
enum StrayDecoration: LayoutRule {
  static let card = RuleCard(
    "stray-decoration", .warning,
    summary:
      "A picture, a line or a background lies wholly outside of what holds it, as on the screen's own device it doesn't.",
    why: """
      A line that separates two texts, or the ground of one, is then somewhere else or out of sight: what holds it is higher, \
      lower or narrower here, and the place was counted from one of its edges alone.
      """,
    fix: "Bind the view to the edge of its superview that it belongs to, or to the text that it belongs to.",
    bad: """
      add-view demo card
      pin demo card top,leading,trailing --to safeArea --inset 16
      add-constraint demo 'card.height == root.height * 0.4'
      add-view demo line --in card
      pin demo line leading,trailing
      add-constraint demo 'line.top == card.top + 300'
      add-constraint demo 'line.height == 1'
      set-view demo line 'background=#3C3C43'
      """,
    good: """
      add-view demo card
      pin demo card top,leading,trailing --to safeArea --inset 16
      add-constraint demo 'card.height == root.height * 0.4'
      add-view demo line --in card
      pin demo line leading,trailing,bottom
      add-constraint demo 'line.height == 1'
      set-view demo line 'background=#3C3C43'
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.environment.keyboardHeight == nil else { return [] }
    return layout.screen.views.indices.dropFirst().compactMap { view in
      let parent = layout.tree.parents[view]
      guard layout.isDecoration(view), !layout.mayOverlap(view), !layout.isScrolled(view),
        let points = layout.distance(of: view, outside: parent),
        !layout.isOutsideAtHome(view, of: parent)
      else { return nil }
      let (frame, outer) = (layout.frame(view), layout.area(of: parent))
      return Finding(
        Self.self, view: layout.id(view), related: [layout.id(parent)],
        message:
          "\(layout.name(view)) lies wholly outside \(layout.words(for: parent)), \(points.shown) points "
          + "beyond its \(frame.side(beyond: outer))",
        measured: points, required: 0)
    }
  }
}

extension AuditedLayout {
  /// True for a picture, or a plain view of a colour, that shows no text and no control and that somebody sees.
  fileprivate func isDecoration(_ view: Int) -> Bool {
    let isPainted = kind(view) == .view && attributes[view].backgroundColor?.isOpaque == true
    return (isPainted || kind(view).row.marks.contains(.picture)) && !layout.views[view].isHidden
      && !isTransparent(view) && !content.contains { $0 == view || tree.contains($0, under: view) }
  }

  /// What a view's superview shows it in: the window or the view's own rectangle.
  fileprivate func area(of parent: Int) -> Rect { parent == 0 ? window : frame(parent) }

  fileprivate func words(for parent: Int) -> String {
    parent == 0 && fillsWindow ? "the window" : name(parent)
  }

  /// How many points a view of some size reaches beyond one of some size, of which it has no part; nil where it has one,
  /// and for a picture outside of the window.
  fileprivate func distance(of view: Int, outside parent: Int) -> Double? {
    let frame = frame(view)
    guard frame.isApart(from: area(of: parent), by: halfPixel) else { return nil }
    let isPicture = kind(view).row.marks.contains(.picture)
    return isPicture && fillsWindow && frame.isApart(from: window, by: halfPixel)
      ? nil : frame.reach(beyond: area(of: parent))
  }

  /// True where the screen's own device shows the same, so that its author has seen it.
  ///
  /// A cell that code builds has none, and what lies beside it is another cell.
  fileprivate func isOutsideAtHome(_ view: Int, of parent: Int) -> Bool {
    if parent == 0, screen.rootTraits.kind == .cell, screen.isOfCode { return false }
    guard let home = solving.home.layout(in: environment.state) else { return true }
    let outer = parent == 0 && fillsWindow ? home.window : home.layout.views[parent].screenFrame
    let inner = home.layout.views[view]
    return inner.isHidden || inner.screenFrame.isApart(from: outer, by: halfPixel)
      || min(inner.screenFrame.width, inner.screenFrame.height) <= halfPixel
  }
}

extension Rect {
  /// True if both have some size and no part in common.
  fileprivate func isApart(from other: Rect, by halfPixel: Double) -> Bool {
    guard min(width, height) > halfPixel, min(other.width, other.height) > halfPixel else { return false }
    return intersection(other).map { min($0.width, $0.height) <= halfPixel } ?? true
  }
}
