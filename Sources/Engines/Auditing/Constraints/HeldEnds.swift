import DesignModel

/// Which ends of lines required constraints and stacks hold to the screen, so that what lies between can't grow beyond it; or
/// which tops and bottoms are held to a view around them.
struct HeldEnds {
  private let tree: AuditedScreen
  private let axis: Axis
  private var links: [Place: [Place]] = [:]
  /// The views whose middle is another view's, so that one end holds the other, too.
  private var centred: Set<Int> = []
  /// The views that a constraint gives a length, or a greatest one.
  private(set) var limited: Set<Int> = []

  /// An end of a view along the axis.
  private struct Place: Hashable {
    let view: Int
    let isStart: Bool
  }

  /// What holds ends in a screen: across it what is required, and down it whatever its priority, since less than that lets
  /// rows and views grow, too.
  init(_ tree: AuditedScreen, along axis: Axis = .horizontal) {
    (self.tree, self.axis) = (tree, axis)
    let (length, middle): (Anchor, Anchor) =
      axis == .horizontal ? (.width, .centerX) : (.height, .centerY)
    for constraint in tree.screen.constraints where constraint.isInstalled {
      limit(by: constraint, length)
      guard axis == .vertical || constraint.priority == .required, constraint.multiplier == 1,
        let second = constraint.second
      else { continue }
      if constraint.relation == .equal, constraint.first.anchor == middle, second.anchor == middle {
        centred.formUnion([constraint.first, second].compactMap { tree.places[$0.item.owner] })
      }
      guard let own = end(constraint.first), let other = end(second) else { continue }
      // What begins later than another end, or ends before it, can't grow beyond it.
      if constraint.relation != (own.isStart ? .atMost : .atLeast) { links[own, default: []].append(other) }
      if constraint.relation != (other.isStart ? .atLeast : .atMost) { links[other, default: []].append(own) }
    }
  }

  private mutating func limit(by constraint: LayoutConstraint, _ length: Anchor) {
    if constraint.first.anchor == length, constraint.relation != .atLeast,
      let view = tree.places[constraint.first.item.owner]
    {
      limited.insert(view)
    }
    if let second = constraint.second, second.anchor == length, constraint.relation != .atMost,
      let view = tree.places[second.item.owner]
    {
      limited.insert(view)
    }
  }

  private func end(_ side: AnchoredItem) -> Place? {
    guard side.item.region != .contentLayout, side.anchor.axis == axis,
      let view = tree.places[side.item.owner]
    else { return nil }
    switch side.anchor {
    case .leading, .left, .leadingMargin, .leftMargin, .top, .topMargin, .firstBaseline:
      return Place(view: view, isStart: true)
    case .trailing, .right, .trailingMargin, .rightMargin, .bottom, .bottomMargin, .lastBaseline:
      return Place(view: view, isStart: false)
    default: return nil
    }
  }

  /// True if the end of a view's line can't move out of the screen, or of the row of a list that it lies in.
  func isHeld(_ view: Int, atStart isStart: Bool) -> Bool {
    isHeld(view, atStart: isStart) { [tree] view in
      let parent = tree.parents[view]
      return parent < 0 || tree.screen.views[view].attributes.isPrototype || tree.kinds[parent] == .tableCell
    }
  }

  /// True if that end of the view can't move out of a view around it without changing the length of that, or lies in another
  /// one that has a length of its own, or hangs on a view of which an import of code lost what binds it.
  func isHeld(_ view: Int, atStart isStart: Bool, in outer: Int) -> Bool {
    isHeld(view, atStart: isStart) { [tree, limited] place in
      place == outer || tree.contains(outer, under: place) || place != view && limited.contains(place)
        || tree.screen.views[place].attributes.isStandIn
    }
  }

  private func isHeld(_ view: Int, atStart isStart: Bool, once ends: (Int) -> Bool) -> Bool {
    var seen: Set<Place> = []
    return isHeld(Place(view: view, isStart: isStart), &seen, once: ends)
  }

  private func isHeld(_ place: Place, _ seen: inout Set<Place>, once ends: (Int) -> Bool) -> Bool {
    guard seen.insert(place).inserted else { return false }
    if ends(place.view) { return true }
    let parent = tree.parents[place.view]
    guard parent >= 0 else { return false }
    if let stack = tree.stack(of: place.view) {
      let traits = StackTraits(.stack, tree.screen.views[stack].attributes)
      // However it aligns its views, a stack is at least as high as each of them.
      return (axis == .vertical || traits.axis == axis || traits.alignment == .fill)
        && isHeld(Place(view: stack, isStart: place.isStart), &seen, once: ends)
    }
    let opposite = Place(view: place.view, isStart: !place.isStart)
    if centred.contains(place.view), links[place] == nil, links[opposite] != nil {
      return isHeld(opposite, &seen, once: ends)
    }
    for other in links[place] ?? [] {
      // A view scrolls within the one around it.
      if other.view == parent, tree.kinds[parent] == .scroll { continue }
      let isAround = other.view == parent || tree.contains(place.view, under: other.view)
      let next = isAround ? other : Place(view: other.view, isStart: place.isStart)
      if isHeld(next, &seen, once: ends) { return true }
    }
    return false
  }
}

extension AuditedScreen {
  /// The stack that arranges a view; nil for others.
  func stack(of view: Int) -> Int? {
    let parent = parents[view]
    return parent >= 0 && kinds[parent] == .stack ? parent : nil
  }
}
