extension Screen {
  /// Takes back a state that was declared; the next becomes the initial one where it was the first.
  ///
  /// Constraints, variations and assertions whose conditions ask for it go with it if `cascade`, and forbid it if not.
  /// Returns what went beside the state, in words.
  @discardableResult
  public mutating func removeState(_ state: String, cascade: Bool = false) throws(DesignError) -> [String] {
    let place = try place(of: ScreenState.self, state)
    let gone = Set(constraints.filter { $0.condition?.asks(for: state) == true }.map(\.id))
    let isVariationGone = { (variation: Variation) in
      variation.condition.asks(for: state) || variation.changesConstraint(anyOf: gone)
    }
    let isAssertionGone = { (assertion: Assertion) in assertion.condition?.asks(for: state) == true }
    let users =
      constraints.filter { gone.contains($0.id) }.map { "constraint '\($0.id)'" }
      + variations.filter(isVariationGone).map { "variation '\($0.id)'" }
      + assertions.filter(isAssertionGone).map { "assertion '\($0.id)'" }
    if !users.isEmpty, !cascade { throw .inUse(.state, state, by: users) }
    lists.variations.removeAll(where: isVariationGone)
    lists.assertions.removeAll(where: isAssertionGone)
    lists.constraints.removeAll { gone.contains($0.id) }
    lists.suppressions.removeAll { !gone.isDisjoint(with: $0.constraints) }
    lists.states.remove(at: place)
    return users
  }

  /// Hides a view in a state; or shows it there, and hides it wherever nothing else shows it.
  public mutating func setHidden(_ isHidden: Bool, _ name: String, in state: String) throws(DesignError) {
    let view = try view(named: name)
    if view.id == .root { throw .rootCannot("hidden") }
    if !isHidden, view.attributes[.hidden] != .flag(true) {
      var attributes = view.attributes
      attributes[.hidden] = .flag(true)
      try setView(view.id, kind: view.kind, attributes: attributes)
    }
    try addVariation(
      .view(view.id, .hiding(isHidden)),
      when: Condition([Condition.Term(.state, .equal, value: .word(state))]))
  }

  /// Gives a state another name; conditions that ask for it follow.
  public mutating func renameState(_ state: String, to name: String) throws(DesignError) {
    let place = try place(of: ScreenState.self, state)
    try checkName(name)
    if states.contains(name) { throw .stateTaken(name) }
    lists.states[place] = ScreenState(name)
    for index in constraints.indices where constraints[index].condition?.asks(for: state) == true {
      lists.constraints[index].condition = constraints[index].condition?.asking(for: name, insteadOf: state)
    }
    for index in variations.indices where variations[index].condition.asks(for: state) {
      lists.variations[index].condition = variations[index].condition.asking(for: name, insteadOf: state)
    }
    for index in assertions.indices where assertions[index].condition?.asks(for: state) == true {
      lists.assertions[index].condition = assertions[index].condition?.asking(for: name, insteadOf: state)
    }
  }
}

extension Condition {
  /// The states that it asks for, one for each term that compares the screen's with one.
  public var states: [String] {
    terms.compactMap { if $0.axis == .state, case .word(let state) = $0.value { state } else { nil } }
  }

  /// True if a term compares the screen's state with that one.
  fileprivate func asks(for state: String) -> Bool { states.contains(state) }

  /// The condition with another state in the place of one.
  fileprivate func asking(for name: String, insteadOf state: String) -> Condition {
    Condition(terms.map { $0.asks(for: state) ? Term($0.axis, $0.comparison, value: .word(name)) : $0 })
  }
}

extension Condition.Term {
  fileprivate func asks(for state: String) -> Bool { axis == .state && value == .word(state) }
}
