import AutoLayout
import DesignModel

/// The fixed ruler, but a blank at the end of a line that goes on counts as far as it fits, as in real text.
struct HangingRuler: TextMeasuring {
  private let ruler = FixedRuler()
  var fingerprint: String { "hanging ruler" }

  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont {
    ruler.font(description, textSize: textSize, boldText: boldText)
  }

  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines {
    var result = ruler.lines(of: text, in: font, width: width, lines: lines, mode: mode)
    guard result.wantedLines > 1, lines != 1 else { return result }
    let advance = 10 * font.size / 17
    var (bare, whole, line, shown) = (0.0, 0.0, 0, 0)
    func take(_ characters: Int, isLast: Bool) {
      shown += 1
      if lines > 0, shown > lines { return }
      let own = Double(characters) * advance
      (bare, whole) = (max(bare, own), max(whole, own + (isLast ? 0 : advance)))
    }
    for word in text.split(separator: " ") {
      let longer = line == 0 ? word.count : line + 1 + word.count
      if line > 0, Double(longer) * advance > width + 1e-9 {
        take(line, isLast: false)
        line = word.count
      } else {
        line = longer
      }
    }
    take(line, isLast: true)
    (result.bareWidth, result.wholeWidth, result.width) = (bare, whole, min(whole, width))
    return result
  }
}
