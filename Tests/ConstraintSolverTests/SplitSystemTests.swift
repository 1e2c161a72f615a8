import ConstraintSolver
import TestSupport
import Testing

@Suite("Systems in parts") struct SplitSystemTests {
  /// Systems side by side whose constraints also speak of variables that equations fix, one of them by way of another.
  private func joined(_ list: [RandomSystem], _ generator: inout SeededNumbers) -> LinearSystem {
    var system = LinearSystem()
    let fixed = [system.addVariable(), system.addVariable(atLeast: 0), system.addVariable(atLeast: -8)]
    for random in list {
      let first = system.variableCount
      for (place, bound) in random.lowerBounds.enumerated() {
        _ = system.addVariable(atLeast: bound, rest: Double(place % 3) * 7)
      }
      for constraint in random.constraints {
        var terms = constraint.terms.map { Term(Variable(index: $0.variable.index + first), $0.coefficient) }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          terms.append(
            Term(fixed.randomElement(using: &generator)!, [-2, -1, 0.5, 1].randomElement(using: &generator)!))
        }
        system.add(
          terms, constant: constraint.constant, constraint.relation, priority: constraint.priority)
      }
    }
    if Int.random(in: 0..<4, using: &generator) == 0 { system.add(Term(fixed[0], 2), constant: -6, .equal) }
    system.add(Term(fixed[2], 2), Term(fixed[0], -1), constant: 1, .equal)
    system.add(Term(fixed[0]), constant: -3, .equal)
    system.add(Term(fixed[1], -1), constant: 2, .equal)
    system.add(Term(fixed[1]), Term(fixed[0]), constant: -6, .atMost, priority: 400)
    system.add([], constant: 0, .atMost, priority: 300)
    return system
  }

  /// The answers agree; the order of sums may differ where rows that say the same have changed places.
  private func expect(_ own: Solution, equals fresh: Solution, _ comment: Comment) {
    #expect(own.values == fresh.values, comment)
    #expect(own.ambiguous == fresh.ambiguous, comment)
    #expect(own.violations == fresh.violations, comment)
    #expect(own.conflicts == fresh.conflicts, comment)
    #expect(own.levels.map(\.priority) == fresh.levels.map(\.priority), comment)
    for (one, other) in zip(own.levels, fresh.levels) {
      #expect(abs(one.violation - other.violation) <= 1e-9 * (1 + other.violation), comment)
    }
  }

  @Test func `answers are those of a fresh solve, back and forth and into conflict and out again`() throws {
    let all = try randomSystems().filter { $0.lowerBounds.count <= 8 }
    var generator = SeededNumbers(seed: 17)
    for number in stride(from: 0, to: all.count - 2, by: 8) {
      var system = joined(Array(all[number..<number + 3]), &generator)
      var solver = Solver(system)
      let moving = (0..<4).map { _ in Int.random(in: 0..<system.constraintCount, using: &generator) }
      let places = moving + [system.constraintCount - 4, system.constraintCount - 3]
      for round in 0..<24 {
        expect(solver.solve(), equals: solve(system), "systems \(number), round \(round)")
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          let place = ConstraintIndex(places.randomElement(using: &generator)!)
          let shift = Double(Int.random(in: -6...6, using: &generator)) / 4
          system.setConstant(shift, of: place)
          solver.setConstant(shift, of: place)
        }
      }
    }
  }

  @Test func `pairs of labels that share what is missing keep their ranges at every width`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 0)
    let root = system.add(Term(width), constant: -320, .equal)
    for row in 0..<3 {
      let labels = (0..<3).map { _ in system.addVariable(atLeast: 0) }
      for (place, label) in labels.enumerated() {
        let wish = Double(100 + 10 * row + place)
        system.add(Term(label), constant: -wish, .atMost, priority: place == 0 ? 250 : 251)
        system.add(Term(label), constant: -wish, .atLeast, priority: place == 1 ? 749 : 750)
      }
      system.add(
        [Term(labels[0]), Term(labels[1]), Term(labels[2]), Term(width, -1)], constant: 20, .equal)
    }
    var solver = Solver(system)
    for size in [320.0, 330, 400, 250, 200, 130, 60, 15, 320, 250.5, 20, 130.25, 215, 223, 400, 10, 60] {
      solver.setConstant(-size, of: root)
      system.setConstant(-size, of: root)
      for _ in 0..<2 { expect(solver.solve(), equals: solve(system), "width \(size)") }
    }
  }
}
