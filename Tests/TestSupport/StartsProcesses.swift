import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// Marks a test or suite that starts processes, which `make test-fast` leaves out; there an unmarked one fails.
  public static var startsProcesses: Self { .disabled(if: Processes.areLeftOut, "starts processes") }

  /// Marks a test that goes through hundreds of screens, commands or files and takes seconds by itself, which
  /// `make test-fast` leaves out; `make test` runs it.
  public static var takesSeconds: Self { .disabled(if: Processes.areLeftOut, "takes seconds by itself") }
}

/// Whether tests may start processes.
public enum Processes {
  static let areLeftOut = ProcessInfo.processInfo.environment["WORKBENCH_TESTS"] == "fast"

  /// Throws where tests that start processes are left out.
  public static func permit() throws {
    if areLeftOut { throw Unmarked() }
  }

  struct Unmarked: Error, CustomStringConvertible {
    var description: String { "this test starts a process; mark it, or its suite, with .startsProcesses" }
  }
}
