import Matrix
import Testing

@Suite("A memory of lists") struct ListMemoryTests {
  private struct Refusal: Error {}

  @Test("finds the value of a key once") func once() {
    var memory = ListMemory<[Int], Int>()
    var asked: [[Int]] = []
    func sum(_ list: [Int]) -> Int {
      memory.value(of: list) {
        asked.append(list)
        return list.reduce(0, +)
      }
    }
    #expect([[1, 2], [4], [1, 2]].map(sum) == [3, 4, 3])
    #expect(asked == [[1, 2], [4]])
  }

  @Test("keeps nothing of what fails") func failure() throws {
    var memory = ListMemory<String, Int>()
    #expect(throws: Refusal.self) { try memory.value(of: "key") { throw Refusal() } }
    #expect(memory.value(of: "key") { 7 } == 7)
  }
}
