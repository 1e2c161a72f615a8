import Foundation
import TestSupport
import Testing

@Suite("The script that runs the tests") struct RunTests {
  private static let output = """
    ◇ Test "adds" started.
    ✘ Test "adds" recorded an issue at AddTests.swift:12:5: Expectation failed: (sum → 3) == 4
    ↳ a remark
    of two lines
    ✔ Test "subtracts" passed after 0.1 seconds.
    ✘ Test "adds" failed after 0.1 seconds with 1 issue.
    ✘ Test run with 2 tests in 1 suite failed after 0.2 seconds with 1 issue.

    """

  /// What the script makes of a command that prints `output` and ends with `status`.
  private func run(_ output: String, _ status: Int32) throws -> Shell.Outcome {
    let shell = try Shell()
    shell.variables["TEST_LOG"] = shell.folder.appending(path: "test.log").path
    let script = packageFolder.appending(path: "Tests/run.sh").path
    let outcome = try shell.run("'\(script)' sh -c 'cat; exit \(status)'", input: output)
    #expect(try shell.run("cat test.log").output == output)
    return outcome
  }

  @Test("ends with what failed and the summary, and with the status of the command") func failure() throws {
    let outcome = try run(Self.output, 3)
    let lines = Self.output.split(separator: "\n")
    let again = [lines[1], lines[2], lines[3], lines[6]].joined(separator: "\n")
    #expect(outcome.output == "\(Self.output)\nWhat failed:\n\(again)\n" && outcome.status == 3)
  }

  @Test("says why a build failed") func build() throws {
    let outcome = try run("Compiling\nadd.swift:1:2: error: no such sum\n", 1)
    #expect(
      outcome.output.hasSuffix("What failed:\nadd.swift:1:2: error: no such sum\n"), "\(outcome.output)")
  }

  @Test("adds nothing where all is well") func success() throws {
    let outcome = try run("fine\n", 0)
    #expect(outcome.output == "fine\n" && outcome.status == 0)
  }
}
