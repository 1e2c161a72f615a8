/// A value that changed with Interface Builder's versions.
struct ByVersion<Value: Sendable>: Sendable {
  private let rows: [(from: Int, value: Value)]

  /// The first value, then each later one with the plug-in's major version from which it holds.
  init(_ first: Value, _ later: (from: Int, value: Value)...) {
    rows = [(0, first)] + later
  }

  /// The value that a plug-in shows.
  subscript(plugIn: Int) -> Value { rows.last { $0.from <= plugIn }!.value }
}
