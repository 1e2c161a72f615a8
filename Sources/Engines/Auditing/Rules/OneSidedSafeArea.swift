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
    return layout.tree.endsInSafeArea.sorted { $0.key < $1.key }.compactMap { view, end in
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

/// An end of a view that is bound to the root or its safe area, and how far inside it stays, in points.
private struct BoundEnd {
  let view: ObjectID
  let end: LineEnd
  let region: Region
  let distance: Double

  init?(_ constraint: LayoutConstraint) {
    guard constraint.isInstalled, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second, second.anchor == constraint.first.anchor,
      let end = LineEnd(second.anchor)
    else { return nil }
    let isSecondOuter = second.item.owner == .root
    let (own, outer) = isSecondOuter ? (constraint.first, second) : (second, constraint.first)
    guard outer.item.owner == .root, own.item.owner != .root, own.item.region == .bounds,
      [.bounds, .safeArea].contains(outer.item.region)
    else { return nil }
    let isInwards = end.isStart == isSecondOuter
    (view, self.end, region) = (own.item.owner, end, outer.item.region)
    distance = isInwards ? constraint.constant : -constraint.constant
  }
}

extension AuditedScreen {
  /// The end at which a view is bound to the root's safe area, where the other one is bound to the root by the same
  /// distance, by the places of such views.
  var endsInSafeArea: [Int: LineEnd] {
    let bound = screen.constraints.compactMap { varies($0) ? nil : BoundEnd($0) }
    let outer = bound.filter { $0.region == .bounds }
    var result: [Int: LineEnd] = [:]
    for inner in bound where inner.region == .safeArea {
      let isUneven = outer.contains {
        $0.view == inner.view && $0.end == inner.end.opposite && $0.distance == inner.distance
      }
      if isUneven, let place = places[inner.view] { result[place] = inner.end }
    }
    return result
  }
}
