/// What was found out for a few keys that take long to hash and little to compare, as lists of profiles do that are mostly
/// one and the same.
public struct ListMemory<Key: Equatable, Value> {
  private var known: [(key: Key, value: Value)] = []

  /// Nothing known yet.
  public init() {}

  /// What is known of a key, found out the first time.
  public mutating func value(of key: Key, find: () throws -> Value) rethrows -> Value {
    if let found = known.first(where: { $0.key == key }) { return found.value }
    let value = try find()
    known.append((key, value))
    return value
  }
}
