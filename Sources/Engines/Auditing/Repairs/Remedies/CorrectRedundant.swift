import DesignModel

/// Writes a constraint that says nothing as it was probably meant, or removes it.
enum CorrectRedundant: Remedy {
  static let rules = ["redundant-constraint"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    let screen = complaint.screen
    guard let constraint = complaint.finding.constraint.flatMap({ screen.constraint($0) }) else { return [] }
    let meant = RedundantConstraint.meant(by: constraint, screen)
    return [
      meant.flatMap { meant in
        Repair("let \(constraint.id) say what was probably meant", of: screen) { draft in
          try draft.set(meant)
        }
      },
      Repair("remove \(constraint.id), which says nothing", of: screen) { draft in
        try draft.remove(constraint: constraint.id)
      },
    ]
  }
}
