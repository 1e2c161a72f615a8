import DesignModel

/// What is left of a line that has to end before its text does.
struct CutLine: Equatable, Sendable {
  /// The places of the characters that are kept before and after the mark of what was cut.
  var head, tail: Range<Int>
  /// Whether a mark replaces what was cut.
  var isMarked: Bool
  /// The width in points, with the mark of what was cut.
  var width: Double
  /// The width that it would take if there were room: of what is shown in part, the whole.
  var wanted: Double

  /// Characters of the text that are shown.
  var characters: Int { head.count + tail.count }
}

extension CutLine {
  /// Cuts the text from `start` on, up to its newline, to `width` points; nil if the mode cuts nothing.
  init?(_ text: MeasuredText, from start: Int, width: Double, mode: LineBreakMode) {
    let paragraph = start..<text.paragraphEnd(from: start)
    let room = width + LineWrapper.tolerance - text.ellipsis
    switch mode {
    case .wordWrapping, .charWrapping: return nil
    case .clipping: self.init(clipping: text, paragraph, width: width)
    case .truncatingTail: self.init(text, paragraph, head: room, tail: 0)
    case .truncatingHead: self.init(text, paragraph, head: 0, tail: room)
    case .truncatingMiddle: self.init(text, paragraph, head: room / 2, tail: room)
    }
  }

  private init(clipping text: MeasuredText, _ paragraph: Range<Int>, width: Double) {
    let end = Self.headEnd(text, paragraph, room: width + LineWrapper.tolerance)
    let whole = text.width(paragraph.lowerBound, paragraph.upperBound)
    self.init(
      head: paragraph.lowerBound..<end, tail: end..<end, isMarked: false, width: min(whole, width),
      wanted: whole)
  }

  /// Keeps what fits of the head into `head` points, then of the tail into what is left of `tail` points.
  ///
  /// Blanks before a mark at the end are cut too: of "Shrink me please" an iOS 26.1 simulator shows "Shrink…", though
  /// the blank would fit.
  private init(_ text: MeasuredText, _ paragraph: Range<Int>, head: Double, tail: Double) {
    let fitting = Self.headEnd(text, paragraph, room: head)
    let end = tail > 0 ? fitting : text.endWithoutBlanks(paragraph.lowerBound, fitting)
    let headWidth = text.width(paragraph.lowerBound, end)
    let start = Self.tailStart(text, end..<paragraph.upperBound, room: tail - headWidth)
    let tailWidth = text.width(start, paragraph.upperBound)
    let width = headWidth + text.ellipsis + tailWidth
    self.init(
      head: paragraph.lowerBound..<end, tail: start..<paragraph.upperBound, isMarked: true, width: width,
      wanted: width)
  }

  private static func headEnd(_ text: MeasuredText, _ range: Range<Int>, room: Double) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, text.width(range.lowerBound, end + 1) <= room { end += 1 }
    return end
  }

  private static func tailStart(_ text: MeasuredText, _ range: Range<Int>, room: Double) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, text.width(start - 1, range.upperBound) <= room { start -= 1 }
    return start
  }
}
