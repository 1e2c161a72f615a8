/// A line of visual format in pieces: identifiers, and what lies between them.
package struct FormatWords {
  /// The pieces in their order; names are those of views: identifiers in brackets that are no metric.
  package private(set) var pieces: [(text: String, isName: Bool)] = []

  /// The pieces of a line, which need not be well formed, beside the names of its metrics.
  package init(_ line: String, metrics: [String]) {
    var cursor = FormatCursor(line)
    var (isInBrackets, last) = (false, UInt8(ascii: " "))
    while let next = cursor.next {
      if let word = cursor.takeIdentifier() {
        let isMetric =
          last == UInt8(ascii: "@") || metrics.contains(word) && last != UInt8(ascii: "[")
        pieces.append((word, isInBrackets && !isMetric))
        last = UInt8(ascii: "a")
        continue
      }
      if next == UInt8(ascii: "[") { isInBrackets = true }
      if next == UInt8(ascii: "]") { isInBrackets = false }
      pieces.append((cursor.takeCharacter(), false))
      last = next
    }
  }

  /// True for what every name is: an identifier of C.
  package static func isIdentifier(_ name: String) -> Bool {
    var cursor = FormatCursor(name)
    return cursor.takeIdentifier() == name
  }
}
