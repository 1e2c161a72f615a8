import ConstraintSolver

/// A linear expression in the making; variables are named by their index.
struct Row {
  /// Every variable once, none with a factor of 0 unless terms cancelled.
  private(set) var terms: [Term] = []
  /// Points.
  var constant = 0.0

  /// Nothing, with room for a few terms.
  init() { terms.reserveCapacity(16) }

  /// Makes the expression empty again, keeping its storage.
  mutating func clear() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Int, _ factor: Double) {
    if factor == 0 { return }
    for place in terms.indices where terms[place].variable.index == variable {
      terms[place].coefficient += factor
      if terms[place].coefficient == 0 { terms.remove(at: place) }
      return
    }
    terms.append(Term(Variable(index: variable), factor))
  }
}
