extension Screen {
  /// What can't stay without the given views or guides, in words: their guides, the constraints of all these, the
  /// variations of views and constraints that go, the assertions about any of them.
  func users(of ids: Set<ObjectID>) -> [String] {
    let owned = guides.filter { ids.contains($0.owner) }
    let reach = ids.union(owned.map(\.id))
    let related = constraints.filter { $0.mentions(anyOf: reach) }
    let gone = Set(related.map(\.id))
    return owned.map { "guide '\($0.name)'" }
      + related.map { "constraint '\($0.id)'" }
      + variations.filter { $0.changesView(anyOf: ids) || $0.changesConstraint(anyOf: gone) }
      .map { "variation '\($0.id)'" }
      + assertions.filter { $0.mentions(anyOf: reach) }.map { "assertion '\($0.id)'" }
  }

  /// What goes with the given views or guides whether or not anything is asked, in words: the views in a view, its texts
  /// in other languages, and the suppressions about any of what goes.
  func companions(of ids: Set<ObjectID>, except id: ObjectID) -> [String] {
    let owned = guides.filter { ids.contains($0.owner) }.map(\.id)
    let reach = ids.union(owned)
    let gone = reach.union(constraints.filter { $0.mentions(anyOf: reach) }.map(\.id))
    return views.filter { ids.contains($0.id) && $0.id != id }.map { "view '\($0.name)'" }
      + texts.filter { ids.contains($0.view) }.map {
        "\($0.attribute.rawValue) of '\(name(of: $0.view))' in '\($0.locale)'"
      }
      + suppressions.filter { $0.mentions(anyOf: gone) }.map { "suppression '\($0.id)'" }
  }

  /// Removes what `users(of:)` lists, the variations of the constraints that go, and the suppressions about any of them.
  mutating func removeUsers(of ids: Set<ObjectID>) {
    let owned = guides.filter { ids.contains($0.owner) }.map(\.id)
    let reach = ids.union(owned)
    lists.guides.removeAll { ids.contains($0.owner) }
    let gone = Set(constraints.filter { $0.mentions(anyOf: reach) }.map(\.id))
    lists.constraints.removeAll { gone.contains($0.id) }
    lists.variations.removeAll { $0.changesView(anyOf: ids) || $0.changesConstraint(anyOf: gone) }
    lists.assertions.removeAll { $0.mentions(anyOf: reach) }
    lists.suppressions.removeAll { $0.mentions(anyOf: reach.union(gone)) }
  }
}

extension LayoutConstraint {
  /// True if either side speaks of one of the items.
  public func mentions(anyOf ids: Set<ObjectID>) -> Bool {
    ids.contains(first.item.owner) || second.map { ids.contains($0.item.owner) } ?? false
  }
}

extension LayoutConstraint {
  /// True if either side speaks of the content area or the frame that `id` has as a scroll view.
  func usesScrollRegion(of id: ObjectID) -> Bool {
    [first, second].contains { side in side?.item.owner == id && side?.item.region.isOfScroll == true }
  }
}

extension Variation {
  func changesView(anyOf ids: Set<ObjectID>) -> Bool {
    if case .view(let id, _) = change { ids.contains(id) } else { false }
  }
  func changesConstraint(anyOf ids: Set<ObjectID>) -> Bool {
    if case .constraint(let id, _) = change { ids.contains(id) } else { false }
  }
}
