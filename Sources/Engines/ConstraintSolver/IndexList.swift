import Platform

/// A copyable list of indices, stored in four bytes each.
struct IndexList: Equatable, Sendable {
  private var storage: [Int32] = []

  /// An empty list.
  init() {}

  /// The indices of `list`.
  init(_ list: some Sequence<Int>) { storage = list.map { Int32($0) } }

  /// As many indices as `count` says, each as `index` gives it for its place; the places come in order.
  @inline(__always)
  init(count: Int, _ index: (Int) -> Int) {
    storage = [Int32](unsafeUninitializedCapacity: count) { buffer, filled in
      for place in 0..<count {
        buffer.initializeElement(at: place, to: Int32(truncatingIfNeeded: index(place)))
      }
      filled = count
    }
  }

  /// How many indices there are.
  var count: Int { storage.count }

  /// The index at `position`.
  subscript(position: Int) -> Int {
    @inline(__always) get { Int(storage[position]) }
    @inline(__always) set { storage[position] = Int32(newValue) }
  }

  /// Adds one index at the end.
  @inline(__always)
  mutating func append(_ index: Int) { storage.append(Int32(index)) }

  /// The indices of two ascending lists, each once.
  func merged(with other: IndexList) -> [Int] {
    Set(storage).union(other.storage).sorted().map { Int($0) }
  }

  /// True for the same indices, compared as bytes.
  func hasBytes(of other: IndexList) -> Bool { storage.hasBytes(of: other.storage) }

  /// Makes room for `count` indices.
  mutating func reserveCapacity(_ count: Int) { storage.reserveCapacity(count) }
}

extension Array where Element: BitwiseCopyable {
  /// True for the same bytes: what `==` compares element by element, but for zeros of either sign and numbers that are none.
  func hasBytes(of other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBytes { one in
        other.withUnsafeBytes { two in
          one.isEmpty || memcmp(one.baseAddress!, two.baseAddress!, one.count) == 0
        }
      }
  }
}
