import Notation

/// Some of the compared profiles, by their index in the order in which they were given.
public struct ProfileSet: Hashable, Sendable {
  /// 64 indices a word; never ends in an empty word, so that equal sets are equal values.
  private var words: [UInt64] = []

  /// No profile.
  public init() {}

  /// The indices below `count`.
  public init(below count: Int) {
    words = Array(repeating: .max, count: count / 64)
    if count % 64 > 0 { words.append((1 << UInt64(count % 64)) - 1) }
  }

  /// The profiles of those indices.
  public init(_ indices: some Sequence<Int>) {
    for index in indices { insert(index) }
  }

  /// Adds the profile of that index, which is not negative.
  public mutating func insert(_ index: Int) {
    while words.count <= index / 64 { words.append(0) }
    words[index / 64] |= 1 << UInt64(index % 64)
  }

  /// True if the profile of that index is one of them.
  public func contains(_ index: Int) -> Bool {
    index / 64 < words.count && words[index / 64] & (1 << UInt64(index % 64)) != 0
  }

  /// How many there are.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
  /// True if there is none.
  public var isEmpty: Bool { words.isEmpty }
  /// The least index.
  public var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 * 64 + words[$0].trailingZeroBitCount }
  }

  /// The indices in ascending order.
  public var indices: [Int] {
    var result: [Int] = []
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return result
  }
}

extension ProfileSet {
  /// The profiles of both sets.
  public func intersection(_ other: ProfileSet) -> ProfileSet {
    var result = self
    result.words.removeLast(max(0, words.count - other.words.count))
    for place in result.words.indices { result.words[place] &= other.words[place] }
    result.dropEmptyWords()
    return result
  }

  /// The profiles of either set.
  public func union(_ other: ProfileSet) -> ProfileSet {
    var result = self
    result.formUnion(other)
    return result
  }

  /// How many profiles are in both sets.
  public func shared(with other: ProfileSet) -> Int {
    var count = 0
    for place in 0..<min(words.count, other.words.count) {
      count += (words[place] & other.words[place]).nonzeroBitCount
    }
    return count
  }

  /// Adds the profiles of the other set.
  public mutating func formUnion(_ other: ProfileSet) {
    while words.count < other.words.count { words.append(0) }
    for place in other.words.indices { words[place] |= other.words[place] }
  }

  /// The profiles of this set that are not in the other.
  public func subtracting(_ other: ProfileSet) -> ProfileSet {
    var result = self
    for place in 0..<min(words.count, other.words.count) { result.words[place] &= ~other.words[place] }
    result.dropEmptyWords()
    return result
  }

  /// True if the sets share a profile.
  public func intersects(_ other: ProfileSet) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }

  private mutating func dropEmptyWords() {
    while words.last == 0 { words.removeLast() }
  }
}
