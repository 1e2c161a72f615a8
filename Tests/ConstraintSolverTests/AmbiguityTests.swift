import ConstraintSolver
import Testing

@Suite("Open variables") struct AmbiguityTests {
  @Test func `the ranges of optimal values are the oracle's on random systems`() throws {
    var free = 0
    var unique = 0
    for (number, random) in try randomSystems().enumerated() where !random.ranges.isEmpty {
      let solution = solve(random.system())
      var found: [Int: FreeVariable] = [:]
      for range in solution.ambiguous { found[range.variable.index] = range }
      for expected in random.ranges {
        let own = found[expected.variable.index]
        if expected.greatest - expected.least < 1e-4 {
          unique += 1
          #expect(own == nil, "system \(number), variable \(expected.variable.index)")
          #expect(isNear(solution[expected.variable], expected.least))
        } else {
          free += 1
          let own = try #require(own, "system \(number), variable \(expected.variable.index)")
          #expect(isNear(own.least, expected.least) && isNear(own.greatest, expected.greatest))
          #expect(own.least - 1e-6 <= solution[own.variable])
          #expect(solution[own.variable] <= own.greatest + 1e-6)
        }
      }
    }
    #expect(free > 500 && unique > 1000)
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-5 * max(1, abs(other))
  }

  @Test func `a variable without constraints rests`() {
    var system = LinearSystem()
    let x = system.addVariable(rest: 7)
    let solution = solve(system)
    #expect(solution.values == [7])
    #expect(
      solution.ambiguous == [FreeVariable(variable: x, least: -.infinity, greatest: .infinity)])
  }

  @Test func `free variables come near their rest values in order of declaration`() {
    var system = LinearSystem()
    let x = system.addVariable(atLeast: 0, rest: 8)
    let y = system.addVariable(atLeast: 0, rest: 8)
    let z = system.addVariable(rest: -3)
    system.add(Term(x), Term(y), constant: -10, .equal)
    system.add(Term(z), Term(y, -1), constant: 0, .equal)
    let solution = solve(system)
    #expect(solution.values == [8, 2, 2])
    #expect(
      solution.ambiguous == [
        FreeVariable(variable: x, least: 0, greatest: 10), FreeVariable(variable: y, least: 0, greatest: 10),
        FreeVariable(variable: z, least: 0, greatest: 10),
      ])
  }

  @Test func `a tie within a level leaves its whole range`() {
    var system = LinearSystem()
    let x = system.addVariable()
    system.add(Term(x), constant: -1, .equal, priority: 250)
    system.add(Term(x), constant: -4, .equal, priority: 250)
    let solution = solve(system)
    #expect(solution.values == [1])
    #expect(solution.ambiguous == [FreeVariable(variable: x, least: 1, greatest: 4)])
  }

  @Test func `an inequality leaves its side open`() {
    var system = LinearSystem()
    let x = system.addVariable(rest: 9)
    system.add(Term(x), constant: -5, .atMost)
    let solution = solve(system)
    #expect(solution.values == [5])
    #expect(solution.ambiguous == [FreeVariable(variable: x, least: -.infinity, greatest: 5)])
  }
}
