extension Array where Element: ModelObject {
  /// Where the object of that key stands; throws `DesignError.unknown`, which names candidates.
  func place(of key: String, in screen: String? = nil) throws(DesignError) -> Int {
    guard let place = firstIndex(where: { $0.key == key }) else {
      throw .unknown(Element.kind, key, screen: screen, among: map(\.key))
    }
    return place
  }
}

extension Screen {
  /// Where the object of that key stands in its list; throws `DesignError.unknown`, which names candidates.
  func place<Object: ScreenObject>(of _: Object.Type, _ key: String) throws(DesignError) -> Int {
    try lists[keyPath: Object.list].place(of: key, in: name)
  }

  /// Takes the object of that key out of its list; throws `DesignError.unknown`, which names candidates.
  mutating func remove<Object: ScreenObject>(_ key: String) throws(DesignError) -> Object {
    let place = try place(of: Object.self, key)
    return lists[keyPath: Object.list].remove(at: place)
  }
}
