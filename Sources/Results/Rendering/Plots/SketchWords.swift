import DesignModel
import Notation

extension PlotScale {
  /// The column of a number, of so many from the least to the greatest.
  func column(_ value: Double, of count: Int) -> Int { min(count - 1, Int(place(value))) }

  /// An axis with ticks and the numbers below them, so many columns wide after a margin.
  func axisLines(margin: Int, count: Int) -> [String] {
    var line = [Character](repeating: "─", count: count)
    var numbers = [Character](repeating: " ", count: count)
    var free = 0
    for value in ticks(atMost: count / 7) {
      let place = column(value, of: count)
      line[place] = "┬"
      let text = Array(value.shown)
      let start = min(place, count - text.count)
      if start < free { continue }
      numbers.replaceSubrange(start..<start + text.count, with: text)
      free = start + text.count + 1
    }
    let indent = String(repeating: " ", count: margin)
    return [
      indent + "└" + String(line), (indent + " " + String(numbers)).withoutTrailingSpaces,
    ]
  }
}

extension [PlotLayer] {
  /// What the letters mean.
  func sketch(columns: Int) -> [String] {
    zip(self, letters).flatMap { layer, letter in
      let detail = layer.detail.isEmpty ? "" : ": \(layer.detail)"
      return "\(letter)  \(layer.severity.rawValue) \(layer.title)\(detail)".wrapped(to: columns, indent: 3)
    }
  }
}

extension String {
  func rightAligned(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - self.columnCount)) + self
  }

  func leftAligned(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - self.columnCount))
  }

  var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text in lines of so many columns, broken after commas, all but the first indented.
  func wrapped(to columns: Int, indent: Int) -> [String] {
    var lines: [String] = []
    for part in split(separator: ", ").map(String.init) {
      if let last = lines.last, last.columnCount + 2 + part.columnCount < columns {
        lines[lines.count - 1] = "\(last), \(part)"
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(lines.isEmpty ? part : String(repeating: " ", count: indent) + part)
      }
    }
    return lines.map { $0.fitted(to: columns) }
  }
}
