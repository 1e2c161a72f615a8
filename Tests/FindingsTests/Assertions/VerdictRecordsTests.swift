import DesignLanguage
import Testing

@testable import DesignModel
@testable import Findings

@Suite("Words on assertions") struct VerdictRecordsTests {
  private func verdicts() throws -> [AssertionVerdict] {
    var screen = try MadeUp.screen()
    try screen.addAssertion(try Claim(parsing: "title.width >= 10", in: screen), message: "room", id: "wide")
    try screen.addAssertion(try Claim(parsing: "note.width >= 10", in: screen), id: "other")
    var tally = AssertionTally(screen, try MadeUp.resolved())
    for place in 0..<4 {
      tally.add { index in
        index == 1 || place != 1 ? .holds : .fails(Verdict.Failure(reason: "5 short", distance: 5))
      }
    }
    return tally.verdicts()
  }

  @Test("say where one fails and by how much") func failing() throws {
    let verdicts = try verdicts()
    let name = MadeUp.profiles[1].name
    #expect(verdicts[0].sentence.hasPrefix("wide: title.width >= 10 fails "))
    #expect(verdicts[0].sentence.hasSuffix("; worst on \(name): 5 short"))
    #expect(verdicts[1].sentence == "other: note.width >= 10 holds")
    let lines = verdicts[0].lines
    #expect(lines.count == 3 && lines[1] == "         room" && lines[2] == "         on \(name): 5 short")
  }

  @Test("begin each screen with how many hold") func paragraphs() throws {
    let lines = try verdicts().text.split(separator: "\n")
    #expect(lines.first == "demo: 1 of 2 assertions hold" && lines.last == "  holds  other: note.width >= 10")
  }
}
