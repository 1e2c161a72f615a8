/// The program as its help, manual and completion scripts name it.
public struct Program: Sendable, Hashable {
  /// The word typed in a shell.
  public var name: String
  /// One sentence that says what the program is for, with its period.
  public var summary: String
  /// The version that `--version` prints.
  public var version: String
  /// Words that people bring from other programs, each with the commands that do that here, the likeliest first.
  public var foreignWords: [String: [String]]
  /// Options that people bring from other programs, each with what they are called here; the first that a command has
  /// counts.
  public var foreignOptions: [String: [String]]
  /// The commands of a first hour, with which the list of all commands begins.
  public var firstCommands: [String]
  /// What is shown to those who ask for no command.
  public var firstPage: FirstPage?

  /// A program called `name`.
  public init(
    _ name: String, _ summary: String, version: String = "", foreignWords: [String: [String]] = [:],
    foreignOptions: [String: [String]] = [:], firstCommands: [String] = [],
    firstPage: FirstPage? = nil
  ) {
    (self.name, self.summary, self.version) = (name, summary, version)
    (self.foreignWords, self.foreignOptions) = (foreignWords, foreignOptions)
    (self.firstCommands, self.firstPage) = (firstCommands, firstPage)
  }
}
