/// What a run of the program finds around it and writes to; tests bring their own.
public struct Surroundings {
  /// The value of an environment variable.
  public var variable: (String) -> String?
  /// The current folder.
  public var folder: String
  /// Whether standard error is a terminal, so that a progress bar makes sense.
  public var showsProgress: Bool
  /// The terminal that standard output is; nil for a pipe or a file.
  public var terminal: TerminalSize?
  /// The columns of the terminal that standard error is; nil for a pipe or a file.
  public var messageColumns: Int?
  /// Whether messages may say how long work took, so that they are others with every run.
  public var notesTimes = true
  /// Shows long text with the program that a line of shell starts; false if it can't be started.
  public var page: (_ text: String, _ pager: String) -> Bool
  /// Reads all of standard input.
  public var input: () throws -> [UInt8]
  /// Reads the next bytes of standard input; none at its end.
  public var nextInput: () throws -> [UInt8]
  /// Writes to standard output; throws `OutputClosed` once nobody reads it any more.
  public var output: (String) throws -> Void
  /// Writes to standard error.
  public var messages: (String) -> Void

  /// What a run finds around it; without `nextInput` all of standard input comes at once, and without a terminal nothing
  /// is ever shown by a pager.
  public init(
    variable: @escaping (String) -> String?, folder: String, showsProgress: Bool,
    terminal: TerminalSize? = nil, messageColumns: Int? = nil,
    page: @escaping (String, String) -> Bool = { _, _ in false },
    input: @escaping () throws -> [UInt8], nextInput: (() throws -> [UInt8])? = nil,
    output: @escaping (String) throws -> Void, messages: @escaping (String) -> Void
  ) {
    (self.variable, self.folder, self.showsProgress) = (variable, folder, showsProgress)
    (self.terminal, self.messageColumns, self.page) = (terminal, messageColumns, page)
    (self.input, self.output, self.messages) = (input, output, messages)
    self.nextInput = nextInput ?? Self.once(input)
  }

  /// All that `input` gives, then nothing.
  private static func once(_ input: @escaping () throws -> [UInt8]) -> () throws -> [UInt8] {
    var isRead = false
    return {
      defer { isRead = true }
      return isRead ? [] : try input()
    }
  }
}
