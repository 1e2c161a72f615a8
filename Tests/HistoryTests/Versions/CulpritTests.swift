import History
import Testing

@Suite("The culprit of a search") struct CulpritTests {
  private func effort(tried: Int, of count: Int) throws -> String {
    let history = try MadeUpHistory(.box(at: 100))
    let revision = try history.revision("v1")
    return Culprit(
      subject: "it fails", suspects: [revision], before: revision, failure: TrialOutcome(verdict: .bad),
      tried: tried, of: count
    ).effort
  }

  @Test("says how many revisions were tried between both ends") func effort() throws {
    #expect(try effort(tried: 3, of: 12) == "tried 3 of the 10 between both ends")
    #expect(try effort(tried: 0, of: 2) == "nothing lies between both ends")
  }
}
