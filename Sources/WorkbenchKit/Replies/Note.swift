import Notation

/// A sentence beside the results, for programs.
struct Note: Recorded {
  let text: String
  /// Counted from 1.
  var line: Int?
  var file: String?
  /// The identity of a scene's root view.
  var screen: String?

  static let recordShape = RecordShape<Self>("note", "Something that a reader should know.", isRehearsed: true) {
    Column("text", "A sentence.", \.text)
    .optional("line", "The line of the file.", \.line)
    .optional("file", "The file.", \.file)
    .optional("screen", "The identity of the scene's root view, of check-ib.", \.screen)
  }
}
