extension Screen {
  /// Adds a view as the last child of `parent`, or at `position` among its children, counted from 0.
  ///
  /// An `id` that comes from elsewhere must be new to the screen; without one the name becomes the identity.
  @discardableResult
  public mutating func addView(
    named name: String, kind: ViewKind, attributes: Attributes = .init(), in parent: ObjectID = .root,
    at position: Int? = nil, id: ObjectID? = nil
  ) throws(DesignError) -> View {
    try checkNewItemName(name)
    try attributes.checkOfRoot(view: name)
    if let id, view(id) != nil || guide(id) != nil {
      throw .identityTaken(id.text, screen: self.name)
    }
    let view = View(
      id: id ?? newItemID(for: name), name: name, parent: parent, kind: kind, attributes: attributes)
    try insert([view], in: parent, at: position)
    return view
  }

  /// Replaces a view's kind and attributes.
  public mutating func setView(_ id: ObjectID, kind: ViewKind, attributes: Attributes) throws(DesignError) {
    let index = index(of: id)
    if id == .root, kind != views[index].kind { throw .rootCannot("of kind '\(kind.rawValue)'") }
    if id != .root { try attributes.checkOfRoot(view: name(of: id)) }
    if kind != .scroll {
      let users =
        constraints.filter { $0.usesScrollRegion(of: id) }.map { "constraint '\($0.id)'" }
        + assertions.filter { $0.needsScroll(id) }.map { "assertion '\($0.id)'" }
      if !users.isEmpty { throw .scrollInUse(name(of: id), by: users) }
    }
    lists.views[index].kind = kind
    lists.views[index].attributes = attributes
  }

  /// Moves a view with everything in it to `parent`, as its last child or at `position` among its other children.
  public mutating func moveView(
    _ id: ObjectID, to parent: ObjectID, at position: Int? = nil
  ) throws(DesignError) {
    if id == .root { throw .rootCannot("moved") }
    if contains(parent, under: id) { throw .parentCycle(view: name(of: id), parent: name(of: parent)) }
    let before = self
    var moved = removeSubtree(id)
    moved[0].parent = parent
    do {
      try insert(moved, in: parent, at: position)
    } catch {
      self = before
      throw error
    }
  }

  /// Gives a view another name; constraints follow.
  public mutating func renameView(_ id: ObjectID, to name: String) throws(DesignError) {
    if id == .root { throw .rootCannot("renamed") }
    try checkNewItemName(name)
    let place = index(of: id)
    renameInFormats(views[place].name, to: name)
    lists.views[place].name = name
    viewIndex.rename(place, in: views)
  }

  /// Removes a view with everything in it.
  ///
  /// Guides, constraints, variations and assertions that speak of it go with it if `cascade`, and forbid it if not;
  /// its texts in other languages and the suppressions about it always go with it.
  /// Returns what went beside the views, in words.
  @discardableResult
  public mutating func removeView(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String] {
    if id == .root { throw .rootCannot("removed") }
    let gone = Set(views[index(of: id)..<endOfSubtree(id)].map(\.id))
    let users = self.users(of: gone)
    if !users.isEmpty, !cascade { throw .inUse(.view, name(of: id), by: users) }
    let companions = companions(of: gone, except: id)
    removeUsers(of: gone)
    lists.texts.removeAll { gone.contains($0.view) }
    _ = removeSubtree(id)
    return companions + users
  }

  /// Inserts a subtree (its first view is its root) among the children of `parent`.
  private mutating func insert(_ subtree: [View], in parent: ObjectID, at position: Int?) throws(DesignError)
  {
    let place =
      if let position { try place(ofChild: position, in: parent) } else { endOfSubtree(parent) }
    lists.views.insert(contentsOf: subtree, at: place)
    viewIndex.insert(place..<place + subtree.count, in: views)
  }

  /// Where a view goes that is to be the child at `position`.
  private func place(ofChild position: Int, in parent: ObjectID) throws(DesignError) -> Int {
    let siblings = children(of: parent)
    guard (0...siblings.count).contains(position) else {
      throw .unusablePosition(position, count: siblings.count, parent: name(of: parent))
    }
    return position < siblings.count ? index(of: siblings[position].id) : endOfSubtree(parent)
  }

  private mutating func removeSubtree(_ id: ObjectID) -> [View] {
    let range = index(of: id)..<endOfSubtree(id)
    let removed = Array(views[range])
    lists.views.removeSubrange(range)
    viewIndex.remove(range.count, in: views)
    return removed
  }

  private func index(of id: ObjectID) -> Int {
    guard let place = place(of: id) else {
      preconditionFailure("An edit speaks of views of its own screen")
    }
    return place
  }

  /// The index after the last view in `id`; in preorder a subtree is one piece.
  private func endOfSubtree(_ id: ObjectID) -> Int {
    // Screens are mostly written from top to bottom.
    if contains(views[views.count - 1].id, under: id) { return views.count }
    var end = index(of: id) + 1
    var inside: Set<ObjectID> = [id]
    while end < views.count, let parent = views[end].parent, inside.contains(parent) {
      inside.insert(views[end].id)
      end += 1
    }
    return end
  }
}
