import DesignModel

/// Two texts or controls with one superview, by index, the earlier one first.
struct SiblingPair: Hashable {
  let first: Int
  let second: Int

  /// Overlaps below this many points are touches.
  private static let tolerance = 1e-6

  /// The pairs of a screen whose overlap would be seen: neither is hidden, and neither may overlap.
  static func pairs(_ settled: SettledScreen) -> [SiblingPair] {
    let tree = settled.tree
    let seen = (0..<tree.viewCount).filter { view in
      tree.kinds[view].showsTextOrControl && !settled.isHidden[view]
        && settled.prepared.screen.views[view].attributes[.mayOverlap] == nil
    }
    return seen.indices.flatMap { place in
      seen[(place + 1)...].filter { tree.parents[$0] == tree.parents[seen[place]] }.map {
        SiblingPair(first: seen[place], second: $0)
      }
    }
  }

  /// The pairs that overlap.
  static func overlapping(_ frames: [Rect], _ settled: SettledScreen) -> [SiblingPair] {
    pairs(settled).filter { $0.overlaps(frames) }
  }

  /// True if the two share an area.
  func overlaps(_ frames: [Rect]) -> Bool {
    depths(frames).allSatisfy { $0 > Self.tolerance }
  }

  /// How far each edge of one lies inside the other, and the sizes, in points: the two overlap if all are above zero.
  func depths(_ frames: [Rect]) -> [Double] {
    let (one, other) = (frames[first], frames[second])
    return [
      one.maxX - other.x, other.maxX - one.x, one.maxY - other.y, other.maxY - one.y, one.width, other.width,
      one.height, other.height,
    ]
  }
}
