import Notation
import Platform

/// A line of shell that the user brings.
public struct ShellCommand {
  let line: String
  /// Where it runs.
  let folder: String
  /// What it finds in its environment beside the program's own.
  let variables: [(name: String, value: String)]

  /// A line that runs in a folder with those variables.
  public init(line: String, folder: String, variables: [(name: String, value: String)]) {
    (self.line, self.folder, self.variables) = (line, folder, variables)
  }

  /// Runs the line and gives its exit code, 128 and the signal's number where one ended it.
  ///
  /// What it prints goes to standard error, since standard output is for results.
  public func run() -> Int32 {
    let settings = variables.map { "\($0.name)=\(ShellWords.quote($0.value)) " }.joined()
    let status = system(
      "cd \(ShellWords.quote(folder)) && \(settings)sh -c \(ShellWords.quote(line)) >&2")
    let signal = status & 0x7f
    return status == -1 ? 127 : signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}
