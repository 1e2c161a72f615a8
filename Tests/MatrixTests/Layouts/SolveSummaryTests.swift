import DesignModel
import Matrix
import Testing

@Suite("A summary of solving") struct SolveSummaryTests {
  @Test("has a line for each screen, then what to look at") func lines() throws {
    var summary = SolveSummary { "solve \($0.name) --profile \($1)" }
    var tally = LayoutTally()
    tally.add(
      LayoutTroubles(
        ScreenLayout(views: [], conflicts: [Conflict(members: [])], ambiguities: [], anchors: [])),
      on: [0, 1])
    let work = ProfileMatrix.Work(profiles: 2, nanoseconds: 1_000_000_000)
    summary.add(tally, of: try .placedBox("login"), example: Profile(device: "iphone-16"), work)
    summary.add(LayoutTally(), of: try .placedBox("empty"), example: nil, work)
    let lines = summary.text.split(separator: "\n")
    #expect(lines[1].split(separator: " ") == ["login", "2", "2", "0", "0"])
    #expect(lines[2].split(separator: " ") == ["empty", "0", "0", "0", "0"])
    let name = Profile(device: "iphone-16").name
    #expect(lines.dropFirst(3) == ["look closer: solve login --profile \(name)"])
    #expect(summary.speed == "reused the layouts of 4 profiles in 2 s")
  }
}
