import ConstraintSolver
import DesignModel

extension LayoutAnswer {
  /// What the constraints leave open of views that are not hidden, in the screen's order, each aspect once.
  func ambiguities() -> [Ambiguity] {
    solution.ambiguous.isEmpty ? [] : ambiguities(freeAspects())
  }

  /// The same, of what is free.
  func ambiguities(_ free: FreeAspects) -> [Ambiguity] {
    openAspects(free).map { ambiguity(of: $0.view, $0.aspect, $0.range) }
  }

  /// The same with the variables that are free: the one list of all whose openness is an ambiguity.
  ///
  /// A guide is none of these: whatever follows it is open with it, and one that nothing follows shows nothing.
  func openAspects(_ free: FreeAspects) -> [OpenAspect] {
    var found: [OpenAspect] = []
    for variable in free.solution.ambiguous {
      guard let (view, aspect) = free.aspects[variable.variable.index], !settled.isHidden[view] else {
        continue
      }
      found.append(OpenAspect(view: view, aspect: aspect, range: variable))
    }
    return found.sorted { ($0.view, $0.aspect.rank) < ($1.view, $1.aspect.rank) }
  }

  /// What each variable says of a view, and which of them are free.
  ///
  /// In right-to-left a view's place counts from the right, so the system is solved again with left edges in it.
  func freeAspects() -> FreeAspects {
    var (lowering, solution) = (lowering, solution)
    if settled.isRightToLeft, !solution.ambiguous.isEmpty {
      lowering.exposeLeftEdges()
      solution = settled.prepared.solved(lowering.system)
    }
    var aspects = [(view: Int, aspect: Ambiguity.Aspect)?](
      repeating: nil, count: lowering.system.variableCount)
    func note(_ variable: Int, of view: Int, as aspect: Ambiguity.Aspect) {
      if variable >= 0 { aspects[variable] = (view, aspect) }
    }
    if settled.environment.root?.growsWithContent == true {
      note(lowering.size(0, .vertical), of: 0, as: .height)
    }
    for view in 1..<max(tree.viewCount, 1) {
      let places = lowering.leftEdges.isEmpty ? lowering.place(view, .horizontal) : lowering.leftEdges[view]
      note(places, of: view, as: .x)
      note(lowering.place(view, .vertical), of: view, as: .y)
      note(lowering.size(view, .horizontal), of: view, as: .width)
      note(lowering.size(view, .vertical), of: view, as: .height)
      // What is empty is filled by code, or shows nothing.
      if tree.children[view].isEmpty { continue }
      note(lowering.contentSize(view, .horizontal), of: view, as: .contentWidth)
      note(lowering.contentSize(view, .vertical), of: view, as: .contentHeight)
    }
    return FreeAspects(lowering: lowering, solution: solution, aspects: aspects)
  }

  /// The range of a free variable of the alignment rectangle as one of the frame.
  func ambiguity(of view: Int, _ aspect: Ambiguity.Aspect, _ free: FreeVariable) -> Ambiguity {
    let insets = settled.alignment(of: view)
    let beyond: Double =
      switch aspect {
      case .x: 0 - insets.physical(isRightToLeft: settled.isRightToLeft).left
      case .y: 0 - insets.top
      case .width: insets.leading + insets.trailing
      case .height: insets.top + insets.bottom
      case .contentWidth, .contentHeight: 0
      }
    return Ambiguity(
      view: id(view), aspect: aspect, least: (free.least + beyond).tidied,
      greatest: (free.greatest + beyond).tidied)
  }
}

/// The last system in physical coordinates, and what its variables say.
struct FreeAspects {
  /// The system.
  let lowering: Lowering
  /// Its solution, which names the variables that are free.
  let solution: Solution
  /// The view by index and what of it each variable says; nil for what nobody asks for.
  let aspects: [(view: Int, aspect: Ambiguity.Aspect)?]
}

/// What is open of a view.
struct OpenAspect {
  /// The view, by index.
  let view: Int
  /// What of it is open.
  let aspect: Ambiguity.Aspect
  /// The variable that says it, and from where to where it may be.
  let range: FreeVariable
}

extension Ambiguity.Aspect {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self)! }
}
