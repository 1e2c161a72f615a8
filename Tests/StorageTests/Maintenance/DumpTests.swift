import DesignModel
import Foundation
import Notation
import Testing

@testable import Storage

@Suite("A dump") struct DumpTests {
  let folder = TemporaryFolder()

  /// A store with two revisions, a tag, a journal with an undone end, and changes since.
  private func rich() throws -> Store {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "a \"quoted\" one", author: "ann")
    try store.addTag("alpha")
    let asked = EditRecord(
      command: "edit", arguments: ["n": .number(1.5), "list": [nil, true]], line: "edit 1.5")
    try store.editAll { batch in
      try batch.edit(asked) { try $0.renameScreen(named: "empty", to: "full") }
      try batch.edit(asked) { try $0.removeProfiles(named: ["phone/portrait"]) }
    }
    _ = try store.commit(message: "b")
    try store.edit(asked) { try $0.addScreen(named: "x") }
    try store.edit(asked) { try $0.removeScreen(named: "login") }
    _ = try store.undo()
    return store
  }

  private func lines(_ store: Store) throws -> [String] {
    var lines: [String] = []
    try store.dump { lines.append($0) }
    return lines
  }

  @Test("loads into a store that dumps the same bytes")
  func roundTrip() throws {
    let store = try rich()
    let dump = try lines(store)
    let copy = try Store.load(at: folder("b.db"), lines: dump)
    #expect(try lines(copy) == dump)
    #expect(try copy.verify() == [])
    #expect(try copy.design() == store.design())
    #expect(try copy.log() == store.log() && copy.tags() == store.tags())
    #expect(try copy.redo().count == 1 && copy.undo().count == 1 && copy.undo().count == 1)
    #expect(try copy.undo().count == 2)
    #expect(try copy.design() == Sample.design())
    #expect(try copy.design(at: "alpha") == Sample.design())
  }

  @Test("is one object a line, the header first, in an order that new revisions only append to")
  func order() throws {
    let store = try rich()
    let before = try lines(store)
    #expect(before[0] == #"{"format":2,"type":"workbench"}"#)
    let types = try before.map { try JSON(parsing: $0)["type"]!.text! }
    let order = types.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      order == [
        "workbench", "device", "profile", "screen", "state", "view", "guide", "constraint", "variation",
        "assertion", "text", "suppression",
        "screen", "view",
        "screen", "view", "content", "revision", "tag", "branch", "checkout", "operation", "end",
      ])
    _ = try store.commit(message: "c")
    let after = try lines(store)
    let difference = after.difference(from: before)
    // The branch goes on; everything else stays as it is.
    let added = try difference.insertions.map { change in
      guard case .insert(_, let line, _) = change else { return "" }
      return try JSON(parsing: line)["type"]!.text!
    }
    #expect(added == ["content", "revision", "branch", "checkout", "end"] && difference.removals.count == 3)
  }

  @Test(
    "that was tampered with is refused with its line, and no store is made",
    arguments: [
      (["nonsense"], "line 1 of the dump: expected a JSON value at byte 1"),
      ([], "line 0 of the dump: the dump is empty"),
      (
        [#"{"type":"device"}"#],
        #"line 1 of the dump: a dump starts with its one header {"format":…,"type":"workbench"}"#
      ),
      (
        [#"{"type":"workbench","format":3}"#],
        "line 1 of the dump: the dump has format 3, this program reads 2; update workbench"
      ),
      ([Self.header, "", #"{"type":"thing"}"#], "line 3 of the dump: unknown type 'thing'"),
      (
        [Self.header, #"{"type":"state","screen":"a","state":"b"}"#],
        "line 2 of the dump: the screen 'a' must stand before it"
      ),
      (
        [Self.header, #"{"type":"screen","id":"a","name":"a"}"#],
        "line 2 of the dump: screen 'a'.views: the first view must be 'root', without a parent"
      ),
      (
        [Self.header, #"{"type":"content","hash":"x","kind":"devices","body":[]}"#],
        "line 2 of the dump: the content is not the one of its hash"
      ),
      (
        [Self.header, #"{"type":"tag","tag":"a","revision":1}"#],
        "line 2 of the dump: FOREIGN KEY constraint failed"
      ),
    ])
  func refusals(lines: [String], sentence: String) {
    let error = #expect(throws: LoadError.self) {
      try Store.load(at: folder("b.db"), lines: lines, mayBeCut: true)
    }
    #expect(error?.description == sentence)
    #expect(folder.names == [])
  }

  @Test("whose revision was changed is refused")
  func revision() throws {
    let dump = try lines(rich()).map { $0.replacingOccurrences(of: "quoted", with: "forged") }
    let error = #expect(throws: LoadError.self) { try Store.load(at: folder("b.db"), lines: dump) }
    #expect(error?.reason == "v1 is not the one of its hash")
  }

  @Test("without its last line, or with one that speaks of other lines, is refused") func cut() throws {
    let dump = try lines(rich())
    func refusal(_ lines: [String], mayBeCut: Bool = false) -> String? {
      let error = #expect(throws: LoadError.self) {
        try Store.load(at: folder("b.db"), lines: lines, mayBeCut: mayBeCut)
      }
      return error?.reason
    }
    #expect(
      refusal(dump.dropLast())?.hasPrefix("the dump is cut off: its last line, of type 'end', is missing")
        == true)
    for index in [3, dump.count - 2] {
      var shorter = dump
      shorter.remove(at: index)
      for mayBeCut in [true, false] {
        let reason = try #require(refusal(shorter, mayBeCut: mayBeCut))
        // A line that others speak of is missed before.
        if index > 3 { #expect(reason.contains("before the last, which counts \(dump.count - 1)")) }
      }
    }
    let other = dump.map { $0.replacingOccurrences(of: "edit 1.5", with: "edit 2.5") }
    #expect(refusal(other)?.hasPrefix("the lines before the last are not those of its hash") == true)
    #expect(
      refusal(dump + [#"{"type":"tag","tag":"x","revision":1}"#]) == "the dump goes on after its last line")
    #expect(folder.names == ["a.db"])
    _ = try Store.load(at: folder("b.db"), lines: other.dropLast(), mayBeCut: true)
  }

  @Test("of an older program has no last line, and loads where that is said") func older() throws {
    var old = try lines(rich())
    let whole = old
    old[0] = #"{"format":1,"type":"workbench"}"#
    old.removeLast()
    let error = #expect(throws: LoadError.self) { try Store.load(at: folder("b.db"), lines: old) }
    #expect(error?.reason.contains("made by an older workbench, or cut off") == true)
    #expect(try lines(Store.load(at: folder("b.db"), lines: old, mayBeCut: true)) == whole)
  }

  private static let header = #"{"type":"workbench","format":1}"#
}
