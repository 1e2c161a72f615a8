import DesignModel

/// Where a line of a screen ends.
enum LineEnd: Hashable {
  case leading, trailing, left, right

  /// The end that an anchor is; nil for other anchors.
  init?(_ anchor: Anchor) {
    switch anchor {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// The other end.
  var opposite: LineEnd {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    }
  }

  /// True for the end where a line begins, from left to right.
  var isStart: Bool { self == .leading || self == .left }

  /// The side of the window, from right to left where `isMirrored`.
  func side(isMirrored: Bool) -> Strip.Side {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }
}
