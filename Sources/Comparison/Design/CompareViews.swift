import DesignModel

extension ScreenComparison {
  func viewChanges() -> [DesignChange] {
    let moved = movedViews()
    let changed = after.screen.views.flatMap { view in
      changes(of: view, isMoved: moved.contains(view.id)).map { change in
        DesignChange.view(NamedObject(view.id, view.name), screen: label, change)
      }
    }
    let removed = before.screen.views.filter { after.index(of: $0.id) == nil }.map { view in
      DesignChange.view(
        NamedObject(view.id, view.name), screen: label, .removed(view, from: before.place(of: view.id)!))
    }
    return changed + removed
  }

  private func changes(of view: View, isMoved: Bool) -> [ViewChange] {
    guard let old = before.view(view.id) else {
      return [.added(view, at: after.place(of: view.id)!)]
    }
    var changes: [ViewChange] = []
    if old.name != view.name { changes.append(.renamed(from: old.name, to: view.name)) }
    if isMoved {
      changes.append(.moved(from: before.place(of: view.id)!, to: after.place(of: view.id)!))
    }
    if old.kind != view.kind { changes.append(.kind(from: old.kind, to: view.kind)) }
    return changes + attributeChanges(from: old.attributes, to: view.attributes)
  }

  private func attributeChanges(from old: Attributes, to new: Attributes) -> [ViewChange] {
    if old == new { return [] }
    return ViewAttribute.allCases.compactMap { attribute in
      let (from, to) = (old[attribute], new[attribute])
      return from == to ? nil : .attribute(attribute, from: from, to: to)
    }
  }

  /// The views with another parent, and the fewest whose moving explains the new order of the others.
  private func movedViews() -> Set<ObjectID> {
    var moved: Set<ObjectID> = []
    for view in after.screen.views {
      if let old = before.view(view.id), old.parent != view.parent { moved.insert(view.id) }
      let siblings = after.children(of: view.id)
      let earlier = before.children(of: view.id)
      if siblings != earlier { moved.formUnion(reordered(from: earlier, to: siblings)) }
    }
    return moved
  }
}
