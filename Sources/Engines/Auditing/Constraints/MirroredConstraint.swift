import DesignModel

extension LayoutConstraint {
  /// The same demand at the other side; nil where there is none.
  var mirrored: LayoutConstraint? {
    guard var second, multiplier == 1, let one = first.anchor.otherSide, let two = second.anchor.otherSide
    else { return nil }
    var result = self
    (result.first.anchor, second.anchor) = (one, two)
    result.second = second
    result.constant = 0 - constant
    result.relation = relation.reversed
    return result
  }

  /// True if a side of it is left or right.
  var speaksOfSides: Bool {
    first.anchor.dimension == .horizontalAbsolute || second?.anchor.dimension == .horizontalAbsolute
  }

  /// True if it holds a centre off another one, or may where a variation holds: UIKit counts such a distance from the left
  /// in any writing direction.
  func isOffCenter(in tree: AuditedScreen) -> Bool {
    guard isOfAuthorAtRunTime, first.anchor.dimension == .horizontalCenter else { return false }
    guard let second else { return true }
    return second.anchor.dimension == .horizontalCenter
      && (constant != 0 || multiplier != 1 || tree.varies(self))
  }
}

extension Anchor {
  fileprivate var otherSide: Anchor? {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .centerX: .centerX
    default: nil
    }
  }
}
