import DesignModel
import Foundation
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Merging files") struct MergeFilesTests {
  let folder = TemporaryFolder()
  let asked = EditRecord(command: "merge-files", line: "merge-files a b c")

  /// The files base.db, ours.db and theirs.db, the latter two edited by these.
  private func files(
    committed: Bool = true, _ ours: (Store) throws -> Void, _ theirs: (Store) throws -> Void
  ) throws -> Store {
    let base = try Store.create(at: folder("base.db"), design: try Sample.design())
    if committed { _ = try base.commit(message: "base") }
    try base.backUp(to: folder("ours.db"))
    try base.backUp(to: folder("theirs.db"))
    base.close()
    let other = try Store.open(at: folder("theirs.db"))
    try theirs(other)
    other.close()
    let store = try Store.open(at: folder("ours.db"))
    try ours(store)
    return store
  }

  private func set(_ view: ObjectID, _ attribute: ViewAttribute, to value: AttributeValue) -> (Store) throws
    ->
    Void
  {
    { store in
      try store.edit(record()) { draft in
        var screen = try draft.screen(named: "login")
        try screen.set(view, attribute, to: value)
        try draft.save(screen)
      }
    }
  }

  private func merge(_ store: Store) throws -> MergedFile {
    let before = try ["base.db", "theirs.db"].map { try Data(contentsOf: URL(filePath: folder($0))) }
    let merged = try store.merge(
      file: folder("theirs.db"), ancestor: folder("base.db"), author: "ann", asked)
    #expect(try ["base.db", "theirs.db"].map { try Data(contentsOf: URL(filePath: folder($0))) } == before)
    return merged
  }

  private func title(_ store: Store) throws -> Attributes {
    try store.snapshot().screen(named: "login").view("title")!.attributes
  }

  @Test("refuses a file of which somebody called a screen otherwise by hand") func misnamed() throws {
    let store = try files({ _ in }) {
      try $0.database.execute("UPDATE screen SET name = 'ho)rt' WHERE name = 'login'")
    }
    let before = try store.dumped()
    #expect(throws: (any Error).self) { try merge(store) }
    #expect(try store.dumped() == before && store.verify() == [])
  }

  @Test("joins what was never committed, by what both were made from", arguments: [true, false])
  func uncommitted(hasBase: Bool) throws {
    // The text is edited in the common file already, and not committed: only theirs goes on with it.
    let setText = set("title", .text, to: .text("Hello"))
    let base = try Store.create(at: folder("base.db"), design: try Sample.design())
    if hasBase { _ = try base.commit(message: "base") }
    try setText(base)
    for name in ["ours.db", "theirs.db"] { try base.backUp(to: folder(name)) }
    base.close()
    let (store, other) = (try Store.open(at: folder("ours.db")), try Store.open(at: folder("theirs.db")))
    try set("title", .lines, to: .number(4))(store)
    try set("title", .text, to: .text("Welcome"))(other)
    other.close()
    let merged = try merge(store)
    guard case .open(let open, let clashes, _) = merged.outcome else { return #expect(Bool(false)) }
    #expect(clashes.isEmpty && merged.frozen?.message == "Edits that were not committed")
    #expect(merged.frozen?.author == "ann" && open.bases != [merged.frozen?.number])
    #expect(try title(store).text(.text) == "Welcome" && title(store).number(.lines) == 4)
    _ = try store.commit(message: open.message)
    #expect(try store.verify() == [] && store.info().isChanged == false)
  }

  @Test("asks where both say something else, and undo doesn't reach beyond it") func clash() throws {
    let store = try files(set("title", .text, to: .text("A"))) { store in
      try set("title", .text, to: .text("B"))(store)
      try set("form", .spacing, to: .number(1))(store)
    }
    let merged = try merge(store)
    guard case .open(_, let clashes, _) = merged.outcome else { return #expect(Bool(false)) }
    #expect(clashes.map(\.base) == [.string("Sign in — \"now\"\n\u{1F600}")])
    #expect(clashes.map(\.ours) == ["A"] && clashes.map(\.theirs) == ["B"])
    #expect(throws: RevisionError.self) { try store.undo() }
    _ = try store.resolve([1], as: .theirs, asked)
    #expect(try title(store).text(.text) == "B")
    #expect(try store.commit(message: "both").parents == [2, 3])
    #expect(try store.verify() == [])
  }

  @Test("takes branches that are new or went on, and tags, and keeps what went two ways") func names() throws
  {
    let store = try files { store in
      try set("title", .lines, to: .number(7))(store)
      _ = try store.switchToNewBranch("both")
      _ = try store.commit(message: "ours")
      _ = try store.switchBranch(to: "main", record())
      try store.addBranch("waits", at: "v1")
      try store.addTag("here", to: "v2")
    } _: { store in
      try set("title", .lines, to: .number(8))(store)
      _ = try store.switchToNewBranch("both")
      _ = try store.commit(message: "theirs")
      try store.addBranch("waits")
      try store.addBranch("fresh")
      try store.addTag("here", to: "v1")
      try store.addTag("there", to: "v2")
      _ = try store.switchBranch(to: "main", record())
    }
    let merged = try merge(store)
    guard case .alreadyMerged = merged.outcome else { return #expect(Bool(false)) }
    #expect(merged.frozen == nil && merged.taken.map(\.name) == ["v3"])
    #expect(merged.branches.map(\.name) == ["fresh", "waits"] && merged.branches.map(\.revision) == [3, 3])
    #expect(merged.keptBranches.map(\.name) == ["both"] && merged.keptBranches.map(\.revision) == [3])
    #expect(merged.tags == [Tag(name: "there", revision: 3)] && merged.keptTags == ["here"])
    #expect(try store.branches().map(\.revision) == [2, 3, 1, 3] && store.verify() == [])
    let again = try merge(store)
    #expect(again.taken.isEmpty && again.branches.isEmpty && again.tags.isEmpty)
  }

  @Test("is all or nothing") func refusals() throws {
    let store = try files(set("title", .text, to: .text("A"))) { store in
      try set("title", .text, to: .text("B"))(store)
      _ = try store.commit(message: "theirs")
      try store.database.execute(
        "DROP TRIGGER revision_stays; UPDATE revision SET message = 'x' WHERE number = 2")
    }
    #expect(throws: MergeError.tampered(folder("theirs.db"), revision: "v2")) { try merge(store) }
    #expect(try store.log(all: true).map(\.name) == ["v1"] && store.info().isChanged)
    #expect(throws: StoreError.missing(folder("none.db"))) {
      try store.merge(file: folder("theirs.db"), ancestor: folder("none.db"), author: "", asked)
    }
    let stranger = try Store.create(at: folder("stranger.db"), design: try Sample.design())
    _ = try stranger.commit(message: "x")
    stranger.close()
    try Data().write(to: URL(filePath: folder("empty.db")))
    #expect(throws: MergeError.unrelated(folder("stranger.db"))) {
      try store.merge(file: folder("stranger.db"), ancestor: folder("empty.db"), author: "", asked)
    }
    #expect(try store.log(all: true).map(\.name) == ["v1"])
  }

  @Test("waits for a merge that is open on either side") func open() throws {
    let fork = try Fork()
    try fork.edit("main") { try $0.set("title", .text, to: .text("A")) }
    try fork.edit("draft") { try $0.set("title", .text, to: .text("B")) }
    try fork.store.backUp(to: fork.folder("b.db"))
    _ = try fork.merge()
    let (path, clean) = (fork.store.path, fork.folder("b.db"))
    #expect(throws: MergeError.open("draft")) {
      try fork.store.merge(file: clean, ancestor: clean, author: "", asked)
    }
    let other = try Store.open(at: clean)
    #expect(throws: MergeError.openThere(path)) {
      try other.merge(file: path, ancestor: clean, author: "", asked)
    }
    #expect(
      MergeError.openThere("b.db").description
        == "a merge is not committed yet in 'b.db'; commit it there, or take it back there with 'merge --abort'"
    )
  }

  @Test("reads a copy of an older file, which stays as it is") func older() throws {
    let database = try Database(path: folder("old.db"), mode: .create)
    try database.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA application_id = \(Store.applicationID);
      \(String(decoding: Migration.list[0].sql(), as: UTF8.self));
      INSERT INTO migration VALUES (1, 'm0001_working_state', '2026-01-01T00:00:00Z');
      PRAGMA user_version = 1
      """)
    database.close()
    let before = try Data(contentsOf: URL(filePath: folder("old.db")))
    let copy = try Store.openCopy(at: folder("old.db"))
    #expect(try copy.info().schema == Migration.schema && copy.design() == Design())
    _ = try copy.edit(record()) { try $0.addScreen(named: "more") }
    #expect(try copy.commit(message: "more").name == "v1" && copy.verify() == [])
    #expect(try Data(contentsOf: URL(filePath: folder("old.db"))) == before)
    #expect(throws: StoreError.missing(folder("none.db"))) { try Store.openCopy(at: folder("none.db")) }
  }
}
