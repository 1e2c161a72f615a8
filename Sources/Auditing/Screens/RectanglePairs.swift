import DesignModel

/// Which of some rectangles share an area, found from top to bottom, so that those apart are never compared.
struct RectanglePairs {
  /// Two rectangles by their places, the lesser first; small, since a heap of views has very many.
  struct Pair: Comparable {
    let first, second: UInt32

    static func < (one: Pair, other: Pair) -> Bool { (one.first, one.second) < (other.first, other.second) }
  }

  /// The pairs by their first place, then by their second.
  private(set) var all: [Pair] = []

  /// The pairs of rectangles, without those that `isCounted` passes over; nil stands for one that is nowhere.
  init(_ rectangles: [Rect?], where isCounted: (_ first: Int, _ second: Int, _ shared: Rect) -> Bool) {
    let order = rectangles.indices.filter { rectangles[$0] != nil }.sorted {
      (rectangles[$0]!.y, $0) < (rectangles[$1]!.y, $1)
    }
    // Those that reach down to the one at work.
    var open: [Int] = []
    for place in order {
      let own = rectangles[place]!
      open.removeAll { rectangles[$0]!.maxY < own.y }
      for other in open {
        let (first, second) = (min(place, other), max(place, other))
        guard let shared = rectangles[first]!.intersection(rectangles[second]!),
          isCounted(first, second, shared)
        else { continue }
        all.append(Pair(first: UInt32(first), second: UInt32(second)))
      }
      open.append(place)
    }
    all.sort()
  }
}
