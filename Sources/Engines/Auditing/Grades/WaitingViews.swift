import DesignModel

extension Finding {
  /// The finding, as a note where what can't be reached waits beyond an edge of what holds it, as a panel does until code
  /// brings it in.
  func gradedAsWaiting(on layout: AuditedLayout) -> Finding {
    guard rule == ContentUnreachable.card.name, severity > .note, layout.screen.isOfCode,
      let place = view.flatMap({ layout.tree.places[$0] }),
      ([place] + layout.tree.ancestors(of: place)).contains(where: layout.waits)
    else { return self }
    return graded(.note).assuming("code never brings it in")
  }
}

extension AuditedLayout {
  /// True for a view that lies wholly beyond the edge of one around it to which its own opposite edge is bound.
  fileprivate func waits(_ place: Int) -> Bool {
    let view = id(place)
    return place > 0
      && screen.constraints.contains { constraint in
        guard let second = constraint.second else { return false }
        let (own, other) = second.item.owner == view ? (second, constraint.first) : (constraint.first, second)
        guard own.item.owner == view, own.anchor.isOpposite(of: other.anchor),
          let holder = tree.places[other.item.owner], tree.contains(place, under: holder)
        else { return false }
        let shared = frame(place).intersection(frame(holder))
        return shared.map { min($0.width, $0.height) <= halfPixel } ?? true
      }
  }
}

extension Anchor {
  /// True for the other edge along the same axis.
  fileprivate func isOpposite(of other: Anchor) -> Bool {
    let pairs: [Set<Anchor>] = [[.top, .bottom], [.leading, .trailing], [.left, .right]]
    return pairs.contains([self, other])
  }
}
