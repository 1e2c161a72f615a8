import DesignModel

/// Turns a view's left and right into leading and trailing, all at once: mixed they would turn one side of it only.
enum UseLeadingAndTrailing: Remedy {
  static let rules = ["left-right-pins"]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    guard let constraint = complaint.constraints.first else { return [] }
    let owner = constraint.first.item.owner
    let screen = complaint.screen
    return [
      Repair("use leading and trailing for \(screen.name(of: owner))", of: screen) { draft in
        for constraint in screen.constraints where constraint.mentions(anyOf: [owner]) {
          guard let directed = constraint.directed else { continue }
          try draft.set(directed)
        }
      }
    ]
  }
}

extension LayoutConstraint {
  /// The same with leading for left and trailing for right; nil where it speaks of neither.
  fileprivate var directed: LayoutConstraint? {
    guard let anchor = first.anchor.directed else { return nil }
    var result = self
    result.first.anchor = anchor
    if let second {
      guard let other = second.anchor.directed ?? second.anchor.unlessAbsolute else { return nil }
      result.second?.anchor = other
    }
    return result
  }
}

extension Anchor {
  fileprivate var directed: Anchor? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }

  fileprivate var unlessAbsolute: Anchor? { dimension == .horizontalAbsolute ? nil : self }
}
