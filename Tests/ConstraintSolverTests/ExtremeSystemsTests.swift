import ConstraintSolver
import TestSupport
import Testing

@Suite("Extreme systems") struct ExtremeSystemsTests {
  private func isSound(_ solution: Solution) -> Bool {
    solution.values.allSatisfy(\.isFinite) && solution.violations.allSatisfy { $0 >= 0 && $0.isFinite }
      && solution.levels.allSatisfy { $0.violation >= 0 && $0.violation.isFinite }
      && solution.ambiguous.allSatisfy { !$0.least.isNaN && !$0.greatest.isNaN && $0.least < $0.greatest }
  }

  @Test func `a chain of two thousand equations ends where it should`() {
    var system = LinearSystem()
    var last = system.addVariable()
    system.add(Term(last), constant: -1, .equal)
    for _ in 0..<2000 {
      let next = system.addVariable()
      system.add(Term(next), Term(last, -1), constant: -0.5, .equal)
      last = next
    }
    let solution = solve(system)
    #expect(solution[last] == 1001)
    #expect(solution.conflicts.isEmpty && solution.ambiguous.isEmpty)
  }

  @Test func `a cycle of equations is consistent or in conflict as a whole`() {
    for gap in [0.0, 1.0] {
      var system = LinearSystem()
      let variables = (0..<60).map { _ in system.addVariable(rest: 3) }
      var members: [ConflictMember] = []
      for index in variables.indices {
        let next = variables[(index + 1) % variables.count]
        members.append(
          .constraint(
            system.add(Term(next), Term(variables[index], -1), constant: index == 0 ? gap : 0, .equal)))
      }
      let solution = solve(system)
      #expect(isSound(solution))
      #expect(solution.levels == [LevelViolation(priority: 1000, violation: gap)])
      #expect(solution.conflicts == (gap == 0 ? [] : [members]))
      #expect(solution.ambiguous.count == variables.count)
      #expect(solution[variables[0]] == 3)
    }
  }

  @Test func `numbers from a billionth to a billion give no NaN`() {
    var generator = SeededNumbers(seed: 11)
    for round in 0..<400 {
      var system = LinearSystem()
      let count = Int.random(in: 1...8, using: &generator)
      let variables = (0..<count).map { _ in
        system.addVariable(atLeast: Bool.random(using: &generator) ? 0 : nil)
      }
      for _ in 0..<count * 2 {
        var terms: [Term] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let size = [1e-9, 1e-3, 1, 1, 1, 1e3, 1e9].randomElement(using: &generator)!
          let sign = Bool.random(using: &generator) ? 1.0 : -1.0
          terms.append(Term(variables.randomElement(using: &generator)!, size * sign))
        }
        system.add(
          terms, constant: [-1e9, -1e-9, 0, 1e-9, 7, 1e9].randomElement(using: &generator)!,
          [.equal, .atMost, .atLeast].randomElement(using: &generator)!,
          priority: [1000, 1000, 750, 250, 0.001].randomElement(using: &generator)!)
      }
      #expect(isSound(solve(system)), "round \(round)")
    }
  }

  @Test func `nearly equal multipliers neither hang nor run away`() {
    for difference in [1e-3, 1e-6, 1e-9, 1e-12, 1e-15] {
      var system = LinearSystem()
      let x = system.addVariable()
      let y = system.addVariable()
      system.add(Term(x), Term(y, -1), constant: 0, .equal)
      system.add(Term(x), Term(y, -1 - difference), constant: 0, .equal)
      system.add(Term(x), constant: -100, .equal, priority: 500)
      #expect(isSound(solve(system)))
    }
  }

  @Test func `many equal constraints do not cycle`() {
    var system = LinearSystem()
    let variables = (0..<12).map { _ in system.addVariable(atLeast: 0) }
    for one in variables {
      for other in variables where one != other {
        system.add(Term(one), Term(other, -1), constant: 0, .atMost, priority: 500)
        system.add(Term(one), Term(other), constant: 0, .atLeast, priority: 250)
        system.add(Term(one), Term(other, -2), constant: 0, .atLeast, priority: 1)
      }
    }
    let solution = solve(system)
    #expect(isSound(solution))
    #expect(solution.levels.prefix(3).allSatisfy { $0.violation == 0 })
  }
}
