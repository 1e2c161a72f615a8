import ConstraintSolver
import DesignModel

extension LayoutReport {
  /// What the constraints leave open of views that are not hidden, in the screen's order, each aspect once.
  func ambiguities(_ open: [Ambiguity]) -> [Ambiguity] {
    if solution.ambiguous.isEmpty, open.isEmpty { return [] }
    var found: [(view: Int, ambiguity: Ambiguity)] = []
    for free in solution.ambiguous {
      let slot = lowering.variables.firstIndex(of: free.variable.index)!
      let contents = tree.itemCount * 4
      let view = slot < contents ? slot / 4 : (slot - contents) / 2
      guard view < tree.viewCount, !settled.isHidden[view] else { continue }
      let aspect: Ambiguity.Aspect =
        slot < contents
        ? [.x, .y, .width, .height][slot % 4] : [.contentWidth, .contentHeight][(slot - contents) % 2]
      found.append((view, physical(view, aspect, free)))
    }
    for ambiguity in open where !found.contains(where: { $0.ambiguity.isOfSame(as: ambiguity) }) {
      let view = settled.prepared.screen.views.firstIndex { $0.id == ambiguity.view }!
      if !settled.isHidden[view] { found.append((view, ambiguity)) }
    }
    return found.sorted { ($0.view, $0.ambiguity.aspect.rank) < ($1.view, $1.ambiguity.aspect.rank) }
      .map(\.ambiguity)
  }

  /// The range of a free variable of the alignment rectangle as one of the frame.
  private func physical(_ view: Int, _ aspect: Ambiguity.Aspect, _ free: FreeVariable) -> Ambiguity {
    let insets = DirectedInsets.alignment(of: tree.kinds[view], os: settled.environment.os)
    var (least, greatest) = (free.least, free.greatest)
    switch aspect {
    case .x:
      (least, greatest) = (least - insets.leading, greatest - insets.leading)
      if settled.isRightToLeft {
        let parent = tree.parents[view]
        let extent =
          tree.isScroll[parent] ? solved.contentSizes[parent].width : solved.rects[parent].width
        let width = solved.rects[view].width + insets.leading + insets.trailing
        (least, greatest) = (extent - width - greatest, extent - width - least)
      }
    case .y: (least, greatest) = (least - insets.top, greatest - insets.top)
    case .width:
      (least, greatest) = (
        least + insets.leading + insets.trailing, greatest + insets.leading + insets.trailing
      )
    case .height:
      (least, greatest) = (least + insets.top + insets.bottom, greatest + insets.top + insets.bottom)
    case .contentWidth, .contentHeight: break
    }
    return Ambiguity(view: id(view), aspect: aspect, least: least, greatest: greatest)
  }
}

extension Ambiguity {
  fileprivate func isOfSame(as other: Ambiguity) -> Bool { view == other.view && aspect == other.aspect }
}

extension Ambiguity.Aspect {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self)! }
}
