import Machine

/// Reads what a client sends line by line; a line longer than any message is passed over without being kept.
struct MessageReader {
  /// One line of the input.
  enum Line: Equatable {
    /// A line's bytes, without its end.
    case whole([UInt8])
    /// A line of more bytes than a message may have.
    case tooLong
  }

  /// The most bytes of a message.
  static let longest = 1 << 20

  private let nextPiece: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line starts.
  private var start = 0

  /// The lines of what `nextPiece` gives, until that is empty.
  init(_ nextPiece: @escaping () throws -> [UInt8]) { self.nextPiece = nextPiece }

  /// The next line; nil after the last one, whether or not that one has an end.
  mutating func next() throws -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(to: end, isTooLong: isTooLong)
      }
      if buffer.count - start > Self.longest { (isTooLong, start) = (true, buffer.count) }
      let piece = try nextPiece()
      if piece.isEmpty {
        guard start < buffer.count || isTooLong else { return nil }
        return take(to: buffer.count, isTooLong: isTooLong)
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      buffer += piece
    }
  }

  private mutating func take(to end: Int, isTooLong: Bool) -> Line {
    defer { start = min(end + 1, buffer.count) }
    return isTooLong || end - start > Self.longest ? .tooLong : .whole(Array(buffer[start..<end]))
  }
}
