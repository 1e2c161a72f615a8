/// Where a moving column brings a basic symbol to zero.
struct Breakpoint: BitwiseCopyable {
  /// The basic symbol's slot.
  var slot: Int
  /// The basic symbol.
  var symbol: Int
  /// How far the column moves until then.
  var distance: Double
  /// How fast the basic symbol changes.
  var rate: Double
}

/// The breakpoints of a moving column, given out from the nearest on.
///
/// Of nearly equal ones the steepest comes first, or the first symbol if cautious. They are kept in a heap, since equal rules
/// by the thousand have equal breakpoints by the thousand.
struct Breakpoints: ~Copyable {
  /// All of them; the farthest first once they are sorted, those given out without a slot.
  private var list = Arena<Breakpoint>(capacity: 16)
  /// Those as near as the nearest, by their places, the preferred first.
  private var heap = IndexArena(capacity: 16)
  /// The place of the nearest that is not in the heap yet.
  private var outer = -1
  /// No place after it has a breakpoint that is not given out.
  private var nearest = -1
  private var isCautious = false

  /// How many are left.
  private(set) var count = 0

  /// Forgets all of them.
  mutating func removeAll() {
    list.removeAll()
    heap.removeAll()
    count = 0
  }

  /// Adds one; none was given out yet.
  mutating func append(_ breakpoint: Breakpoint) {
    list.append(breakpoint)
    count += 1
  }

  /// Sorts them, once all are added.
  mutating func sort(cautious: Bool) {
    list.sort(from: 0, to: list.count) { $0.distance > $1.distance }
    (outer, nearest, isCautious) = (list.count - 1, list.count - 1, cautious)
  }

  /// Gives out the next one; there must be one left.
  mutating func takeNearest() -> Breakpoint {
    while list[nearest].slot < 0 { nearest -= 1 }
    let limit = list[nearest].distance * (1 + 1e-10) + 1e-10
    while outer >= 0, list[outer].distance <= limit {
      push(outer)
      outer -= 1
    }
    let place = pop()
    let taken = list[place]
    list[place].slot = -1
    count -= 1
    return taken
  }

  // MARK: The heap

  private mutating func push(_ place: Int) {
    var hole = heap.count
    heap.append(place)
    while hole > 0, isPreferred(place, to: heap[(hole - 1) / 2]) {
      heap[hole] = heap[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    heap[hole] = place
  }

  private mutating func pop() -> Int {
    let first = heap[0]
    let last = heap.removeLast()
    if heap.count == 0 { return first }
    var hole = 0
    while hole * 2 + 1 < heap.count {
      var child = hole * 2 + 1
      if child + 1 < heap.count, isPreferred(heap[child + 1], to: heap[child]) { child += 1 }
      if isPreferred(last, to: heap[child]) { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = last
    return first
  }

  private func isPreferred(_ one: Int, to other: Int) -> Bool {
    let (one, other) = (list[one], list[other])
    if !isCautious, abs(one.rate) != abs(other.rate) { return abs(one.rate) > abs(other.rate) }
    return one.symbol < other.symbol
  }
}
