import DesignModel
import TestSupport
import Testing

@Suite("The changes of a list") struct ListChangeTests {
  private func names(_ text: String) -> [ScreenState] { text.map { ScreenState(String($0)) } }

  @Test(
    "are the fewest",
    arguments: [
      ("abc", "abc", 0), ("abc", "xabc", 1), ("abc", "ac", 1), ("abcdef", "fabcde", 1), ("abcd", "bcda", 1),
      ("abcd", "dcba", 3), ("", "abc", 3), ("abc", "", 3), ("abcde", "axcye", 4), ("abcdefg", "gbcdefa", 2),
    ])
  func fewest(old: String, new: String, count: Int) {
    let changes = names(old).changes(to: names(new))
    #expect(changes.count == count)
    #expect(names(old).applying(changes) == names(new))
    #expect(names(new).applying(changes.map(\.reversed)) == names(old))
  }

  @Test("lead there and back between any two lists")
  func anyLists() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<500 {
      let (old, new) = (random.headers(), random.headers())
      let changes = old.changes(to: new)
      #expect(old.applying(changes) == new)
      #expect(new.applying(changes.map(\.reversed)) == old)
    }
  }

  @Test("apply to nothing else than the list that they start from")
  func disagreement() {
    let changes = names("abc").changes(to: names("axc"))
    #expect(names("ac").applying(changes) == nil)
    #expect(names("axbc").applying(changes) == nil)
    let renamed = [ScreenHeader(id: "a", name: "b")].changes(to: [ScreenHeader(id: "a", name: "c")])
    #expect([ScreenHeader(id: "a", name: "x")].applying(renamed) == nil)
  }
}

extension SeededNumbers {
  /// A list of a few headers out of a dozen, in any order.
  fileprivate mutating func headers() -> [ScreenHeader] {
    let ids = (0..<12).shuffled(using: &self).prefix(Int.random(in: 0...12, using: &self))
    return ids.map { ScreenHeader(id: .init("s\($0)"), name: "n\(Int.random(in: 0...1, using: &self))") }
  }
}
