import ConstraintSolver

/// The least violation of every priority, by a textbook simplex on a dense tableau: nothing of it is the solver's.
///
/// With every variable split into what it is above and below zero, each row reads `excess - lack - activity = constant`,
/// all numbers at least zero: excess or lack make a first basis. A level's columns that have a price at its optimum stay
/// at zero from then on, so that later levels can't undo it.
struct Judge {
  /// The total violation of each priority, highest first; lower bounds count as required.
  private(set) var levels: [LevelViolation] = []
  private let width: Int
  private let rowCount: Int
  /// Row after row, its right side last.
  private var cells: [Double]
  private var basis: [Int]
  private var isClosed: [Bool]

  private struct Row {
    var terms: [Term]
    var constant: Double
    var relation: LinearRelation
    var priority: Double
  }

  /// Judges a system: the variables' lower bounds, and the constraints.
  init(_ random: RandomSystem) {
    var rows = random.constraints.map {
      Row(terms: $0.terms, constant: $0.constant, relation: $0.relation, priority: $0.priority)
    }
    for (index, bound) in random.lowerBounds.enumerated() {
      guard let bound else { continue }
      rows.append(
        Row(terms: [Term(Variable(index: index))], constant: -bound, relation: .atLeast, priority: 1000))
    }
    let variables = random.lowerBounds.count
    rowCount = rows.count
    width = variables * 2 + rows.count * 2 + 1
    cells = [Double](repeating: 0, count: width * rows.count)
    basis = []
    isClosed = [Bool](repeating: false, count: width)
    for (place, row) in rows.enumerated() { fill(place, row, variables: variables) }
    for priority in Set(rows.map(\.priority)).sorted(by: >) {
      var costs = [Double](repeating: 0, count: width)
      for (place, row) in rows.enumerated() where row.priority == priority {
        if row.relation != .atLeast { costs[variables * 2 + place * 2] = 1 }
        if row.relation != .atMost { costs[variables * 2 + place * 2 + 1] = 1 }
      }
      levels.append(LevelViolation(priority: priority, violation: minimize(costs)))
    }
  }

  /// True if all required constraints can hold.
  var isFeasible: Bool { levels.first.map { $0.priority < 1000 || $0.violation < 1e-7 } ?? true }

  private mutating func fill(_ place: Int, _ row: Row, variables: Int) {
    let sign: Double = row.constant >= 0 ? 1 : -1
    for term in row.terms {
      cells[place * width + term.variable.index * 2] -= sign * term.coefficient
      cells[place * width + term.variable.index * 2 + 1] += sign * term.coefficient
    }
    let excess = variables * 2 + place * 2
    cells[place * width + excess] = sign
    cells[place * width + excess + 1] = -sign
    cells[place * width + width - 1] = sign * row.constant
    basis.append(sign > 0 ? excess : excess + 1)
  }

  /// Minimizes the sum of `costs`, closes what has a price at the optimum, and returns the least sum.
  private mutating func minimize(_ costs: [Double]) -> Double {
    var prices = costs
    for (row, column) in basis.enumerated() where costs[column] != 0 {
      for place in 0..<width { prices[place] -= costs[column] * cells[row * width + place] }
    }
    // The first column that pays and, among equals, the first row that blocks: Bland's rule, which can't cycle.
    while let column = (0..<width - 1).first(where: { !isClosed[$0] && prices[$0] < -1e-9 }),
      let row = blocking(column)
    {
      pivot(row, column)
      let factor = prices[column]
      for place in 0..<width { prices[place] -= factor * cells[row * width + place] }
    }
    for column in 0..<width - 1 where prices[column] > 1e-9 { isClosed[column] = true }
    return -prices[width - 1]
  }

  private func blocking(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in 0..<rowCount where cells[row * width + column] > 1e-9 {
      let ratio = cells[row * width + width - 1] / cells[row * width + column]
      if let known = best {
        if ratio > known.ratio + 1e-12 { continue }
        if ratio > known.ratio - 1e-12, basis[row] > basis[known.row] { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let start = row * width
    let divisor = cells[start + column]
    for place in 0..<width { cells[start + place] /= divisor }
    for other in 0..<rowCount where other != row {
      let factor = cells[other * width + column]
      if factor == 0 { continue }
      for place in 0..<width { cells[other * width + place] -= factor * cells[start + place] }
    }
    basis[row] = column
  }
}
