import Synchronization

/// Values computed once for a key and shared between threads; forgets all of them when they grow too large.
///
/// A value depends on its key alone, so neither what is remembered nor which thread came first can be seen from
/// the results.
final class Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var values: [Key: Value] = [:]
    var cost = 0
  }
  private let state = Mutex(State())
  private let limit: Int

  /// Remembers values of `limit` total cost.
  init(limit: Int) { self.limit = limit }

  /// The value for `key`, made outside the lock if it is not there.
  func value(for key: Key, cost: Int = 1, make: () -> Value) -> Value {
    if let value = state.withLock({ $0.values[key] }) { return value }
    let value = make()
    guard cost <= limit else { return value }
    state.withLock { state in
      if state.cost + cost > limit { state = State() }
      if state.values.updateValue(value, forKey: key) == nil { state.cost += cost }
    }
    return value
  }
}
