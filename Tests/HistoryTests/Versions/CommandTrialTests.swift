import History
import TestSupport
import Testing

@Suite("A trial by a command", .startsProcesses) struct CommandTrialTests {
  private let history: MadeUpHistory

  init() throws { history = try MadeUpHistory(.box(at: 100)) }

  private func outcome(_ line: String) throws -> TrialOutcome {
    try CommandTrial(line: line, folder: history.folder.path, store: history.folder("a.db"))
      .outcome(in: history.revision("v1"))
  }

  @Test("takes its exit code as git does") func codes() throws {
    let codes = [0, 1, 2, 124, 125, 126, 127]
    #expect(
      try codes.map { try outcome("exit \($0)").verdict } == [.good, .bad, .bad, .bad, .skipped, .bad, .bad])
    #expect { try outcome("exit 130") } throws: {
      "\($0)" == "'exit 130' ended with 130 in v1; 0 means good, 125 can't be tried, others up to 127 bad"
    }
  }

  @Test("finds the revision and the store in its environment") func environment() throws {
    #expect(try outcome("test \"$WORKBENCH_REVISION\" = v1").verdict == .good)
    #expect(try outcome("test -s \"$WORKBENCH_STORE\" && test -s a.db").verdict == .good)
  }
}
