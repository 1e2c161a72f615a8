import ConstraintSolver
import TestSupport
import Testing

@Suite("A solver") struct SolverTests {
  @Test func `a solver's answers are those of a fresh solve, whatever was solved before`() throws {
    var generator = SeededNumbers(seed: 3)
    for (number, random) in try randomSystems().enumerated()
    where number % 5 == 0 && random.lowerBounds.count <= 12 {
      var system = random.system()
      var solver = Solver(system)
      for round in 0..<6 {
        let fresh = solve(system)
        let own = solver.solve()
        #expect(own.values == fresh.values, "system \(number), round \(round)")
        #expect(own.violations == fresh.violations, "system \(number), round \(round)")
        #expect(own == fresh, "system \(number), round \(round)")
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          let index = ConstraintIndex(Int.random(in: 0..<random.constraints.count, using: &generator))
          let constant =
            random.constraints[index.value].constant + Double(Int.random(in: -4...4, using: &generator)) / 8
          system.setConstant(constant, of: index)
          solver.setConstant(constant, of: index)
        }
      }
    }
  }

  @Test func `a row of labels follows the width until one must give way, and back`() {
    var system = LinearSystem()
    let width = system.addVariable()
    let root = system.add(Term(width), constant: -320, .equal)
    var labels: [Variable] = []
    for index in 0..<2 {
      let label = system.addVariable(atLeast: 0)
      system.add(Term(label), constant: -100, .atMost, priority: index == 0 ? 250 : 251)
      system.add(Term(label), constant: -100, .atLeast, priority: index == 0 ? 749 : 750)
      labels.append(label)
    }
    system.add(Term(labels[0]), Term(labels[1]), Term(width, -1), constant: 20, .equal)
    var solver = Solver(system)
    for (size, first, second) in [
      (320.0, 200.0, 100.0), (400, 280, 100), (200, 80, 100), (150, 30, 100), (90, 0, 70), (320, 200, 100),
      (10, 0, 0),
    ] {
      solver.setConstant(-size, of: root)
      let solution = solver.solve()
      #expect(solution[labels[0]] == first && solution[labels[1]] == second, "width \(size)")
      #expect(solution.conflicts.isEmpty == (size >= 20))
    }
  }
}
