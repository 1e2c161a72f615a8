import ConstraintSolver
public import DesignModel

/// Constraints of one priority that can't all hold, where only what a content asks for settles which of them gives way.
public struct SettledTie: Hashable, Sendable {
  /// The rules of one priority, the author's constraints first.
  public var rivals: [Rule]
  /// Their priority.
  public var priority: Double
  /// The view whose content decides, and from where to where its width or height serves the rivals equally well.
  public var open: Ambiguity
  /// The priority at which the content wishes for its size.
  public var wish: Double
}

extension LayoutExplanation {
  /// The ties below required that a content's hugging or compression resistance settles, from the highest priority down.
  ///
  /// UIKit's documents promise no order among constraints of one priority; a wish of a lower one that happens to decide
  /// between them hides that they compete.
  public var ties: [SettledTie] {
    if report.unrest != nil || !report.solution.conflicts.isEmpty { return [] }
    return report.brokenPriorities.flatMap { TiesAtPriority($0, of: report, whole: explainer.solution).found }
  }
}

extension LayoutAnswer {
  /// The priorities below required at which a constraint of the author's doesn't hold, from the highest down.
  fileprivate var brokenPriorities: [Double] {
    var found: Set<Double> = []
    for (row, source) in lowering.sources.enumerated()
    where source.isConstraint && solution.violations[row] > 1e-6 {
      found.insert(lowering.system.priority(of: ConstraintIndex(row)))
    }
    return found.filter { $0 < LinearSystem.required }.sorted(by: >)
  }
}

/// The ties among rows of one priority.
private struct TiesAtPriority {
  private let priority: Double
  private let report: LayoutAnswer
  /// The variables that the whole system leaves open.
  private let open: Set<Int>
  private(set) var found: [SettledTie] = []

  init(_ priority: Double, of report: LayoutAnswer, whole: Solution) {
    (self.priority, self.report) = (priority, report)
    open = Set(whole.ambiguous.map(\.variable.index))
    let system = report.lowering.system.withoutWeaker(than: priority)
    let solution = system.solved()
    let rivals = Rivals(system, solution, report: report)
    for (part, rows) in rivals.rows.sorted(by: { $0.key < $1.key }) {
      let tied = rows.allSatisfy { system.priority(of: ConstraintIndex($0)) == priority }
      guard tied, let rules = rivals.rules[part], let tie = tie(part, rules, among: rivals, in: solution)
      else {
        continue
      }
      found.append(tie)
    }
  }

  /// The tie of one part of the rivals; nil where it stays open, or an author's constraint settles it.
  private func tie(_ part: Int, _ rules: [Rule], among rivals: Rivals, in solution: Solution) -> SettledTie? {
    let ranges = Dictionary(
      solution.ambiguous.map { ($0.variable.index, $0) }, uniquingKeysWith: { first, _ in first })
    let own = ranges.keys.filter { rivals.part(of: $0) == part }
    if own.contains(where: open.contains) { return nil }
    let system = report.lowering.system
    let speaking = report.lowering.sources.indices.filter { row in
      system.priority(of: ConstraintIndex(row)) < priority
        && system.terms(of: ConstraintIndex(row)).contains { own.contains($0.variable.index) }
    }
    let weaker = Set(speaking.map { system.priority(of: ConstraintIndex($0)) }).sorted(by: >)
    guard let wish = weaker.first(where: { isClosed(own, downTo: $0) }) else { return nil }
    for row in speaking where system.priority(of: ConstraintIndex(row)) == wish {
      guard let (view, axis) = report.lowering.sources[row].wishingContent else { return nil }
      let variable = system.terms(of: ConstraintIndex(row))[0].variable
      guard let range = ranges[variable.index], range.least.isFinite, range.greatest.isFinite else {
        continue
      }
      let open = report.ambiguity(of: view, axis == .horizontal ? .width : .height, range)
      return SettledTie(rivals: rules, priority: priority, open: open, wish: wish)
    }
    return nil
  }

  /// True if what is at least as strong as `weakest` leaves none of the variables open.
  private func isClosed(_ variables: [Int], downTo weakest: Double) -> Bool {
    let left = report.lowering.system.withoutWeaker(than: weakest).solved().ambiguous
    return !left.contains { variables.contains($0.variable.index) }
  }
}

extension RowSource {
  /// The view and the axis of a content that wishes for its size; nil for all other rows.
  fileprivate var wishingContent: (view: Int, axis: Axis)? {
    switch self {
    case .hugging(let view, let axis, _), .compression(let view, let axis, _): (view, axis)
    case .constraint, .window, .stack, .leftEdge: nil
    }
  }
}
