/// Something in a file that was not understood or had to be mended.
public struct ImportNote: Hashable, Sendable {
  /// Where it stands, counted from 1.
  public let line: Int
  /// What it is and what became of it; a sentence without period.
  public let text: String

  /// A note about a line.
  init(_ line: Int, _ text: String) { (self.line, self.text) = (line, text) }
}
