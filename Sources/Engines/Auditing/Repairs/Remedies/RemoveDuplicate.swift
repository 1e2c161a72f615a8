/// Removes the later of two constraints that say the same.
enum RemoveDuplicate: Remedy {
  static let rules = ["duplicate-constraint"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let constraint = complaint.finding.constraint else { return [] }
    return [
      Repair("remove \(constraint), which is said already", of: complaint.screen) { draft in
        try draft.remove(constraint: constraint)
      }
    ]
  }
}
