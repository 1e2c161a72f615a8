import DesignModel
import Foundation
import SQLite
import Testing

@testable import Storage

@Suite("Opening a store") struct OpenStoreTests {
  let folder = TemporaryFolder()
  var path: String { folder("a.db") }

  @Test("distinguishes a file that is missing, a folder, and files of others")
  func strangers() throws {
    #expect(throws: StoreError.missing(path)) { try Store.open(at: path) }
    #expect(throws: StoreError.cannotOpen(folder.path, reason: "it is a folder")) {
      try Store.open(at: folder.path)
    }
    try Data().write(to: URL(fileURLWithPath: folder("empty.db")))
    #expect(throws: StoreError.empty(folder("empty.db"))) { try Store.open(at: folder("empty.db")) }
    try Data("plain text, and more than a header of it".utf8).write(
      to: URL(fileURLWithPath: folder("text.db")))
    #expect(throws: StoreError.notSQLite(folder("text.db"))) { try Store.open(at: folder("text.db")) }
    try Database(path: folder("other.db"), mode: .create).execute(
      "CREATE TABLE t (x); PRAGMA user_version = 2")
    #expect(throws: StoreError.foreign(folder("other.db"))) { try Store.open(at: folder("other.db")) }
    #expect(folder.names == ["empty.db", "other.db", "text.db"])
  }

  @Test("refuses the store of a newer program", arguments: [Store.Mode.reading, .writing])
  func newer(mode: Store.Mode) throws {
    let store = try Store.create(at: path)
    try store.database.execute("PRAGMA user_version = 99")
    #expect(throws: StoreError.newerSchema(path, schema: 99, known: Migration.schema)) {
      try Store.open(at: path, mode: mode)
    }
  }

  @Test("leaves nothing beside the file when all are closed")
  func tidy() throws {
    let store = try Store.create(at: path)
    _ = try store.edit(record()) { try $0.addScreen(named: "login") }
    store.close()
    let reader = try Store.open(at: path, mode: .reading)
    #expect(try reader.snapshot().entries.count == 1)
    reader.close()
    #expect(folder.names == ["a.db"])
  }

  @Test("reads from a file and a folder that can't be written, and refuses to write there")
  func readOnly() throws {
    let store = try Store.create(at: path, design: try Sample.design())
    store.close()
    chmod(path, 0o444)
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    try asStranger {
      let reader = try Store.open(at: path, mode: .reading)
      #expect(!reader.isWritable)
      let design = try reader.design()
      #expect(try design == Sample.design())
      #expect(throws: StoreError.readOnly(path)) { try reader.commit(message: "x") }
      #expect(
        !reader.remember([
          SolvedLayout(
            screenHash: "x", environment: EnvironmentKey(LayoutEnvironment(size: .zero, scale: 1)),
            engine: "e",
            layout: ScreenLayout(views: []))
        ]))
      #expect(throws: StoreError.readOnly(path)) { try Store.open(at: path, mode: .writing) }
    }
  }

  @Test("reads a file that can't be written in a folder that can")
  func readOnlyFile() throws {
    let store = try Store.create(at: path, design: try Sample.design())
    store.close()
    chmod(path, 0o444)
    chmod(folder.path, 0o777)
    try asStranger {
      let design = try Store.open(at: path, mode: .reading).design()
      #expect(try design == Sample.design())
      #expect(throws: StoreError.readOnly(path)) { try Store.open(at: path, mode: .writing) }
    }
  }

  @Test("does not pass over changes that stand beside a store in a read-only folder")
  func unreadableJournal() throws {
    let store = try Store.create(at: path)
    let copy = TemporaryFolder()
    try store.edit(record()) { draft in try draft.addScreen(named: "login") }
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy("a.db") + ending)
    }
    chmod(copy.path, 0o555)
    defer { chmod(copy.path, 0o755) }
    try asStranger {
      #expect(throws: StoreError.unreadableJournal(copy("a.db"))) {
        try Store.open(at: copy("a.db"), mode: .reading)
      }
    }
    chmod(copy.path, 0o755)
    #expect(try Store.open(at: copy("a.db"), mode: .reading).snapshot().entries.map(\.name) == ["login"])
  }

  @Test("reports damage when it is met")
  func corrupt() throws {
    let store = try Store.create(at: path, design: try Sample.design())
    let rootPage = try store.database.first("SELECT rootpage FROM sqlite_schema WHERE name = 'view'") {
      $0.integer(0)
    }
    store.close()
    let handle = try #require(FileHandle(forUpdatingAtPath: path))
    let page = try #require(rootPage)
    try handle.seek(toOffset: UInt64(page - 1) * 4096)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    try handle.close()
    let damaged = try Store.open(at: path, mode: .reading)
    let error = #expect(throws: StoreError.self) { try damaged.design() }
    guard case .corrupt = error else {
      Issue.record("expected damage, not \(String(describing: error))")
      return
    }
    #expect(try damaged.verify().isEmpty == false)
  }
}

/// Runs `body` with no more rights on files than anybody has: tests may run as root.
///
/// Linux keeps a file system user for each thread.
func asStranger(_ body: () throws -> Void) throws {
  guard getuid() == 0 else { return try body() }
  let symbol = try #require(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"))
  let setFileSystemUser = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
  _ = setFileSystemUser(65534)
  defer { _ = setFileSystemUser(0) }
  try body()
}
