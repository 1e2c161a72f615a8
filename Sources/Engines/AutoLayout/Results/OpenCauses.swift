import ConstraintSolver
import DesignModel

/// Finds why variables are open, by what closes them.
///
/// With it given how far each of the rules gives way that contradict one another, what was open only because of that is
/// closed. With the content sizes of scroll views given, what was open only because of them is closed too, and so is
/// with it given which of the rival rules gives way, and by how much, what was open only because of that. What is open
/// still, nothing speaks of.
struct OpenCauses {
  private var causes: [Place: Opening.Cause] = [:]

  /// What of which view is open.
  private struct Place: Hashable {
    let view: ObjectID
    let aspect: Ambiguity.Aspect
  }

  /// The causes of all that a layout's last system leaves open.
  init(_ report: LayoutAnswer, _ free: FreeAspects) {
    for place in Self.places(of: free.solution.ambiguous, free) { causes[place] = .conflict }
    var system = free.solution.withoutChoice(in: free.lowering.system)
    let settled = free.solution.conflicts.isEmpty ? free.solution : system.solved()
    let contents = settled.ambiguous.filter { free.aspect(of: $0)?.isOfContent == true }
    for content in contents {
      system.add(Term(content.variable), constant: -free.solution[content.variable], .equal)
    }
    let bound = contents.isEmpty ? settled : system.solved()
    note(.contentSize, settled.ambiguous, in: free)
    let rivals = Rivals(system, bound, report: report)
    let held = rivals.areNone ? bound : rivals.decided(system, bound).solved()
    for variable in bound.ambiguous { note(rivals.cause(of: variable), [variable], in: free) }
    note(.unsaid, held.ambiguous, in: free)
  }

  /// Puts a cause in the place of one that turned out not to be it.
  private mutating func note(_ cause: Opening.Cause, _ variables: [FreeVariable], in free: FreeAspects) {
    for place in Self.places(of: variables, free) where causes[place] != nil { causes[place] = cause }
  }

  private static func places(of variables: [FreeVariable], _ free: FreeAspects) -> [Place] {
    variables.compactMap { variable in
      free.aspects[variable.variable.index].map {
        Place(view: free.screen.views[$0.view].id, aspect: $0.aspect)
      }
    }
  }

  /// Why that is open; nil for what no variable of the system says.
  func cause(of ambiguity: Ambiguity) -> Opening.Cause? {
    causes[Place(view: ambiguity.view, aspect: ambiguity.aspect)]
  }
}

extension Solution {
  /// The system with it given how far each required rule gives way that takes part in a conflict.
  fileprivate func withoutChoice(in system: LinearSystem) -> LinearSystem {
    var rows: Set<Int> = []
    for case .constraint(let index) in conflicts.joined() { rows.insert(index.value) }
    return system.holding(rows.sorted(), as: self)
  }
}

extension LinearSystem {
  /// The system in which those rows come to just what they do in a solution.
  func holding(_ rows: [Int], as solution: Solution) -> LinearSystem {
    var result = self
    for row in rows {
      let index = ConstraintIndex(row)
      result.add(
        terms(of: index), constant: constant(of: index) - activity(of: index, at: solution.values), .equal)
    }
    return result
  }
}

extension FreeAspects {
  /// The screen whose views are spoken of.
  var screen: Screen { lowering.settled.prepared.screen }

  fileprivate func aspect(of variable: FreeVariable) -> Ambiguity.Aspect? {
    aspects[variable.variable.index]?.aspect
  }
}

extension Ambiguity.Aspect {
  fileprivate var isOfContent: Bool { self == .contentWidth || self == .contentHeight }
}
