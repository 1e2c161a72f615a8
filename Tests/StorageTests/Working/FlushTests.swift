import DesignModel
import SQLite
import Testing

@testable import Storage

@Suite("Writing the working rows") struct FlushTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    try store.database.execute("CREATE TEMP TABLE written (what TEXT)")
    for table in [
      "view", "layout_constraint", "layout_guide", "variation", "state", "screen", "profile", "device",
    ] {
      let key = ["profile", "device", "state"].contains(table) ? "name" : "id"
      for event in ["INSERT", "UPDATE", "DELETE"] {
        let row = event == "DELETE" ? "OLD" : "NEW"
        try store.database.execute(
          """
          CREATE TEMP TRIGGER \(table)_\(event) AFTER \(event) ON main.\(table)
          BEGIN INSERT INTO written VALUES ('\(event) \(table) ' || \(row).\(key)); END
          """)
      }
    }
  }

  private func written() throws -> [String] {
    try store.database.rows("SELECT what FROM written ORDER BY rowid") { $0.text(0) }
  }

  @Test("touches only those that changed")
  func changedOnly() throws {
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      var view = screen.view("inner")!
      view.attributes[.clips] = .flag(true)
      try screen.setView(view.id, kind: view.kind, attributes: view.attributes)
      try draft.save(screen)
    }
    #expect(try written() == ["DELETE view inner", "INSERT view inner", "UPDATE screen login"])
  }

  @Test("renews the text of constraints that speak of a renamed view")
  func renamed() throws {
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      try screen.renameView("inner", to: "content")
      try draft.save(screen)
    }
    #expect(
      try written() == [
        "DELETE view inner", "INSERT view inner", "DELETE layout_constraint c2",
        "INSERT layout_constraint c2",
        "UPDATE screen login",
      ])
    let text = try store.database.first("SELECT text FROM layout_constraint WHERE id = 'c2'") { $0.text(0) }
    #expect(text == "content.width == scroll.contentLayout.width * 0.5")
  }

  @Test("writes nothing for an edit that ends where it began")
  func nothing() throws {
    try store.editAll { batch in
      try batch.edit(record()) { try $0.addScreen(named: "a") }
      try batch.edit(record()) { try $0.removeScreen(named: "a") }
      try batch.edit(record()) { draft in try draft.save(draft.screen(named: "login")) }
    }
    #expect(try written() == [])
    #expect(try store.operations().count == 2)
  }
}
