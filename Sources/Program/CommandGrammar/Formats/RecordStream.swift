public import Notation

/// Prints records as they come, so that memory does not grow with their number.
public struct RecordStream {
  /// True if records are wanted at all; people get a summary instead.
  public let isOpen: Bool
  private var writer: RecordWriter?
  private var buffer = ""
  private let write: (String) throws -> Void

  private static let fullBuffer = 1 << 16

  /// A stream in a format, of which nothing is printed in that for people.
  public init(_ format: Format, write: @escaping (String) throws -> Void) {
    isOpen = format != .text
    writer = isOpen ? RecordWriter(format) : nil
    self.write = write
    if let start = writer?.begin() { buffer = start }
  }

  /// Prints a record, sooner or later.
  public mutating func write(_ record: JSON) throws {
    buffer += writer?.write(record) ?? ""
    if buffer.utf8.count >= Self.fullBuffer { try flush() }
  }

  /// Prints what is left; true if records were wanted.
  public mutating func end() throws -> Bool {
    guard isOpen else { return false }
    buffer += writer?.end() ?? ""
    try flush()
    return true
  }

  private mutating func flush() throws {
    try write(buffer)
    buffer = ""
  }
}
