import DesignModel

/// The constraints that the recorded frames of a canvas don't keep: its file was saved without a layout pass after the last
/// edit, so that such frames prove nothing of the constraints.
///
/// Asked are the author's required constraints between plain edges, centres and sizes, which take no table of the canvas: no
/// guide, margin or baseline, nothing that leads out of a scroll view's content, and no control whose alignment rectangle is
/// another one than its frame. In public files 287 of 300 such constraints that contradict no other one touch a view that is
/// laid out elsewhere than recorded.
struct RecordedContradictions {
  private let screen: Screen
  private let views: [CanvasView]
  private let places: [ObjectID: Int]
  /// -1 for the root.
  private let parents: [Int]
  /// Points: one, and what two rounded edges may differ.
  private let tolerance: Double

  /// Those of a canvas that rounds to so many pixels a point; `views` are beside the screen's.
  init(of screen: Screen, _ views: [CanvasView], scale: Double) {
    (self.screen, self.views) = (screen, views)
    let places = Dictionary(
      screen.views.indices.map { (screen.views[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    self.places = places
    parents = screen.views.map { view in view.parent.flatMap { places[$0] } ?? -1 }
    tolerance = 1 + 1 / scale
  }

  /// For each view the constraints that its frame, or that of a view around it, doesn't keep, in the screen's order; only
  /// those of the candidates are asked.
  func byView(among candidates: (ObjectID) -> Bool) -> [[ObjectID]] {
    var result = [[ObjectID]](repeating: [], count: views.count)
    for constraint in screen.constraints where isAsked(constraint) && candidates(constraint.id) {
      guard let first = side(constraint.first), let touched = broken(constraint, first) else { continue }
      for place in touched { result[place].append(constraint.id) }
    }
    for place in result.indices where parents[place] >= 0 { result[place] += result[parents[place]] }
    return result
  }

  private func isAsked(_ constraint: LayoutConstraint) -> Bool {
    constraint.origin == .author && constraint.isInstalled && constraint.priority == .required
      && constraint.condition == nil
  }

  /// The views whose frames don't keep a constraint; nil where they do, and where nobody can say.
  private func broken(_ constraint: LayoutConstraint, _ first: Side) -> Set<Int>? {
    guard let anchored = constraint.second else {
      guard first.anchor.dimension == .size, let length = value(first, from: first.place, in: [first.place])
      else { return nil }
      return keeps(constraint, off: length - constraint.constant, by: 1) ? nil : [first.place]
    }
    guard let second = side(anchored) else { return nil }
    let ends: Set = [first.place, second.place]
    let space = commonAncestor(first.place, second.place)
    guard let one = value(first, from: space, in: ends), let other = value(second, from: space, in: ends)
    else { return nil }
    let difference = one - constraint.multiplier * other - constraint.constant
    if keeps(constraint, off: difference, by: constraint.multiplier) { return nil }
    // What holds the other view has its frame from elsewhere.
    return ends.count > 1 ? ends.subtracting([space]) : ends
  }

  /// True where a difference in points of the left side from the right one, which has that factor, is one of rounding.
  private func keeps(_ constraint: LayoutConstraint, off difference: Double, by multiplier: Double) -> Bool {
    let allowed = tolerance * max(1, abs(multiplier))
    switch constraint.relation {
    case .equal: return abs(difference) <= allowed
    case .atLeast: return difference >= -allowed
    case .atMost: return difference <= allowed
    }
  }

  // MARK: Sides

  private struct Side {
    let place: Int
    let anchor: Anchor
    let frame: Rect
  }

  private static let anchors: Set<Anchor> = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  /// Nil for what no frame says, and for what has a mark of its own.
  private func side(_ anchored: AnchoredItem) -> Side? {
    guard anchored.item.region == .bounds, Self.anchors.contains(anchored.anchor),
      let place = places[anchored.item.owner], let frame = views[place].recorded,
      screen.views[place].kind.row.overhang == 0
    else { return nil }
    let view = views[place]
    if view.isMisplaced || view.isAmbiguous || view.isLeftOut { return nil }
    return Side(place: place, anchor: anchored.anchor, frame: frame)
  }

  /// A side's length, or its place in points of a view that is or holds both `ends`; nil across a scroll view's edge.
  private func value(_ side: Side, from space: Int, in ends: Set<Int>) -> Double? {
    switch side.anchor {
    case .width: return side.frame.width
    case .height: return side.frame.height
    default: break
    }
    guard let origin = origin(of: side.place, from: space, in: ends) else { return nil }
    switch side.anchor {
    case .left, .leading: return origin.x
    case .centerX: return origin.x + side.frame.width / 2
    case .right, .trailing: return origin.x + side.frame.width
    case .top: return origin.y
    case .centerY: return origin.y + side.frame.height / 2
    case .bottom: return origin.y + side.frame.height
    default: return nil
    }
  }

  private func origin(of place: Int, from space: Int, in ends: Set<Int>) -> Point? {
    var (result, current) = (Point.zero, place)
    while current != space {
      guard let frame = views[current].recorded else { return nil }
      let outer = parents[current]
      let scrolls = [.scroll, .textView].contains(screen.views[outer].kind)
      if scrolls, outer != space || ends.contains(outer) { return nil }
      result = Point(x: result.x + frame.x, y: result.y + frame.y)
      current = outer
    }
    return result
  }

  private func commonAncestor(_ one: Int, _ other: Int) -> Int {
    // Views stand in preorder, so the later one of two is never an ancestor of the earlier one.
    var (low, high) = (one, other)
    while low != high {
      if low > high { low = parents[low] } else { high = parents[high] }
    }
    return low
  }
}

extension SceneTree {
  /// True for a constraint that some size class has otherwise, or not at all.
  func varies(_ constraint: SceneConstraint) -> Bool {
    if constraint.element.children.contains(where: { $0.name == "variation" }) { return true }
    let masks = objects[constraint.owner].element.children.filter { $0.name == "variation" }
      .flatMap(\.children).filter { $0.name == "mask" && $0["key"] == "constraints" }
    return masks.flatMap(\.children).contains { $0["reference"] == constraint.id }
  }
}
