import ConstraintSolver
import TestSupport
import Testing

@Suite("Stretches") struct StretchTests {
  /// A system and another whose constants differ in up to three places.
  private func pair(_ seed: Int) -> (from: RandomSystem, towards: RandomSystem) {
    var numbers = SeededNumbers(seed: seed + 1)
    let from = RandomSystem(seed: seed)
    var towards = from
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = Int.random(in: 0..<from.constraints.count, using: &numbers)
      towards.constraints[place].constant += Double(Int.random(in: -9...9, using: &numbers))
    }
    return (from, towards)
  }

  @Test func `all along a stretch the values are those of solving, ambiguous and conflicting systems too`()
    throws
  {
    var seen = (places: 0, ambiguous: 0, conflicts: 0, ends: 0)
    for seed in 0..<3000 {
      let (from, towards) = pair(seed)
      let stretch = try #require(Stretch(from: from.system(), towards: towards.system()), "\(seed)")
      #expect(stretch.least <= 0 && stretch.greatest >= 0)
      let (low, high) = (max(stretch.least, -3), min(stretch.greatest, 3))
      for share in [low, 0.75 * low, 0, 0.3 * high, 0.9 * high, high] {
        let system = from.mixed(with: towards, share).system()
        let expected = system.solved()
        seen.places += 1
        if !expected.ambiguous.isEmpty { seen.ambiguous += 1 }
        if !expected.conflicts.isEmpty { seen.conflicts += 1 }
        for (own, other) in zip(stretch.values(at: share), expected.values) where abs(own - other) > 1e-6 {
          Issue.record("system \(seed) at \(share) of \(low)...\(high): \(own), not \(other)")
        }
      }
      if stretch.least > -3 || stretch.greatest < 3 { seen.ends += 1 }
    }
    #expect(seen.ambiguous > 1000 && seen.conflicts > 1000 && seen.ends > 500, "\(seen)")
  }

  @Test func `a stretch ends where a label gives way`() throws {
    func system(_ width: Double) -> LinearSystem {
      var system = LinearSystem()
      let (root, label) = (system.addVariable(), system.addVariable(atLeast: 0))
      system.add(Term(root), constant: -width, .equal)
      system.add(Term(label), Term(root, -1), constant: 32, .atMost)
      system.add(Term(label), constant: -100, .equal, priority: 750)
      return system
    }
    let wide = try #require(Stretch(from: system(200), towards: system(201)))
    #expect(wide.least == -68 && wide.greatest == .infinity && wide.rates == [1, 0])
    let narrow = try #require(Stretch(from: system(100), towards: system(101)))
    #expect(narrow.least == -68 && narrow.greatest == 32 && narrow.rates == [1, 1])
    #expect(narrow.values(at: 10) == [110, 78])
  }

  @Test func `systems of different structure have no stretch between them`() {
    var one = LinearSystem()
    let x = one.addVariable()
    var other = one
    one.add(Term(x), constant: 0, .equal)
    other.add(Term(x, 2), constant: 0, .equal)
    #expect(Stretch(from: one, towards: other) == nil)
  }
}

extension RandomSystem {
  /// The system whose constants lie a share of the way towards those of `other`.
  fileprivate func mixed(with other: RandomSystem, _ share: Double) -> RandomSystem {
    var result = self
    for place in constraints.indices {
      result.constraints[place].constant +=
        share * (other.constraints[place].constant - constraints[place].constant)
    }
    return result
  }
}
