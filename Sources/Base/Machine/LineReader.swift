/// Reads a text line by line, so that no more of it than a line is in memory.
public struct LineReader {
  /// How many lines were read.
  public private(set) var count = 0
  private let nextPiece: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  /// Where in the buffer the next line starts.
  private var start = 0

  /// The lines of what `nextPiece` gives, until that is empty.
  public init(_ nextPiece: @escaping () throws -> [UInt8]) { self.nextPiece = nextPiece }

  /// The next line without its end; nil after the last one, whether or not that one has an end.
  public mutating func next() throws -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) { return take(to: end) }
      let piece = try nextPiece()
      if piece.isEmpty { return start < buffer.count ? take(to: buffer.count) : nil }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      buffer += piece
      try InputTooLarge.check(buffer.count, of: "line \(count + 1)")
    }
  }

  private mutating func take(to end: Int) -> [UInt8] {
    defer { start = min(end + 1, buffer.count) }
    count += 1
    return Array(buffer[start..<end])
  }
}

extension LineReader {
  /// The next lines that are not blank, with their numbers from 1; nil after the last one.
  public mutating func nextFilled(atMost limit: Int = 1) throws -> [(number: Int, bytes: [UInt8])]? {
    var lines: [(number: Int, bytes: [UInt8])] = []
    while lines.count < limit, let line = try next() {
      if !line.allSatisfy(" \t\r".utf8.contains) { lines.append((count, line)) }
    }
    return lines.isEmpty ? nil : lines
  }
}
