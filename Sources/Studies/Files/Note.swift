public import Notation

/// A sentence beside the results, for programs.
public struct Note: Recorded {
  let text: String
  let line: Int?
  let file: String?
  let screen: String?

  /// A note about a line, counted from 1, of a file, and of the scene whose root view has that identity.
  public init(_ text: String, line: Int? = nil, file: String? = nil, screen: String? = nil) {
    (self.text, self.line, self.file, self.screen) = (text, line, file, screen)
  }

  public static let recordShape = RecordShape<Self>(
    "note", "Something that a reader should know.", isRehearsed: true
  ) {
    Column("text", "A sentence.", \.text)
    Column.optional("line", "The line of the file.", \.line)
    Column.optional("file", "The file.", \.file)
    Column.optional("screen", "The identity of the scene's root view, of check-ib.", \.screen)
  }
}
