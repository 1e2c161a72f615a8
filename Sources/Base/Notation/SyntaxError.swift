/// A text that doesn't follow its grammar, and the place where that shows.
public struct SyntaxError: Error, Hashable, Sendable {
  /// What is wrong, lower case, without a final period.
  public var reason: String
  /// Where, in UTF-8 bytes from the start of the text.
  public var offset: Int

  /// An error at `offset` UTF-8 bytes from the start of the text.
  public init(_ reason: String, at offset: Int) {
    (self.reason, self.offset) = (reason, offset)
  }

  /// The one-based column of the fault in `text`, in characters.
  public func column(in text: String) -> Int {
    let bytes = Array(text.utf8.prefix(max(0, offset)))
    return String(decoding: bytes, as: UTF8.self).count + 1
  }

  /// The text on one line, and under it a caret at the fault, both indented by two spaces.
  ///
  /// Of a long text only what stands around the fault, 200 characters.
  public func pointing(into text: String) -> String {
    let line = text.lines.joined(separator: " ")
    let column = column(in: text)
    let isLong = line.count > String.longestQuote
    let left =
      isLong ? max(0, min(column - 1 - String.longestQuote / 2, line.count - String.longestQuote)) : 0
    let shown = isLong ? String(line.dropFirst(left).prefix(String.longestQuote)) : line
    return "  \(shown)\n  \(String(repeating: " ", count: column - 1 - left))^"
  }
}
