import Foundation

/// An attribute of views that recordings have: its word and where UIKit keeps it.
struct RecordedRow {
  let word: String
  /// True for the views that may have it.
  private let isOf: (UIView) -> Bool
  /// The value as the design spells it; nil for what UIKit has anyway.
  private let read: (UIView) -> String?

  /// What a property of views of a class holds; `absent` is what UIKit has where nothing is set.
  init<Owner: UIView, Value: RecordedValue>(
    _ word: String, _ path: KeyPath<Owner, Value>, absent: String? = nil
  ) {
    self.word = word
    isOf = { $0 is Owner }
    read = { view in
      let value = (view as! Owner)[keyPath: path].recorded
      return value == absent ? nil : value
    }
  }

  /// The same of a set; none of its members is what nothing means.
  init<Owner: UIView, Value: OptionSet>(
    _ word: String, _ path: KeyPath<Owner, Value?>, words: KeyValuePairs<String, Value>
  ) where Value.Element == Value {
    self.word = word
    isOf = { $0 is Owner }
    read = { view in
      (view as! Owner)[keyPath: path].map { set in
        words.filter { $0.value.isEmpty ? set.isEmpty : set.contains($0.value) }.map(\.key)
          .joined(separator: ",")
      }
    }
  }

  /// What is set on a view, in the design's words.
  static func attributes(of view: UIView) -> [(String, String)] {
    let type = ObjectIdentifier(type(of: view))
    let rows = known[type] ?? all.filter { $0.isOf(view) }
    known[type] = rows
    return rows.compactMap { row in row.read(view).map { (row.word, $0) } }
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
  static func of(_ view: UIView) -> RecordedKind? { all.first { $0.isOf(view) } }
}
