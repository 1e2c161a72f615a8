import Notation

extension Screen {
  /// The constraint in its canonical text, as `title.top == safeArea.top + 24 @750`.
  public func spelled(_ constraint: LayoutConstraint) -> String {
    var text = "\(spelled(constraint.first)) \(constraint.relation.rawValue) "
    if let second = constraint.second {
      text += spelled(second)
      if constraint.multiplier != 1 { text += " * \(constraint.multiplier.spelled)" }
      if constraint.constant != 0 {
        text += " \(constraint.constant < 0 ? "-" : "+") \(abs(constraint.constant).spelled)"
      }
    } else {
      text += constraint.constant.spelled
    }
    return constraint.priority.isRequired ? text : text + " @\(constraint.priority.value.spelled)"
  }

  /// An anchor as constraint text names it.
  public func spelled(_ side: AnchoredItem) -> String { "\(spelled(side.item)).\(side.anchor.rawValue)" }

  /// An item as constraint text names it.
  public func spelled(_ item: Item) -> String {
    switch (item.owner, item.region) {
    case (_, .bounds): name(of: item.owner)
    case (.root, .safeArea), (.root, .layoutMargins), (.root, .readableContent), (.root, .keyboard):
      item.region.rawValue
    default: "\(name(of: item.owner)).\(item.region.rawValue)"
    }
  }

  /// A claim's relation in its canonical text.
  public func spelled(_ relation: AnchorRelation) -> String { spelled(relation.constraint(id: .root)) }

  /// The right side of a relation, as `password.bottom + 8`.
  public func spelledRightSide(_ relation: AnchorRelation) -> String {
    let (left, sign) = (spelled(relation.first), relation.relation.rawValue)
    return String(spelled(relation).dropFirst(left.count + sign.count + 2))
  }
}
