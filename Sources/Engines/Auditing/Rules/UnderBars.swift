import DesignModel
import Notation

/// Content that is bound to where something lies over it.
///
/// What lies outside the window, in a scroll view or under the keyboard, and what larger texts push under a bar, is
/// reported by `content-unreachable`.
enum UnderBars: LayoutRule {
  static let card = RuleCard(
    "under-bars", .error,
    summary:
      "A text or a control is bound to a place under a bar, the home indicator or a notch, and nothing scrolls it out.",
    why: """
      What a bar covers can't be read, and touches there go to what lies in front. It shows on devices with other bars \
      than the designer's, and in landscape. A warning beside a notch, which hides less, and where what is left can be read \
      or touched.
      """,
    fix: "Bind the view to `safeArea` in place of the root.",
    bad: """
      add-view demo title --kind label --style headline --text 'Inbox'
      pin demo title top,leading
      """,
    good: """
      add-view demo title --kind label --style headline --text 'Inbox'
      pin demo title top,leading --to safeArea --inset 16
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    // Nobody knows where in a window a cell or a view is.
    guard layout.fillsWindow else { return [] }
    var shown = ShownAreas(layout)
    return layout.content.compactMap { view in
      // What takes the touches beside all else is meant to reach under bars.
      if layout.isSurface(view), layout.window.reach(beyond: layout.frame(view)) <= layout.halfPixel {
        return nil
      }
      guard let cover = layout.covers[view] ?? layout.sideCover(of: view),
        !scrollsOut(view, cover, on: layout)
      else { return nil }
      return Finding(
        Self.self, severity: isHidden(view, by: cover, &shown, on: layout) ? nil : .warning,
        view: layout.id(view), message: "\(layout.name(view)) \(words(cover))", measured: cover.points,
        required: 0)
    }
  }

  /// True for what UIKit insets by the safe area itself: the end of a text that scrolls, once it reaches there, and the
  /// contents of rows at their sides.
  private static func scrollsOut(_ view: Int, _ cover: Cover, on layout: AuditedLayout) -> Bool {
    if cover.edge == .left || cover.edge == .right { return layout.isInRow(view) }
    return layout.kind(view) == .textView && cover.edge == .bottom
      && layout.layout.views[view].text?.isTruncated != true
  }

  /// True if the cover hides what a view shows, or leaves too little of it to be touched.
  private static func isHidden(
    _ view: Int, by cover: Cover, _ shown: inout ShownAreas, on layout: AuditedLayout
  ) -> Bool {
    let frame = layout.frame(view)
    switch cover.edge {
    case .left, .right: return false
    case .top, .bottom: break
    }
    if layout.isInteractive(view) { return frame.height - cover.points < SmallTarget.untouchable }
    guard let lines = shown.area(of: view) else { return false }
    // The home indicator is a bar of 5 points: a text shows around it.
    let isBar = cover.edge == .top || layout.environment.covered.bottom > homeIndicator
    let free = cover.edge == .top ? lines.y - frame.y : frame.maxY - lines.maxY
    return isBar && cover.points > free + 2
  }

  /// Points at the lower edge of a phone that has no bars there.
  private static let homeIndicator = 34.0

  private static func words(_ cover: Cover) -> String {
    let points = cover.points.shown
    return switch cover.edge {
    case .top: "reaches \(points) points above the safe area, under the status bar or a bar"
    case .bottom: "reaches \(points) points below the safe area, under a bar or the home indicator"
    case .left: "reaches \(points) points beyond the left of the safe area, where a notch may lie"
    case .right: "reaches \(points) points beyond the right of the safe area, where a notch may lie"
    }
  }
}

extension AuditedLayout {
  /// True for what is in a cell or header, whose contents UIKit insets by the safe area at both sides
  /// (`insetsContentViewsToSafeArea`, since iOS 11).
  fileprivate func isInRow(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains { kind($0) == .tableCell || attributes[$0].isPrototype }
  }
}
