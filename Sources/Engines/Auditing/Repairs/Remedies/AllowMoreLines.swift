import DesignModel

/// Lets a label have as many lines as its text needs.
enum AllowMoreLines: Remedy {
  static let rules = ["truncated-text", "clipped-text"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    // Buttons and fields keep to one line: their text is short, or scrolls.
    guard let view = complaint.view, view.kind == .label, TextTraits(view.kind, view.attributes).lines != 0
    else {
      return []
    }
    return [
      Repair("let \(view.name) have any number of lines", of: complaint.screen) { draft in
        try draft.set(view.id, TextTraits.anyNumberOfLines)
      }
    ]
  }
}
