/// What a shell offers for a parameter's value; a program adds kinds of its own in extensions.
public struct CompletionKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The kind's name, unique in the program.
  public var name: String

  /// The kind called `name`.
  public init(_ name: String) { self.name = name }

  /// The kind called by the literal.
  public init(stringLiteral name: String) { self.init(name) }

  /// Nothing can be offered.
  public static let nothing: CompletionKind = "nothing"
  /// The choices that the value's type lists.
  public static let choices: CompletionKind = "choices"
  /// Files and folders, which the shell itself completes.
  public static let file: CompletionKind = "file"
  /// The program's commands.
  public static let command: CompletionKind = "command"
}
