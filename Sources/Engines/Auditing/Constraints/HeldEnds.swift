import DesignModel

/// Which ends of lines required constraints and stacks hold to the screen, so that what lies between can't grow beyond it.
struct HeldEnds {
  private let tree: AuditedScreen
  private var links: [Place: [Place]] = [:]
  /// The views whose middle is another view's, so that one end holds the other, too.
  private var centred: Set<Int> = []

  /// An end of a view's line.
  private struct Place: Hashable {
    let view: Int
    let isStart: Bool
  }

  init(_ tree: AuditedScreen) {
    self.tree = tree
    for constraint in tree.screen.constraints {
      guard constraint.isInstalled, constraint.priority == .required, constraint.multiplier == 1,
        let second = constraint.second
      else { continue }
      if constraint.relation == .equal, constraint.first.anchor == .centerX, second.anchor == .centerX {
        centred.formUnion([constraint.first, second].compactMap { tree.places[$0.item.owner] })
      }
      guard let own = end(constraint.first), let other = end(second) else { continue }
      // What begins later than another end, or ends before it, can't grow beyond it.
      if constraint.relation != (own.isStart ? .atMost : .atLeast) { links[own, default: []].append(other) }
      if constraint.relation != (other.isStart ? .atLeast : .atMost) { links[other, default: []].append(own) }
    }
  }

  private func end(_ side: AnchoredItem) -> Place? {
    guard side.item.region != .contentLayout, let view = tree.places[side.item.owner] else { return nil }
    switch side.anchor {
    case .leading, .left, .leadingMargin, .leftMargin: return Place(view: view, isStart: true)
    case .trailing, .right, .trailingMargin, .rightMargin: return Place(view: view, isStart: false)
    default: return nil
    }
  }

  /// True if the end of a view's line can't move out of the screen, or of the row of a list that it lies in.
  func isHeld(_ view: Int, atStart isStart: Bool) -> Bool {
    var seen: Set<Place> = []
    return isHeld(Place(view: view, isStart: isStart), &seen)
  }

  private func isHeld(_ place: Place, _ seen: inout Set<Place>) -> Bool {
    guard seen.insert(place).inserted else { return false }
    let parent = tree.parents[place.view]
    if parent < 0 || tree.screen.views[place.view].attributes.isPrototype || tree.kinds[parent] == .tableCell
    {
      return true
    }
    if let stack = tree.stack(of: place.view) {
      let traits = StackTraits(.stack, tree.screen.views[stack].attributes)
      return (traits.axis == .horizontal || traits.alignment == .fill)
        && isHeld(Place(view: stack, isStart: place.isStart), &seen)
    }
    let opposite = Place(view: place.view, isStart: !place.isStart)
    if centred.contains(place.view), links[place] == nil, links[opposite] != nil {
      return isHeld(opposite, &seen)
    }
    for other in links[place] ?? [] {
      // A view scrolls within the one around it.
      if other.view == parent, tree.kinds[parent] == .scroll { continue }
      let isAround = other.view == parent || tree.contains(place.view, under: other.view)
      let next = isAround ? other : Place(view: other.view, isStart: place.isStart)
      if isHeld(next, &seen) { return true }
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
