public import Notation

/// A sentence beside the results, for programs.
public struct Note: Recorded {
  let text: String
  let line: Int?
  let count: Int?
  let file: String?
  let screen: String?

  /// A note about a line, counted from 1, of a file, and of the scene whose root view has that identity.
  public init(
    _ text: String, line: Int? = nil, count: Int? = nil, file: String? = nil, screen: String? = nil
  ) {
    (self.text, self.line, self.count, self.file, self.screen) = (text, line, count, file, screen)
  }

  public static let recordShape = RecordShape<Self>(
    "note", "Something that a reader should know.", isRehearsed: true
  ) {
    Column("text", "A sentence.", from: \.text)
    Column.optional("line", "The line of the file; of several the first.", from: \.line)
    Column.optional("count", "How often the file has it, of import-ib.", from: \.count)
    Column.optional("file", "The file.", from: \.file)
    Column.optional("screen", "The identity of the scene's root view, of check-ib.", from: \.screen)
  }
}
