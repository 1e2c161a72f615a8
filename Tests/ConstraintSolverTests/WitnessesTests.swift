import ConstraintSolver
import Testing

@Suite("Witnesses of a range") struct WitnessesTests {
  /// The total violation of each priority of `solution` at other values.
  private func levels(of system: LinearSystem, _ lowerBounds: [Double?], at values: [Double]) -> [Double:
    Double]
  {
    var levels: [Double: Double] = [:]
    for index in 0..<system.constraintCount {
      let constraint = ConstraintIndex(index)
      let activity = system.activity(of: constraint, at: values)
      let violation =
        switch system.relation(of: constraint) {
        case .equal: abs(activity)
        case .atMost: max(0, activity)
        case .atLeast: max(0, -activity)
        }
      levels[system.priority(of: constraint), default: 0] += violation
    }
    for (bound, value) in zip(lowerBounds, values) {
      if let bound { levels[1000, default: 0] += max(0, bound - value) }
    }
    return levels
  }

  @Test func `both witnesses are optimal at every level and stand at the ends of the range`() throws {
    var seen = 0
    for (number, random) in try randomSystems().enumerated() where number % 4 == 0 {
      let system = random.system()
      let explainer = Explainer(system)
      for free in explainer.solution.ambiguous {
        seen += 1
        let witnesses = explainer.witnesses(of: free)
        let (low, high) = (witnesses.low[free.variable.index], witnesses.high[free.variable.index])
        let label: Comment = "system \(number), variable \(free.variable.index)"
        #expect(high - low > 1e-8, label)
        #expect(free.least.isInfinite || abs(low - free.least) < 1e-6, label)
        #expect(free.greatest.isInfinite || abs(high - free.greatest) < 1e-6, label)
        for values in [witnesses.low, witnesses.high] {
          let own = levels(of: system, random.lowerBounds, at: values)
          for level in explainer.solution.levels {
            #expect(abs((own[level.priority] ?? 0) - level.violation) < 1e-6, label)
          }
        }
      }
    }
    #expect(seen > 500)
  }

  @Test func `what need not move stays`() {
    var system = LinearSystem()
    let x = system.addVariable(atLeast: 0)
    let y = system.addVariable(atLeast: 0)
    let z = system.addVariable(rest: 5)
    system.add(Term(x), Term(y), constant: -10, .equal)
    let explainer = Explainer(system)
    let witnesses = explainer.witnesses(of: explainer.solution.ambiguous[0])
    #expect(witnesses == Witnesses(variable: x, low: [0, 10, 5], high: [10, 0, 5]))
    let open = explainer.witnesses(of: explainer.solution.ambiguous[2])
    #expect(open == Witnesses(variable: z, low: [0, 10, -95], high: [0, 10, 105]))
  }
}
