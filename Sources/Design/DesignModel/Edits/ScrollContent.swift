/// What a view and a scroll view say to each other where the view is all that scrolls: it is as wide as the scroll view,
/// at least as high, and no higher than it must be.
///
/// The scroll view then takes the height of its content where that fits, if nothing else says how high it is.
public struct ScrollContent {
  private let view, scroll: ObjectID

  /// A view in a scroll view.
  public init(_ view: ObjectID, in scroll: ObjectID) { (self.view, self.scroll) = (view, scroll) }

  /// The edges of the content, and the scroll view's width.
  public var edges: [ConstraintText] {
    let content = Item(scroll, .contentLayout)
    let edges = [Anchor.top, .leading, .bottom, .trailing].map { edge in
      ConstraintText(first: side(edge), relation: .equal, second: AnchoredItem(content, edge), constant: 0)
    }
    return edges + [ConstraintText(first: side(.width), relation: .equal, second: frame(.width), constant: 0)]
  }

  /// The content covers the scroll view.
  public var fills: ConstraintText {
    ConstraintText(first: side(.height), relation: .atLeast, second: frame(.height), constant: 0)
  }

  /// Neither is the content higher than the scroll view where it need not be, nor the scroll view lower.
  public var fits: ConstraintText {
    ConstraintText(
      first: side(.height), relation: .equal, second: frame(.height), constant: 0, priority: .fittingSize)
  }

  private func side(_ anchor: Anchor) -> AnchoredItem { AnchoredItem(Item(view), anchor) }
  private func frame(_ anchor: Anchor) -> AnchoredItem { AnchoredItem(Item(scroll, .frameLayout), anchor) }
}
