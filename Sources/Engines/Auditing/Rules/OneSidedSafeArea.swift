import DesignModel
import Notation

/// Views of which one side keeps to the safe area and the other to the screen.
enum OneSidedSafeArea: LayoutRule {
  static let card = RuleCard(
    "one-sided-safe-area", .warning,
    summary: "One side of a view is bound to the safe area, and the other as far from the screen's edge.",
    why: """
      Upright both edges are in one place, and in landscape they are not: the view then keeps clear of the notch at one \
      side, lies under it at the other, and isn't in the middle.
      """,
    fix: "Bind both edges to the safe area, or for lists and backgrounds both to the superview.",
    bad: """
      add-view demo list --kind scroll
      pin demo list top,leading,bottom --to safeArea
      pin demo list trailing --to superview
      """,
    good: """
      add-view demo list --kind scroll
      pin demo list top,leading,bottom,trailing --to safeArea
      """)

  static func findings(on layout: AuditedLayout) -> [Finding] {
    guard layout.fillsWindow, !layout.screen.rootTraits.isLaunchScreen else { return [] }
    let isMirrored = layout.environment.direction == .rtl
    return layout.tree.safeAreaBounds.oneSided.sorted { $0.key < $1.key }.compactMap { view, end in
      let side = end.side(isMirrored: isMirrored)
      let inset = side.inset(of: layout.environment.safeArea)
      guard inset > layout.halfPixel, !layout.layout.views[view].isHidden else { return nil }
      return Finding(
        Self.self, view: layout.id(view),
        message: """
          \(layout.name(view)) keeps to the safe area at its \(side.words), \(inset.shown) points in, and to the \
          screen's edge at its \(side.opposite.words)
          """,
        measured: inset, required: 0)
    }
  }
}

extension Strip.Side {
  fileprivate var opposite: Strip.Side {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }

  fileprivate func inset(of insets: EdgeInsets) -> Double {
    switch self {
    case .left: insets.left
    case .right: insets.right
    case .top: insets.top
    case .bottom: insets.bottom
    }
  }
}
