import DesignModel
import Notation

/// Plots in letters.
public enum PlotSketch {
  /// The fewest columns that a sketch can have.
  public static let fewestColumns = 40
}

extension PhaseDiagram {
  /// The diagram in letters, so many columns wide: a letter is the most severe that breaks anywhere in its column.
  public func sketch(columns: Int) -> String {
    let margin = (rows.map(\.name.columnCount).max() ?? 0) + 2
    let count = max(columns - margin - 1, 1)
    let scale = PlotScale(
      least: range.lowerBound, greatest: range.upperBound, start: 0, end: Double(count))
    let letters = layers.letters
    let lines = rows.reversed().map { row in
      let cells = (0..<count).map { mostSevere(row, on: scale, at: $0).map { letters[$0] } ?? "·" }
      return row.name.rightAligned(to: margin - 1) + " │" + String(cells)
    }
    return
      ([title, subtitle].map { $0.fitted(to: columns) } + markLine(scale, margin: margin, count: count)
      + lines
      + scale.axisLines(margin: margin, count: count)
      + layers.sketch(columns: columns) + markNames(columns)).joined(separator: "\n")
  }

  /// The most severe layer of a row in a column.
  private func mostSevere(_ row: Row, on scale: PlotScale, at column: Int) -> Int? {
    let (start, end) = (Double(column), Double(column + 1))
    return row.regions.filter { region in
      let (from, to) = (scale.place(region.from), scale.place(region.to))
      // A region without extent is in the column that it lies in.
      return from < end && (to > start || from == to && to >= start)
    }.flatMap { $0.parts.map(\.layer) }.min()
  }

  private func markLine(_ scale: PlotScale, margin: Int, count: Int) -> [String] {
    if marks.isEmpty { return [] }
    var cells = [Character](repeating: " ", count: count)
    for mark in marks { cells[scale.column(mark.value, of: count)] = "▾" }
    return [(String(repeating: " ", count: margin + 1) + String(cells)).withoutTrailingSpaces]
  }

  private func markNames(_ columns: Int) -> [String] {
    marks.isEmpty ? [] : "▾  \(marks.map(\.name).joined(separator: ", "))".wrapped(to: columns, indent: 3)
  }
}

extension BarChart {
  /// The chart in letters, a line for each bar, at most so many columns wide.
  public func sketch(columns: Int) -> String {
    let letters = layers.letters
    let names = bars.map { $0.mark.isEmpty ? $0.name : "\($0.name) (\($0.mark))" }
      .map { $0.fitted(to: columns / 3) }
    let margin = names.map(\.columnCount).max() ?? 0
    let most = bars.map(\.total).max() ?? 0
    let digits = String(most).count
    let room = max(columns - margin - digits - 4, 1)
    let share = max(1, (most + room - 1) / room)
    let lines = zip(bars, names).map { bar, name in
      let total = String(bar.total).rightAligned(to: digits)
      return "\(name.leftAligned(to: margin))  \(total)  \(bar.letters(letters, share))".withoutTrailingSpaces
    }
    let unit = share == 1 ? [] : ["a letter is \(share)"]
    return
      ([title, subtitle].map { $0.fitted(to: columns) } + unit + lines + layers.sketch(columns: columns))
      .joined(separator: "\n")
  }
}

extension BarChart.Bar {
  /// The bar lying down, a letter for each `share` that was begun.
  fileprivate func letters(_ letters: [Character], _ share: Int) -> String {
    var (sum, text) = (0, "")
    for (count, letter) in zip(counts, letters) {
      sum += count
      text += String(repeating: letter, count: (sum + share - 1) / share - text.count)
    }
    return text
  }
}
