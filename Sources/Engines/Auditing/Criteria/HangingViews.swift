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
