import DesignModel

/// Lets a control that has its words beside it say them itself.
enum NameAfterNeighbour: Remedy {
  static let rules = ["missing-accessibility-label"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let view = complaint.view,
      let words = MissingAccessibilityLabel.words(beside: view, in: complaint.screen)
    else { return [] }
    return [
      Repair("let \(view.name) be read out as '\(words)'", of: complaint.screen) { draft in
        var attributes = Attributes()
        try attributes.set("label", to: words, kind: view.kind)
        try draft.set(view.id, attributes)
      }
    ]
  }
}
