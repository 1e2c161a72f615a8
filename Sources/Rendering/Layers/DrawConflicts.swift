import DesignModel

extension Picture {
  /// Red around the views whose rules can't hold together, and red lines for the constraints among them.
  func conflictShapes(_ places: inout LabelPlaces) -> [Shape] {
    let members = appearance.layout.conflicts.flatMap(\.members)
    let frames = screen.views.indices.filter { isShown($0) && isBlamed($0, by: members) }.map { view in
      Shape.rectangle(frame(view), .both(Palette.conflictFill, Palette.conflict, 1.5))
    }
    let blamed = appearance.constraints.filter { members.contains(.constraint($0.id)) }
    return frames
      + shapes(of: blamed, spacing: Palette.conflict, sizing: Palette.conflict, &places)
  }

  private func isBlamed(_ view: Int, by members: [Rule]) -> Bool {
    let id = screen.views[view].id
    if id == .root { return false }
    return members.contains { member in
      switch member {
      case .builtIn(let owner, _): return owner == id
      case .constraint(let constraint):
        guard let constraint = screen.constraint(constraint) else { return false }
        return constraint.first.item.owner == id || constraint.second?.item.owner == id
      }
    }
  }
}
