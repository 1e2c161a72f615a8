import Auditing
import DesignModel
import Testing

@testable import Findings

@Suite("The order of findings") struct FindingOrderTests {
  @Test("is by rule, then by the place of the view in the screen, then by what else takes part") func order()
    throws
  {
    let screen = try MadeUp.screen(views: ["title", "note", "help"])
    let first = try MadeUp.finding(RuleList.all[0].card.name, of: "help")
    let pairs: [(ObjectID, ObjectID)] = [("title", "note"), ("title", "help"), ("note", "title")]
    let overlaps = try pairs.map { try MadeUp.finding("overlapping-views", of: $0, related: [$1]) }
    let sorted = ([overlaps[2], first, overlaps[1], overlaps[0]]).sorted(by: FindingOrder(screen), \.self)
    #expect(sorted == [first] + overlaps)
  }

  @Test("begins with what is about no view, and with what the screen doesn't have") func missing() throws {
    let screen = try MadeUp.screen()
    let found = [
      try MadeUp.finding("truncated-text", of: "title"), try MadeUp.finding("truncated-text"),
    ]
    #expect(found.sorted(by: FindingOrder(screen), \.self) == found.reversed())
  }
}
