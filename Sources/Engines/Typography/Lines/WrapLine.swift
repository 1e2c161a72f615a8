/// One line of a text, in places of characters.
struct TextLine: Equatable, Sendable {
  /// Where the line begins.
  var start: Int
  /// Where the next line begins: after the blanks and the newline at this one's end.
  var next: Int
  /// The width in points; blanks at its end count as far as they fit: six recorded labels of Xcode 12 and later are as
  /// wide as their longest line with its blank.
  var width: Double
  /// The width without the blanks at the end, and with all of them.
  var bare, whole: Double
}

/// Breaks a measured text into lines no wider than a limit, as many words on each as fit.
struct LineWrapper {
  /// The text.
  let text: MeasuredText
  /// How far a line may exceed its limit in points, so that a text fits into its own width.
  static let tolerance = 0.01

  private let width: Double
  private let byCharacter: Bool
  private let opportunities: () -> BreakOpportunities
  private var paragraphEnd = -1
  private(set) var usedOpportunities: BreakOpportunities?

  /// A wrapper at `width` points, after any character or where `opportunities` allow it.
  init(
    _ text: MeasuredText, width: Double, byCharacter: Bool,
    opportunities: @escaping () -> BreakOpportunities
  ) {
    (self.text, self.width, self.byCharacter) = (text, width, byCharacter)
    self.opportunities = opportunities
  }

  /// The line that begins at `start`, which lies before the end of the text.
  mutating func line(from start: Int) -> TextLine {
    if start > paragraphEnd { paragraphEnd = text.paragraphEnd(from: start) }
    let end = paragraphEnd
    let trimmed = text.width(start, text.endWithoutBlanks(start, end))
    guard trimmed > width + Self.tolerance else {
      return line(start, to: end, before: min(end + 1, text.count), trimmed)
    }
    return wrappedLine(start, end)
  }

  private mutating func wrappedLine(_ start: Int, _ end: Int) -> TextLine {
    let fitting = lastPlaceThatFits(start, end)
    let place = byCharacter ? nil : lastOpportunity(start, fitting)
    let next = place ?? characterBreak(start, fitting)
    // A lone character that is too wide takes the end of its paragraph along.
    let follower = next < end ? next : min(end + 1, text.count)
    return line(start, to: next, before: follower, wrappedWidth(start, next))
  }

  /// A line with as much of the blanks at its end as fits, `bare` without them.
  private func line(_ start: Int, to end: Int, before next: Int, _ bare: Double) -> TextLine {
    let whole = max(bare, text.width(start, end))
    return TextLine(start: start, next: next, width: max(bare, min(whole, width)), bare: bare, whole: whole)
  }

  /// The end of the longest line from `start` that fits, with all blanks that would hang out of it.
  private func lastPlaceThatFits(_ start: Int, _ end: Int) -> Int {
    let limit = width + Self.tolerance
    var place = start
    while place < end, text.roles[place] == .blank || text.width(start, place + 1) <= limit { place += 1 }
    return place
  }

  private mutating func lastOpportunity(_ start: Int, _ fitting: Int) -> Int? {
    let opportunities = usedOpportunities ?? self.opportunities()
    usedOpportunities = opportunities
    return (start + 1..<max(fitting, start) + 1).last { place in
      opportunities.allowed[place] && wrappedWidth(start, place) <= width + Self.tolerance
    }
  }

  /// Where a word too long for any line is broken: a line holds one character at least.
  private func characterBreak(_ start: Int, _ fitting: Int) -> Int {
    var next = max(fitting, start + 1)
    // After a soft hyphen a hyphen would be shown, for which there is no room.
    while next > start + 1, wrappedWidth(start, next) > width + Self.tolerance { next -= 1 }
    while next < text.count, text.roles[next] == .blank { next += 1 }
    return next
  }

  private func wrappedWidth(_ start: Int, _ next: Int) -> Double {
    let end = text.endWithoutBlanks(start, next)
    let hyphen = end > start && text.roles[end - 1] == .softHyphen ? text.hyphen : 0
    return text.width(start, end) + hyphen
  }
}
