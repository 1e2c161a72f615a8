/// A copyable list of indices, stored in four bytes each.
struct IndexList: Equatable, Sendable {
  private var storage: [Int32] = []

  /// An empty list.
  init() {}

  /// The indices of `list`.
  init(_ list: some Sequence<Int>) { storage = list.map { Int32($0) } }

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

  /// Makes room for `count` indices.
  mutating func reserveCapacity(_ count: Int) { storage.reserveCapacity(count) }
}
