import DesignModel

/// The widths at which texts take another line, found by halving and kept.
///
/// A text set greedily never takes fewer lines where it has less room, so that each number of lines has one stretch of
/// widths.
struct WrapWidths {
  private struct Key: Hashable {
    let text: String
    let font: ResolvedFont
    let limit: Int
    let mode: LineBreakMode
    let lines: Int
  }

  private var least: [Key: Double] = [:]

  /// The room in points over which a text that has just been wrapped keeps its number of lines; nil if no room matters.
  mutating func room(of text: TextBox, _ settled: SettledScreen) -> (from: Double, to: Double)? {
    if text.limit == 1 || text.text.isEmpty || text.preferredWidth != nil { return nil }
    let lines = text.wrapped.shownLines
    return (
      leastRoom(of: text, lines: lines, settled), leastRoom(of: text, lines: lines - 1, settled)
    )
  }

  /// The least room from a pixel up in which a text takes at most `lines`; infinite if it never does.
  private mutating func leastRoom(of text: TextBox, lines: Int, _ settled: SettledScreen) -> Double {
    if lines < text.unwrapped.shownLines { return .infinity }
    let key = Key(text: text.text, font: text.font, limit: text.limit, mode: text.lineBreak, lines: lines)
    if let known = least[key] { return known }
    var (low, high) = (settled.pixel, max(settled.pixel, text.unwrapped.width - settled.pixel))
    if text.shownLines(inRoom: low, settled) <= lines { high = low }
    while high - low > 1e-10 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if text.shownLines(inRoom: middle, settled) <= lines { high = middle } else { low = middle }
    }
    least[key] = high
    return high
  }
}

extension TextBox {
  /// The lines that the text takes in a room of its own, in points.
  fileprivate func shownLines(inRoom room: Double, _ settled: SettledScreen) -> Int {
    var copy = self
    copy.wrap(toViewWidth: room + padding.left + padding.right, settled)
    return copy.wrapped.shownLines
  }
}
