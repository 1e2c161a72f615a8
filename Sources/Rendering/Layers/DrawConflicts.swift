import DesignModel

extension Picture {
  /// Red around the views whose rules can't hold together, and red lines for the constraints among them.
  func conflictShapes(_ places: inout LabelPlaces) -> [Shape] {
    let members = appearance.layout.conflicts.flatMap(\.members)
    var shapes = screen.views.indices.filter { isShown($0) && isBlamed($0, by: members) }.map { view in
      Shape.rectangle(frame(view), .both(Palette.conflictFill, Palette.conflict, 1.5))
    }
    var seen: Set<ObjectID> = []
    for case .constraint(let id) in members where seen.insert(id).inserted {
      guard let applied = appearance.constraints.first(where: { $0.id == id }) else { continue }
      shapes += constraintShapes(applied, Palette.conflict, Palette.conflict, &places)
    }
    return shapes
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
