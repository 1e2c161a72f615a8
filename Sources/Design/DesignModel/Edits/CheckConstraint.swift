extension Screen {
  /// Throws if the sides of a constraint don't fit together, its numbers are absurd or a state is unknown.
  public func check(_ constraint: LayoutConstraint) throws(DesignError) {
    if let second = constraint.second, !constraint.first.anchor.isComparable(with: second.anchor) {
      throw .anchorsDontMatch(constraint.first.anchor, second.anchor)
    }
    for side in [constraint.first, constraint.second].compactMap(\.self) { try check(side) }
    if !(abs(constraint.constant) <= ViewAttribute.longest) {
      throw .unusableNumber("the constant", constraint.constant, greatest: ViewAttribute.longest)
    }
    let greatest = LayoutConstraint.greatestMultiplier
    if !(abs(constraint.multiplier) <= greatest) || constraint.multiplier == 0 {
      throw .unusableNumber("the multiplier", constraint.multiplier, greatest: greatest)
    }
    try checkStates(of: constraint.condition)
  }

  /// Throws if a side asks for something that its item doesn't have.
  private func check(_ side: AnchoredItem) throws(DesignError) {
    let item = side.item
    precondition(view(item.owner) != nil || guide(item.owner) != nil, "A constraint speaks of its own screen")
    if item.region.isOfScroll, view(item.owner)?.kind != .scroll {
      throw .regionNeedsScroll(item.region, view: name(of: item.owner))
    }
    if item.region != .bounds, guide(item.owner) != nil {
      throw .needsView(item.region.rawValue, item: name(of: item.owner), instead: spelled(Item(item.owner)))
    }
    // UILayoutGuide has edges, centres and a size, but no margins, and a view's own guides are such guides.
    if let edge = side.anchor.withinMargins, item.region != .bounds || guide(item.owner) != nil {
      throw .needsView(
        side.anchor.rawValue, item: spelled(item), instead: spelled(AnchoredItem(item, edge)))
    }
  }

  /// Throws if a condition asks for a state that the screen doesn't declare.
  func checkStates(of condition: Condition?) throws(DesignError) {
    for state in condition?.states ?? [] { _ = try place(of: ScreenState.self, state) }
  }
}

extension Region {
  /// True for the two that only scroll views have.
  public var isOfScroll: Bool { self == .contentLayout || self == .frameLayout }
}

extension Anchor {
  /// The anchor that a margin anchor is in the rectangle within the margins: `leading` for `leadingMargin`; else nil.
  public var withinMargins: Anchor? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
