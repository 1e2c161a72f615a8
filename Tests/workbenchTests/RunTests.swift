import Foundation
import TestSupport
import Testing

@Suite("The script that runs the tests", .startsProcesses) struct RunTests {
  private static let output = """
    ◇ Test "adds" started.
    ✘ Test "adds" recorded an issue at AddTests.swift:12:5: Expectation failed: (sum → 3) == 4
    ↳ a remark
    of two lines
    ✔ Test "subtracts" passed after 0.1 seconds.
    ✘ Test "adds" failed after 0.1 seconds with 1 issue.
    ✘ Test run with 2 tests in 1 suite failed after 0.2 seconds with 1 issue.

    """

  /// What the script makes of a command that prints `output`, writes `events` and ends with `status`.
  private func run(_ output: String, _ status: Int32, events: String = "") throws -> Shell.Outcome {
    let shell = try Shell()
    shell.variables["TEST_LOG"] = shell.folder.appending(path: "test.log").path
    shell.variables["TEST_EVENTS"] = shell.folder.appending(path: "events").path
    shell.variables["EVENTS"] = events
    let script = packageFolder.appending(path: "Tests/run.sh").path
    let command = #"cat; printf %s "$EVENTS" >"$TEST_EVENTS"; exit \#(status)"#
    let outcome = try shell.run("'\(script)' sh -c '\(command)'", input: output)
    #expect(try shell.run("cat test.log").output == output)
    return outcome
  }

  @Test("ends with what failed and the summary, and with the status of the command") func failure() throws {
    let outcome = try run(Self.output, 3)
    let lines = Self.output.split(separator: "\n")
    let all = lines[...5].joined(separator: "\n")
    let again = [lines[1], lines[2], lines[3], lines[6]].joined(separator: "\n")
    #expect(outcome.output == "\(all)\n\nWhat failed:\n\(again)\n" && outcome.status == 3)
  }

  @Test("says what failed below the slowest tests, as services show the last lines only")
  func order() throws {
    let outcome = try run(Self.output, 3, events: Self.events("adds", "test", times: 1...2))
    let lines = outcome.output.split(separator: "\n")
    let table = try #require(lines.firstIndex { $0.hasPrefix("The 20 slowest tests") })
    let failed = try #require(lines.firstIndex(of: "What failed:"))
    #expect(table < failed && lines.last?.hasPrefix("✘ Test run with ") == true)
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

  /// A test's declaration and its beginning and end, or those of its cases, in seconds.
  private static func events(_ name: String, _ unit: String, times: ClosedRange<Double>...) -> String {
    let id = "SumTests.\(name)/SumTests.swift:1:2"
    func event(_ end: String, _ time: Double) -> String {
      #"{"kind":"event","payload":{"kind":"\#(unit)\#(end)","testID":"\#(id)","instant":{"absolute":\#(time)}}}"#
    }
    let test = #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(name)()"}}"#
    return ([test] + times.flatMap { [event("Started", $0.lowerBound), event("Ended", $0.upperBound)] })
      .joined(separator: "\n") + "\n"
  }

  @Test("names the 20 slowest tests before the summary") func slowest() throws {
    let quick = (1...20).map { Self.events("quick\($0)", "test", times: 9...9.25) }.joined()
    let events =
      quick + Self.events("slow", "test", times: 1...3.5)
      + Self.events("cases", "testCase", times: 1...2, 4...4.5)
    let summary = "✔ Test run with 2 tests in 1 suite passed after 3 seconds."
    let outcome = try run("fine\n\(summary)\n", 0, events: events)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines[...3] == [
        "fine", "The 20 slowest tests, in seconds of all their cases:", "    2.5  SumTests.slow: slow()",
        "    1.5  SumTests.cases: cases()",
      ])
    #expect(lines.count == 2 + 20 + 1 && lines.last == summary && outcome.status == 0)
  }
}
