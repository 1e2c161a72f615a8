import DesignModel
import Testing

@testable import ConflictLog

@Suite("A console's log") struct ConflictLogTests {
  private static func read(_ log: String) throws -> ConflictLog { try ConflictLog(Array(log.utf8)) }

  @Test("gives its conflicts, with what is broken, a wrapped line joined") func cell() throws {
    let log = try Self.read(SampleLogs.cell)
    #expect(log.notes.isEmpty)
    let conflict = try #require(log.conflicts.first)
    #expect(log.conflicts.count == 1 && conflict.constraints.count == 4 && conflict.line == 1)
    #expect(conflict.broken?.address == 0x600002a0d5e0)
    #expect(conflict.constraints[3].head.identifier == "UIView-Encapsulated-Layout-Height")
    #expect(conflict.constraints[3].constant == 44)
  }

  @Test("may be a device's, and what can't be read is named with its line") func device() throws {
    let log = try Self.read(SampleLogs.old)
    #expect(log.conflicts.map(\.constraints.count) == [5])
    #expect(
      log.notes.map { "\($0.line): \($0.text)" } == [
        "8: 'NSLayoutConstraint:0x15d6 something else': there is no relation '==', '<=' or '>=' between two anchors that "
          + "are known; left out"
      ])
  }

  @Test("may hold several conflicts, of which one that is repeated counts once") func several() throws {
    let log = try Self.read(SampleLogs.cell + "other words\n" + SampleLogs.old + SampleLogs.cell)
    #expect(log.conflicts.map(\.constraints.count) == [4, 5])
    #expect(log.notes.map(\.text).last == "the conflict is that of line 1 again; left out")
  }

  @Test("may be a list alone, on one line or with Windows line ends") func lists() throws {
    let one =
      "( \"<NSLayoutConstraint:0x1 UIView:0x2.width == 4>\", \"<NSLayoutConstraint:0x3 UIView:0x2.width == 5>\" )"
    #expect(try Self.read(one).conflicts.map(\.constraints.count) == [2])
    let windows = SampleLogs.cell.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    #expect(try Self.read(windows).conflicts.map(\.constraints.count) == [4])
  }

  @Test("may list a constraint twice") func duplicates() throws {
    let entry = "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 4>\"\n"
    #expect(try Self.read(entry + entry).conflicts[0].constraints.count == 1)
  }

  @Test(
    "that holds no conflict is refused",
    arguments: ["", "all is well\n", "Unable to simultaneously satisfy constraints.\n(\n)\n", "\u{0}\n<"])
  func nothing(log: String) { #expect(throws: ConflictLogError.noConflict) { try Self.read(log) } }

  @Test("that holds too much is refused") func tooMuch() {
    let limits = ConflictLog.limits
    let isTooLarge = (try? ConflictLog([UInt8](repeating: 0x0a, count: limits.bytes + 1))) == nil
    #expect(isTooLarge)
    let conflict = "Unable to simultaneously satisfy constraints.\n"
    let conflicts = (0...limits.conflicts).map {
      "\(conflict)<NSLayoutConstraint:0x\($0) UIView:0x2.width == 4>\n"
    }
    #expect(throws: ConflictLogError.tooManyConflicts(limit: limits.conflicts)) {
      try Self.read(conflicts.joined())
    }
    let constraints = (10_000...10_000 + limits.constraints).map {
      "<NSLayoutConstraint:0x\($0) UIView:0x2.width == 4>\n"
    }
    #expect(throws: ConflictLogError.tooManyConstraints(line: 1, limit: limits.constraints)) {
      try Self.read(constraints.joined())
    }
  }

  @Test(
    "is refused in one sentence",
    arguments: [
      (
        ConflictLogError.noConflict,
        "the log holds no conflict; give it the lines from 'Unable to simultaneously satisfy constraints' on"
      ),
      (.tooLarge(limit: 64 << 20), "the log is larger than 64 MB; cut out the part that holds the conflicts"),
      (.tooManyConflicts(limit: 500), "the log holds more than 500 conflicts; import it in parts"),
      (
        .tooManyConstraints(line: 3, limit: 1000),
        "the conflict in line 3 lists more than 1000 constraints; cut out those that matter"
      ),
    ])
  func sentences(error: ConflictLogError, sentence: String) { #expect("\(error)" == sentence) }

  @Test("may have lines that are too long, or constraints that are cut off") func damaged() throws {
    let long = String(repeating: "x", count: ConflictLog.limits.lineBytes + 1)
    let log = try Self.read(
      "\(long)\n<NSLayoutConstraint:0x1 UIView:0x2.width == 4>\n<NSLayoutConstraint:0x2 UIView:0x2.w")
    #expect(
      log.notes.map(\.text) == [
        "the line is longer than 65536 bytes; left out",
        "'NSLayoutConstraint:0x2 UIView:0x2.w': the constraint is cut off; left out",
      ])
  }

  @Test("lists no more than so many lines that say nothing") func manyNotes() throws {
    let limit = ConflictLog.limits.notes
    let entry = "<NSLayoutConstraint:0x1 UIView:0x2.width == 4>\n"
    let log = try Self.read(entry + String(repeating: "<NSLayoutConstraint:0x3 nothing>\n", count: limit + 5))
    #expect(log.notes.count == limit + 1)
    #expect(log.notes.last == LogNote(limit + 2, "from here on nothing more is listed"))
  }
}
