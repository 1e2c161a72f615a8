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
      or touched; a note where 44 points of a control are free, and for a view of a xib without bars, which code may put \
      anywhere in the window.
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
        !scrollsOut(view, cover, on: layout), !isBlank(under: cover, of: view, &shown, on: layout)
      else { return nil }
      let finding = Finding(
        Self.self, severity: isHidden(view, by: cover, &shown, on: layout) ? nil : .warning,
        view: layout.id(view), message: "\(layout.name(view)) \(words(cover, on: layout))",
        measured: cover.points,
        required: 0)
      if layout.screen.isPlacedByItsOwner {
        return finding.graded(.note).assuming("its file's view fills the window")
      }
      if cover.edge == .top, layout.screen.isPresentedByCode {
        return finding.graded(.note).assuming("it is no sheet and begins below no opaque bar")
      }
      return leavesATarget(view, cover, on: layout) ? finding.graded(.note) : finding
    }
  }

  /// True for what UIKit insets by the safe area itself: a text that scrolls, at its end once it reaches there and at its
  /// beginning below a navigation bar, and the contents of rows at their sides.
  private static func scrollsOut(_ view: Int, _ cover: Cover, on layout: AuditedLayout) -> Bool {
    switch cover.edge {
    case .left, .right: return layout.isInRow(view)
    case .top: return layout.scrollsItsText(view) && layout.isBelowNavigation
    case .bottom:
      return layout.kind(view) == .textView && layout.layout.views[view].text?.isTruncated != true
    }
  }

  /// True if the cover reaches over no letter of a text, but over what its frame leaves free around them.
  private static func isBlank(
    under cover: Cover, of view: Int, _ shown: inout ShownAreas, on layout: AuditedLayout
  ) -> Bool {
    guard !layout.isInteractive(view), let text = layout.layout.views[view].text,
      let lines = shown.area(of: view)
    else { return false }
    let (frame, line) = (layout.frame(view), lines.height / Double(max(1, text.lines)))
    return switch cover.edge {
    case .top: lines.y + ShownAreas.aboveLetters * line - frame.y >= cover.points
    case .bottom: frame.maxY - lines.maxY >= cover.points
    case .left, .right: false
    }
  }

  /// True if as much of a control is free as people need to touch it.
  private static func leavesATarget(_ view: Int, _ cover: Cover, on layout: AuditedLayout) -> Bool {
    guard layout.isInteractive(view), cover.edge == .top || cover.edge == .bottom else { return false }
    return layout.frame(view).height - cover.points >= freeEnough
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

  /// Points of a control that is no worse to touch for what lies over the rest: 9 less than the 44 that are asked for.
  private static let freeEnough = SmallTarget.least - 9

  /// Points at the lower edge of a phone that has no bars there.
  private static let homeIndicator = 34.0

  private static func words(_ cover: Cover, on layout: AuditedLayout) -> String {
    let points = cover.points.shown
    func what(_ edge: KeyPath<EdgeInsets, Double>, _ own: String) -> String {
      layout.isFreeOfBars(along: edge) ? own : "a bar"
    }
    return switch cover.edge {
    case .top: "reaches \(points) points above the safe area, under \(what(\.top, "the status bar"))"
    case .bottom:
      "reaches \(points) points below the safe area, under \(what(\.bottom, "the home indicator"))"
    case .left: "reaches \(points) points beyond the left of the safe area, where a notch may lie"
    case .right: "reaches \(points) points beyond the right of the safe area, where a notch may lie"
    }
  }
}

extension AuditedLayout {
  /// True for a text view that scrolls by itself.
  func scrollsItsText(_ view: Int) -> Bool {
    kind(view) == .textView && attributes[view].scrollsText
  }

  /// True for a screen with a navigation bar of its own, below which UIKit lets scroll views begin, whether they have
  /// anything to scroll or not.
  var isBelowNavigation: Bool {
    screen.rootTraits.bars.contains { [.navigation, .prompt, .largeTitle].contains($0) }
  }

  /// True for what is in a cell or header, whose contents UIKit insets by the safe area at both sides
  /// (`insetsContentViewsToSafeArea`, since iOS 11).
  fileprivate func isInRow(_ view: Int) -> Bool {
    tree.ancestors(of: view).contains { kind($0) == .tableCell || attributes[$0].isPrototype }
  }
}
