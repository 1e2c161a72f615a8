import DesignModel

/// Puts the views of a horizontal stack one below the other where the text is large.
enum StackVerticallyAtLargeSizes: Remedy {
  static let rules = [
    "truncated-text", "clipped-text", "outside-parent", "overlapping-views", "small-target",
    "content-unreachable", "ambiguous-layout", "unsatisfiable-constraints",
  ]

  static func repairs(of complaint: Complaint) -> [Repair?] {
    let size = threshold(complaint)
    return rows(of: complaint).map { row in
      guard let size else {
        return Repair("stack \(row.name) vertically", of: complaint.screen) { draft in
          try draft.set(row.id, StackTraits(row.kind, row.attributes).column)
        }
      }
      return Repair("stack \(row.name) vertically from \(size.alias) on", of: complaint.screen) { draft in
        try draft.vary(
          row.id, StackTraits(row.kind, row.attributes).column,
          when: Condition([Condition.Term(.textSize, .atLeast, value: .word(size.rawValue))]))
      }
    }
  }

  /// The accessibility sizes, for which UIKit's own cells stack; else from where the fault is found; nil for all sizes.
  private static func threshold(_ complaint: Complaint) -> TextSize? {
    guard let least = complaint.leastTextSize else { return .accessibilityMedium }
    return least == .extraSmall ? nil : min(least, .accessibilityMedium)
  }

  /// The horizontal stacks around what the finding is about, the nearest first; those that turn already are left out.
  private static func rows(of complaint: Complaint) -> [View] {
    var seen: Set<ObjectID> = []
    return complaint.subjects.flatMap { complaint.screen.ancestors(of: $0) }.filter { view in
      view.kind == .stack && StackTraits(view.kind, view.attributes).axis != .vertical
        && !turns(view.id, complaint.screen) && seen.insert(view.id).inserted
    }
  }

  private static func turns(_ view: ObjectID, _ screen: Screen) -> Bool {
    screen.variations.contains { variation in
      if case .view(view, let attributes) = variation.change {
        StackTraits.setsAxis(attributes)
      } else {
        false
      }
    }
  }
}
