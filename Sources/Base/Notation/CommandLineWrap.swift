/// A command line in several lines that a shell reads as one.
///
/// It breaks between words; a quoted word that has no room in a line breaks at one of its own blanks, where its quotes are
/// closed and opened again.
struct CommandLineWrap {
  let prefix: String
  let command: Substring
  let columns: Int

  /// The lines; all but the last end in a backslash.
  var lines: [String] {
    var (done, current) = ([String](), prefix)
    let indentation = String(prefix.prefix { $0 == " " }) + "    "
    var isEmpty = true
    for word in Self.words(of: command) {
      // The backslash takes two columns, but not after the last word.
      if !isEmpty, current.columnCount + 1 + word.columnCount + 2 > columns {
        done.append(current + " \\")
        (current, isEmpty) = (indentation, true)
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = false
      while let parts = split(current) {
        done.append(parts.line)
        current = parts.rest
      }
    }
    return done + [current]
  }

  /// The words as they are spelled, quotes and all.
  private static func words(of line: Substring) -> [Substring] {
    var words: [Substring] = []
    var (start, isQuoted) = (line.startIndex, false)
    for index in line.indices {
      if line[index] == "'" { isQuoted.toggle() }
      if line[index] == " ", !isQuoted {
        if start < index { words.append(line[start..<index]) }
        start = line.index(after: index)
      }
    }
    return start < line.endIndex ? words + [line[start...]] : words
  }

  /// A line whose last word is too long, broken at the last blank between quotes that leaves room; nil where all fits or
  /// nothing can break.
  ///
  /// What follows begins at the margin, since blanks there would end the word.
  private func split(_ line: String) -> (line: String, rest: String)? {
    guard line.columnCount > columns - 2 else { return nil }
    var (column, isQuoted) = (0, false)
    var end: String.Index?
    for index in line.indices {
      if line[index] == "'" { isQuoted.toggle() }
      column += line[index].columnCount
      // A closing quote and a backslash follow.
      if column > columns - 2 { break }
      if line[index] == " ", isQuoted { end = line.index(after: index) }
    }
    return end.map { (String(line[..<$0]) + "'\\", "'" + line[$0...]) }
  }
}
