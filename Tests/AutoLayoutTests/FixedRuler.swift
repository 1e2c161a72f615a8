import AutoLayout
import DesignModel

/// A ruler without fonts: at 17 points every character is 10 wide and lines are 20 high.
///
/// Lines with a text style are 22 apart. Other sizes are in proportion; accessibility sizes double whatever scales.
struct FixedRuler: TextMeasuring {
  var fingerprint: String { "ruler" }

  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    let size = (description.size ?? 17) * (description.scales && textSize.isAccessibility ? 2 : 1)
    let unit = size / 17
    return ResolvedFont(
      family: description.family, size: size, weight: description.weight ?? .regular, lineHeight: 20 * unit,
      ascender: 16 * unit, descender: 4 * unit, linePitch: (description.style == nil ? 20 : 22) * unit)
  }

  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    let advance = 10 * font.size / 17
    var wanted: [Int] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      wanted += broken(paragraph, advance, width: width)
    }
    let shown = lines == 0 ? wanted : Array(wanted.prefix(lines))
    let room = width.isFinite ? max(0, Int(width / advance + 1e-9)) : Int.max
    let isOneLine = lines == 1 && width.isFinite && Double(text.count) * advance > width + 1e-9
    let characters =
      isOneLine ? min(room, text.count) : shown.count == wanted.count ? text.count : shown.reduce(0, +)
    return TextLines(
      width: Double(shown.map { min($0, room) }.max() ?? 0) * advance, shownLines: shown.count,
      wantedLines: wanted.count, shownCharacters: characters, totalCharacters: text.count,
      isApproximate: false)
  }

  /// Characters a line, words kept whole, blanks at a line's end not counted.
  private func broken(_ text: Substring, _ advance: Double, width: Double) -> [Int] {
    var lines: [Int] = []
    var line = 0
    for word in text.split(separator: " ") {
      let longer = line == 0 ? word.count : line + 1 + word.count
      if line > 0, Double(longer) * advance > width + 1e-9 {
        lines.append(line)
        line = word.count
      } else {
        line = longer
      }
    }
    return lines + [line]
  }
}
