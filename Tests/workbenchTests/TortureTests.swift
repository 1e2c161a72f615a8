import Foundation
import TestSupport
import Testing

/// Short runs of what `make torture` does at length.
@Suite("The store under torture", .startsProcesses) struct TortureTests {
  static func harness(_ name: String) -> String {
    let script = packageFolder.appending(path: "Tests/Torture/\(name)").path
    return "'\(script)' \"$(command -v workbench)\""
  }

  @Test("keeps every acknowledged edit, and none by halves, through kills at random instants") func kills()
    throws
  {
    let outcome = try Shell().run("\(Self.harness("kills.sh")) 45 60")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasSuffix(" 0 findings\n"), "\(outcome.output)")
  }

  @Test("is never called sound where a flipped bit changes its dump, and crashes nothing") func flips() throws
  {
    let outcome = try Shell().run("\(Self.harness("flips.sh")) 25")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasSuffix(" 0 findings\n"), "\(outcome.output)")
  }

  @Test("reads or refuses damaged storyboards and xibs, and crashes at none") func files() throws {
    let outcome = try Shell().run("\(Self.harness("files.sh")) 40")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasSuffix(" 0 findings\n"), "\(outcome.output)")
  }

  @Test("ends with an answer or a sentence where threads can't start or memory is short") func limits() throws
  {
    let outcome = try Shell().run("\(Self.harness("limits.sh")) 60 short")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.hasSuffix("\n0 findings\n"), "\(outcome.output)")
  }

  @Test("is checked anew after each of many saves, and the report follows") func saves() throws {
    let outcome = try Shell().run("\(Self.harness("saves.sh")) 8 0")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasPrefix("8 saves, "), "\(outcome.output)")
  }

  @Test("loses no edit of many writers, and shows readers whole revisions") func crowd() throws {
    let outcome = try Shell().run("\(Self.harness("crowd.sh")) 4 4 3")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasSuffix(" 0 findings\n"), "\(outcome.output)")
  }
}
