import DesignModel

/// Gives a view to touch a least height, a least width, or both.
enum MeetLeastTouchSize: Remedy {
  static let rules = ["small-target"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let view = complaint.view else { return [] }
    return [[Anchor.height], [.width], [.height, .width]].map { sizes in
      let words = sizes.map(\.rawValue).joined(separator: " and ")
      return Repair("give \(view.name) a least \(words) of 44 points", of: complaint.screen) { draft in
        for size in sizes { try meet(size, of: view.id, &draft) }
      }
    }
  }

  /// Constraints that keep the size below the least one are widened to it.
  private static func meet(_ size: Anchor, of view: ObjectID, _ draft: inout RepairDraft) throws(DesignError)
  {
    let own = AnchoredItem(Item(view), size)
    let bounds = draft.screen.constraints.filter {
      $0.first == own && $0.second == nil && $0.constant < SmallTarget.least
    }
    for var constraint in bounds {
      constraint.constant = SmallTarget.least
      try draft.set(constraint)
    }
    if !bounds.contains(where: { $0.relation != .atMost }) {
      try draft.constrain(own, .atLeast, constant: SmallTarget.least)
    }
  }
}
