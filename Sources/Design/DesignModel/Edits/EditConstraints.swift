extension Screen {
  /// Adds a constraint; `id` names it, or else it gets the next number.
  ///
  /// Throws if its sides don't fit together.
  @discardableResult
  public mutating func addConstraint(
    _ make: (ObjectID) -> LayoutConstraint, id: String? = nil
  ) throws(DesignError) -> LayoutConstraint {
    if let id {
      try checkName(id)
      if constraint(ObjectID(id)) != nil {
        throw .nameTaken(id, by: .constraint, place: "screen '\(name)'")
      }
    }
    let constraint = make(id.map { ObjectID($0) } ?? nextConstraintID())
    try check(constraint)
    lists.constraints.append(constraint)
    return constraint
  }

  /// Replaces the constraint of the same identity.
  public mutating func setConstraint(_ constraint: LayoutConstraint) throws(DesignError) {
    guard let index = constraints.firstIndex(where: { $0.id == constraint.id }) else {
      preconditionFailure("Only a constraint of this screen can be set")
    }
    try check(constraint)
    lists.constraints[index] = constraint
  }

  /// Writes another name into the lines of visual format; where they can't speak of it, constraints are spelled by
  /// themselves.
  mutating func renameInFormats(_ old: String, to new: String) {
    for place in lists.constraints.indices {
      guard let format = lists.constraints[place].format else { continue }
      lists.constraints[place].format = format.renaming(old, to: new)
    }
  }

  /// Removes a constraint; variations that change it go with it if `cascade`, and forbid it if not.
  @discardableResult
  public mutating func removeConstraint(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String]
  {
    let users = variations.filter { $0.changesConstraint(anyOf: [id]) }.map { "variation '\($0.id)'" }
    if !users.isEmpty, !cascade { throw .inUse(.constraint, id.text, by: users) }
    lists.variations.removeAll { $0.changesConstraint(anyOf: [id]) }
    lists.constraints.removeAll { $0.id == id }
    lists.suppressions.removeAll { $0.constraints.contains(id) }
    return users
  }

  /// Adds a guide owned by a view.
  @discardableResult
  public mutating func addGuide(named name: String, owner: ObjectID) throws(DesignError) -> LayoutGuide {
    precondition(view(owner) != nil, "A guide belongs to a view of this screen")
    try checkNewItemName(name)
    let guide = LayoutGuide(id: newItemID(for: name), name: name, owner: owner)
    lists.guides.append(guide)
    return guide
  }

  /// Removes a guide; constraints that use it go with it if `cascade`, and forbid it if not.
  @discardableResult
  public mutating func removeGuide(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String] {
    let users = self.users(of: [id])
    if !users.isEmpty, !cascade { throw .inUse(.guide, name(of: id), by: users) }
    let companions = companions(of: [id], except: id)
    removeUsers(of: [id])
    lists.guides.removeAll { $0.id == id }
    return companions + users
  }

  /// Declares a state; the first declared is the initial one.
  public mutating func addState(_ state: String) throws(DesignError) {
    try checkName(state)
    if states.contains(state) { throw .stateTaken(state) }
    lists.states.append(ScreenState(state))
  }

  /// Adds a variation after the others.
  @discardableResult
  public mutating func addVariation(
    _ change: Variation.Change, when condition: Condition
  ) throws(DesignError) -> Variation {
    switch change {
    case .view(let id, let attributes):
      precondition(view(id) != nil, "A variation changes a view of this screen")
      if let entry = attributes.entries.first(where: \.attribute.row.isFixed) {
        throw .sameOnEveryProfile(entry.attribute)
      }
      if id != .root { try attributes.checkOfRoot(view: self.name(of: id)) }
    case .constraint(let id, _):
      precondition(constraint(id) != nil, "A variation changes a constraint of this screen")
    }
    try checkStates(of: condition)
    let variation = Variation(
      id: nextID("var", variations.lazy.map(\.id)), change: change, condition: condition)
    lists.variations.append(variation)
    return variation
  }

  /// Removes a variation.
  public mutating func removeVariation(named name: String) throws(DesignError) {
    let _: Variation = try remove(name)
  }

  /// The prefix with the number after the greatest one in use.
  func nextID(_ prefix: String, _ ids: some Collection<ObjectID>) -> ObjectID {
    let greatest = ids.reduce(0) { max($0, $1.number(after: prefix) ?? 0) }
    return nextID(prefix, after: greatest) { ids.contains($0) }
  }

  /// The same for constraints, of which there may be thousands.
  private mutating func nextConstraintID() -> ObjectID {
    let greatest = constraintNumbers.greatest(among: constraints)
    return nextID("c", after: greatest) { constraint($0) != nil }
  }

  private func nextID(_ prefix: String, after greatest: Int, isTaken: (ObjectID) -> Bool) -> ObjectID {
    var number = freed.ids.reduce(greatest) { max($0, $1.number(after: prefix) ?? 0) } + 1
    // Only 32 bits of an author's own number count, so that there is always a next one; up to there no greater number
    // is in use.
    while number > Int(UInt32.max) {
      let id = ObjectID("\(prefix)\(number)")
      if !isTaken(id), !freed.ids.contains(id) { return id }
      number += 1
    }
    return ObjectID("\(prefix)\(number)")
  }
}
