public import DesignModel
import Notation

extension Draft {
  /// The names of all screens, in their order.
  public var screenNames: [String] { headers.current.map(\.name) }

  /// The screen of that name; throws `DesignError.unknown`, which names candidates.
  public func screen(named name: String) throws -> Screen {
    guard let header = headers.current.first(where: { $0.name == name }), let screen = try loaded(header.id)
    else { throw DesignError.unknown(.screen, name, among: screenNames) }
    return screen
  }

  /// All screens, in their order.
  public func screens() throws -> [Screen] {
    try headers.current.compactMap { try loaded($0.id) }
  }

  /// Takes over a changed screen, by its identity; its name may be a new one that is free.
  public func save(_ screen: Screen) throws {
    guard let index = headers.current.firstIndex(where: { $0.id == screen.id }) else {
      throw DesignError.unknown(.screen, screen.name, among: screenNames)
    }
    if headers.current[index].name != screen.name {
      try checkNewScreenName(screen.name)
      headers.current[index].name = screen.name
    }
    guard let old = try loaded(screen.id), old != screen else { return }
    var screen = screen
    screen.freed.note(from: old.lists, to: screen.lists)
    replace(screen.id, with: screen)
  }

  /// Adds a screen that has only its root view, after the others.
  @discardableResult
  public func addScreen(named name: String) throws -> Screen {
    let screen = Screen(id: freshScreenID(for: name), name: name)
    try add(screen)
    return screen
  }

  /// Adds a screen after the others, or at `position` counted from 0.
  ///
  /// Its name must be free; if its identity is not, it gets another.
  @discardableResult
  public func add(_ screen: Screen, at position: Int? = nil) throws -> Screen {
    try checkNewScreenName(screen.name)
    let position = position ?? headers.current.count
    guard (0...headers.current.count).contains(position) else {
      throw DesignError.unusablePosition(position, count: headers.current.count, parent: "the design")
    }
    let isTaken = headers.current.contains { $0.id == screen.id }
    let id = isTaken ? freshScreenID(for: screen.id.text) : screen.id
    let added = isTaken ? screen.copied(id: id, name: screen.name) : screen
    headers.current.insert(ScreenHeader(id: id, name: screen.name), at: position)
    _ = try loaded(id)
    replace(id, with: added)
    return added
  }

  /// Adds a copy of the screen `name` under another name, after the others.
  @discardableResult
  public func copyScreen(named name: String, to copyName: String) throws -> Screen {
    // The copy is a screen of its own: the file goes on with the first.
    try add(try screen(named: name).copied(id: freshScreenID(for: copyName), name: copyName).withoutSource)
  }

  /// Gives a screen another name that is free.
  public func renameScreen(named name: String, to newName: String) throws {
    var screen = try screen(named: name)
    screen.name = newName
    try save(screen)
  }

  /// Removes a screen with everything in it, and says what it was; one whose rows are no design counts as empty.
  @discardableResult
  public func removeScreen(named name: String) throws -> (screen: Screen, wasDesign: Bool) {
    guard let header = headers.current.first(where: { $0.name == name }) else {
      throw DesignError.unknown(.screen, name, among: screenNames)
    }
    let wasDesign = try emptyIfStrange(header)
    let screen = try screen(named: name)
    headers.current.removeAll { $0.id == header.id }
    replace(header.id, with: nil)
    return (screen, wasDesign)
  }

  private func checkNewScreenName(_ name: String) throws {
    try checkName(name)
    if headers.current.contains(where: { $0.name == name }) {
      throw DesignError.nameTaken(name, by: .screen, place: "the store")
    }
  }

  private func freshScreenID(for name: String) -> ObjectID {
    ObjectID(freeName(name) { text in headers.current.contains { $0.id.text == text } })
  }
}

extension Screen {
  /// The same screen under another identity and name.
  public func copied(id: ObjectID, name: String) -> Screen {
    Screen(id: id, name: name, lists: lists)
  }

  /// The same screen, from no file.
  fileprivate var withoutSource: Screen {
    var lists = lists
    lists.sources = []
    return Screen(id: id, name: name, lists: lists)
  }
}
