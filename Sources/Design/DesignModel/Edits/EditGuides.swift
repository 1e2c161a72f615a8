extension Screen {
  /// The guide of that name; throws `DesignError.unknown`, which names candidates.
  public func guide(named name: String) throws(DesignError) -> LayoutGuide {
    guard let guide = guides.first(where: { $0.name == name }) else {
      throw .unknown(.guide, name, screen: self.name, among: guides.map(\.name))
    }
    return guide
  }

  /// Gives a guide another name; constraints follow.
  public mutating func renameGuide(_ id: ObjectID, to name: String) throws(DesignError) {
    try checkNewItemName(name)
    guard let place = guides.firstIndex(where: { $0.id == id }) else {
      preconditionFailure("An edit speaks of guides of its own screen")
    }
    renameInFormats(guides[place].name, to: name)
    lists.guides[place].name = name
  }
}
