import ConstraintSolver

/// One system of the benchmark, in points: four unknowns a view, in its parent's coordinates.
///
/// View 0 is the root: its place is fixed and its size is what re-solving changes. Widths and heights are at least zero.
struct Workload {
  /// One row of the system: `terms + constant (relation) 0`.
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    var relation: LinearRelation
    var priority: Double
  }

  /// The name of its kind.
  let name: String
  /// The size asked for; rows and grids round it.
  let size: Int
  /// How many views there are, the root included.
  private(set) var viewCount = 1
  /// The rows, root size and lower bounds aside.
  private(set) var rows: [Row] = []

  /// An empty system with its root.
  init(_ name: String, size: Int) {
    self.name = name
    self.size = size
    require([(Self.x(0), 1)], 0)
    require([(Self.y(0), 1)], 0)
  }

  /// The unknown of a view's left edge.
  static func x(_ view: Int) -> Int { 4 * view }
  /// The unknown of a view's top edge.
  static func y(_ view: Int) -> Int { 4 * view + 1 }
  /// The unknown of a view's width.
  static func width(_ view: Int) -> Int { 4 * view + 2 }
  /// The unknown of a view's height.
  static func height(_ view: Int) -> Int { 4 * view + 3 }

  /// How many unknowns there are.
  var variableCount: Int { 4 * viewCount }

  /// Adds a view.
  mutating func addView() -> Int {
    viewCount += 1
    return viewCount - 1
  }

  /// Adds a row of some priority.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, relation: LinearRelation,
    priority: Double
  ) {
    rows.append(Row(terms: terms, constant: constant, relation: relation, priority: priority))
  }

  /// Adds a required row.
  mutating func require(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, relation: LinearRelation = .equal
  ) {
    add(terms, constant, relation: relation, priority: LinearSystem.required)
  }

  /// Makes one wish for a size: hugging from above, compression resistance from below.
  mutating func wish(_ variable: Int, _ size: Double, hugging: Double, compression: Double) {
    add([(variable, 1)], -size, relation: .atMost, priority: hugging)
    add([(variable, 1)], -size, relation: .atLeast, priority: compression)
  }
}
