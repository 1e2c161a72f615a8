import ConstraintSolver
import TestSupport
import Testing

@Suite("Judging the solver") struct JudgeTests {
  @Test func `the judge agrees with the oracle on the small ones of the fixture`() throws {
    let small = try randomSystems().filter { $0.lowerBounds.count <= 8 && $0.constraints.count <= 16 }
    #expect(small.count > 300)
    for random in small {
      let judged = Judge(random).levels
      for level in random.levels {
        let own = judged.first { $0.priority == level.priority }?.violation ?? 0
        #expect(abs(own - level.violation) < 1e-6)
      }
    }
  }

  @Test(arguments: 0..<8) func `every level of 2,500 random systems is violated as little as can be`(
    part: Int
  ) {
    for seed in part * 2500..<(part + 1) * 2500 {
      let random = RandomSystem(seed: seed)
      let solution = solve(random.system())
      for level in Judge(random).levels {
        let own = solution.levels.first { $0.priority == level.priority }?.violation ?? .nan
        if abs(own - level.violation) >= 1e-6 || own.isNaN {
          Issue.record("system \(seed), priority \(level.priority): \(own), not \(level.violation)")
        }
      }
    }
  }

  @Test func `of 1,000 infeasible systems each conflict is irreducible and each repair removes it`() {
    var seen = (systems: 0, conflicts: 0, repairs: 0)
    var seed = 100_000
    while seen.systems < 1000 {
      seed += 1
      let random = RandomSystem(seed: seed)
      if Judge(random).isFeasible { continue }
      seen.systems += 1
      let explainer = Explainer(random.system())
      #expect(!explainer.solution.conflicts.isEmpty, "system \(seed)")
      for conflict in explainer.solution.conflicts {
        seen.conflicts += 1
        check(conflict, of: random, "system \(seed)")
        for repair in explainer.repairs(of: conflict) {
          seen.repairs += 1
          check(repair, of: conflict, in: random, label: "system \(seed): \(repair)")
        }
      }
    }
    #expect(seen.conflicts >= 1000 && seen.repairs >= 2000)
  }

  private func check(_ conflict: [ConflictMember], of random: RandomSystem, _ label: Comment) {
    #expect(!Judge(random.keeping(conflict)).isFeasible, label)
    for member in conflict {
      #expect(Judge(random.keeping(conflict.filter { $0 != member })).isFeasible, label)
    }
  }

  private func check(
    _ repair: ConflictRepair, of conflict: [ConflictMember], in random: RandomSystem, label: Comment
  ) {
    #expect(conflict.contains(.constraint(repair.constraint)), label)
    let changed = random.applying(repair)
    #expect(Judge(changed.keeping(conflict)).isFeasible, label)
    let answer = solve(changed.system())
    #expect(!answer.conflicts.contains(conflict), label)
    #expect(answer.conflicts.count == repair.conflictsLeft, label)
    #expect(Judge(changed).isFeasible == (repair.conflictsLeft == 0), label)
  }
}

extension RandomSystem {
  /// The system of those members alone.
  fileprivate func keeping(_ members: [ConflictMember]) -> RandomSystem {
    var result = self
    result.lowerBounds = lowerBounds.indices.map {
      members.contains(.lowerBound(Variable(index: $0))) ? lowerBounds[$0] : nil
    }
    result.constraints = constraints.indices.filter { members.contains(.constraint(ConstraintIndex($0))) }
      .map { constraints[$0] }
    return result
  }

  /// The system with a repair made.
  fileprivate func applying(_ repair: ConflictRepair) -> RandomSystem {
    var result = self
    switch repair.change {
    case .lower(let priority): result.constraints[repair.constraint.value].priority = priority
    case .shift(let constant): result.constraints[repair.constraint.value].constant = constant
    case .relax(let relation): result.constraints[repair.constraint.value].relation = relation
    }
    return result
  }
}
