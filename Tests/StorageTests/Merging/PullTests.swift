import DesignModel
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Pulling") struct PullTests {
  let folder = TemporaryFolder()
  let store: Store
  let asked = EditRecord(command: "pull", line: "pull b.db")

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    _ = try store.commit(message: "base")
  }

  /// A copy of the store, edited and committed so many times.
  private func copy(_ name: String, commits: Int, seed: Int = 1) throws -> Store {
    try store.backUp(to: folder(name))
    let copy = try Store.open(at: folder(name))
    var script = RandomEdits(seed: seed, prefix: name.prefix(1).description)
    for number in 0..<commits {
      try script.run(2, in: copy)
      _ = try copy.commit(message: "\(name) \(number)")
    }
    return copy
  }

  @Test("takes what is missing under new numbers, parents first, and knows it again", arguments: 0..<6)
  func taking(seed: Int) throws {
    let other = try copy("b.db", commits: 3, seed: seed)
    try store.edit(record()) { try $0.addScreen(named: "mine") }
    _ = try store.commit(message: "mine")
    let (pulled, outcome) = try store.pull(from: other, asked)
    #expect(pulled.taken.map(\.name) == ["v3", "v4", "v5"] && pulled.taken.map(\.parent) == [1, 3, 4])
    #expect(pulled.branch == "main" && !pulled.hasUncommitted)
    #expect(try pulled.taken.map(\.hash) == other.log().reversed().dropFirst().map(\.hash))
    guard case .open(let merge, let clashes, _) = outcome else { return #expect(Bool(false)) }
    #expect(merge.bases == [1] && merge.theirs == 5 && clashes.isEmpty)
    #expect(try store.commit(message: merge.message).parents == [2, 5])
    #expect(try store.verify() == [] && store.design(at: "v5") == other.design())
    let again = try store.pull(from: other, asked)
    #expect(again.pulled.taken.isEmpty)
    guard case .alreadyMerged = again.outcome else { return #expect(Bool(false)) }
    // The other goes on to the merge.
    guard case .fastForward(let head) = try other.pull(from: store, asked).outcome else {
      return #expect(Bool(false))
    }
    #expect(try head.hash == store.head()?.hash && other.design() == store.design())
    #expect(
      try other.verify() == [] && other.info().isChanged == false && other.info().unsavedOperations == 0)
  }

  @Test(
    "from a store that strangers wrote leaves this one as it was",
    arguments: [
      "INSERT INTO tag VALUES ('../x' || char(10), 2)",
      "DROP TRIGGER revision_stays; UPDATE revision SET time = 'now' || char(10) WHERE number = 2",
      "DROP TRIGGER revision_stays; UPDATE revision SET parent = 2 WHERE number = 2",
      "DROP TRIGGER revision_stays; UPDATE revision SET parent = 77 WHERE number = 2",
      "DROP TRIGGER content_stays; UPDATE content SET body = '{}'",
      "DROP TRIGGER revision_change_stays; UPDATE revision_change SET name = '../x' WHERE revision = 2",
    ])
  func strangers(sql: String) throws {
    let other = try copy("b.db", commits: 1)
    other.close()
    let before = try store.dumped()
    let stranger = try Database(path: folder("b.db"), mode: .readWrite)
    try stranger.execute(sql)
    stranger.close()
    let looked = try Store.open(at: folder("b.db"), mode: .looking)
    #expect(throws: (any Error).self) { try store.pull(from: looked, asked) }
    #expect(try store.dumped() == before && store.verify() == [])
  }

  @Test("refuses a revision whose list calls a screen otherwise than its content does") func misnamed() throws
  {
    let other = try copy("b.db", commits: 1)
    let rows = RevisionRows(database: other.database)
    var revision = try #require(try other.head())
    let entries = try rows.entries(of: revision.number).map {
      ScreenEntry(id: $0.id, name: "\($0.name)-2", hash: $0.hash)
    }
    let parent = revision
    (revision.number, revision.parent) = (3, parent.number)
    revision.designHash = Revision.designHash(
      entries, devices: revision.devicesHash, profiles: revision.profilesHash)
    revision.hash = revision.computedHash(parents: [parent.hash])
    try other.writing {
      try rows.insert(revision, entries)
      try rows.moveBranch(to: 3)
    }
    let before = try store.dumped()
    #expect(throws: MergeError.tampered(other.path, revision: "v3")) { try store.pull(from: other, asked) }
    #expect(try store.dumped() == before && store.verify() == [])
  }

  @Test("is all or nothing")
  func refusals() throws {
    let other = try copy("b.db", commits: 2)
    try other.edit(record()) { try $0.addScreen(named: "uncommitted") }
    try store.edit(record()) { try $0.addScreen(named: "x") }
    #expect(throws: RevisionError.uncommitted(since: "v1")) { try store.pull(from: other, asked) }
    _ = try store.undo()
    #expect(throws: RevisionError.unknownBranch("x", among: ["main"])) {
      try store.pull(from: other, branch: "x", asked)
    }
    try other.database.execute(
      "DROP TRIGGER revision_stays; UPDATE revision SET message = 'x' WHERE number = 3")
    #expect(throws: MergeError.tampered(other.path, revision: "v3")) { try store.pull(from: other, asked) }
    #expect(try store.log(all: true).map(\.name) == ["v1"] && store.verify() == [])
    let stranger = try Store.create(at: folder("c.db"))
    #expect(throws: MergeError.nothingCommitted(stranger.path)) { try store.pull(from: stranger, asked) }
    try stranger.edit(record()) { try $0.addScreen(named: "x") }
    _ = try stranger.commit(message: "x")
    #expect(throws: MergeError.unrelated(stranger.path)) { try store.pull(from: stranger, asked) }
  }

  @Test("takes tags whose names are free, and keeps its own where a name means something else")
  func tags() throws {
    let other = try copy("b.db", commits: 2)
    for (name, revision) in [("first", "v1"), ("shared", "v3"), ("main-2", "v2"), ("draft", "v3")] {
      try other.addTag(name, to: revision)
    }
    try other.edit(record()) { try $0.addScreen(named: "aside") }
    _ = try other.switchToNewBranch("aside")
    _ = try other.commit(message: "aside")
    try other.addTag("elsewhere", to: "v4")
    _ = try other.switchBranch(to: "main", asked)
    try store.addTag("shared", to: "v1")
    try store.addTag("first", to: "v1")
    try store.addBranch("draft")
    let pulled = try store.pull(from: other, asked).pulled
    #expect(pulled.tags == [Tag(name: "main-2", revision: 2)])
    #expect(pulled.keptTags == ["draft", "shared"])
    #expect(try store.tags().map(\.name) == ["first", "main-2", "shared"])
    #expect(try store.tags().map(\.revision) == [1, 2, 1])
    #expect(try store.pull(from: other, asked).pulled.tags.isEmpty)
    // A revision that comes later brings its tag along.
    #expect(try store.pull(from: other, branch: "aside", asked).pulled.tags.map(\.name) == ["elsewhere"])
  }

  @Test("only looks at the other store, even if that is older")
  func looking() throws {
    let other = try copy("b.db", commits: 1)
    try other.edit(record()) { try $0.addScreen(named: "uncommitted") }
    other.close()
    let before = try contents("b.db")
    let looked = try Store.open(at: folder("b.db"), mode: .looking)
    #expect(try store.pull(from: looked, asked).pulled.hasUncommitted)
    looked.close()
    #expect(try contents("b.db") == before)
    let older = try Store.open(at: folder("b.db"))
    try older.database.execute("PRAGMA user_version = 1")
    older.close()
    #expect(
      throws: StoreError.olderSchema(folder("b.db"), schema: 1, known: Migration.schema)
    ) { try Store.open(at: folder("b.db"), mode: .looking) }
  }

  private func contents(_ name: String) throws -> [String] {
    var lines: [String] = []
    try Store.open(at: folder(name)).dump { lines.append($0) }
    return lines
  }
}

extension Store {
  func dumped() throws -> [String] {
    var lines: [String] = []
    try dump { lines.append($0) }
    return lines
  }
}
