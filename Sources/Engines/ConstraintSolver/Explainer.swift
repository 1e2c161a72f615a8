/// A solved system that explains why its answer is as it is.
///
/// What it says depends on the constraints, not on the order in which they were added. Each question costs about as
/// much as a solve, so ask only for what will be shown.
public struct Explainer: Sendable {
  /// The system.
  public let system: LinearSystem
  /// Its answer.
  public let solution: Solution
  let rows: CanonicalRows
  /// The rows that hold as equations at the solution and together with `resting` determine it.
  let tight: [Int]
  /// The variables that rest because nothing else decides.
  let resting: [Int]
  /// The variables and constraints that have anything to do with one another.
  let parts: SystemParts

  /// Solves `system` and keeps what explains the answer.
  public init(_ system: LinearSystem) {
    self.system = system
    rows = CanonicalRows(system)
    let settled = settle(rows, rests: system.rests)
    solution = Solution(settled, rows, of: system)
    tight = settled.tightRows
    resting = settled.restingVariables
    parts = SystemParts(system)
  }
}
