import AutoLayout
import DesignModel

extension TextLines {
  /// No lines of no text: a label without text has no size.
  static let empty = TextLines(
    width: 0, shownLines: 0, wantedLines: 0, shownCharacters: 0, totalCharacters: 0, isApproximate: false)

  /// Breaks a text into lines and shows at most `limit` of them (0: all).
  ///
  /// In the cutting modes the last line shown takes what is left of its paragraph and is cut, as UILabel does.
  init(_ wrapper: LineWrapper, width: Double, limit: Int, mode: LineBreakMode) {
    let text = wrapper.text
    var wrapper = wrapper
    var (start, wanted, shownEnd) = (0, 0, 0)
    var (shown, above) = (ShownWidths(), ShownWidths())
    var lastStart = 0
    while start < text.count {
      let line = wrapper.line(from: start)
      if limit == 0 || wanted < limit {
        (lastStart, above, shownEnd) = (start, shown, line.next)
        shown.take(line)
      }
      (start, wanted) = (line.next, wanted + 1)
    }
    if shownEnd < text.count, let cut = CutLine(text, from: lastStart, width: width, mode: mode) {
      shownEnd = lastStart + cut.characters
      shown = above
      shown.take(cut)
    }
    self.init(
      width: shown.width, bareWidth: shown.bare, wholeWidth: shown.whole,
      shownLines: limit == 0 ? wanted : min(wanted, limit), wantedLines: wanted,
      shownCharacters: shownEnd, totalCharacters: text.count,
      isApproximate: text.isApproximate || wrapper.usedOpportunities?.isApproximate == true)
  }
}

/// The longest line's widths, as far as lines are shown.
private struct ShownWidths {
  var width = 0.0
  var bare = 0.0
  var whole = 0.0

  mutating func take(_ line: TextLine) {
    (width, bare, whole) = (max(width, line.width), max(bare, line.bare), max(whole, line.whole))
  }

  mutating func take(_ cut: CutLine) {
    (width, bare, whole) = (max(width, cut.width), max(bare, cut.wanted), max(whole, cut.wanted))
  }
}
