extension String {
  /// The columns of a line of text whose reader's width is unknown.
  public static let answerColumns = 100

  /// The text with lines of at most that many columns, broken between words.
  ///
  /// What follows a break stands below the line's last cell, where two blanks part cells, otherwise four columns further in
  /// than the line. A word that is longer stays whole. Lines that are a command of `program` break so that a shell reads
  /// them back. Lines of a compiler's form stay whole.
  public func wrapped(to columns: Int = answerColumns, commandsOf program: String? = nil) -> String {
    lines.map { $0.fitted(to: columns, commandsOf: program).joined(separator: "\n") }.joined(separator: "\n")
  }
}

extension Substring {
  /// The line in lines of at most that many columns, as `wrapped` breaks them.
  public func fitted(to columns: Int, commandsOf program: String?) -> [String] {
    if columnCount <= columns || isDiagnostic { return [String(self)] }
    if let program, let start = startOfCommand(program) {
      return CommandLineWrap(prefix: String(self[..<start]), command: self[start...], columns: columns).lines
    }
    var wrap = LineWrap(columns: columns)
    wrap.add(self)
    return wrap.finished
  }

  /// Where a command line begins: at the line's first word, after a prompt, or after a colon.
  private func startOfCommand(_ program: String) -> Index? {
    let call = program + " "
    var start = firstIndex { $0 != " " } ?? startIndex
    if self[start...].hasPrefix("$ ") { start = index(start, offsetBy: 2) }
    if self[start...].hasPrefix(call) { return start }
    return firstRange(of: ": " + call).map { index($0.lowerBound, offsetBy: 2) }
  }
}

/// A line of words that is broken at blanks.
private struct LineWrap {
  let columns: Int
  private var done: [String] = []
  private var current = ""
  /// How far what follows a break is indented.
  private var hang = 0

  init(columns: Int) { self.columns = columns }

  /// The lines, all words added.
  var finished: [String] { done + [current.withoutTrailingBlanks] }

  /// Takes a line's words in.
  mutating func add(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }
    current = String(indentation)
    hang = indentation.count + 4
    var isEmpty = true
    for word in line.dropFirst(indentation.count).split(separator: " ", omittingEmptySubsequences: false) {
      if !isEmpty, current.columnCount + 1 + word.columnCount > columns {
        isEmpty = !breakLine(isFirst: done.isEmpty)
        if isEmpty { makeRoom(for: word) }
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = isEmpty && word.isEmpty
    }
  }

  /// Indents an empty line less where a long word would not fit otherwise.
  private mutating func makeRoom(for word: Substring) {
    let room = max(0, columns - word.columnCount)
    if current.count > room { current = String(repeating: " ", count: room) }
  }

  /// Ends a line; true if the next one has words already: a last cell without room beside others goes there whole.
  private mutating func breakLine(isFirst: Bool) -> Bool {
    let line = current.withoutTrailingBlanks
    let cell = isFirst ? line.startOfLastCell : nil
    if let cell, cell.column <= columns * 2 / 3 { hang = cell.column }
    hang = min(hang, columns * 2 / 3)
    current = String(repeating: " ", count: hang)
    guard let cell, cell.column > columns * 2 / 3, current.count + line[cell.index...].columnCount <= columns
    else {
      done.append(line)
      return false
    }
    done.append(String(line[..<cell.index]).withoutTrailingBlanks)
    current += line[cell.index...]
    return true
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Where the last word is that two blanks or more part from another; nil where there is none.
  fileprivate var startOfLastCell: (column: Int, index: Index)? {
    var (column, blanks) = (0, 0)
    var (cell, isIndented) = ((column: Int, index: Index)?.none, true)
    for index in indices {
      let character = self[index]
      if character == " " {
        blanks += 1
      } else {
        if blanks > 1, !isIndented { cell = (column, index) }
        (blanks, isIndented) = (0, false)
      }
      column += character.columnCount
    }
    return cell
  }
}
