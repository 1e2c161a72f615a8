import DesignModel
import Storage
import Testing

@Suite("A draft's screens") struct DraftScreensTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws { store = try Store.create(at: folder("a.db"), design: try Sample.design()) }

  private func names() throws -> [String] { try store.snapshot().entries.map(\.name) }

  @Test("are added after the others or at a place, copied, renamed and removed")
  func edits() throws {
    try store.edit(record()) { draft in
      try draft.addScreen(named: "last")
      try draft.add(Screen(id: "x", name: "first"), at: 0)
      try draft.copyScreen(named: "login", to: "login2")
      try draft.renameScreen(named: "empty", to: "full")
      #expect(draft.screenNames == ["first", "login", "full", "last", "login2"])
    }
    #expect(try names() == ["first", "login", "full", "last", "login2"])
    let copy = try store.snapshot().screen(named: "login2")
    #expect(try copy == Sample.login().copied(id: "login2", name: "login2"))
    try store.edit(record()) { try $0.removeScreen(named: "login") }
    #expect(try names() == ["first", "full", "last", "login2"])
    #expect(try store.verify() == [])
  }

  @Test("may exchange their names")
  func exchange() throws {
    try store.edit(record()) { draft in
      try draft.renameScreen(named: "login", to: "other")
      try draft.renameScreen(named: "empty", to: "login")
      try draft.renameScreen(named: "other", to: "empty")
    }
    #expect(try names() == ["empty", "login"])
    #expect(try store.snapshot().screen(named: "login").views.count == 1)
    #expect(try store.verify() == [])
  }

  @Test("may exchange the names of their views")
  func exchangeViews() throws {
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      try screen.renameView("title", to: "x")
      try screen.renameView("form", to: "title")
      try screen.renameView("title", to: "form")
      try draft.save(screen)
    }
    let screen = try store.snapshot().screen(named: "login")
    #expect(screen.view("title")?.name == "form" && screen.view("form")?.name == "title")
    #expect(try store.verify() == [])
  }

  @Test("get an identity of their own where theirs is taken")
  func identity() throws {
    try store.edit(record()) { draft in
      try draft.renameScreen(named: "login", to: "signIn")
      let (fresh, added) = (
        try draft.addScreen(named: "login"), try draft.add(Screen(id: "empty", name: "import"))
      )
      #expect(fresh.id == "login-2" && added.id == "empty-2")
    }
  }

  @Test("refuse what doesn't fit, and nothing is changed")
  func refusals() throws {
    let before = try store.design()
    func refusal(_ body: @escaping (Draft) throws -> Void) throws -> String? {
      let error = #expect(throws: (any Error).self) {
        try store.edit(record()) { draft in
          try draft.addScreen(named: "half")
          try body(draft)
        }
      }
      return error.map { "\($0)" }
    }
    #expect(
      try refusal { _ = try $0.screen(named: "lgoin") } == "unknown screen 'lgoin'; did you mean 'login'?")
    #expect(
      try refusal { try $0.addScreen(named: "login") }
        == "the name 'login' is taken by a screen in the store; choose another")
    #expect(
      try refusal { try $0.renameScreen(named: "empty", to: "login") }
        == "the name 'login' is taken by a screen in the store; choose another")
    #expect(
      try refusal { try $0.addScreen(named: "1") }
        == "'1' can't be a name; names start with a letter and continue with letters, digits, '_' and inner '-'"
    )
    #expect(
      try refusal { try $0.save(Screen(id: "new", name: "new")) }?.hasPrefix("unknown screen 'new'") == true)
    #expect(
      try refusal { try $0.add(Screen(id: "x", name: "x"), at: 9) }
        == "position '9' is outside 'the design'; use 0 to 3")
    #expect(
      try refusal { draft in
        var attributes = Attributes()
        attributes[.spacing] = .number(.infinity)
        var screen = try draft.screen(named: "empty")
        try screen.addView(named: "a", kind: .stack, attributes: attributes)
        try draft.save(screen)
      } == "can't store view 'a': a number in it is not finite")
    #expect(
      try refusal { draft in
        var lists = Screen(id: "x", name: "x").lists
        lists.guides = [LayoutGuide(id: "g", name: "g", owner: "nobody")]
        try draft.add(Screen(id: "x", name: "x", lists: lists))
      } == "can't store screen 'x': guides: there is no view 'nobody' to own guide 'g'")
    #expect(try store.design() == before)
    #expect(try store.operations() == [])
  }
}
