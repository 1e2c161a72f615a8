public import Foundation

/// Runs programs as a shell would, in a temporary folder that is gone with the value.
public final class Shell {
  /// The temporary folder.
  public let folder: URL
  /// Environment variables beside the process's own; answers have lines of a hundred columns, as those of a terminal that
  /// wide.
  public var variables = ["COLUMNS": "100"]

  /// A new empty folder.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "workbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What a program left.
  public struct Outcome: Sendable {
    /// The exit code.
    public var status: Int32
    /// Standard output.
    public var output: String
    /// Standard error.
    public var messages: String
  }

  /// The folder of the program under test: the one that `WORKBENCH_PROGRAM` names, as `make test` does with the release
  /// build that it has just made; otherwise the one that was built together with the tests.
  public static let products: URL = {
    guard let program = ProcessInfo.processInfo.environment["WORKBENCH_PROGRAM"] else {
      return URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
    precondition(
      FileManager.default.isExecutableFile(atPath: program),
      "WORKBENCH_PROGRAM names '\(program)', which is no program; 'make build' makes .build/bin/workbench"
    )
    return URL(filePath: program).standardizedFileURL.deletingLastPathComponent()
  }()

  /// Runs a line of shell; the program under test is found by its name.
  public func run(_ line: String, input: String = "") throws -> Outcome {
    try Processes.permit()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["PATH"] = "\(Self.products.path):\(environment["PATH"] ?? "")"
    process.environment = environment
    let (output, messages) = (
      folder.appending(path: ".output-\(UUID())"), folder.appending(path: ".messages-\(UUID())")
    )
    let source = folder.appending(path: ".input-\(UUID())")
    try input.write(to: source, atomically: false, encoding: .utf8)
    for file in [output, messages] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    defer { for file in [output, messages, source] { try? FileManager.default.removeItem(at: file) } }
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8))
  }
}

/// The top of the source tree.
public let packageFolder = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
