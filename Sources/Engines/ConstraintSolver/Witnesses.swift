/// Two optimal assignments that give a free variable different values: proof of an ambiguity.
public struct Witnesses: Equatable, Sendable {
  /// The free variable.
  public var variable: Variable
  /// All values with the variable at its least, or far down if there is none.
  public var low: [Double]
  /// All values with the variable at its greatest, or far up if there is none.
  public var high: [Double]

  /// Two assignments between which `variable` moves.
  public init(variable: Variable, low: [Double], high: [Double]) {
    self.variable = variable
    self.low = low
    self.high = high
  }
}

extension Explainer {
  /// How far from its value a variable without an end is shown, in the unit of the system.
  private static let distance = 100.0

  /// Two optimal assignments between which `free` moves; the other variables stay as near to the solution as they can.
  public func witnesses(of free: FreeVariable) -> Witnesses {
    let value = solution[free.variable]
    let low = free.least.isFinite ? free.least : value - Self.distance
    let high = free.greatest.isFinite ? free.greatest : value + Self.distance
    return Witnesses(
      variable: free.variable, low: assignment(free.variable, low), high: assignment(free.variable, high))
  }

  private func assignment(_ variable: Variable, _ value: Double) -> [Double] {
    // Other parts stay as they are, so that a system of many parts need not be solved for each of its variables.
    let part = parts.ofVariable[variable.index]
    var system = LinearSystem()
    var places: [Int: Variable] = [:]
    for index in parts.variables[part] {
      let bound = self.system.lowerBounds[index]
      places[index] = system.addVariable(
        atLeast: bound.isFinite ? bound : nil, rest: index == variable.index ? value : solution.values[index])
    }
    for constraint in parts.constraints[part] {
      system.add(
        self.system.terms(of: constraint).map { Term(places[$0.variable.index]!, $0.coefficient) },
        constant: self.system.constant(of: constraint), self.system.relation(of: constraint),
        priority: self.system.priority(of: constraint))
    }
    let settled = settle(
      CanonicalRows(system), rests: system.rests, first: places[variable.index]!.index, asksRanges: false)
    var values = solution.values
    for (place, index) in parts.variables[part].enumerated() { values[index] = settled.values[place] }
    return values
  }
}
