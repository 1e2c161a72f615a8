import DesignModel

/// In which view's list a constraint stands: in that of the nearest view that holds both sides, or of the view itself
/// for a size of its own, as Xcode keeps it.
struct ConstraintOwners {
  private let parents: [ObjectID: ObjectID]
  private let guides: Set<ObjectID>

  init(_ screen: Screen) {
    var parents: [ObjectID: ObjectID] = [:]
    for view in screen.views { parents[view.id] = view.parent }
    for guide in screen.guides { parents[guide.id] = guide.owner }
    self.parents = parents
    guides = Set(screen.guides.map(\.id))
  }

  /// The view whose list the constraint stands in.
  func owner(of constraint: LayoutConstraint) -> ObjectID {
    let first = constraint.first.item.owner
    guard let second = constraint.second?.item.owner else { return isGuide(first) ? parents[first]! : first }
    let line = Set(ancestry(first))
    return ancestry(second).first { line.contains($0) } ?? .root
  }

  /// A guide has no list of its own.
  private func isGuide(_ id: ObjectID) -> Bool { guides.contains(id) }

  private func ancestry(_ id: ObjectID) -> [ObjectID] {
    var result = [id]
    while let parent = parents[result.last!] { result.append(parent) }
    return result
  }
}
