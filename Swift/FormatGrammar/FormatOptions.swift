/// What else a line takes (`NSLayoutConstraint.FormatOptions`).
package struct FormatOptions: Sendable {
  /// Where a horizontal line runs to.
  package var direction: Direction
  /// Whether a vertical line's gaps lie between the baselines of views that show text.
  package var isBetweenBaselines: Bool
  /// The anchors that all views share, in their order.
  package var alignments: [FormatAnchor]

  /// Where a horizontal line can run to.
  package enum Direction: Sendable { case leadingToTrailing, leftToRight, rightToLeft }

  package init(
    direction: Direction = .leadingToTrailing, isBetweenBaselines: Bool = false,
    alignments: [FormatAnchor] = []
  ) {
    (self.direction, self.isBetweenBaselines) = (direction, isBetweenBaselines)
    self.alignments = alignments
  }
}

/// What the names of a line mean to those who read it.
package struct FormatNames {
  let metrics: [String: Double]
  let kind: (String) -> FormatItem.Kind?

  /// Numbers by their names, and what views and guides there are: nil for those that there aren't.
  package init(metrics: [String: Double], kind: @escaping (String) -> FormatItem.Kind?) {
    (self.metrics, self.kind) = (metrics, kind)
  }
}

/// A view or a guide that a line names.
package struct FormatItem: Sendable {
  let name: String
  let kind: Kind

  /// Whether it shows text, from whose baselines gaps may count.
  package enum Kind: Sendable { case plain, text }
}
