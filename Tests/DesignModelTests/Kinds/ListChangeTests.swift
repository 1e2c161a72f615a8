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

  @Test("are the same whether made one set after another or each on its own", arguments: [12, 60])
  func replayed(most: Int) {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<50 {
      var list = ReplayedList(random.headers(of: most))
      for _ in 0..<20 {
        let new = random.headers(of: most)
        let fits = list.apply(list.objects.changes(to: new))
        #expect(fits)
        #expect(list.objects == new)
      }
    }
  }

  @Test("take time for what changed, not for what stayed") func work() {
    let asked = Asked()
    var list = (0..<1000).map { CountingObject(key: "o\($0)", asked: asked) }
    var replay = ReplayedList(list)
    asked.count = 0
    for step in 0..<1000 {
      let old = list
      switch step % 4 {
      case 0: list.append(CountingObject(key: "n\(step)", asked: asked))
      case 1: list.remove(at: step % list.count)
      case 2: list[step % list.count].value += 1
      default: list.insert(CountingObject(key: "n\(step)", asked: asked), at: step % list.count)
      }
      let fits = replay.apply(old.changes(to: list))
      #expect(fits)
    }
    #expect(replay.objects.map(\.key) == list.map(\.key))
    #expect(asked.count < 60_000)
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
  /// A list of some headers out of so many, in any order.
  fileprivate mutating func headers(of most: Int = 12) -> [ScreenHeader] {
    let ids = (0..<most).shuffled(using: &self).prefix(Int.random(in: 0...most, using: &self))
    return ids.map { ScreenHeader(id: .init("s\($0)"), name: "n\(Int.random(in: 0...1, using: &self))") }
  }
}

/// How often objects were asked for their key, or compared.
private final class Asked: @unchecked Sendable { var count = 0 }

private struct CountingObject: ModelObject {
  static let kind = ObjectKind.screen
  private let name: String
  private let asked: Asked
  var value = 0

  init(key: String, asked: Asked) { (name, self.asked) = (key, asked) }

  var key: String {
    asked.count += 1
    return name
  }

  static func == (one: Self, other: Self) -> Bool {
    one.asked.count += 1
    return one.name == other.name && one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
