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

  @Test("says how many revisions were tried between the two") func effort() throws {
    #expect(try effort(tried: 3, of: 12) == "tried 3 of the 10 revisions between them")
    #expect(try effort(tried: 0, of: 2) == "there are no revisions between the two")
  }
}
