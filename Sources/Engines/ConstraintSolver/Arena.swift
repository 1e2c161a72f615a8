import Platform

/// A growable run of plain values, checked in debug builds only: the kernel's only storage.
///
/// It is not copyable, so that no solve ever pays for a hidden copy or a reference count.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int
  /// False as long as the storage is part of a block.
  private var ownsStorage = true

  /// `count` copies of `value`.
  init(repeating value: Element, count: Int) {
    capacity = max(count, 1)
    base = Self.allocate(capacity)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  /// `count` copies of `value`, stored in `block`, which has to live as long as the arena.
  init(in block: inout ArenaBlock, repeating value: Element, count: Int) {
    self.init(in: &block, capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  /// Empty, with room for `capacity` values in `block`, which has to live as long as the arena.
  init(in block: inout ArenaBlock, capacity: Int) {
    self.capacity = capacity
    base = block.take(Element.self, capacity)
    ownsStorage = false
    count = 0
  }

  /// Empty, with room for `capacity` values before it has to move.
  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    base = Self.allocate(self.capacity)
    count = 0
  }

  deinit { if ownsStorage { free(base) } }

  /// Room for that many values; Swift's own `allocate` asks for an alignment that `malloc` gives anyway, and takes a third
  /// longer (9 to 14 ns against 13 to 18, glibc 2.36).
  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    guard let room = malloc(capacity * MemoryLayout<Element>.stride) else {
      fatalError("There is no memory for \(capacity) values")
    }
    return room.bindMemory(to: Element.self, capacity: capacity)
  }

  /// The value at `index`, which must be below `count`.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "an index stays inside its arena")
      return base[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count, "an index stays inside its arena")
      base[index] = newValue
    }
  }

  /// Adds one value at the end.
  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = value
    count += 1
  }

  /// Adds `extra` places at the end; their values are unspecified until they are set.
  @inline(__always)
  mutating func extend(by extra: Int) {
    if count + extra > capacity { grow(to: count + extra) }
    count += extra
  }

  /// Copies `length` values inside the arena; the ranges do not overlap.
  @inline(__always)
  mutating func copy(from source: Int, to target: Int, length: Int) {
    assert(source + length <= count && target + length <= count, "a copy stays inside its arena")
    (base + target).update(from: base + source, count: length)
  }

  /// Takes the last value away.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "only a filled arena gives a value back")
    count -= 1
    return base[count]
  }

  /// Forgets all values and keeps the storage.
  mutating func removeAll() { count = 0 }

  /// Sorts the values between two positions by `precedes`; stable for the short runs of the kernel.
  mutating func sort(from start: Int, to end: Int, by precedes: (Element, Element) -> Bool) {
    if end - start > 24 {
      var run = UnsafeMutableBufferPointer(start: base + start, count: end - start)
      run.sort(by: precedes)
      return
    }
    var sorted = start + 1
    while sorted < end {
      let value = base[sorted]
      var place = sorted
      while place > start, precedes(value, base[place - 1]) {
        base[place] = base[place - 1]
        place -= 1
      }
      base[place] = value
      sorted += 1
    }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = Self.allocate(larger)
    moved.update(from: base, count: count)
    if ownsStorage { free(base) }
    ownsStorage = true
    base = moved
    capacity = larger
  }
}

/// Storage for several arenas that are made together: one allocation costs less than one for each.
struct ArenaBlock: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private var used = 0
  private let size: Int

  /// Room for that many values of four, of eight and of sixteen bytes, and for that many single bytes, of up to
  /// `arenas` arenas.
  init(fours: Int, eights: Int = 0, sixteens: Int = 0, bytes: Int = 0, arenas: Int) {
    size = 4 * fours + 8 * eights + 16 * sixteens + bytes + 16 * arenas
    guard let room = malloc(size) else { fatalError("There is no memory for \(size) bytes") }
    base = room
  }

  deinit { free(base) }

  /// The next part of the block, for `count` values.
  mutating func take<Element: BitwiseCopyable>(
    _ type: Element.Type, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    let start = used
    used += (count * MemoryLayout<Element>.stride + 15) & ~15
    precondition(used <= size, "a block has room for its arenas")
    return (base + start).bindMemory(to: type, capacity: count)
  }
}

/// An arena of indices, stored in four bytes each.
struct IndexArena: ~Copyable {
  private var storage: Arena<Int32>

  /// `count` copies of `value`.
  init(repeating value: Int, count: Int) {
    storage = Arena(repeating: Int32(truncatingIfNeeded: value), count: count)
  }

  /// Empty, with room for `capacity` indices.
  init(capacity: Int) { storage = Arena(capacity: capacity) }

  /// `count` copies of `value`, stored in `block`, which has to live as long as the arena.
  init(in block: inout ArenaBlock, repeating value: Int, count: Int) {
    storage = Arena(in: &block, repeating: Int32(truncatingIfNeeded: value), count: count)
  }

  /// Empty, with room for `capacity` indices in `block`, which has to live as long as the arena.
  init(in block: inout ArenaBlock, capacity: Int) { storage = Arena(in: &block, capacity: capacity) }

  /// How many indices there are.
  var count: Int { storage.count }

  /// The index at `position`.
  subscript(position: Int) -> Int {
    @inline(__always) get { Int(storage[position]) }
    @inline(__always) set { storage[position] = Int32(truncatingIfNeeded: newValue) }
  }

  /// Adds one index at the end.
  @inline(__always)
  mutating func append(_ value: Int) { storage.append(Int32(truncatingIfNeeded: value)) }

  /// Adds `extra` places at the end; their values are unspecified until they are set.
  @inline(__always)
  mutating func extend(by extra: Int) { storage.extend(by: extra) }

  /// Copies `length` indices inside the arena; the ranges do not overlap.
  @inline(__always)
  mutating func copy(from source: Int, to target: Int, length: Int) {
    storage.copy(from: source, to: target, length: length)
  }

  /// Takes the last index away.
  @inline(__always)
  mutating func removeLast() -> Int { Int(storage.removeLast()) }

  /// Forgets all indices and keeps the storage.
  mutating func removeAll() { storage.removeAll() }

  /// Sorts the indices between two positions.
  mutating func sort(from start: Int, to end: Int, by precedes: (Int, Int) -> Bool) {
    storage.sort(from: start, to: end) { precedes(Int($0), Int($1)) }
  }
}
