import Notation
import Testing

@testable import Storage

@Suite("Lists that keep account of objects") struct KeyedListMergeTests {
  private static let list = KeyedList(key: ["kind", "object"], incidental: ["line"])

  /// Entries written as `object:line:digest`.
  private func entries(_ text: String) -> JSON {
    .array(
      text.split(separator: " ").map { word in
        let parts = word.split(separator: ":").map(String.init)
        return [
          "kind": "view", "object": .string(parts[0]), "line": .number(Double(parts[1])!),
          "digest": .string(parts[2]),
        ]
      })
  }

  private func merged(_ base: String, ours: String, theirs: String) -> JSON {
    Self.list.merged(Three(base: entries(base), ours: entries(ours), theirs: entries(theirs)))
  }

  @Test("take each entry from the side that changed it, and ours where both did") func changes() {
    #expect(merged("a:1:x b:2:x", ours: "a:5:x b:6:y", theirs: "a:1:z b:2:x") == entries("a:1:z b:6:y"))
    #expect(merged("a:1:x", ours: "a:2:y", theirs: "a:3:z") == entries("a:2:y"))
    #expect(merged("a:1:x", ours: "a:2:x", theirs: "a:3:z") == entries("a:3:z"))
  }

  @Test("lose what one side removed unless the other changed more than its line") func removals() {
    #expect(merged("a:1:x b:2:x", ours: "a:1:x", theirs: "a:4:x b:5:x") == entries("a:4:x"))
    #expect(merged("a:1:x b:2:x", ours: "a:1:x", theirs: "a:1:x b:5:y") == entries("a:1:x b:5:y"))
  }

  @Test("have what each side added where it follows the same") func order() {
    #expect(
      merged("a:1:x b:2:x", ours: "a:1:x n:2:x b:3:x", theirs: "t:1:x a:2:x b:3:x u:4:x")
        == entries("t:1:x a:2:x n:2:x b:3:x u:4:x"))
    #expect(
      merged("a:1:x b:2:x", ours: "b:1:x a:2:x", theirs: "a:1:x b:2:x t:3:x") == entries("b:1:x t:3:x a:2:x"))
  }
}
