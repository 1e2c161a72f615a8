public import Notation

/// A line of Apple's visual format language, read into constraints: `H:|-20-[form]-20-|`, `V:[email(<=44)]`.
///
/// A gap without a number is 8 points between views, and reaches to the layout margin at the superview's edge.
/// Horizontal formats run from leading to trailing unless an option says otherwise.
public struct VisualFormat: Hashable, Sendable {
  /// In the order in which the line names them, what the options align last; none for a view alone.
  public let constraints: [ConstraintText]

  /// The space in points that `-` means between two views (facts: NSSpace(8)).
  public static let standardSpacing = 8.0

  /// Bytes of a line; each few of them are a constraint, which all others have to be distinguished from.
  private static let longest = 10_000

  /// Reads the line, its names taken from the screen.
  public init(parsing text: String, in screen: Screen) throws(SyntaxError) {
    try self.init(WrittenFormat(line: text), in: screen)
  }

  /// Reads a line with its metrics and options; each constraint remembers what it was written as.
  public init(_ format: WrittenFormat, in screen: Screen) throws(SyntaxError) {
    let bytes = Array(format.line.utf8)
    guard bytes.count <= Self.longest else {
      throw SyntaxError("the line is longer than \(Self.longest) bytes; split it", at: 0)
    }
    if let place = bytes.firstIndex(where: { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
      throw SyntaxError("visual format has no blanks; leave it out", at: place)
    }
    var reader = FormatReader(format)
    let line = try reader.line(in: screen)
    var builder = FormatBuilder(line, format)
    constraints = try builder.build().map { text in
      var text = text
      text.format = format
      return text
    }
  }
}
