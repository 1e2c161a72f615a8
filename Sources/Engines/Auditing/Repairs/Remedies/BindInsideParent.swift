import DesignModel

/// Binds a view to the sides of its superview, so that either it stays inside or the superview grows with it.
enum BindInsideParent: Remedy {
  static let rules = ["outside-parent"]

  private static let sides: [[Anchor]] = [
    [.bottom], [.trailing], [.top, .bottom], [.leading, .trailing], [.top, .leading, .bottom, .trailing],
  ]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let view = complaint.view, let parent = view.parent else { return [] }
    let title = "keep \(view.name) inside \(complaint.screen.name(of: parent))"
    return [false, true].flatMap { grows in
      sides.map { sides in
        Repair(grows ? "\(title), which grows with it" : title, of: complaint.screen) { draft in
          if grows { try freeHeight(of: parent, &draft) }
          for side in sides {
            try bind(side, of: view.id, to: parent, isTight: grows && side == .bottom, &draft)
          }
        }
      }
    }
  }

  /// A tight bound also says how high the superview is, which nothing else does once its height is free.
  private static func bind(
    _ side: Anchor, of view: ObjectID, to parent: ObjectID, isTight: Bool, _ draft: inout RepairDraft
  ) throws(DesignError) {
    let (own, outer) = (AnchoredItem(Item(view), side), AnchoredItem(Item(parent), side))
    let isBound = draft.screen.constraints.contains { $0.first == own && $0.second == outer }
    if isBound { return }
    let relation: Relation = side == .top || side == .leading ? .atLeast : .atMost
    try draft.constrain(own, isTight ? .equal : relation, to: outer)
  }

  private static func freeHeight(of view: ObjectID, _ draft: inout RepairDraft) throws(DesignError) {
    for var constraint in draft.screen.heightLimits(of: view) {
      constraint.relation = .atLeast
      try draft.set(constraint)
    }
  }
}
