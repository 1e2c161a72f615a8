import ConstraintSolver
import Testing

@Suite("Repairs of a conflict") struct RepairTests {
  @Test func `every repair offered removes its conflict, and one is always offered`() throws {
    var seen = 0
    for (number, random) in try randomSystems().enumerated() where number % 3 == 0 {
      let system = random.system()
      let explainer = Explainer(system)
      for conflict in explainer.solution.conflicts.prefix(2) {
        let repairs = explainer.repairs(of: conflict)
        let canChange = conflict.contains { if case .constraint = $0 { true } else { false } }
        #expect(!canChange || !repairs.isEmpty, "system \(number)")
        for repair in repairs {
          seen += 1
          #expect(conflict.contains(.constraint(repair.constraint)))
          var changed = system
          changed.apply(repair.change, to: repair.constraint)
          let answer = solve(changed)
          #expect(!answer.conflicts.contains(conflict), "system \(number): \(repair)")
          #expect(answer.conflicts.count == repair.conflictsLeft, "system \(number): \(repair)")
          if repair.conflictsLeft == 0 {
            #expect(answer.levels[0].priority < 1000 || answer.levels[0].violation < 1e-6)
          }
        }
      }
    }
    #expect(seen > 200)
  }

  @Test func `no constant is offered that is no number`() {
    var system = LinearSystem()
    var last = system.addVariable(atLeast: 0)
    system.add(Term(last), constant: -100, .equal)
    for _ in 0..<70 {
      let next = system.addVariable(atLeast: 0)
      system.add(Term(next), Term(last, -1e6), constant: 0, .equal)
      last = next
    }
    let explainer = Explainer(system)
    for conflict in explainer.solution.conflicts {
      for repair in explainer.repairs(of: conflict) {
        if case .shift(let constant) = repair.change { #expect(constant.isFinite) }
      }
    }
    #expect(!explainer.solution.conflicts.isEmpty)
  }

  @Test func `a row that is too wide can be lowered, shifted or relaxed`() {
    var system = LinearSystem()
    let left = system.addVariable(atLeast: 0)
    let right = system.addVariable(atLeast: 0)
    let one = system.add(Term(left), constant: -60, .equal)
    let other = system.add(Term(right), constant: -60, .atLeast)
    let sum = system.add(Term(left), Term(right), constant: -72, .atMost)
    let explainer = Explainer(system)
    #expect(explainer.solution.conflicts == [[.constraint(one), .constraint(other), .constraint(sum)]])
    let repairs = explainer.repairs(of: explainer.solution.conflicts[0])
    #expect(repairs.allSatisfy { $0.conflictsLeft == 0 })
    func changes(_ constraint: ConstraintIndex) -> [ConflictRepair.Change] {
      repairs.filter { $0.constraint == constraint }.map(\.change)
    }
    #expect(changes(one) == [.lower(to: 999), .shift(to: -12), .relax(to: .atMost)])
    #expect(changes(other) == [.lower(to: 999), .shift(to: -12)])
    #expect(changes(sum) == [.lower(to: 999), .shift(to: -120)])
  }
}
