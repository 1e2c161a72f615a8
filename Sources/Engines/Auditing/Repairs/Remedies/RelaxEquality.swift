import DesignModel

/// Turns a fixed height into a least one, or one side of a contradiction into an inequality.
enum RelaxEquality: Remedy {
  static let rules = [
    "fixed-height-around-scaling-text", "clipped-text", "truncated-text", "outside-parent",
    "unsatisfiable-constraints",
  ]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    if complaint.finding.rule == UnsatisfiableConstraints.card.name {
      return complaint.constraints.filter { $0.relation == .equal }.flatMap { constraint in
        [Relation.atLeast, .atMost].map { relaxed(constraint, to: $0, complaint.screen) }
      }
    }
    // Else what keeps the view or one around it from growing, the nearest first.
    let fixed =
      complaint.finding.constraint == nil
      ? complaint.lineage.flatMap { complaint.screen.heightLimits(of: $0.id) } : complaint.constraints
    return fixed.map { relaxed($0, to: .atLeast, complaint.screen) }
  }

  private static func relaxed(
    _ constraint: LayoutConstraint, to relation: Relation, _ screen: Screen
  ) -> Repair? {
    Repair(
      "write \(relation.rawValue) in place of \(constraint.relation.rawValue) in \(constraint.id)", of: screen
    ) { draft in
      var relaxed = constraint
      relaxed.relation = relation
      try draft.set(relaxed)
    }
  }
}
