import History
import Testing

@Suite("A bisection that can't begin") struct BisectErrorTests {
  private func sentence(_ error: BisectError) -> String { "\(error)" }

  @Test("says which end is not what it should be, and what to name instead") func ends() {
    #expect(
      sentence(.end("v9", .bad, .good, "a1 fails"))
        == "v9, the bad end, is good, where this was looked for: a1 fails; name another revision with --bad")
    #expect(
      sentence(.end("v1", .good, .bad, "a1 fails"))
        == "v1, the good end, is bad already: a1 fails; name another revision with --good")
    #expect(
      sentence(.end("v1", .good, .skipped, "a1 fails"))
        == "v1 can't be tried; name others with --good and --bad")
  }

  @Test("says what is missing or too much") func questions() {
    #expect(sentence(.nothingAsked) == "nothing to look for; give --assertion, --rule or --run")
    #expect(
      sentence(.severalAsked) == "--assertion, --rule and --run exclude each other; leave all but one out")
    #expect(sentence(.commandWithScreens).hasPrefix("--run leaves it to the command what is checked; "))
    #expect(sentence(.onlyOne("v1")).hasPrefix("v1 is the only revision there; "))
  }
}
