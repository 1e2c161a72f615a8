import Foundation

/// How a flow layout breaks the items of a section into lines: along a line they follow one another, and the lines lie one
/// after another across.
struct FlowLines {
  struct Line {
    /// The places of the line's items.
    var items: Range<Int>
    /// Points between them.
    var gap: CGFloat
    /// True for one item beside which there is room for no other: it lies in the middle.
    var isCentred = false
  }

  private(set) var lines: [Line] = []
  /// True where another window may break the lines elsewhere.
  private(set) var followsRoom = false

  /// Breaks items of those lengths into lines that are no longer than `room`, in points.
  init(_ lengths: [CGFloat], room: CGFloat, gap: CGFloat) {
    var start = 0
    while start < lengths.count {
      var (end, length) = (start + 1, lengths[start])
      while end < lengths.count, length + gap + lengths[end] <= room + 0.01 {
        length += gap + lengths[end]
        end += 1
      }
      lines.append(line(start..<end, length: length, gap: gap, room: room, isLast: end == lengths.count))
      start = end
    }
  }

  /// A line that another follows fills the room; the last one is as long as its items.
  private mutating func line(
    _ items: Range<Int>, length: CGFloat, gap: CGFloat, room: CGFloat, isLast: Bool
  ) -> Line {
    if items.count == 1 {
      let isAlone = 2 * length + gap > room
      if !isAlone || length < room - 0.5 { followsRoom = followsRoom || !isAlone }
      return Line(items: items, gap: gap, isCentred: isAlone)
    }
    followsRoom = true
    let rest = max(0, room - length) / CGFloat(items.count - 1)
    return Line(items: items, gap: isLast ? lines.last?.gap ?? gap : gap + rest)
  }
}
