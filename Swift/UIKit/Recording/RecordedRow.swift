import Foundation

/// An attribute of views that recordings have: its word and where UIKit keeps it.
struct RecordedRow {
  let word: String
  /// True for the views that may have it.
  private let isOf: (UIView) -> Bool
  /// The value as the design spells it; nil for what UIKit has anyway.
  private let read: (UIView) -> String?

  /// What a property of views of a class holds; `absent` is what UIKit has where nothing is set.
  ///
  /// It is read by a closure: a key path takes some twenty times as long, and each is read again for each layout.
  init<Owner: UIView, Value: RecordedValue>(
    _ word: String, of type: Owner.Type, absent: String? = nil, _ property: @escaping (Owner) -> Value
  ) {
    self.word = word
    isOf = { $0 is Owner }
    read = { view in
      let value = property(unsafeDowncast(view, to: Owner.self)).recorded
      return value == absent ? nil : value
    }
  }

  /// The same of a set; none of its members is what nothing means.
  init<Owner: UIView, Value: OptionSet>(
    _ word: String, of type: Owner.Type, words: KeyValuePairs<String, Value>,
    _ property: @escaping (Owner) -> Value?
  ) where Value.Element == Value {
    self.word = word
    isOf = { $0 is Owner }
    read = { view in
      property(unsafeDowncast(view, to: Owner.self)).map { set in
        words.filter { $0.value.isEmpty ? set.isEmpty : set.contains($0.value) }.map(\.key)
          .joined(separator: ",")
      }
    }
  }

  /// What is set on a view, in the design's words.
  static func attributes(of view: UIView) -> [(String, String)] {
    let type = ObjectIdentifier(type(of: view))
    if known[type] == nil {
      // A text view is a scroll view, too: the first of the rows of a word is that of its own kind.
      var words: Set<String> = []
      known[type] = all.filter { $0.isOf(view) && words.insert($0.word).inserted }
    }
    return known[type]!.compactMap { row in row.read(view).map { (row.word, $0) } }
  }

  /// The rows of the classes that came up.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [RecordedRow]] = [:]
}

/// A kind of view that has a class.
struct RecordedKind {
  let word: String
  private let isOf: (UIView) -> Bool
  /// True for what people read or touch, and for what shows a text of its own.
  let isContent, showsText: Bool

  init<Owner: UIView>(_ word: String, _ type: Owner.Type, isContent: Bool, showsText: Bool) {
    (self.word, self.isContent, self.showsText) = (word, isContent, showsText)
    isOf = { $0 is Owner }
  }

  /// The kind of a view; nil for a plain one.
  static func of(_ view: UIView) -> RecordedKind? {
    let type = ObjectIdentifier(type(of: view))
    if let kind = known[type] { return kind }
    let kind = all.first { $0.isOf(view) }
    known[type] = .some(kind)
    return kind
  }

  /// The kinds of the classes that came up.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: RecordedKind?] = [:]
}
