/// The parts of a system that no constraint joins.
struct SystemParts: Sendable {
  /// The part of each variable.
  private(set) var ofVariable: [Int]
  /// The variables of each part, in their order.
  private(set) var variables: [[Int]] = []
  /// The constraints of each part, in their order; those without terms belong to none.
  private(set) var constraints: [[ConstraintIndex]] = []

  /// The parts of a system, in the order of their first variables.
  init(_ system: LinearSystem) {
    var sets = DisjointSets(count: system.variableCount)
    for place in 0..<system.constraintCount {
      let terms = system.terms(of: ConstraintIndex(place))
      for term in terms { sets.join(terms[0].variable.index, term.variable.index) }
    }
    var names = [Int](repeating: -1, count: system.variableCount)
    ofVariable = names
    for variable in 0..<system.variableCount {
      let root = sets.root(of: variable)
      if names[root] < 0 {
        names[root] = variables.count
        variables.append([])
      }
      ofVariable[variable] = names[root]
      variables[names[root]].append(variable)
    }
    constraints = variables.map { _ in [] }
    for place in 0..<system.constraintCount {
      if let first = system.terms(of: ConstraintIndex(place)).first {
        constraints[ofVariable[first.variable.index]].append(ConstraintIndex(place))
      }
    }
  }
}
