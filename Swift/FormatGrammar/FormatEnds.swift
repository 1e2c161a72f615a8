/// Where a line's views begin and end along it.
struct FormatEnds {
  let isHorizontal: Bool
  /// The edge at which a view begins, and that at which it ends.
  let near, far: FormatAnchor
  /// What a number in a view's brackets is.
  let extent: FormatAnchor
  /// True where gaps are subtracted, since the line runs from right to left.
  let isReversed: Bool
  /// Whether gaps lie between baselines.
  let isOfBaselines: Bool

  init(isHorizontal: Bool, _ options: FormatOptions) {
    self.isHorizontal = isHorizontal
    extent = isHorizontal ? .width : .height
    isReversed = isHorizontal && options.direction == .rightToLeft
    isOfBaselines = !isHorizontal && options.isBetweenBaselines
    (near, far) =
      switch options.direction {
      case _ where !isHorizontal: (.top, .bottom)
      case .leadingToTrailing: (.leading, .trailing)
      case .leftToRight: (.left, .right)
      case .rightToLeft: (.right, .left)
      }
  }
}
