import DesignModel

/// The widths at which texts take another line or their words other places, found by halving and kept.
///
/// A text set greedily never takes fewer lines where it has less room, so that each number of lines has one stretch of
/// widths; nor is its longest line ever longer there, blanks at its end aside, so that each way to break it has one too.
struct WrapWidths {
  private struct Key: Hashable {
    let text: String
    let font: ResolvedFont
    let limit: Int
    let mode: LineBreakMode
    let lines: Int
    /// The longest line's width without blanks, for that number of lines wanted; nil where only the number of those shown
    /// counts.
    let width: Double?
  }

  private var least: [Key: Double] = [:]
  private var stretches: [Key: (from: Double, to: Double)] = [:]

  /// The room in points over which a view's text that has just been wrapped keeps its lines: all its words' places for a
  /// label that takes its longest line's width, their number for others; nil if no room matters.
  mutating func room(
    of text: TextBox, in view: Int, _ settled: SettledScreen
  ) -> (from: Double, to: Double)? {
    guard let room = room(of: text, settled) else { return nil }
    guard settled.followsWords(of: view, text) else { return room }
    let key = key(text, lines: text.wrapped.wantedLines, width: text.wrapped.bareWidth)
    if let known = stretches[key] { return known }
    let (low, high) = (room.from, min(room.to, text.unwrapped.width - settled.pixel))
    func isSame(_ room: Double) -> Bool {
      let lines = text.lines(inRoom: room, settled)
      return lines.bareWidth == key.width && lines.wantedLines == key.lines
    }
    let stretch = (
      from: Self.last(from: text.wrapWidth, towards: low, where: isSame),
      to: Self.last(from: text.wrapWidth, towards: high, where: isSame)
    )
    stretches[key] = stretch
    return stretch
  }

  /// The last place on the way to `end` up to which something holds that holds at `start`, by halving.
  private static func last(
    from start: Double, towards end: Double, where holds: (Double) -> Bool
  ) -> Double {
    // A stretch ends just before the room that leads to the next one.
    if holds(end + (start - end) * 1e-9) { return end }
    var (good, bad) = (start, end)
    while abs(good - bad) > 1e-10 {
      let middle = (good + bad) / 2
      if middle == good || middle == bad { break }
      if holds(middle) { good = middle } else { bad = middle }
    }
    return end < start ? good : bad
  }

  private func key(_ text: TextBox, lines: Int, width: Double? = nil) -> Key {
    Key(
      text: text.text, font: text.font, limit: text.limit, mode: text.lineBreak, lines: lines, width: width)
  }

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
    let key = key(text, lines: lines)
    if let known = least[key] { return known }
    var (low, high) = (settled.pixel, max(settled.pixel, text.unwrapped.width - settled.pixel))
    if text.lines(inRoom: low, settled).shownLines <= lines { high = low }
    while high - low > 1e-10 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if text.lines(inRoom: middle, settled).shownLines <= lines { high = middle } else { low = middle }
    }
    least[key] = high
    return high
  }
}

extension SettledScreen {
  /// True for a label whose longest line is the width that it asks for: each word that changes its line changes that.
  func followsWords(of view: Int, _ text: TextBox) -> Bool {
    prepared.narrowsLabels && tree.kinds[view] == .label && text.preferredWidth == nil
      && text.wrapWidth.isFinite
  }
}

extension TextBox {
  /// The lines that the text takes in a room of its own, in points.
  fileprivate func lines(inRoom room: Double, _ settled: SettledScreen) -> TextLines {
    var copy = self
    copy.wrap(inRoom: room, settled)
    return copy.wrapped
  }
}
