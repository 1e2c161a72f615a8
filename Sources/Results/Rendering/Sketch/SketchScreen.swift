import DesignModel
import Notation

extension Picture {
  /// The screen in box drawing for a terminal of so many columns, names in the borders, texts where they lie.
  ///
  /// A character is taken to be twice as high as it is wide. What lies beyond the window is cut. A window that is
  /// higher than 40 times its width is narrower than the columns, so that no sketch is longer than anybody would read.
  public func sketch(columns: Int) -> String {
    precondition(columns >= Self.fewestColumns, "A sketch needs some columns")
    let unit = columnWidth(columns)
    let rows = max(2, Int((window.height / (2 * unit)).rounded()) + 1)
    var sheet = SketchSheet(picture: self, unit: unit, grid: SketchGrid(width: columns, height: rows))
    sheet.draw()
    return sheet.grid.text
  }

  /// Points in a column.
  private func columnWidth(_ columns: Int) -> Double {
    let unit = max(window.width / Double(columns - 1), window.height / Double(columns * 40))
    return unit > 0 ? unit : 1
  }

  /// The least number of columns in which a sketch can be read.
  public static let fewestColumns = 20
}

/// A screen on a sheet of characters.
private struct SketchSheet {
  let picture: Picture
  /// Points in a column; a row has twice as many.
  let unit: Double
  var grid: SketchGrid

  /// Cells, both ends counted in.
  private struct Box {
    var left, top, right, bottom: Int
    /// Columns between the borders.
    var room: Int { right - left - 1 }
    var rows: Int { bottom - top + 1 }
  }

  mutating func draw() {
    grid.box(left: 0, top: 0, right: grid.width - 1, bottom: grid.height - 1)
    grid.write(" \(picture.screen.name) ", column: 2, row: 0, room: grid.width - 4)
    for view in picture.screen.views.indices.dropFirst() where picture.isShown(view) {
      guard let frame = picture.frame(view).overlap(picture.window) else { continue }
      draw(view, box(of: frame))
    }
    drawKeyboard()
  }

  private func box(of frame: Rect) -> Box {
    func cell(_ place: Double, _ unit: Double) -> Int { Int((place / unit).rounded()) }
    let (left, top) = (cell(frame.x, unit), cell(frame.y, 2 * unit))
    return Box(
      left: left, top: top, right: max(left + 1, cell(frame.maxX, unit)),
      bottom: max(top, cell(frame.maxY, 2 * unit)))
  }

  /// A box with its name in the border and its text inside, or where that has no room, name and text on a line.
  private mutating func draw(_ view: Int, _ box: Box) {
    let name = picture.screen.views[view].name
    let lines = picture.appearance.views[view].text?.lines.map(\.text) ?? []
    guard box.rows >= 3, box.room >= 2 else {
      let words = lines.isEmpty ? name : "\(name) \(lines.joined(separator: " ").quoted)"
      return grid.write(words, column: box.left, row: (box.top + box.bottom) / 2, room: box.room + 2)
    }
    grid.box(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    grid.write(name, column: box.left + 1, row: box.top, room: box.room)
    let first = box.top + 1 + max(0, box.rows - 2 - lines.count) / 2
    for (index, line) in lines.prefix(box.rows - 2).enumerated() {
      let room = box.room
      let start = alignedStart(of: line, in: view, room)
      grid.write(line, column: box.left + 1 + start, row: first + index, room: room - start)
    }
  }

  /// Where the first of the view's lines lies, in columns of the room that is left over.
  private func alignedStart(of line: String, in view: Int, _ room: Int) -> Int {
    guard let box = picture.appearance.views[view].text?.lines.first?.frame else { return 0 }
    let slack = picture.frame(view).width - box.width
    let part = slack > unit ? min(1, max(0, box.x / slack)) : 0
    return Int((Double(max(0, room - line.columnCount)) * part).rounded())
  }

  private mutating func drawKeyboard() {
    guard picture.layers.contains(.keyboard), let height = picture.environment.keyboardHeight,
      let covered = picture.window.inset(EdgeInsets(top: picture.window.height - height))
        .overlap(picture.window)
    else { return }
    let keyboard = box(of: covered)
    grid.box(left: keyboard.left, top: keyboard.top, right: grid.width - 1, bottom: grid.height - 1)
    grid.write(" keyboard ", column: 2, row: keyboard.top, room: grid.width - 4)
  }
}

extension String {
  fileprivate var quoted: String { "“\(self)”" }
}
