/// Linear equations that have to hold together, solved as they come.
struct EquationSystem {
  private var values: [LayoutVariable: Solution] = [:]

  /// What a variable is equal to, and the numbers of the equations that this comes from.
  private struct Solution {
    let value: LinearExpression
    let sources: Set<Int>
  }

  /// Distances in points below it are none: Xcode rounds what it writes.
  private static let tolerance = 0.25

  /// Adds the equation that an expression is 0, unless it contradicts what is there; then the numbers of the equations that
  /// contradict one another.
  ///
  /// One that leaves nothing but what is given, as a screen's size, contradicts it unless it may say how much that is.
  mutating func add(_ expression: LinearExpression, as number: Int, mayDecideGiven: Bool) -> Set<Int>? {
    var (rest, sources): (LinearExpression, Set<Int>) = (expression, [number])
    while let variable = rest.factors.keys.filter({ values[$0] != nil }).min(), let known = values[variable] {
      rest.replace(variable, by: known.value)
      sources.formUnion(known.sources)
    }
    guard let variable = rest.factors.keys.min() else {
      return abs(rest.constant) > Self.tolerance ? sources : nil
    }
    if variable.isGiven, !mayDecideGiven { return sources }
    values[variable] = rest.solved(for: variable).map { Solution(value: $0, sources: sources) }
    return nil
  }
}
