import Notation

/// A sheet of characters on which lines join where they meet.
struct SketchGrid {
  /// Columns and rows.
  let width: Int, height: Int
  private var cells: [Cell]

  private enum Cell {
    case blank
    case lines(UInt8)
    case letter(Character)
    /// The second column of a wide letter.
    case covered
  }
  private var words: [Word] = []

  /// The columns that a text takes of a row.
  private struct Word {
    var row: Int
    var columns: Range<Int>
  }
  private static let (up, right, down, left): (UInt8, UInt8, UInt8, UInt8) = (1, 2, 4, 8)

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells = [Cell](repeating: .blank, count: width * height)
  }

  /// A box along the cells at its corners, joined to the lines that it meets; cut at the sheet's edges.
  mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
    for column in left..<max(left, right) {
      for row in [top, bottom] {
        join(column: column, row: row, ways: Self.right)
        join(column: column + 1, row: row, ways: Self.left)
      }
    }
    for row in top..<max(top, bottom) {
      for column in [left, right] {
        join(column: column, row: row, ways: Self.down)
        join(column: column, row: row + 1, ways: Self.up)
      }
    }
  }

  private mutating func join(column: Int, row: Int, ways: UInt8) {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return }
    switch cells[row * width + column] {
    case .lines(let others): cells[row * width + column] = .lines(others | ways)
    case .blank: cells[row * width + column] = .lines(ways)
    case .letter, .covered: break
    }
  }

  /// A text from a cell on, over whatever is there, in at most `room` columns; `…` replaces the rest.
  mutating func write(_ text: String, column: Int, row: Int, room: Int) {
    guard (0..<height).contains(row) else { return }
    let shown = text.fitted(to: room)
    let word = Word(row: row, columns: column..<column + shown.columnCount)
    erase { $0.row == row && $0.columns.overlaps(word.columns) }
    words.append(word)
    var place = column
    for character in shown {
      let columns = character.columnCount
      if place >= 0, place + columns <= width {
        cells[row * width + place] = .letter(character)
        if columns == 2 { cells[row * width + place + 1] = .covered }
      }
      place += columns
    }
  }

  /// Puts lines back in place of words, no part of which can then be misread.
  private mutating func erase(where isCovered: (Word) -> Bool) {
    for word in words.filter(isCovered) {
      for column in word.columns.clamped(to: 0..<width) {
        cells[word.row * width + column] = .lines(Self.left | Self.right)
      }
    }
    words.removeAll(where: isCovered)
  }

  /// The rows, without blanks at their ends.
  var text: String {
    (0..<height).map { row in
      var line = ""
      for cell in cells[row * width..<(row + 1) * width] {
        switch cell {
        case .blank: line += " "
        case .lines(let ways): line.append(Self.joints[Int(ways)])
        case .letter(let letter): line.append(letter)
        case .covered: break
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Box drawing by the ways that lines leave a cell: up 1, right 2, down 4, left 8.
  private static let joints = Array(" │─└││┌├─┘─┴┐┤┬┼")
}

extension String {
  /// The text in at most so many columns; `…` replaces what is left out.
  func fitted(to room: Int) -> String {
    if columnCount <= room { return self }
    var kept = ""
    var width = 0
    for character in self {
      width += character.columnCount
      if width > room - 1 { break }
      kept.append(character)
    }
    return room > 0 ? kept + "…" : ""
  }
}
