public import Notation

/// What an edit was asked: what the journal keeps of a command.
public struct EditRecord: Hashable, Sendable {
  /// The command's name, as `add-view`.
  public var command: String
  /// Its arguments by name, defaults filled in.
  public var arguments: JSON
  /// The command as a person types it.
  public var line: String

  /// What an edit was asked; `line` is the command's name if none is given.
  public init(command: String, arguments: JSON = [:], line: String? = nil) {
    (self.command, self.arguments, self.line) = (command, arguments, line ?? command)
  }
}

/// An edit that was done, as the journal keeps it.
public struct Operation: Hashable, Sendable {
  /// Grows with every edit, never used twice.
  public var id: Int
  /// The first of the operations that were done together with this one, and are undone together.
  public var batch: Int
  /// What was asked.
  public var record: EditRecord
  /// When, ISO 8601 in UTC.
  public var time: String
  /// True if it is taken back and could be done again.
  public var isUndone: Bool
}
