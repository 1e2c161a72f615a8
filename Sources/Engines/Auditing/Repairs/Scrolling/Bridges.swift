import DesignModel

/// Constraints that lead up or down from what is to scroll to what stays where it is.
///
/// They turn to the content: bound to what doesn't scroll, a view would stand still while the rest moves.
struct Bridges {
  private struct Bridge {
    var constraint: LayoutConstraint
    /// True if the outer side is the first one.
    let isTurnedAround: Bool
    /// What of the content matches the outer side.
    let anchor: Anchor
  }

  private let bridges: [Bridge]

  /// The constraints between `movers` and what is outside of all views that scroll; nil where one leads to a view
  /// beside them, to which nothing of the content corresponds.
  ///
  /// `withSides` also takes those to the root's sides, for content that is as wide.
  init?(from movers: Set<ObjectID>, outOf scrolling: Set<ObjectID>, withSides: Bool, in screen: Screen) {
    var bridges: [Bridge] = []
    for constraint in screen.constraints {
      guard let second = constraint.second else { continue }
      let isTurnedAround = !movers.contains(constraint.first.item.owner)
      let (inner, outer) = isTurnedAround ? (second, constraint.first) : (constraint.first, second)
      guard movers.contains(inner.item.owner), !scrolling.contains(outer.item.owner) else { continue }
      switch outer.anchor.dimension {
      // Sizes are the same wherever a view lies.
      case .size: continue
      case .vertical:
        let isAround = movers.allSatisfy { screen.lies($0, in: outer.item.owner) }
        guard isAround, let anchor = outer.standIn else { return nil }
        bridges.append(Bridge(constraint: constraint, isTurnedAround: isTurnedAround, anchor: anchor))
      case .horizontalAbsolute, .horizontalCenter, .horizontalDirected:
        // The content does not scroll sideways, so that what leads out of it there may stay.
        if withSides, outer.item == Item(.root), !outer.anchor.isOfMargins {
          bridges.append(Bridge(constraint: constraint, isTurnedAround: isTurnedAround, anchor: outer.anchor))
        }
      }
    }
    self.bridges = bridges
  }

  /// The constraints with the content in place of what is outside.
  func turned(to content: ObjectID) -> [LayoutConstraint] {
    bridges.map { bridge in
      var constraint = bridge.constraint
      let side = AnchoredItem(Item(content), bridge.anchor)
      if bridge.isTurnedAround { constraint.first = side } else { constraint.second = side }
      return constraint
    }
  }
}

extension AnchoredItem {
  /// The edge or centre of the content that matches a place of a view around it; nil where none does.
  fileprivate var standIn: Anchor? {
    if item.region == .keyboard { return anchor == .top ? .bottom : nil }
    switch anchor {
    case .firstBaseline, .lastBaseline: return nil
    default: return anchor.withinMargins ?? anchor
    }
  }
}

extension Screen {
  /// True if the view or guide lies in that view.
  func lies(_ item: ObjectID, in view: ObjectID) -> Bool {
    let owner = guide(item)?.owner ?? item
    return owner != view && contains(owner, under: view)
  }

  /// These views, what is in them, and the guides of all these.
  func subtrees(of roots: Set<ObjectID>) -> Set<ObjectID> {
    let views = Set(views.map(\.id).filter { id in roots.contains { contains(id, under: $0) } })
    return views.union(guides.filter { views.contains($0.owner) }.map(\.id))
  }
}
