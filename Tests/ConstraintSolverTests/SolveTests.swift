import ConstraintSolver
import TestSupport
import Testing

@Suite("Solving") struct SolveTests {
  @Test func `every level's violation equals the oracle's on random systems`() throws {
    let systems = try randomSystems()
    #expect(systems.count >= 2000)
    for (number, random) in systems.enumerated() {
      let solution = solve(random.system())
      for level in random.levels {
        let own = solution.levels.first { $0.priority == level.priority }?.violation ?? .nan
        #expect(
          abs(own - level.violation) < 1e-6,
          "system \(number), priority \(level.priority): \(own), not \(level.violation)")
      }
    }
  }

  @Test func `the order of constraints changes no value`() throws {
    var generator = SeededNumbers(seed: 7)
    for (number, random) in try randomSystems().enumerated() where number % 3 == 0 {
      let straight = solve(random.system())
      let order = Array(random.constraints.indices).shuffled(using: &generator)
      let shuffled = solve(random.system(order: order))
      #expect(straight.values == shuffled.values, "system \(number)")
      #expect(straight.ambiguous == shuffled.ambiguous, "system \(number)")
      for (place, constraint) in order.enumerated() {
        #expect(straight.violations[constraint] == shuffled.violations[place])
      }
    }
  }

  @Test func `a thousand constraints at 250 never outvote one at 251`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 0)
    let one = system.add(Term(width), constant: -100, .atMost, priority: 251)
    for _ in 0..<1000 { system.add(Term(width), constant: -300, .atLeast, priority: 250) }
    let solution = solve(system)
    #expect(solution[width] == 100)
    #expect(solution.violations[one.value] == 0)
    #expect(
      solution.levels == [
        LevelViolation(priority: 1000, violation: 0), LevelViolation(priority: 251, violation: 0),
        LevelViolation(priority: 250, violation: 200_000),
      ])
    #expect(solution.ambiguous.isEmpty)
  }

  @Test func `terms of one variable are summed, and an empty constraint is a claim`() {
    var system = LinearSystem()
    let x = system.addVariable()
    let y = system.addVariable()
    system.add(Term(x), Term(y, 0), Term(x), constant: -10, .equal)
    let claim = system.add(Term(y), Term(y, -1), constant: 3, .atMost)
    let kept = system.add([], constant: 3, .atLeast)
    let soft = system.add([], constant: -2, .equal, priority: 250)
    system.add(Term(y), constant: -1, .equal, priority: 1)
    let solution = solve(system)
    #expect(solution.values == [5, 1])
    #expect(solution.violations[claim.value] == 3)
    #expect(solution.violations[kept.value] == 0)
    #expect(solution.violations[soft.value] == 2)
    #expect(solution.conflicts == [[.constraint(claim)]])
  }

  @Test func `an empty system has an empty answer`() {
    let solution = solve(LinearSystem())
    #expect(solution.values.isEmpty && solution.levels.isEmpty && solution.ambiguous.isEmpty)
  }
}
