import DesignModel
import Notation
import SQLite
import Testing

@testable import Storage

@Suite("Undo") struct UndoTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  /// Edits that touch every kind of object.
  private var edits: [(String, (Draft) throws -> Void)] {
    [
      ("add-screen a", { try $0.addScreen(named: "a") }),
      (
        "set-view",
        { draft in
          var screen = try draft.screen(named: "login")
          var title = screen.view("title")!
          title.attributes[.text] = .text("Hello")
          title.attributes[.lines] = nil
          try screen.setView("title", kind: .button, attributes: title.attributes)
          try draft.save(screen)
        }
      ),
      (
        "move-view",
        { draft in
          var screen = try draft.screen(named: "login")
          try screen.moveView("form", to: "inner")
          try draft.save(screen)
        }
      ),
      (
        "remove-view",
        { draft in
          var screen = try draft.screen(named: "login")
          try screen.removeView("scroll", cascade: true)
          try screen.addState("third")
          try draft.save(screen)
        }
      ),
      ("rename-screen", { try $0.renameScreen(named: "login", to: "signIn") }),
      (
        "add-device",
        { draft in
          var pad = Sample.phone
          pad.name = "pad"
          try draft.saveDevice(pad)
          try draft.addProfile(Profile(device: "pad"))
        }
      ),
      ("remove-profile", { try $0.removeProfiles(named: ["phone/portrait"]) }),
      ("remove-screen", { try $0.removeScreen(named: "signIn") }),
      ("add-screen signIn", { try $0.add(Screen(id: "signIn", name: "signIn"), at: 0) }),
    ]
  }

  @Test("takes back edit by edit, redo does them again, and every state is the same as before")
  func thereAndBack() throws {
    var states = [try store.design()]
    for (line, body) in edits {
      try store.edit(record(line), body)
      states.append(try store.design())
    }
    for _ in 1...2 {
      for index in edits.indices.reversed() {
        #expect(try store.undo().map(\.record.line) == [edits[index].0])
        #expect(try store.design() == states[index])
      }
      #expect(try store.undo() == [])
      for index in edits.indices {
        #expect(try store.redo().map(\.record.line) == [edits[index].0])
        #expect(try store.design() == states[index + 1])
      }
      #expect(try store.redo() == [])
    }
    #expect(try store.verify() == [])
  }

  @Test("reaches across processes")
  func processes() throws {
    let before = try store.design()
    try store.edit(record("one")) { try $0.addScreen(named: "one") }
    store.close()
    let second = try Store.open(at: store.path)
    #expect(try second.undo().map(\.record.line) == ["one"])
    #expect(try second.design() == before)
    second.close()
    let third = try Store.open(at: store.path)
    #expect(try third.redo().map(\.record.line) == ["one"])
    #expect(try third.snapshot().entries.last?.name == "one")
  }

  @Test("takes back a batch as one, of which each edit has its own line")
  func batch() throws {
    let before = try store.design()
    try store.editAll { batch in
      for number in 1...20 {
        try batch.edit(record("add-screen s\(number)")) { try $0.addScreen(named: "s\(number)") }
      }
    }
    let operations = try store.operations()
    #expect(operations.count == 20 && Set(operations.map(\.batch)) == [operations.last!.id])
    let undone = try store.undo()
    #expect(undone.map(\.record.line) == (1...20).map { "add-screen s\($0)" })
    #expect(undone.map(\.isUndone) == undone.map { _ in true })
    #expect(try store.design() == before)
    #expect(try store.redo().count == 20)
    #expect(try store.snapshot().entries.count == 22)
  }

  @Test("takes back any batch as one, and does it again", arguments: 1...12)
  func anyBatch(seed: Int) throws {
    let before = try store.design()
    var edits = RandomEdits(seed: seed)
    try edits.tryBatch(150, in: store)
    let after = try store.design()
    #expect(try store.undo().count > 50)
    #expect(try store.design() == before)
    _ = try store.redo()
    #expect(try store.design() == after)
    #expect(try store.verify() == [])
  }

  @Test("is over for what a new edit has overtaken")
  func overtaken() throws {
    try store.edit(record("one")) { try $0.addScreen(named: "one") }
    _ = try store.undo()
    try store.edit(record("nothing")) { draft in try draft.save(draft.screen(named: "login")) }
    #expect(try store.operations().map(\.record.line) == ["one"])
    try store.edit(record("two")) { try $0.addScreen(named: "two") }
    #expect(try store.redo() == [])
    #expect(try store.operations().map(\.record.line) == ["two"])
    #expect(try store.database.count("SELECT count(*) FROM operation_change WHERE operation = 1") == 0)
  }

  @Test("refuses to touch what was changed outside of workbench")
  func outside() throws {
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "empty")
      try screen.addView(named: "a", kind: .label)
      try draft.save(screen)
    }
    try store.database.execute("UPDATE view SET kind = 'button' WHERE id = 'a'")
    #expect(throws: StoreError.journalDisagrees("screen 'empty'")) { try store.undo() }
    #expect(try store.snapshot().screen(named: "empty").view("a")?.kind == .button)
  }

  /// Adds a view to the screen 'empty', and spoils the rows of 'login'.
  private func spoilBeside() throws {
    try store.edit(record("add-view")) { draft in
      var screen = try draft.screen(named: "empty")
      try screen.addView(named: "a", kind: .label)
      try draft.save(screen)
    }
    try store.database.execute("UPDATE view SET kind = 'buton' WHERE id = 'title'")
  }

  @Test("works beside a screen whose rows are no design, and leaves them as they are") func beside() throws {
    try spoilBeside()
    #expect(try store.undo().map(\.record.line) == ["add-view"])
    #expect(try store.snapshot().screen(named: "empty").view("a") == nil)
    #expect(try store.redo().map(\.record.line) == ["add-view"])
    #expect(try store.snapshot().screen(named: "empty").view("a") != nil)
    #expect(try store.database.count("SELECT count(*) FROM view WHERE kind = 'buton'") == 1)
  }

  @Test("refuses to go over an edit of a screen whose rows are no design, and names it") func within() throws
  {
    try store.edit(record("add-view")) { draft in
      var screen = try draft.screen(named: "login")
      try screen.addView(named: "a", kind: .label)
      try draft.save(screen)
    }
    try spoilBeside()
    #expect(try store.undo().count == 1)
    let error = #expect(throws: StoreError.self) { try store.undo() }
    #expect("\(try #require(error))".contains("screen 'login'.view 'title'"))
    #expect(try store.operations().map(\.isUndone) == [true, false])
  }

  @Test("goes back over what put a screen in the place of rows that were no design") func overRestore() throws
  {
    let revision = try store.commit(message: "one", author: "ann")
    try spoilBeside()
    try store.edit(record("restore")) { draft in _ = try store.restore("v\(revision.number)", in: draft) }
    let restored = try store.design()
    #expect(try store.undo().map(\.record.line) == ["restore"])
    // Nothing could be kept of those rows.
    #expect(try store.snapshot().screen(named: "login").views.count == 1)
    #expect(try store.undo().map(\.record.line) == ["add-view"])
    #expect(try store.redo().count == 1 && store.redo().map(\.record.line) == ["restore"])
    #expect(try store.design() == restored)
    #expect(try store.verify() == [])
  }

  @Test("refuses where somebody gave another screen the name") func nameTaken() throws {
    try store.edit(record("rename-screen")) { try $0.renameScreen(named: "empty", to: "other") }
    try store.database.execute("UPDATE screen SET name = 'empty' WHERE id = 'login'")
    #expect(throws: StoreError.journalDisagrees("the list of screens")) { try store.undo() }
    #expect(try store.snapshot().entries.map(\.name).sorted() == ["empty", "other"])
  }

  @Test("keeps command, arguments and time of every edit")
  func records() throws {
    let asked = EditRecord(command: "add-screen", arguments: ["screen": "a", "n": 2], line: "add-screen a")
    try store.edit(asked) { try $0.addScreen(named: "a") }
    let operation = try #require(try store.operations().first)
    #expect(operation.record == asked && !operation.isUndone && operation.time.hasSuffix("Z"))
    #expect(EditRecord(command: "x").line == "x")
  }
}
