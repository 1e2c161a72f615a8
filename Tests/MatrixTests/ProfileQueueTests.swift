import Testing

@testable import Matrix

@Suite("A queue of judgements") struct ProfileQueueTests {
  private final class Token: Sendable {}

  @Test("hands them out in the order of the profiles, whatever order they come in") func order() {
    var queue = ProfileQueue<String>(count: 4)
    queue.add(ProfileMatrix.Judged(judgement: "late", places: [1, 3]))
    #expect(queue.next() == nil)
    queue.add(ProfileMatrix.Judged(judgement: "early", places: [0, 2]))
    var found: [String] = []
    while let (place, judgement) = queue.next() { found.append("\(place) \(judgement)") }
    #expect(found == ["0 early", "1 late", "2 early", "3 late"])
  }

  @Test("lets go of a judgement after its last profile") func releases() {
    var queue = ProfileQueue<Token>(count: 2)
    weak var kept: Token?
    do {
      let token = Token()
      kept = token
      queue.add(ProfileMatrix.Judged(judgement: token, places: [0, 1]))
    }
    _ = queue.next()
    #expect(kept != nil)
    _ = queue.next()
    #expect(kept == nil)
  }
}
