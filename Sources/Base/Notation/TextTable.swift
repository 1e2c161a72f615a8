/// Rows in aligned columns, for people.
public struct TextTable {
  /// Which side a column's cells are aligned to.
  public enum Alignment: Sendable { case left, right }

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// A table without rows.
  public init(_ columns: [(title: String, alignment: Alignment)]) {
    header = columns.map(\.title)
    alignments = columns.map(\.alignment)
  }

  /// Adds a row; it has a cell for each column.
  public mutating func add(_ cells: [String]) {
    precondition(cells.count == header.count, "a row needs a cell for each column")
    rows.append(cells)
  }

  /// True before the first row.
  public var isEmpty: Bool { rows.isEmpty }

  /// The header and the rows, two blanks between columns, no blanks at line ends.
  public var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].columnCount }.max() ?? 0 }
    return all.map { line($0, widths) }.joined(separator: "\n")
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.columnCount)
      line += (column > 0 ? "  " : "") + (alignments[column] == .left ? cell + padding : padding + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
