import DesignModel
import Foundation
import SQLite
import Testing

@testable import Storage

@Suite("Making a store") struct CreateStoreTests {
  let folder = TemporaryFolder()

  @Test("never takes another file's place")
  func exists() throws {
    try Data("precious".utf8).write(to: URL(fileURLWithPath: folder("a.db")))
    #expect(throws: StoreError.alreadyExists(folder("a.db"))) { try Store.create(at: folder("a.db")) }
    #expect(try String(contentsOfFile: folder("a.db"), encoding: .utf8) == "precious")
  }

  @Test("leaves nothing when it fails")
  func failure() throws {
    let twice = Design(devices: [Sample.phone, Sample.phone])
    #expect(throws: StoreError.unstorable("the device 'phone' twice")) {
      try Store.create(at: folder("a.db"), design: twice)
    }
    #expect(throws: DesignError.self) {
      try Store.create(at: folder("a.db"), design: Design(profiles: Sample.profiles))
    }
    #expect(folder.names == [])
  }

  @Test("says why the folder refuses")
  func noFolder() {
    #expect(throws: StoreError.cannotOpen(folder("none/a.db"), reason: "no such file or directory")) {
      try Store.create(at: folder("none/a.db"))
    }
  }

  @Test("starts with a design that undo does not take away")
  func design() throws {
    let store = try Store.create(at: folder("a.db"), design: try Sample.design())
    #expect(try store.undo() == [])
    #expect(try store.design() == Sample.design())
    #expect(try store.database.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
  }

  @Test("lets only one of many programs make it")
  func race() async throws {
    let path = folder("a.db")
    let made = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? Store.create(at: path)) != nil } }
      return await group.reduce(into: 0) { if $1 { $0 += 1 } }
    }
    #expect(made == 1)
    #expect(folder.names.filter { $0.contains("new") } == [])
  }

  @Test("of a known design is the same as of one that is checked")
  func known() throws {
    let design = Design(devices: Device.catalogue, profiles: Profile.ofNewStores)
    try Store.make(at: folder("known.db"), knownDesign: design)
    let known = try Store.open(at: folder("known.db"))
    let checked = try Store.create(at: folder("checked.db"), design: design)
    #expect(try known.verify() == [])
    #expect(try known.database.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
    #expect(try known.database.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    #expect(try known.database.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
    func rows(_ store: Store) throws -> [String] {
      try store.database.rows("SELECT name || environment_hash || position FROM profile ORDER BY position") {
        $0.text(0)
      }
    }
    #expect(try rows(known) == rows(checked))
    #expect(try known.design() == design)
  }
}
