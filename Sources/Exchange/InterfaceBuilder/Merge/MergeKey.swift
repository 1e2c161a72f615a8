/// What is one element in all files of a merge: an object by its identifier, anything else by its place in its parent.
struct MergeKey: Hashable, Sendable {
  fileprivate let number: Int
}

extension MergeKey {
  /// The outermost element.
  static let document = MergeKey(number: 0)
}

/// The keys of a merge.
struct MergeKeys {
  private var numbers: [Name: Int] = [:]

  /// How a key is found: a word, and the key of the parent where the word means something in it alone.
  private struct Name: Hashable {
    let parent: Int
    let word: String
  }

  /// The key of what a word names in its parent, or in the whole file.
  mutating func key(_ word: String, in parent: MergeKey? = nil) -> MergeKey {
    let name = Name(parent: parent?.number ?? -1, word: word)
    let number = numbers[name] ?? numbers.count + 1
    numbers[name] = number
    return MergeKey(number: number)
  }
}

extension MergeKeys {
  /// The key of an object's identifier, where one of the files has such an object.
  func object(_ id: String) -> MergeKey? {
    numbers[Name(parent: -1, word: "#\(id)")].map { MergeKey(number: $0) }
  }
}
