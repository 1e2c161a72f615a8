import DesignModel

extension Screen {
  /// The children of the root that hold content, and those that vertical constraints tie to them, in their order.
  var viewsToScroll: [ObjectID] {
    let children = children(of: .root).map(\.id)
    let ties = constraints.compactMap { constraint -> Set<ObjectID>? in
      guard let second = constraint.second, constraint.first.anchor.axis == .vertical else { return nil }
      let ends = [constraint.first, second].map { childOfRoot(holding: $0.item.owner) }
      return Set(ends.compactMap(\.self))
    }
    var moved = Set(children.filter(holdsContent))
    var grown: Set<ObjectID> = []
    while grown != moved {
      grown = moved
      for tie in ties where !tie.isDisjoint(with: moved) { moved.formUnion(tie) }
    }
    return children.filter(moved.contains)
  }

  /// The child of the root that is, or holds, the view or guide; nil for the root and what it owns.
  private func childOfRoot(holding item: ObjectID) -> ObjectID? {
    let owner = guide(item)?.owner ?? item
    return owner == .root ? nil : ([owner] + ancestors(of: owner).map(\.id)).dropLast().last ?? owner
  }

  /// True if the view or something in it shows words, or is there to be used.
  func holdsContent(_ view: ObjectID) -> Bool {
    views.contains { inner in
      (inner.hasWords || inner.isInteractive)
        && contains(inner.id, under: view)
    }
  }
}
