extension Screen {
  /// Adds an assertion after the others; `id` names it, or else it gets the next number.
  ///
  /// Throws if the sides of a relation don't fit together, or a view can't have the trait.
  @discardableResult
  public mutating func addAssertion(
    _ claim: Claim, when condition: Condition? = nil, message: String? = nil, id: String? = nil
  ) throws(DesignError) -> Assertion {
    if let id {
      try checkName(id)
      if assertions.contains(where: { $0.id.text == id }) {
        throw .nameTaken(id, by: .assertion, place: "screen '\(name)'")
      }
    }
    let assertion = Assertion(
      id: id.map { ObjectID($0) } ?? nextID("a", assertions.lazy.map(\.id)), claim, condition: condition,
      message: message)
    try check(assertion)
    lists.assertions.append(assertion)
    return assertion
  }

  /// Removes the assertion of that name.
  @discardableResult
  public mutating func removeAssertion(named name: String) throws(DesignError) -> Assertion {
    try remove(name)
  }

  private func check(_ assertion: Assertion) throws(DesignError) {
    try checkStates(of: assertion.condition)
    switch assertion.claim {
    case .relation(let relation): try check(relation.constraint(id: assertion.id))
    case .view(let claim):
      if claim.trait.isOfScrolling, view(claim.view)?.kind != .scroll {
        throw .onlyScrollViewsScroll(name(of: claim.view))
      }
    }
  }
}

extension Assertion {
  /// True if it asks for the content area or the frame that `id` has as a scroll view, or for its scrolling.
  func needsScroll(_ id: ObjectID) -> Bool {
    switch claim {
    case .relation(let relation): relation.constraint(id: self.id).usesScrollRegion(of: id)
    case .view(let claim): claim.trait.isOfScrolling && claim.view == id
    }
  }
}

extension ViewTrait {
  /// True for the traits that only scroll views have.
  fileprivate var isOfScrolling: Bool { self == .scrollsVertically || self == .scrollsHorizontally }
}
