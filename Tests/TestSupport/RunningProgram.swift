import Foundation

/// A program that goes on while a test does something, in a shell's folder; it is ended with the value.
public final class RunningProgram {
  private let process = Process()
  private let outputFile, messageFile: URL

  /// What was waited for and did not come.
  public struct TooLate: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts words of a shell's line, of which the first is a program; its standard input is empty.
  public init(_ line: String, in shell: Shell) throws {
    try Processes.permit()
    (outputFile, messageFile) = (
      shell.folder.appending(path: ".output-\(UUID())"), shell.folder.appending(path: ".messages-\(UUID())")
    )
    for file in [outputFile, messageFile] { try Data().write(to: file) }
    process.executableURL = URL(filePath: "/bin/sh")
    // What runs beside a shell ignores SIGINT unless it is asked not to.
    process.arguments = ["-c", "exec env --default-signal=INT \(line)"]
    process.currentDirectoryURL = shell.folder
    var environment = ProcessInfo.processInfo.environment.merging(shell.variables) { $1 }
    environment["PATH"] = "\(Shell.products.path):\(environment["PATH"] ?? "")"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: messageFile)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// What it printed so far.
  public var output: String { (try? String(contentsOf: outputFile, encoding: .utf8)) ?? "" }

  /// What it said on standard error so far.
  public var messages: String { (try? String(contentsOf: messageFile, encoding: .utf8)) ?? "" }

  /// Waits until something holds, for a minute at most, or as long as the program runs.
  public func wait(for what: String, until holds: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !holds() {
      guard process.isRunning, .now < end else {
        throw TooLate(description: "no \(what) came; printed: \(output)\nsaid: \(messages)")
      }
      usleep(5000)
    }
  }

  /// Waits for its end, and gives what it left.
  public func finished() -> Shell.Outcome {
    process.waitUntilExit()
    return Shell.Outcome(status: process.terminationStatus, output: output, messages: messages)
  }

  /// Sends a signal, waits for the end, and gives the number of the signal that ended it, or nil where it exited by
  /// itself.
  public func end(by signal: Int32) -> Int32? {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }
}
