import ConflictLog
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

@Suite("Logs of conflicts") struct ImportLogTests {
  private let story: Story

  init() throws { story = try Story("remove-profile '*'\nadd-screen login") }

  @Test("become screens, which 'explain' says the same of") func imported() throws {
    let outcome = story.workspace.run(["import-log", "-"], input: ConsoleLog.text)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(
      outcome.output == """
        added screen conflict with 2 views and 4 constraints
        1 line not understood or left out; --report lists them

        """)
    let explained = try story.workspace.run("explain conflict")
    #expect(explained.output.contains("conflict: needs 100 + 8 + 8 = 116, gets 44"), "\(explained.output)")
    let log = try story.workspace.run("explain conflict --format uikit")
    #expect(log.status == 1)
    #expect(try Self.heads(of: log.output) == Self.heads(of: ConsoleLog.text))
  }

  @Test("are reported with what was not understood, in every form") func report() throws {
    let text = story.workspace.run(["import-log", "-", "--report"], input: ConsoleLog.text).output
    #expect(
      text.contains(
        "line 7: 'NSLayoutConstraint:0x600002a0f000 words that say nothing': there is no relation"))
    let records = story.workspace.run(
      ["import-log", "-", "--screen", "card", "--format", "ndjson"], input: ConsoleLog.text
    ).records
    #expect(records.map { $0["type"] } == ["screen", "note"])
    #expect(records[0]["screen"] == "card" && records[1]["line"] == 7)
  }

  @Test("of several conflicts become as many screens, all or none") func several() throws {
    let two = ConsoleLog.text + ConsoleLog.text.replacing("44", with: "45")
    #expect(story.workspace.run(["import-log", "-", "--screen", "card"], input: two).status == 0)
    #expect(try story.workspace.run("list-screens").output.contains("card2"))
    let taken = story.workspace.run(["import-log", "-", "--screen", "login"], input: two)
    #expect(taken.status == 2)
    #expect(
      taken.messages == "workbench: the name 'login' is taken by a screen in the store; choose another\n")
    try story.workspace.run("undo")
    #expect(try story.workspace.run("list-screens").output.contains("card") == false)
  }

  @Test("that hold no conflict are refused") func refused() {
    let outcome = story.workspace.run(["import-log", "-"], input: "all is well\n")
    #expect(outcome.status == 2)
    #expect(
      outcome.messages
        == "workbench: 'standard input': the log holds no conflict; give it the lines from 'Unable to simultaneously "
        + "satisfy constraints' on\n")
  }

  @Test("can't come from the input that a batch comes from") func batch() {
    let outcome = story.workspace.run(["batch", "--lines"], input: "import-log -\n")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("'-' is where the batch itself comes from; name a file for import-log"))
  }

  @Test("are empty for a screen that has no conflict") func sound() throws {
    let outcome = try story.workspace.run("explain login --format uikit")
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.messages == "login has no conflict\n")
  }

  /// What each conflict of a log lists.
  private static func heads(of log: String) throws -> [Set<ConstraintHead>] {
    try ConflictLog(Array(log.utf8)).conflicts.map { Set($0.constraints.map(\.head)) }
  }

  @Test("of generated screens come back as the same sets, and then word for word", .takesSeconds)
  func roundTrips() throws {
    for seed in 0..<60 {
      let screen = "s\(seed)"
      try story.workspace.batch(ConflictingScreens.lines(screen, seed: seed))
      let first = try story.workspace.run("explain \(screen) --format uikit").output
      let conflicts = try ConflictLog(Array(first.utf8)).conflicts
      for (place, conflict) in conflicts.enumerated() {
        let once = try again(conflict.spelled, as: "\(screen)a\(place)")
        let twice = try again(once.spelled, as: "\(screen)b\(place)")
        #expect(Set(once.constraints.map(\.head)) == Set(conflict.constraints.map(\.head)), "seed \(seed)")
        #expect(twice.spelled == once.spelled, "seed \(seed)")
      }
    }
  }

  /// Imports a conflict and gives the log's word on the screen that it becomes; of several conflicts, which the limits
  /// of sizes may add, the one that lists the most.
  private func again(_ log: String, as screen: String) throws -> LoggedConflict {
    let imported = story.workspace.run(["import-log", "-", "--screen", screen], input: log)
    try #require(imported.status == 0, "\(imported.messages)")
    let output = try story.workspace.run("explain \(screen) --format uikit").output
    return try #require(
      try ConflictLog(Array(output.utf8)).conflicts.max { $0.constraints.count < $1.constraints.count })
  }
}
