import DesignModel

/// Lets a font follow the text size, and a label grow with it.
enum ScaleFont: Remedy {
  static let rules = ["fixed-font"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let view = complaint.view, UseTextStyle.repairs(of: complaint).isEmpty else { return [] }
    let title = "let \(view.name)'s font follow the text size"
    return [
      Repair(title, of: complaint.screen) { draft in try draft.set(view.id, FontTraits.scaled) },
      view.kind == .label
        ? Repair("\(title), on any number of lines", of: complaint.screen) { draft in
          try draft.set(view.id, FontTraits.scaled.overridden(by: TextTraits.anyNumberOfLines))
        } : nil,
    ]
  }
}
