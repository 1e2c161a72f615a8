/// What a constraint can say of an item: an edge, a centre, a size, a baseline or a margin edge.
public enum Anchor: String, Vocabulary {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}

extension Anchor {
  /// What an anchor measures; both sides of a constraint must measure the same.
  public enum Dimension: Sendable {
    /// A position from the left, fixed whatever the writing direction.
    case horizontalAbsolute
    /// A position from the leading edge.
    case horizontalDirected
    /// A horizontal centre: may stand against either of the two.
    case horizontalCenter
    /// A position from the top.
    case vertical
    /// A width or a height.
    case size
  }

  /// What this anchor measures.
  public var dimension: Dimension {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalDirected
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .width, .height: .size
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// True when UIKit lets a constraint join this anchor with `other`.
  ///
  /// UIKit refuses a leading or trailing anchor against a left or right one, since the constraint would change its
  /// meaning with the writing direction (NSLayoutAnchor documentation).
  public func isComparable(with other: Anchor) -> Bool {
    switch (dimension, other.dimension) {
    case (.horizontalCenter, .horizontalAbsolute), (.horizontalAbsolute, .horizontalCenter),
      (.horizontalCenter, .horizontalDirected), (.horizontalDirected, .horizontalCenter):
      true
    case (let a, let b): a == b
    }
  }

  /// The axis along which the anchor measures.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// True for the eight anchors that speak of the item's layout margins.
  public var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension Anchor {
  /// The anchor of that name, UIKit's own names of it included: `topAnchor`, `baseline`.
  public init?(named name: String) {
    if let anchor = Self(rawValue: name) {
      self = anchor
    } else if name == "baseline" {
      self = .lastBaseline
    } else if name.hasSuffix(Self.ending),
      let anchor = Self(rawValue: String(name.dropLast(Self.ending.count)))
    {
      self = anchor
    } else {
      return nil
    }
  }

  /// What UIKit's properties add to an anchor's name.
  private static let ending = "Anchor"

  /// The edge of the superview from which a position against a number counts.
  public var start: Anchor {
    switch dimension {
    case .vertical: .top
    case .horizontalDirected: .leading
    default: .left
    }
  }
}
