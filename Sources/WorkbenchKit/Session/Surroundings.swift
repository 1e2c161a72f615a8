/// What a run of the program finds around it and writes to; tests bring their own.
public struct Surroundings {
  /// The value of an environment variable.
  public var variable: (String) -> String?
  /// The current folder.
  public var folder: String
  /// Whether standard error is a terminal, so that a progress bar makes sense.
  public var showsProgress: Bool
  /// Reads all of standard input.
  public var input: () throws -> [UInt8]
  /// Writes to standard output; false once nobody reads it any more.
  public var output: (String) -> Bool
  /// Writes to standard error.
  public var messages: (String) -> Void

  /// What a run finds around it.
  public init(
    variable: @escaping (String) -> String?, folder: String, showsProgress: Bool,
    input: @escaping () throws -> [UInt8],
    output: @escaping (String) -> Bool, messages: @escaping (String) -> Void
  ) {
    (self.variable, self.folder, self.showsProgress) = (variable, folder, showsProgress)
    (self.input, self.output, self.messages) = (input, output, messages)
  }
}
