/// One relation that a line of visual format asks for: `first sign second + constant`, as the line names its views.
package struct FormatRelation: Hashable, Sendable {
  /// The left side.
  package let first: FormatSide
  /// The relation.
  package let sign: FormatSign
  /// The right side's anchor; nil for a constant.
  package let second: FormatSide?
  /// Points.
  package let constant: Double
  /// Above 0 and at most 1000; nil where the line names none.
  package let priority: Double?
  /// Where it is written, in UTF-8 bytes from the start of the line; 0 for an option's.
  package let offset: Int
  /// Whether it says how large a view is; else it says how two views lie to one another.
  package let isOfSize: Bool
}

/// An anchor in a line.
package struct FormatSide: Hashable, Sendable {
  /// The view or guide that the line names.
  package let name: String
  /// Whether it is the superview of that view which is meant.
  package let isSuperview: Bool
  /// Whether the edge is that of the layout margins.
  package let isMargin: Bool
  /// Which anchor.
  package let anchor: FormatAnchor
  /// Where it is asked for, in UTF-8 bytes from the start of the line.
  package let offset: Int

  init(
    _ item: FormatItem, _ anchor: FormatAnchor, isSuperview: Bool = false, isMargin: Bool = false,
    at offset: Int
  ) {
    (name, self.anchor, self.offset) = (item.name, anchor, offset)
    (self.isSuperview, self.isMargin) = (isSuperview, isMargin)
  }
}

/// The relation's sign.
package enum FormatSign: String, CaseIterable, Sendable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}

/// What a line speaks of, numbered as `NSLayoutConstraint.Attribute` is.
package enum FormatAnchor: Int, CaseIterable, Sendable {
  case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
    firstBaseline

  /// UIKit's word, which is a design's too.
  package var word: String { "\(self)" }

  /// Whether it lies along a horizontal line.
  var isHorizontal: Bool { [.left, .right, .leading, .trailing, .width, .centerX].contains(self) }
}
