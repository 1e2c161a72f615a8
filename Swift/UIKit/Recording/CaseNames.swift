/// What cases of enumerations are called, which is looked up in the program's own description, and again for each layout.
enum CaseNames {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let value: Int
  }

  nonisolated(unsafe) private static var known: [Key: String] = [:]

  /// A case's name.
  static func name<Value: RawRepresentable>(of value: Value) -> String where Value.RawValue == Int {
    let key = Key(type: ObjectIdentifier(Value.self), value: value.rawValue)
    if let name = known[key] { return name }
    let name = "\(value)"
    known[key] = name
    return name
  }
}
