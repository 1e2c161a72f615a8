import DesignModel

/// What binds views to the edges of the root and of its safe area, by the views' places: found out once for a screen, since
/// rules ask it of every layout.
struct SafeAreaBounds: Sendable {
  /// The anchors by which views are bound to the safe area without a distance.
  private(set) var flush: [Int: Set<Anchor>] = [:]
  /// The end at which a view is bound to the safe area, where the other one is bound to the root by the same distance.
  private(set) var oneSided: [Int: LineEnd] = [:]
  /// How far out of the top of the safe area the author puts children of the root, in points: as far as a bar is high.
  private(set) var reachesAbove: [Int: Double] = [:]

  /// The height of a status bar or a navigation bar, in points.
  private static let bar = 8.0...58

  init(of screen: Screen, places: [ObjectID: Int], varied: Set<ObjectID>) {
    let bounds = screen.constraints.compactMap { RootBound($0, places) }
    for bound in bounds where bound.region == .safeArea && bound.offset == 0 {
      flush[bound.view, default: []].insert(bound.anchor)
    }
    let lasting = bounds.filter { !varied.contains($0.constraint.id) }
    for bound in lasting where bound.region == .safeArea {
      if bound.anchor == .top, bound.isOfAuthor, screen.views[bound.view].parent == .root,
        Self.bar.contains(-bound.offset)
      {
        reachesAbove[bound.view] = -bound.offset
      }
      if let end = LineEnd(bound.anchor), lasting.contains(where: { $0.isOpposite(of: bound, at: end) }) {
        oneSided[bound.view] = end
      }
    }
  }
}

/// An edge of a view that is bound to the same edge of the root or of its safe area.
private struct RootBound {
  let constraint: LayoutConstraint
  let view: Int
  let anchor: Anchor
  let region: Region
  /// How far the view's edge lies to the right of the other one or below it, in points.
  let offset: Double

  init?(_ constraint: LayoutConstraint, _ places: [ObjectID: Int]) {
    guard constraint.isInstalled, constraint.relation == .equal, constraint.multiplier == 1,
      let second = constraint.second, second.anchor == constraint.first.anchor
    else { return nil }
    let isSecondOuter = second.item.owner == .root
    let (own, outer) = isSecondOuter ? (constraint.first, second) : (second, constraint.first)
    guard outer.item.owner == .root, own.item.owner != .root, own.item.region == .bounds,
      [.bounds, .safeArea].contains(outer.item.region), let view = places[own.item.owner]
    else { return nil }
    (self.constraint, self.view, anchor, region) = (constraint, view, own.anchor, outer.item.region)
    offset = isSecondOuter ? constraint.constant : -constraint.constant
  }

  /// True for what the author requires.
  var isOfAuthor: Bool { constraint.isOfAuthorAtRunTime && constraint.priority == .required }

  /// True for the other end of the same view, if it is as far inside the root as the other bound's is inside its region.
  func isOpposite(of other: RootBound, at end: LineEnd) -> Bool {
    region == .bounds && view == other.view && LineEnd(anchor) == end.opposite && offset == -other.offset
  }
}
