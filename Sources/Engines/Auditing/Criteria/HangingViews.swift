public import DesignModel

extension Screen {
  /// Those views, and all whose places or sizes may hang on theirs: by constraints to other views than the root, by a stack that
  /// arranges them, or by what they lie in; `bySizesAlone` leaves out what moves and keeps its size.
  public func hanging(on causes: Set<ObjectID>, bySizesAlone: Bool = false) -> Set<ObjectID> {
    if causes.isEmpty { return [] }
    let links = links(bySizesAlone: bySizesAlone)
    var found = causes
    var open = Array(causes)
    while let next = open.popLast() {
      for other in links[next] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }

  private func links(bySizesAlone: Bool) -> [ObjectID: [ObjectID]] {
    var links: [ObjectID: [ObjectID]] = [:]
    for constraint in constraints {
      guard let second = constraint.second,
        !bySizesAlone || [.width, .height].contains(constraint.first.anchor)
      else { continue }
      let ends = [constraint.first, second].map { guide($0.item.owner)?.owner ?? $0.item.owner }
      if ends[0] == ends[1] || ends.contains(.root) { continue }
      links[ends[0], default: []].append(ends[1])
      links[ends[1], default: []].append(ends[0])
    }
    if bySizesAlone { return links }
    for view in views {
      guard let parent = view.parent else { continue }
      if parent != .root { links[parent, default: []].append(view.id) }
      if self.view(parent)?.kind == .stack { links[view.id, default: []].append(parent) }
    }
    return links
  }

  /// The views that an import of code made up, or whose numbers are those of one profile.
  public var sketchedViews: [View] { views.filter(\.attributes.isMadeUp) }
}

extension Screen {
  /// The views of which nothing that an import knows says where they lie along one of the axes: outlets of a storyboard or xib
  /// that isn't there, which the code binds to nothing around them, what is bound to these, and what lies in any of them.
  var unplacedViews: Set<ObjectID> {
    let outlets = views.filter { view in
      view.parent != nil && view.attributes.isStandIn && !view.attributes.lostCallsAlone
        && !isArranged(view.id)
    }
    if outlets.isEmpty { return [] }
    let groups = [Axis.horizontal, .vertical].flatMap { axis in
      let links = placeLinks(along: axis)
      return outlets.compactMap { unplacedGroup(of: $0.id, by: links) }
    }
    let found = groups.reduce(into: Set<ObjectID>()) { $0.formUnion($1) }
    return found.union(views.map(\.id).filter { ancestors(of: $0).contains { found.contains($0.id) } })
  }

  /// An outlet's view with all that is bound to it; nil where something around it places them.
  private func unplacedGroup(of outlet: ObjectID, by links: [ObjectID: [ObjectID]]) -> Set<ObjectID>? {
    let around = Set(ancestors(of: outlet).map(\.id))
    var group: Set = [outlet]
    var open = [outlet]
    while let next = open.popLast() {
      for other in links[next] ?? [] {
        if around.contains(other)
          || isArranged(other) && !ancestors(of: other).contains(where: { $0.id == outlet })
        {
          return nil
        }
        if group.insert(other).inserted { open.append(other) }
      }
    }
    return group
  }

  /// True for a view that a stack places.
  private func isArranged(_ view: ObjectID) -> Bool {
    self.view(self.view(view)?.parent ?? .root)?.kind == .stack
  }

  /// The views that constraints along an axis place by one another.
  private func placeLinks(along axis: Axis) -> [ObjectID: [ObjectID]] {
    var links: [ObjectID: [ObjectID]] = [:]
    for constraint in constraints where constraint.first.anchor.axis == axis {
      guard let second = constraint.second, ![.width, .height].contains(constraint.first.anchor) else {
        continue
      }
      let ends = [constraint.first, second].map { guide($0.item.owner)?.owner ?? $0.item.owner }
      links[ends[0], default: []].append(ends[1])
      links[ends[1], default: []].append(ends[0])
    }
    return links
  }
}
