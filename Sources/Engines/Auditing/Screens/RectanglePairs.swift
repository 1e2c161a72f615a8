import DesignModel

/// Which of some rectangles share an area, found from top to bottom, so that those apart are never compared.
///
/// Those of a heap, more than a few that hang together by sharing areas, are not paired: a thousand would be half a million
/// pairs, and two that are known to be in one heap need no comparison.
struct RectanglePairs {
  /// Two rectangles by their places, the lesser first.
  struct Pair: Comparable {
    let first, second: Int

    static func < (one: Pair, other: Pair) -> Bool { (one.first, one.second) < (other.first, other.second) }
  }

  /// The pairs outside of heaps, by their first place, then by their second.
  let all: [Pair]
  /// The places of each heap's rectangles, in their order; the heaps by their first place.
  let heaps: [[Int]]

  /// The pairs of rectangles, without those that `isCounted` passes over; nil is one that is nowhere, and more than `few`
  /// that hang together are a heap.
  init(
    _ rectangles: [Rect?], few: Int, where isCounted: (_ first: Int, _ second: Int, _ shared: Rect) -> Bool
  ) {
    let order = rectangles.indices.filter { rectangles[$0] != nil }.sorted {
      (rectangles[$0]!.y, $0) < (rectangles[$1]!.y, $1)
    }
    var groups = Groups(rectangles.count)
    var pairs: [Pair] = []
    // Those that reach down to the one at work.
    var open: [Int] = []
    for place in order {
      let own = rectangles[place]!
      open.removeAll { rectangles[$0]!.maxY < own.y }
      for other in open where !groups.join(place, other, inMoreThan: few) {
        let (first, second) = (min(place, other), max(place, other))
        guard let shared = rectangles[first]!.intersection(rectangles[second]!),
          isCounted(first, second, shared)
        else { continue }
        groups.unite(place, other)
        pairs.append(Pair(first: first, second: second))
      }
      open.append(place)
    }
    heaps = groups.members(ofMoreThan: few)
    all = pairs.filter { !groups.join($0.first, $0.second, inMoreThan: few) }.sorted()
  }
}

/// Which places hang together.
private struct Groups {
  private var numbers: NumberGroups
  /// How many are in the group of which each place is the first.
  private var sizes: [Int]

  init(_ count: Int) {
    numbers = NumberGroups(count: count)
    sizes = Array(repeating: 1, count: count)
  }

  /// True if both are in one group, of more than so many.
  mutating func join(_ one: Int, _ other: Int, inMoreThan few: Int) -> Bool {
    let head = numbers.head(of: one)
    return sizes[head] > few && numbers.head(of: other) == head
  }

  mutating func unite(_ one: Int, _ other: Int) {
    let (one, other) = (numbers.head(of: one), numbers.head(of: other))
    if one == other { return }
    sizes[min(one, other)] += sizes[max(one, other)]
    numbers.join(one, other)
  }

  /// The groups of more than so many, by their first places.
  mutating func members(ofMoreThan few: Int) -> [[Int]] {
    var members = [[Int]](repeating: [], count: sizes.count)
    for place in sizes.indices { members[numbers.head(of: place)].append(place) }
    return members.filter { $0.count > few }
  }
}
