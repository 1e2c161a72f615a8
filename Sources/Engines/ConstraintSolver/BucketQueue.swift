/// A queue by small whole keys; of equal keys the latest comes first, and large keys share the last bucket.
struct BucketQueue: ~Copyable {
  private static let last = 63
  private var heads: IndexArena
  private var items: IndexArena
  private var next: IndexArena
  private var lowest = 0
  private var block: ArenaBlock

  /// Empty, with room for `capacity` pushes.
  init(capacity: Int) {
    block = ArenaBlock(fours: Self.last + 1 + 2 * capacity, arenas: 3)
    heads = IndexArena(in: &block, repeating: -1, count: Self.last + 1)
    items = IndexArena(in: &block, capacity: capacity)
    next = IndexArena(in: &block, capacity: capacity)
  }

  /// The key under which `key` is filed.
  @inline(__always)
  static func filed(_ key: Int) -> Int { min(key, last) }

  /// Adds an item.
  @inline(__always)
  mutating func push(_ item: Int, key: Int) {
    let bucket = Self.filed(key)
    next.append(heads[bucket])
    items.append(item)
    heads[bucket] = items.count - 1
    lowest = min(lowest, bucket)
  }

  /// Takes an item with the lowest key, or nil if none is left.
  @inline(__always)
  mutating func pop() -> (item: Int, key: Int)? {
    while lowest <= Self.last {
      let node = heads[lowest]
      if node >= 0 {
        heads[lowest] = next[node]
        return (items[node], lowest)
      }
      lowest += 1
    }
    return nil
  }
}
