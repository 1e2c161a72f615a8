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
      let stretch = try #require(Stretch(from: from.system(), towards: [towards.system()]), "\(seed)")
      let ends = StretchEnds(stretch.limits)
      #expect(ends.least <= 0 && ends.greatest >= 0)
      let (low, high) = (max(ends.least, -3), min(ends.greatest, 3))
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
      if ends.least > -3 || ends.greatest < 3 { seen.ends += 1 }
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
    let wide = try #require(Stretch(from: system(200), towards: [system(201)]))
    let wideEnds = StretchEnds(wide.limits)
    #expect(wideEnds.least == -68 && wideEnds.greatest == .infinity && wide.rates == [[1, 0]])
    let narrow = try #require(Stretch(from: system(100), towards: [system(101)]))
    let narrowEnds = StretchEnds(narrow.limits)
    #expect(narrowEnds.least == -68 && narrowEnds.greatest == 32 && narrow.rates == [[1, 1]])
    #expect(narrow.values(at: 10) == [110, 78])
  }

  @Test func `between two ways the values are those of solving as long as all limits hold`() throws {
    var inside = 0
    for seed in 0..<1000 {
      let (from, towards) = pair(seed)
      var second = from
      second.constraints[0].constant += 2
      let stretch = try #require(
        Stretch(from: from.system(), towards: [towards.system(), second.system()]), "\(seed)")
      let shares = [0.3, 0.2]
      let holds = stretch.limits.allSatisfy {
        $0.height + $0.climbs[0] * shares[0] + $0.climbs[1] * shares[1] >= 0
      }
      guard holds else { continue }
      inside += 1
      var mixed = from.mixed(with: towards, shares[0])
      mixed.constraints[0].constant += 2 * shares[1]
      let expected = mixed.system().solved()
      for variable in expected.values.indices {
        let own =
          stretch.solution.values[variable] + shares[0] * stretch.rates[0][variable]
          + shares[1] * stretch.rates[1][variable]
        #expect(abs(own - expected.values[variable]) < 1e-6, "system \(seed)")
      }
    }
    #expect(inside > 50)
  }

  @Test func `systems of different structure have no stretch between them`() {
    var one = LinearSystem()
    let x = one.addVariable()
    var other = one
    one.add(Term(x), constant: 0, .equal)
    other.add(Term(x, 2), constant: 0, .equal)
    #expect(Stretch(from: one, towards: [other]) == nil)
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
