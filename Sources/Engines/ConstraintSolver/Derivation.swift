/// Why a variable, or a sum of variables, has its value: decisive constraints whose multiples add up to it.
///
/// The sum of `multiplier × (terms + constant)` over all steps is the variable less its value, and each decisive
/// constraint holds as an equation; so the contributions, `-multiplier × constant` each, add up to the value.
public struct Derivation: Equatable, Sendable {
  /// What decides.
  public enum Reason: Hashable, Sendable {
    /// A constraint that holds as an equation.
    case constraint(ConstraintIndex)
    /// A variable that stands at its lower bound.
    case lowerBound(Variable)
    /// A variable that stands at its rest value, because nothing else decides where it stands.
    case rest(Variable)
  }

  /// One decisive constraint and its share.
  public struct Step: Equatable, Sendable {
    /// What decides.
    public var reason: Reason
    /// How often the constraint's terms are taken.
    public var multiplier: Double
    /// What that adds to the value.
    public var contribution: Double

    /// A step of `reason` taken `multiplier` times.
    public init(reason: Reason, multiplier: Double, contribution: Double) {
      self.reason = reason
      self.multiplier = multiplier
      self.contribution = contribution
    }
  }

  /// The value.
  public var value: Double
  /// The steps: first those that speak of the variable itself, then those that speak of what these speak of, and so on.
  public var steps: [Step]
}

extension Explainer {
  /// Why `variable` has its value.
  public func derivation(of variable: Variable) -> Derivation { derivation(of: [Term(variable)]) }

  /// Why the sum of `terms` has its value.
  ///
  /// The multipliers solve the transposed system of the decisive constraints.
  public func derivation(of terms: [Term]) -> Derivation {
    var factors = [Double](repeating: 0, count: rows.variableCount)
    for term in terms { factors[term.variable.index] += term.coefficient }
    let multipliers = multipliers(of: factors)
    let steps = inReach(of: terms, multipliers).map { place in step(place, multipliers[place]) }
    let value = terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
    return Derivation(value: Settled.snap(value), steps: steps)
  }

  private func step(_ place: Int, _ multiplier: Double) -> Derivation.Step {
    if place >= tight.count {
      let variable = Variable(index: resting[place - tight.count])
      return .init(
        reason: .rest(variable), multiplier: multiplier,
        contribution: multiplier * system.rests[variable.index])
    }
    let row = tight[place]
    let source = rows.source(of: row)
    // Adding zero makes the negative zero of an absent constant a plain one.
    return .init(
      reason: source >= 0
        ? .constraint(ConstraintIndex(source)) : .lowerBound(Variable(index: -1 - source)),
      multiplier: multiplier / rows.weight(of: row), contribution: -multiplier * rows.constants[row] + 0)
  }

  /// The multiplier of each tight row, scaled, then of each resting variable.
  private func multipliers(of factors: [Double]) -> [Double] {
    var transposed = LinearSystem()
    let count = tight.count + resting.count
    let unknowns = (0..<count).map { _ in transposed.addVariable() }
    var terms = [[Term]](repeating: [], count: rows.variableCount)
    for (place, row) in tight.enumerated() {
      for position in rows.starts[row]..<rows.starts[row + 1] {
        let entry = rows.entries[position]
        terms[Int(entry.column)].append(Term(unknowns[place], entry.coefficient))
      }
    }
    for (place, index) in resting.enumerated() { terms[index].append(Term(unknowns[tight.count + place])) }
    for index in terms.indices {
      transposed.add(terms[index], constant: -factors[index], .equal)
    }
    let exact = settle(CanonicalRows(transposed), rests: transposed.rests).unsnapped
    return exact.map { abs($0) > Tolerance.cost ? $0 : 0 }
  }

  /// The places that count, in the order in which they are reached from `start`.
  private func inReach(of start: [Term], _ multipliers: [Double]) -> [Int] {
    var placesOfVariable = [[Int]](repeating: [], count: rows.variableCount)
    for place in multipliers.indices where multipliers[place] != 0 {
      for other in variables(at: place) { placesOfVariable[other].append(place) }
    }
    var reached: [Int] = []
    var isReached = [Bool](repeating: false, count: multipliers.count)
    var isSeen = [Bool](repeating: false, count: rows.variableCount)
    var front = start.map(\.variable.index)
    for variable in front { isSeen[variable] = true }
    while !front.isEmpty {
      var next: [Int] = []
      for place in front.flatMap({ placesOfVariable[$0] }) where !isReached[place] {
        isReached[place] = true
        reached.append(place)
        for other in variables(at: place) where !isSeen[other] {
          isSeen[other] = true
          next.append(other)
        }
      }
      front = next
    }
    return reached
  }

  private func variables(at place: Int) -> [Int] {
    if place >= tight.count { return [resting[place - tight.count]] }
    return (rows.starts[tight[place]]..<rows.starts[tight[place] + 1]).map { Int(rows.entries[$0].column) }
  }
}
