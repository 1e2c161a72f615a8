import ConstraintSolver
import TestSupport

extension RandomSystem {
  /// A random system of two to five variables and up to ten constraints at few priorities, so that levels compete; small
  /// whole numbers, so that rounding plays no part.
  init(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let variables = Int.random(in: 2...5, using: &numbers)
    lowerBounds = (0..<variables).map { _ in Int.random(in: 0...2, using: &numbers) == 0 ? 0 : nil }
    for _ in 0..<Int.random(in: 2...10, using: &numbers) {
      constraints.append(.random(variables, using: &numbers))
    }
  }
}

extension RandomSystem.Constraint {
  fileprivate static func random(_ variables: Int, using numbers: inout SeededNumbers) -> Self {
    let count = Int.random(in: 1...min(3, variables), using: &numbers)
    let terms = Array(0..<variables).shuffled(using: &numbers).prefix(count).map { index in
      Term(Variable(index: index), [1, 1, 1, -1, -1, 2, -0.5].randomElement(using: &numbers)!)
    }
    return Self(
      priority: [1000, 1000, 750, 251, 250, 0.5].randomElement(using: &numbers)!,
      relation: [.equal, .atMost, .atLeast].randomElement(using: &numbers)!,
      constant: Double(Int.random(in: -20...20, using: &numbers)), terms: terms)
  }
}
