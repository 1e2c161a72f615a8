/// Something in a log that was not understood or is left out.
public struct LogNote: Hashable, Sendable {
  /// Where it stands, counted from 1.
  public let line: Int
  /// What it is and what became of it; a sentence without period.
  public let text: String

  /// A note about a line.
  init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }
}
