import ConstraintSolver
import Testing

@Suite("Searching conflicts") struct ConflictSearchTests {
  /// Whether the members can hold together.
  private func canHold(_ members: some Sequence<ConflictMember>, of random: RandomSystem) -> Bool {
    var system = LinearSystem()
    let chosen = Array(members)
    for index in random.lowerBounds.indices {
      let isChosen = chosen.contains(.lowerBound(Variable(index: index)))
      _ = system.addVariable(atLeast: isChosen ? random.lowerBounds[index] : nil)
    }
    for case .constraint(let index) in chosen {
      let constraint = random.constraints[index.value]
      system.add(constraint.terms, constant: constraint.constant, constraint.relation)
    }
    return solve(system).levels.first?.violation == 0
  }

  @Test func `conflict sets are irreducible on random systems`() throws {
    var seen = 0
    for (number, random) in try randomSystems().enumerated() {
      let solution = solve(random.system())
      let expected = random.levels.first { $0.priority == 1000 }?.violation ?? 0
      #expect(solution.conflicts.isEmpty == (expected < 1e-6), "system \(number)")
      for set in solution.conflicts {
        seen += 1
        #expect(set == set.sorted())
        #expect(!canHold(set, of: random), "system \(number): \(set) can hold")
        for member in set {
          #expect(canHold(set.filter { $0 != member }, of: random), "system \(number): \(member) is idle")
        }
      }
    }
    #expect(seen >= 200)
  }

  @Test func `two of many equal contradictions are found, and nothing besides`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 0)
    for place in 0..<600 { system.add(Term(width), constant: place % 2 == 0 ? -100 : -200, .equal) }
    let solution = solve(system)
    #expect(solution.conflicts.count == 8 && solution.conflicts.allSatisfy { $0.count == 2 })
    let unnamed = solve(system, detail: .values)
    #expect(
      unnamed.conflicts.isEmpty && unnamed.values == solution.values && unnamed.levels == solution.levels)
  }

  @Test func `of a long conflict only some members are tried, and any of them removes it`() {
    var system = LinearSystem()
    let widths = (0..<180).map { _ in system.addVariable() }
    system.add(Term(widths[0]), constant: -10, .equal)
    for place in 1..<180 {
      system.add(Term(widths[place]), Term(widths[place - 1], -1), constant: -1, .equal)
    }
    system.add(Term(widths[179]), constant: 0, .equal)
    let explainer = Explainer(system)
    #expect(explainer.solution.conflicts.map(\.count) == [181])
    let repairs = explainer.repairs(of: explainer.solution.conflicts[0])
    #expect(Set(repairs.map(\.constraint)).count == 16_000 / 181)
    #expect(repairs.allSatisfy { $0.conflictsLeft == 0 })
  }

  @Test func `a lower bound can be part of a conflict`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 0)
    let other = system.addVariable()
    let sum = system.add(Term(width), Term(other), constant: 0, .equal)
    let fixed = system.add(Term(other), constant: -5, .equal)
    let solution = solve(system)
    #expect(solution.conflicts == [[.constraint(sum), .constraint(fixed), .lowerBound(width)]])
    #expect(solution.levels == [LevelViolation(priority: 1000, violation: 5)])
  }

  @Test func `independent conflicts are each reported, at most eight`() {
    var system = LinearSystem()
    var expected: [[ConflictMember]] = []
    for _ in 0..<10 {
      let x = system.addVariable()
      let one = system.add(Term(x), constant: -1, .equal)
      let two = system.add(Term(x), constant: -2, .equal)
      expected.append([.constraint(one), .constraint(two)])
    }
    let solution = solve(system)
    #expect(solution.conflicts.count == 8)
    #expect(solution.conflicts.allSatisfy { expected.contains($0) })
    #expect(Set(solution.conflicts).count == 8)
  }
}
