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
        throw .nameTaken(id, by: "constraint", place: "screen '\(name)'")
      }
    }
    let constraint = make(id.map { ObjectID($0) } ?? nextID("c", constraints.map(\.id)))
    try check(constraint)
    constraints.append(constraint)
    return constraint
  }

  /// Replaces the constraint of the same identity.
  public mutating func setConstraint(_ constraint: LayoutConstraint) throws(DesignError) {
    try check(constraint)
    constraints[constraints.firstIndex { $0.id == constraint.id }!] = constraint
  }

  /// Removes a constraint; variations that change it go with it if `cascade`, and forbid it if not.
  @discardableResult
  public mutating func removeConstraint(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String]
  {
    let users = variations.filter { $0.changesConstraint(anyOf: [id]) }.map { "variation '\($0.id)'" }
    if !users.isEmpty, !cascade { throw .constraintInUse(id.text, by: users) }
    variations.removeAll { $0.changesConstraint(anyOf: [id]) }
    constraints.removeAll { $0.id == id }
    return users
  }

  /// Adds a guide owned by a view.
  @discardableResult
  public mutating func addGuide(named name: String, owner: ObjectID) throws(DesignError) -> LayoutGuide {
    try checkNewItemName(name)
    let guide = LayoutGuide(id: newItemID(for: name), name: name, owner: owner)
    guides.append(guide)
    return guide
  }

  /// Removes a guide; constraints that use it go with it if `cascade`, and forbid it if not.
  @discardableResult
  public mutating func removeGuide(_ id: ObjectID, cascade: Bool = false) throws(DesignError) -> [String] {
    let users = self.users(of: [id])
    if !users.isEmpty, !cascade { throw .guideInUse(name(of: id), by: users) }
    removeUsers(of: [id])
    guides.removeAll { $0.id == id }
    return users
  }

  /// Declares a state; the first declared is the initial one.
  public mutating func addState(_ state: String) throws(DesignError) {
    try checkName(state)
    if states.contains(state) { throw .stateTaken(state) }
    states.append(state)
  }

  /// Adds a variation behind the others.
  @discardableResult
  public mutating func addVariation(
    _ change: Variation.Change, when condition: Condition
  ) throws(DesignError) -> Variation {
    for term in condition.terms { try checkState(of: term) }
    let variation = Variation(
      id: nextID("var", variations.map(\.id)), change: change, condition: condition)
    variations.append(variation)
    return variation
  }

  /// Removes a variation.
  public mutating func removeVariation(named name: String) throws(DesignError) {
    guard variations.contains(where: { $0.id.text == name }) else {
      throw .unknownVariation(name, screen: self.name, among: variations.map(\.id.text))
    }
    variations.removeAll { $0.id.text == name }
  }

  /// Throws if a condition asks for a state that the screen doesn't declare.
  private func checkState(of term: Condition.Term) throws(DesignError) {
    guard term.axis == .state, case .word(let state) = term.value, !states.contains(state) else { return }
    throw .unknownState(state, screen: name, among: states)
  }

  /// Throws if the sides of a constraint don't fit together or its numbers are absurd.
  private func check(_ constraint: LayoutConstraint) throws(DesignError) {
    if let second = constraint.second, !constraint.first.anchor.isComparable(with: second.anchor) {
      throw .anchorsDontMatch(constraint.first.anchor, second.anchor)
    }
    for side in [constraint.first, constraint.second].compactMap(\.self) {
      let isContent = side.item.region == .contentLayout || side.item.region == .frameLayout
      if isContent, view(side.item.owner)?.kind != .scroll {
        throw .regionNeedsScroll(side.item.region, view: name(of: side.item.owner))
      }
    }
    if !(abs(constraint.constant) <= ViewAttribute.longest) {
      throw .unusableNumber("the constant", constraint.constant)
    }
    if !(abs(constraint.multiplier) <= ViewAttribute.longest) || constraint.multiplier == 0 {
      throw .unusableNumber("the multiplier", constraint.multiplier)
    }
    for term in constraint.condition?.terms ?? [] { try checkState(of: term) }
  }

  /// The prefix with the number behind the greatest one in use.
  private func nextID(_ prefix: String, _ ids: [ObjectID]) -> ObjectID {
    let numbers = ids.compactMap { id in
      id.text.hasPrefix(prefix) ? Int(id.text.dropFirst(prefix.count)) : nil
    }
    return ObjectID("\(prefix)\((numbers.max() ?? 0) + 1)")
  }
}
