import DesignModel
import DesignText

extension Draft {
  /// Applies an operation's changes, backwards to take it back; throws if something is not as the journal left it.
  func apply(_ changes: [ObjectChange], backwards: Bool) throws {
    try applyCatalogues(changes, backwards)
    headers.current = try applied(changes, to: headers.current, "the list of screens", backwards)
    var owners: [ObjectID] = []
    for change in changes {
      let owner = change.kind == .screen ? ObjectID(change.key) : change.screen
      if let owner, !owners.contains(owner) { owners.append(owner) }
    }
    for owner in owners {
      try applyToScreen(changes.filter { $0.screen == owner }, owner, backwards)
    }
  }

  private func applyCatalogues(_ changes: [ObjectChange], _ backwards: Bool) throws {
    if changes.contains(where: { $0.kind == .device }) {
      setDevices(try applied(changes, to: try devices(), "the list of devices", backwards))
    }
    if changes.contains(where: { $0.kind == .profile }) {
      setProfiles(try applied(changes, to: try profiles(), "the list of profiles", backwards))
    }
  }

  private func applyToScreen(_ changes: [ObjectChange], _ id: ObjectID, _ backwards: Bool) throws {
    let lists = try loaded(id)?.lists ?? ScreenLists()
    let header = headers.current.first { $0.id == id }
    let place = "screen '\(header?.name ?? id.text)'"
    var changed = ScreenLists()
    func apply<Object: ScreenObject & DesignValue>(_: Object.Type) throws {
      changed[keyPath: Object.list] = try applied(changes, to: lists[keyPath: Object.list], place, backwards)
    }
    for kind in ScreenLists.objects { try apply(kind) }
    guard let header else {
      guard changed.isEmpty else { throw StoreError.journalDisagrees(place) }
      replace(id, with: nil)
      return
    }
    // Whether it all fits together is seen when the rows are written.
    guard let screen = changed.uncheckedScreen(id: id, name: header.name) else {
      throw StoreError.journalDisagrees(place)
    }
    replace(id, with: screen)
  }

  private func applied<Object: DesignObject>(
    _ changes: [ObjectChange], to list: [Object], _ place: String, _ backwards: Bool
  ) throws -> [Object] {
    let own = try changes.filter { $0.kind == Object.kind }.map {
      try (backwards ? $0.reversed : $0).listChange(of: Object.self)
    }
    if own.isEmpty { return list }
    guard let result = list.applying(own) else { throw StoreError.journalDisagrees(place) }
    return result
  }
}
