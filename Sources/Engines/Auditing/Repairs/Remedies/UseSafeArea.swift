import DesignModel

/// Binds what is bound to the window's edges to the safe area, or above the keyboard.
enum UseSafeArea: Remedy {
  static let rules = ["content-unreachable", "under-bars"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    let screen = complaint.screen
    return complaint.lineage.flatMap { view in
      [
        Repair("bind \(view.name) to the safe area", of: screen) { draft in
          try turn(view.id, in: &draft) {
            $0.item == Item(.root) ? AnchoredItem(Item(.root, .safeArea), $0.anchor) : nil
          }
        },
        Repair("bind \(view.name) above the keyboard", of: screen) { draft in
          let keyboard = AnchoredItem(Item(.root, .keyboard), .top)
          let bottoms = [Region.bounds, .safeArea].map { AnchoredItem(Item(.root, $0), .bottom) }
          try turn(view.id, in: &draft) { bottoms.contains($0) ? keyboard : nil }
        },
      ]
    }
  }

  /// Replaces the places to which constraints bind the view; centres and sizes of the window stay.
  private static func turn(
    _ view: ObjectID, in draft: inout RepairDraft, replacing replace: (AnchoredItem) -> AnchoredItem?
  ) throws {
    for constraint in draft.screen.constraints {
      var turned = constraint
      if constraint.second?.item.owner == view, constraint.first.anchor.isOuterEdge {
        turned.first = replace(constraint.first) ?? constraint.first
      } else if constraint.first.item.owner == view, let second = constraint.second, second.anchor.isOuterEdge
      {
        turned.second = replace(second) ?? second
      }
      try draft.set(turned)
    }
  }
}

extension Anchor {
  fileprivate var isOuterEdge: Bool { [.top, .bottom, .leading, .trailing, .left, .right].contains(self) }
}
