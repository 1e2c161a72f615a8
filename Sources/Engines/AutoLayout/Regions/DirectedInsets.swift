import DesignModel

/// Distances in points from the four edges inwards, by writing direction.
struct DirectedInsets: Equatable, Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  /// No distance.
  static let zero = DirectedInsets()

  /// Distances in points.
  init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Physical insets as a writing direction meets them.
  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    (top, bottom) = (insets.top, insets.bottom)
    (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// True if none is more than so many points, either way.
  func isWithin(_ most: Double) -> Bool {
    abs(top) <= most && abs(leading) <= most && abs(bottom) <= most && abs(trailing) <= most
  }

  /// The physical insets.
  func physical(isRightToLeft: Bool) -> EdgeInsets {
    isRightToLeft
      ? EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// The inset at the leading or the top edge.
  func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the trailing or the bottom edge.
  func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Edge by edge the sum.
  static func + (a: DirectedInsets, b: DirectedInsets) -> DirectedInsets {
    DirectedInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }

  /// What is left of insets for a view whose edges lie that far inside the one that has them; a view that reaches
  /// beyond it gets no more than it has, or a margin that makes the view longer would make itself longer, too.
  static func overlap(of outer: DirectedInsets, beyond distances: DirectedInsets) -> DirectedInsets {
    func left(_ inset: Double, _ distance: Double) -> Double { max(0, inset - max(0, distance)) }
    return DirectedInsets(
      top: left(outer.top, distances.top), leading: left(outer.leading, distances.leading),
      bottom: left(outer.bottom, distances.bottom), trailing: left(outer.trailing, distances.trailing))
  }

  /// Edge by edge the smaller inset.
  static func lesser(_ one: DirectedInsets, _ other: DirectedInsets) -> DirectedInsets {
    DirectedInsets(
      top: min(one.top, other.top), leading: min(one.leading, other.leading),
      bottom: min(one.bottom, other.bottom),
      trailing: min(one.trailing, other.trailing))
  }

  /// Edge by edge the greater inset.
  static func greater(_ one: DirectedInsets, _ other: DirectedInsets) -> DirectedInsets {
    DirectedInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading),
      bottom: max(one.bottom, other.bottom),
      trailing: max(one.trailing, other.trailing))
  }

  /// True if only rounding lies between the two.
  func isNear(_ other: DirectedInsets) -> Bool {
    abs(top - other.top) < 1e-6 && abs(leading - other.leading) < 1e-6 && abs(bottom - other.bottom) < 1e-6
      && abs(trailing - other.trailing) < 1e-6
  }
}
