extension String {
  /// The most columns of a line of an answer, where nobody says otherwise.
  public static let answerColumns = 100

  /// The text with lines of at most that many columns, broken between words.
  ///
  /// What follows a break is indented by four more than the line. A word that is longer stays whole.
  public func wrapped(to columns: Int = answerColumns) -> String {
    lines.map { $0.count <= columns ? String($0) : Self.wrapped($0, to: columns) }.joined(separator: "\n")
  }

  private static func wrapped(_ line: Substring, to columns: Int) -> String {
    let indentation = String(line.prefix { $0 == " " })
    let hanging = indentation + "    "
    var (result, current) = ("", indentation)
    var isEmpty = true
    for word in line.dropFirst(indentation.count).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, current.count + 1 + word.count > columns {
        result += current.withoutTrailingBlanks + "\n"
        (current, isEmpty) = (hanging, true)
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = isEmpty && word.isEmpty
    }
    return result + current.withoutTrailingBlanks
  }

  private var withoutTrailingBlanks: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
