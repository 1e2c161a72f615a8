import ConstraintSolver
import DesignModel

/// Tells why variables are open, by what closes them.
///
/// With the content sizes of scroll views given, what was open only because of them is closed. With it given which of
/// the rival rules gives way, and by how much, what was open only because of that is closed too. What is open still,
/// nothing speaks of.
struct OpenCauses {
  private var causes: [Place: Opening.Cause] = [:]

  /// What of which view is open.
  private struct Place: Hashable {
    let view: ObjectID
    let aspect: Ambiguity.Aspect
  }

  /// The causes of all that a layout's last system leaves open.
  init(_ report: LayoutAnswer, _ free: FreeAspects) {
    var system = free.lowering.system
    let contents = free.solution.ambiguous.filter { free.aspect(of: $0)?.isOfContent == true }
    for content in contents {
      system.add(Term(content.variable), constant: -free.solution[content.variable], .equal)
    }
    let bound = contents.isEmpty ? free.solution : system.solved()
    for place in Self.places(of: free.solution.ambiguous, free) { causes[place] = .contentSize }
    let rivals = Rivals(system, bound, report)
    let held = rivals.areNone ? bound : rivals.decided(system, bound).solved()
    for variable in bound.ambiguous { note(rivals.cause(of: variable), [variable], free) }
    note(.unsaid, held.ambiguous, free)
  }

  /// Puts a cause in the place of one that turned out not to be it.
  private mutating func note(_ cause: Opening.Cause, _ variables: [FreeVariable], _ free: FreeAspects) {
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
