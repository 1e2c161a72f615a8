/// The program as its help, manual and completion scripts name it.
public struct Program: Sendable, Hashable {
  /// The word typed in a shell.
  public var name: String
  /// One sentence that says what the program is for, with its period.
  public var summary: String
  /// The version that `--version` prints.
  public var version: String
  /// Words that people bring from other programs, each with the command that does that here.
  public var foreignWords: [String: String]

  /// A program called `name`.
  public init(
    _ name: String, _ summary: String, version: String = "", foreignWords: [String: String] = [:]
  ) {
    (self.name, self.summary, self.version) = (name, summary, version)
    self.foreignWords = foreignWords
  }
}
