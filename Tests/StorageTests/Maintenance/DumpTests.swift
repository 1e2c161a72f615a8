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
    try store.dump { lines.append($0.line) }
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
    #expect(before[0] == #"{"format":1,"type":"workbench"}"#)
    let types = try before.map { try JSON(parsing: $0)["type"]!.text! }
    let order = types.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      order == [
        "workbench", "device", "profile", "screen", "state", "view", "guide", "constraint", "variation",
        "assertion", "text", "suppression",
        "screen", "view",
        "screen", "view", "content", "revision", "tag", "branch", "checkout", "operation",
      ])
    _ = try store.commit(message: "c")
    let after = try lines(store)
    let difference = after.difference(from: before)
    // The branch goes on; everything else stays as it is.
    let added = try difference.insertions.map { change in
      guard case .insert(_, let line, _) = change else { return "" }
      return try JSON(parsing: line)["type"]!.text!
    }
    #expect(added == ["content", "revision", "branch", "checkout"] && difference.removals.count == 2)
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
        [#"{"type":"workbench","format":2}"#],
        "line 1 of the dump: the dump has format 2, this program reads 1; update workbench"
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
    let error = #expect(throws: LoadError.self) { try Store.load(at: folder("b.db"), lines: lines) }
    #expect(error?.description == sentence)
    #expect(folder.names == [])
  }

  @Test("whose revision was changed is refused")
  func revision() throws {
    let dump = try lines(rich()).map { $0.replacingOccurrences(of: "quoted", with: "forged") }
    let error = #expect(throws: LoadError.self) { try Store.load(at: folder("b.db"), lines: dump) }
    #expect(error?.reason == "v1 is not the one of its hash")
  }

  private static let header = #"{"type":"workbench","format":1}"#
}
