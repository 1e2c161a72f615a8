extension Screen {
  /// Adds a suppression after the others; in the place of one of the same findings, if there is one.
  ///
  /// `names` are views, guides or constraints of the screen, each once however often it is named.
  @discardableResult
  public mutating func suppress(
    _ rule: String, of names: [String], reason: String, until: CalendarDate? = nil
  ) throws(DesignError) -> Suppression {
    guard reason.contains(where: { !$0.isWhitespace }) else { throw .missingReason(rule) }
    var items: Set<ObjectID> = []
    var constraints: Set<ObjectID> = []
    for name in names {
      if let item = place(named: name).map({ views[$0].id })
        ?? guides.first(where: { $0.name == name })?.id
      {
        items.insert(item)
      } else if constraint(ObjectID(name)) != nil {
        constraints.insert(ObjectID(name))
      } else {
        throw .unknownObject(
          name, screen: self.name,
          among: views.map(\.name) + guides.map(\.name) + self.constraints.map(\.id.text))
      }
    }
    return suppress(rule, items: items, constraints: constraints, reason: reason, until: until)
  }

  private mutating func suppress(
    _ rule: String, items: Set<ObjectID>, constraints: Set<ObjectID>, reason: String, until: CalendarDate?
  ) -> Suppression {
    let (items, constraints) = (items.sorted(), constraints.sorted())
    let place = suppressions.firstIndex {
      $0.rule == rule && $0.items == items && $0.constraints == constraints
    }
    let suppression = Suppression(
      id: place.map { suppressions[$0].id } ?? nextID("s", suppressions.lazy.map(\.id)), rule: rule,
      items: items,
      constraints: constraints, reason: reason, until: until)
    if let place { lists.suppressions[place] = suppression } else { lists.suppressions.append(suppression) }
    return suppression
  }

  /// Removes the suppression of that name.
  @discardableResult
  public mutating func removeSuppression(named name: String) throws(DesignError) -> Suppression {
    try remove(name)
  }
}
