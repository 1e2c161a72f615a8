import DesignModel

extension Picture {
  /// Red around the views whose rules can't hold together, and red lines for the constraints among them.
  func conflictShapes(_ places: inout LabelPlaces) -> [Shape] {
    let members = Set(appearance.layout.conflicts.flatMap(\.members))
    let owners = owners(of: members)
    let frames = screen.views.indices.filter { isShown($0) && owners.contains(screen.views[$0].id) }.map {
      view in
      Shape.rectangle(frame(view), .both(Palette.conflictFill, Palette.conflict, width: 1.5))
    }
    let blamed = appearance.constraints.filter { members.contains(.constraint($0.id)) }
    return frames
      + shapes(of: blamed, spacing: Palette.conflict, sizing: Palette.conflict, &places)
  }

  /// The views but for the root that rules speak of.
  private func owners(of members: Set<Rule>) -> Set<ObjectID> {
    var owners: Set<ObjectID> = []
    for case .builtIn(let owner, _) in members { owners.insert(owner) }
    for constraint in screen.constraints where members.contains(.constraint(constraint.id)) {
      owners.insert(constraint.first.item.owner)
      if let second = constraint.second { owners.insert(second.item.owner) }
    }
    owners.remove(.root)
    return owners
  }
}
