import DesignModel

/// Lets one of several constraints that contradict one another give way, as the last but the required ones.
enum LowerPriority: Remedy {
  static let rules = ["unsatisfiable-constraints"]

  /// Just below required: nothing but what must hold outvotes it.
  static let almostRequired: Priority = 999

  static func repairs(of complaint: Complaint) -> [Repair?] {
    complaint.constraints.filter(\.priority.isRequired).map { constraint in
      Repair("let \(constraint.id) give way where it can't hold", of: complaint.screen) { draft in
        var weaker = constraint
        weaker.priority = almostRequired
        try draft.set(weaker)
      }
    }
  }
}
