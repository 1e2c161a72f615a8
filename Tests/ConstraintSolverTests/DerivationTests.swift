import ConstraintSolver
import Testing

@Suite("Derivations") struct DerivationTests {
  @Test func `the steps' contributions add up to the value, and their terms to the variable`() throws {
    var steps = 0
    for (number, random) in try randomSystems().enumerated() where number % 4 == 0 {
      let system = random.system()
      let explainer = Explainer(system)
      #expect(explainer.solution == solve(system), "system \(number)")
      for index in random.lowerBounds.indices {
        let derivation = explainer.derivation(of: Variable(index: index))
        steps += derivation.steps.count
        let label: Comment = "system \(number), variable \(index)"
        let sum = derivation.steps.reduce(0) { $0 + $1.contribution }
        #expect(derivation.value == explainer.solution.values[index], label)
        #expect(isNear(sum, derivation.value), label)
        let combined = combination(of: derivation, system)
        for other in combined.indices {
          #expect(isNear(combined[other], other == index ? 1 : 0), label)
        }
      }
    }
    #expect(steps > 5000)
  }

  /// The coefficient of each variable in the sum of the steps.
  private func combination(of derivation: Derivation, _ system: LinearSystem) -> [Double] {
    var combined = [Double](repeating: 0, count: system.variableCount)
    for step in derivation.steps {
      switch step.reason {
      case .constraint(let constraint):
        for term in system.terms(of: constraint) {
          combined[term.variable.index] += step.multiplier * term.coefficient
        }
      case .lowerBound(let variable), .rest(let variable):
        combined[variable.index] += step.multiplier
      }
    }
    return combined
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-7 * max(1, abs(other))
  }

  @Test func `a trailing edge is explained from the edge inwards`() {
    var system = LinearSystem()
    let rootWidth = system.addVariable()
    let labelWidth = system.addVariable(atLeast: 0)
    let x = system.addVariable()
    let root = system.add(Term(rootWidth), constant: -320, .equal)
    let wish = system.add(Term(labelWidth), constant: -80, .atLeast, priority: 750)
    let pin = system.add(Term(x), Term(labelWidth), Term(rootWidth, -1), constant: 16, .equal)
    system.add(Term(labelWidth), constant: -80, .atMost, priority: 251)
    let derivation = Explainer(system).derivation(of: x)
    #expect(derivation.value == 224)
    #expect(derivation.steps.first == .init(reason: .constraint(pin), multiplier: 1, contribution: -16))
    #expect(derivation.steps.contains(.init(reason: .constraint(root), multiplier: 1, contribution: 320)))
    #expect(derivation.steps.count == 3)
    // Hugging and compression resistance wish for the same width; one of the two is reported.
    #expect(derivation.steps.contains { $0.contribution == -80 && $0.multiplier == -1 })
    #expect(wish.value == 1)
  }

  @Test func `a lower bound and a rest value are reasons too`() {
    var system = LinearSystem()
    let width = system.addVariable(atLeast: 4)
    let free = system.addVariable(rest: 7)
    let sum = system.addVariable()
    system.add(Term(width), constant: 0, .equal, priority: 250)
    let total = system.add(Term(sum), Term(width, -2), Term(free, -1), constant: 0, .equal)
    let derivation = Explainer(system).derivation(of: sum)
    #expect(derivation.value == 15)
    #expect(
      derivation.steps == [
        .init(reason: .constraint(total), multiplier: 1, contribution: 0),
        .init(reason: .lowerBound(width), multiplier: 2, contribution: 8),
        .init(reason: .rest(free), multiplier: 1, contribution: 7),
      ])
  }
}
