import Notation

/// What prose is set on: a terminal, or the lines of a pipe or a file.
public struct Page: Sendable {
  /// The most columns of a line; `Int.max` where lines don't wrap.
  public var columns: Int
  /// Whether words are set off by colours.
  public var isColoured: Bool
  /// The program whose command lines break so that a shell reads them back.
  public var program: String

  /// A page of that many columns.
  public init(columns: Int, isColoured: Bool = false, program: String) {
    (self.columns, self.isColoured, self.program) = (columns, isColoured, program)
  }

  /// The text in lines that fit; with colours its headings, and the words of `styles` that begin a line or stand after its
  /// first colon, are set off.
  func set(_ text: String, _ styles: [String: WordStyle]) -> String {
    text.lines.map { line in
      var fitted = line.fitted(to: columns, commandsOf: program)
      if isColoured, !styles.isEmpty { fitted[0] = Self.coloured(fitted[0], styles) }
      return fitted.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func coloured(_ line: String, _ styles: [String: WordStyle]) -> String {
    guard let first = line.firstIndex(where: { $0 != " " }) else { return line }
    if first == line.startIndex, !line.contains(": ") { return WordStyle.bold.applied(to: line) }
    if let result = coloured(line, from: first, styles) { return result }
    guard let colon = line.firstRange(of: ": ") else { return line }
    return coloured(line, from: colon.upperBound, styles) ?? line
  }

  /// The line with the words from `start` on set off that have a style; nil if the first has none.
  private static func coloured(
    _ line: String, from start: String.Index, _ styles: [String: WordStyle]
  ) -> String? {
    var (result, rest) = (String(line[..<start]), line[start...])
    var isChanged = false
    while true {
      let word = rest.prefix { $0 != " " }
      guard let style = styles[String(word)] else { break }
      result += style.applied(to: word)
      rest = rest[word.endIndex...]
      isChanged = true
      let blanks = rest.prefix { $0 == " " }
      result += blanks
      rest = rest[blanks.endIndex...]
    }
    return isChanged ? result + rest : nil
  }
}
