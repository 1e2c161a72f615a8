import Machine
import TestSupport
import Testing

@Suite("Programs beside this one", .startsProcesses) struct ChildProcessTests {
  private func shell(_ line: String) throws -> ChildProcess {
    try ChildProcess(["/bin/sh", "-c", line], variables: [("PATH", "/usr/bin:/bin")])
  }

  @Test("are sent lines and say lines") func talking() throws {
    let process = try shell("while read line; do echo \"$line!\"; done")
    process.tell("one")
    #expect(try process.nextLine(within: 10, most: 100) == Array("one!".utf8))
    process.tell("two")
    #expect(try process.nextLine(within: 10, most: 100) == Array("two!".utf8))
    process.hangUp()
  }

  @Test("give their exit code, all that they print and what they say beside it") func finishing() throws {
    let process = try shell("echo out; echo aside >&2; exit 3")
    let (code, output) = try process.finish(within: 10)
    #expect(code == 3 && output == Array("out\n".utf8) && process.messages == Array("aside\n".utf8))
  }

  @Test("that say nothing are ended when their time is over") func silence() throws {
    let process = try shell("sleep 60")
    #expect(throws: ChildProcess.Failure.tooLate) { try process.nextLine(within: 0.2, most: 100) }
  }

  @Test("that read again what they said keep nobody waiting") func takingBack() throws {
    let process = try shell("while :; do printf x; head -c 1 </proc/self/fd/1 >/dev/null; done")
    #expect(throws: ChildProcess.Failure.tooLate) { try process.nextLine(within: 2, most: 1 << 20) }
  }

  @Test("that take in nothing of what they are sent keep nobody waiting") func deafness() throws {
    let process = try shell("echo one; echo two; sleep 60")
    #expect(try process.nextLine(within: 10, most: 100) == Array("one".utf8))
    process.tell(String(repeating: "x", count: 1 << 20))
    #expect(throws: ChildProcess.Failure.tooLate) { try process.nextLine(within: 0.5, most: 100) }
    process.tell("more")
  }

  @Test("take in what is larger than a pipe, and say as much meanwhile") func longTalk() throws {
    let process = try shell("cat")
    process.tell(String(repeating: "x", count: 1 << 20))
    #expect(try process.nextLine(within: 20, most: 1 << 21)?.count == 1 << 20)
    process.tell(String(repeating: "y", count: 1 << 20))
    process.hangUp()
    #expect(try process.nextLine(within: 20, most: 1 << 21)?.count == 1 << 20)
    #expect(try process.nextLine(within: 20, most: 100) == nil)
  }

  @Test("that close their streams and go on are ended when their time is over") func muteness() throws {
    let line = "exec <&- >&- 2>&-; exec /bin/sleep 60"
    #expect(throws: ChildProcess.Failure.tooLate) { try shell(line).nextLine(within: 0.5, most: 100) }
    #expect(throws: ChildProcess.Failure.tooLate) { try shell(line).finish(within: 0.5) }
  }

  @Test("that say too much are ended") func flood() throws {
    let process = try shell("yes | tr -d '\\n'")
    #expect(throws: ChildProcess.Failure.tooMuch) { try process.nextLine(within: 20, most: 100_000) }
  }

  @Test("that end early say with what code, signals above 128") func ending() throws {
    #expect(throws: ChildProcess.Failure.ended(7)) { try shell("exit 7").nextLine(within: 10, most: 100) }
    #expect(throws: ChildProcess.Failure.ended(137)) {
      try shell("kill -9 $$").nextLine(within: 10, most: 100)
    }
    #expect(try shell("true").nextLine(within: 10, most: 100) == nil)
  }

  @Test("that aren't there can't be started") func missing() {
    #expect(throws: ChildProcess.Failure.self) { try ChildProcess(["/no/such/program"], variables: []) }
  }
}
