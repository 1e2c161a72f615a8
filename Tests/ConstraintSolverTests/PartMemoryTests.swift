import ConstraintSolver
import TestSupport
import Testing

@Suite("Remembered parts") struct PartMemoryTests {
  /// Two systems side by side, so that there are parts, with a constraint that has no terms.
  private func joined(_ one: RandomSystem, _ other: RandomSystem) -> LinearSystem {
    var system = LinearSystem()
    var first = 0
    for random in [one, other] {
      for (place, bound) in random.lowerBounds.enumerated() {
        _ = system.addVariable(atLeast: bound, rest: Double(place % 3) * 7)
      }
      for constraint in random.constraints {
        system.add(
          constraint.terms.map { Term(Variable(index: $0.variable.index + first), $0.coefficient) },
          constant: constraint.constant, constraint.relation, priority: constraint.priority)
      }
      first += random.lowerBounds.count
    }
    system.add([], constant: 1, .equal, priority: 300)
    return system
  }

  @Test func `answers are those of a fresh solve, whatever is remembered`() throws {
    let all = try randomSystems().filter { $0.lowerBounds.count <= 12 }
    var generator = SeededNumbers(seed: 11)
    var memory = PartMemory()
    for number in stride(from: 0, to: all.count - 1, by: 4) {
      var system = joined(all[number], all[number + 1])
      for round in 0..<8 {
        let detail = [SolutionDetail.all, .values, .conflicts][Int.random(in: 0...2, using: &generator)]
        let own = memory.solve(system, detail: detail)
        let fresh = solve(system, detail: detail)
        #expect(own.values == fresh.values, "systems \(number), round \(round)")
        #expect(own.ambiguous == fresh.ambiguous, "systems \(number), round \(round)")
        #expect(own.conflicts == fresh.conflicts, "systems \(number), round \(round)")
        #expect(own.violations == fresh.violations, "systems \(number), round \(round)")
        #expect(own.levels.map(\.priority) == fresh.levels.map(\.priority))
        for (one, other) in zip(own.levels, fresh.levels) {
          #expect(abs(one.violation - other.violation) <= 1e-9 * (1 + other.violation))
        }
        let index = ConstraintIndex(Int.random(in: 0..<system.constraintCount, using: &generator))
        let shift = Double(Int.random(in: 0...2, using: &generator)) / 4
        system.setConstant(shift + (round < 4 ? 0 : 3), of: index)
      }
    }
  }

  @Test func `what more detail would add is not left out because less was asked for before`() {
    var system = LinearSystem()
    let (open, fixed) = (system.addVariable(), system.addVariable())
    system.add(Term(open), constant: -3, .atLeast)
    system.add(Term(fixed), constant: -5, .equal)
    system.add(Term(fixed), constant: -6, .equal)
    var memory = PartMemory()
    for _ in 0..<3 { #expect(memory.solve(system, detail: .values).ambiguous.isEmpty) }
    let whole = memory.solve(system)
    #expect(whole == solve(system))
    #expect(whole.ambiguous.first == FreeVariable(variable: open, least: 3, greatest: .infinity))
    #expect(whole.conflicts == [[.constraint(ConstraintIndex(1)), .constraint(ConstraintIndex(2))]])
  }
}
