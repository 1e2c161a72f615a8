import ConstraintSolver
import Testing

@Suite struct AmbiguityTests {
  @Test func `what the oracle found unique is unique, and what it found free is free`() throws {
    var unique = 0
    var free = 0
    for (number, random) in try randomSystems().enumerated() {
      let solution = solve(random.system())
      let ambiguous = Set(solution.ambiguous.map(\.variable.index))
      for variable in random.unique {
        unique += 1
        #expect(!ambiguous.contains(variable), "system \(number), variable \(variable)")
      }
      for variable in random.ranges.keys {
        free += 1
        #expect(ambiguous.contains(variable), "system \(number), variable \(variable)")
        let range = solution.ambiguous.first { $0.variable.index == variable }
        if let range {
          #expect(
            range.greatest - range.least > random.ranges[variable]! - 1e-5 || random.ranges[variable]! > 1e6)
        }
      }
      for range in solution.ambiguous {
        let value = solution[range.variable]
        #expect(range.least - 1e-6 <= value && value <= range.greatest + 1e-6)
      }
    }
    #expect(unique > 500 && free > 100)
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
