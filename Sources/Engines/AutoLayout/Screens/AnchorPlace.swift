import DesignModel

/// One side of a constraint with its names looked up.
struct AnchorPlace: Sendable {
  /// The index of the view or guide.
  let item: Int
  /// True when it speaks of a scroll view's content area and not of its frame.
  let isContent: Bool
  /// Which of the view's rectangles.
  let region: Region
  /// True when the view's layout margins are taken off.
  let isOfMargins: Bool
  /// Along which axis it measures.
  let axis: Axis
  /// What it measures there.
  let measure: Measure

  /// What an anchor measures along its axis.
  enum Measure: Sendable {
    /// A place from the leading or top edge, as a part of the size: 0, one half or 1.
    case edge(Double)
    case size
    case firstBaseline
    case lastBaseline
  }

  /// One side of a constraint; `other` is the item on the other side.
  ///
  /// From within a scroll view, the scroll view's edges and margins are those of its content area, while its size and
  /// its centres are those of its frame (Apple TN2154; corpus: 444 views by edges, 20 by centres). The keyboard is one
  /// for all views.
  init(_ side: AnchoredItem, item: Int, other: Int?, _ tree: ViewTree) {
    let measure = Self.measure(side.anchor)
    region = side.item.region
    self.item = region == .keyboard ? 0 : item
    isOfMargins = side.anchor.isOfMargins
    axis = side.anchor.axis
    self.measure = measure
    var isFromWithin = false
    if region == .bounds, tree.isScroll[item], let other, tree.isBelow(other, item) {
      if case .edge(let part) = measure { isFromWithin = part != 0.5 }
    }
    // Code may make one view a scroll view on one profile and something else on another.
    isContent = isFromWithin || region == .contentLayout && tree.isScroll[item]
  }

  private static func measure(_ anchor: Anchor) -> Measure {
    switch anchor {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .edge(0)
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .edge(1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .edge(0.5)
    case .width, .height: .size
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
