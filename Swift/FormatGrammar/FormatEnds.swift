/// Where a visual format's views begin and end along its axis.
struct FormatEnds {
  /// The direction of the line.
  let axis: Axis
  /// The edge at which the line begins, and that at which it ends.
  let near, far: Anchor
  /// What a number in a view's brackets is.
  let extent: Anchor
  /// True where gaps are subtracted, since the line runs from right to left.
  let isReversed: Bool
  /// Whether gaps lie between baselines.
  let isOfBaselines: Bool

  init(_ axis: Axis, _ options: [FormatOption]) {
    self.axis = axis
    extent = axis == .horizontal ? .width : .height
    isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    isOfBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    (near, far) =
      switch axis {
      case .vertical: (.top, .bottom)
      case .horizontal where isReversed: (.right, .left)
      case .horizontal: options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
      }
  }
}

/// A view or a guide in a visual format.
struct FormatItem {
  /// How the line calls it.
  let name: String
  /// What it is; nil for the guides that have no rectangle of their own here.
  let item: Item?
  /// The guide that it is in their place.
  let guide: BarGuide?
  /// The view that `|` is beside it.
  let superview: ObjectID?
  /// Whether it shows text, from whose baselines gaps may count.
  let isOfText: Bool

  /// Its edge or size; nil where it has none.
  func anchor(_ anchor: Anchor) -> AnchoredItem? {
    item.map { AnchoredItem($0, anchor) } ?? guide?.anchor(anchor)
  }
}

extension Screen {
  /// What a name in visual format means: a view or guide, or else a built-in guide of the root by UIKit's name.
  func formatItem(named name: String) -> FormatItem? {
    if let owner = place(named: name).map({ views[$0].id }) ?? guides.first(where: { $0.name == name })?.id {
      return FormatItem(
        name: name, item: Item(owner), guide: nil, superview: superview(of: owner),
        isOfText: view(owner)?.kind.isOfText ?? false)
    }
    let region = Region(named: name).flatMap { $0.isOfScroll ? nil : $0 }
    guard region != nil || BarGuide(rawValue: name) != nil else { return nil }
    return FormatItem(
      name: name, item: region.map { Item(.root, $0) }, guide: BarGuide(rawValue: name), superview: .root,
      isOfText: false)
  }
}

extension ViewKind {
  /// True for views from whose baselines UIKit counts gaps.
  fileprivate var isOfText: Bool { [.label, .button, .textField, .textView].contains(self) }
}
