import DesignModel
import DesignText
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("An edit") struct EditTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  @Test("of a batch that fails takes the whole batch with it")
  func failure() throws {
    let before = try store.design()
    #expect(throws: DesignError.self) {
      try store.editAll { batch in
        for number in 1...9 {
          try batch.edit(record()) { try $0.addScreen(named: "s\(number)") }
        }
        try batch.edit(record()) { try $0.removeScreen(named: "nobody") }
      }
    }
    #expect(try store.design() == before)
    #expect(try store.operations() == [])
  }

  @Test("that fails leaves the rest of its batch alone, if the caller goes on")
  func goingOn() throws {
    try store.editAll { batch in
      try batch.edit(record("one")) { try $0.addScreen(named: "one") }
      #expect(throws: DesignError.self) {
        try batch.edit(record("two")) { draft in
          try draft.renameScreen(named: "one", to: "two")
          try draft.removeProfiles(named: ["phone/portrait"])
          try draft.saveDevice(Sample.phone)
          try draft.removeScreen(named: "nobody")
        }
      }
      #expect(throws: StoreError.unstorable("profile 'phone/portrait/os-inf': a number in it is not finite"))
      {
        try batch.edit(record("odd")) { draft in
          try draft.addScreen(named: "odd")
          try draft.addProfile(Profile(device: "phone", os: .infinity))
        }
      }
      try batch.edit(record("three")) { try $0.addScreen(named: "three") }
    }
    #expect(try store.snapshot().entries.map(\.name) == ["login", "empty", "one", "three"])
    #expect(try store.snapshot().profiles() == Sample.profiles)
    #expect(try store.operations().map(\.record.line) == ["three", "one"])
    #expect(try store.verify() == [])
  }

  @Test("distinguishes a caller's wrong value from a damaged store")
  func codingErrors() throws {
    #expect(throws: CodingError.self) {
      try store.edit(record()) { draft in try draft.add(Screen(json: [])) }
    }
    try store.database.execute("UPDATE view SET kind = 'x' WHERE id = 'title'")
    #expect(
      throws: StoreError.damaged(
        store.path, detail: "screen 'login'.view 'title': unknown word 'x'")
    ) { try store.edit(record()) { _ = try $0.screen(named: "login") } }
  }

  @Test("run dry shows what it would change and leaves the store as it was")
  func dryRun() throws {
    let before = try store.design()
    let (result, old, new, changes) = try store.dryRun { batch in
      try batch.edit(record()) { draft in
        var screen = try draft.screen(named: "login")
        try screen.addView(named: "more", kind: .label)
        try draft.save(screen)
        try draft.addScreen(named: "fresh")
        return 7
      }
    }
    #expect(result == 7)
    #expect(try old == Design(screens: [Sample.login()]))
    #expect(new.screens.map(\.name) == ["login", "fresh"] && new.screens[0].view("more") != nil)
    #expect(new.devices == [] && new.profiles == [])
    #expect(changes.json.map { $0["kind"]?.text } == ["screen", "view", "view"])
    #expect(try store.design() == before)
    #expect(try store.operations() == [])
    let other = try store.dryRun { batch in
      try batch.edit(record()) { try $0.removeProfiles(named: ["phone/portrait"]) }
    }
    #expect(other.after.profiles == [Sample.profiles[1]])
  }

  @Test("says that a store is busy")
  func busy() throws {
    let other = try Store.open(at: store.path, waiting: .milliseconds(1))
    try store.editAll { _ in
      #expect(throws: StoreError.busy(store.path)) {
        try other.edit(record()) { try $0.addScreen(named: "a") }
      }
      let names = try other.snapshot().entries.map(\.name)
      #expect(names == ["login", "empty"])
    }
  }

  @Test("of many programs at once loses nothing")
  func concurrency() async throws {
    let path = store.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let own = try Store.open(at: path)
          for number in 0..<10 {
            try own.edit(record("w\(worker)")) { draft in
              var screen = try draft.screen(named: "empty")
              try screen.addView(named: "v\(worker)_\(number)", kind: .label)
              try draft.save(screen)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let views = try store.snapshot().screen(named: "empty").views.map(\.name)
    #expect(views.count == 81)
    for worker in 0..<8 {
      #expect(views.filter { $0.hasPrefix("v\(worker)_") } == (0..<10).map { "v\(worker)_\($0)" })
    }
    #expect(try store.operations().count == 80)
    #expect(try store.verify() == [])
  }

  @Test("on a full disk changes nothing and says so")
  func full() throws {
    let pages = try store.database.first("PRAGMA page_count") { $0.integer(0) }!
    try store.database.execute("PRAGMA max_page_count = \(pages)")
    let before = try store.design()
    #expect(throws: StoreError.full(store.path)) {
      try store.edit(record()) { draft in
        for number in 1...400 { try draft.addScreen(named: "screen\(number)") }
      }
    }
    #expect(try store.design() == before)
    #expect(try store.verify() == [])
  }
}
