import DesignModel
import Notation

/// Views that are to reach the screen's edge, and do so by the height of one device's bar.
enum ShortOfEdge: LayoutRule {
  static let card = RuleCard(
    "short-of-edge", .warning,
    summary: "A view reaches out of the safe area by a fixed number, which is short of the screen's edge.",
    why: """
      The number is the height of the bar on the device on which it was designed, mostly the 20 points of a phone with a \
      home button. On phones with a notch the safe area begins lower, and a bare strip is left.
      """,
    fix: "Bind the view to the edge of the superview.",
    bad: """
      set-view demo root 'background=#FFFFFF'
      add-view demo cover
      set-view demo cover 'background=#96588A'
      add-constraint demo 'cover.top == safeArea.top - 20'
      pin demo cover leading,trailing,bottom
      """,
    good: """
      set-view demo root 'background=#FFFFFF'
      add-view demo cover
      set-view demo cover 'background=#96588A'
      pin demo cover top,leading,trailing,bottom
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.fillsWindow, !layout.screen.rootTraits.isLaunchScreen, !layout.isBelowNavigation else {
      return []
    }
    let reaches = layout.tree.safeAreaBounds.reachesAbove
    return reaches.keys.sorted().compactMap { view in
      let frame = layout.frame(view)
      guard !layout.layout.views[view].isHidden, !layout.isTransparent(view), frame.y > layout.halfPixel,
        frame.y < layout.environment.safeArea.top - layout.halfPixel,
        layout.leavesStrip(above: view)
      else { return nil }
      return Finding(
        Self.self, view: layout.id(view),
        message: """
          \(layout.name(view)) reaches \(reaches[view]!.shown) points out of the safe area, which is \(frame.y.shown) short \
          of the screen's top
          """,
        measured: frame.y, required: 0)
    }
  }
}

extension AuditedLayout {
  /// True for a list, or a picture or background of another colour, above which nothing else lies up to the window's edge.
  fileprivate func leavesStrip(above view: Int) -> Bool {
    let area = Rect(x: 0, y: 0, width: window.width, height: frame(view).y)
    let strip = Strip(view: view, side: .top, area: area)
    return tree.isList(view) ? strip.isUncovered(self) : strip.isBare(self)
  }
}
