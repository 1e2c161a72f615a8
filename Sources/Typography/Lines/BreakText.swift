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
    var (start, wanted, shownEnd, shownWidth) = (0, 0, 0, 0.0)
    var last = (start: 0, widthAbove: 0.0)
    while start < text.count {
      let line = wrapper.line(from: start)
      if limit == 0 || wanted < limit {
        last = (start, shownWidth)
        (shownEnd, shownWidth) = (line.next, max(shownWidth, line.width))
      }
      (start, wanted) = (line.next, wanted + 1)
    }
    if shownEnd < text.count, let cut = CutLine(text, from: last.start, width: width, mode: mode) {
      (shownEnd, shownWidth) = (last.start + cut.characters, max(last.widthAbove, cut.width))
    }
    self.init(
      width: shownWidth, shownLines: limit == 0 ? wanted : min(wanted, limit), wantedLines: wanted,
      shownCharacters: shownEnd, totalCharacters: text.count,
      isApproximate: text.isApproximate || wrapper.usedOpportunities?.isApproximate == true)
  }
}
