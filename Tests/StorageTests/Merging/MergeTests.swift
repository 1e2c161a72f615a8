import DesignLanguage
import DesignModel
import Notation
import Testing

@testable import Storage

@Suite("A merge") struct MergeTests {
  let fork: Fork
  var store: Store { fork.store }

  init() throws { fork = try Fork() }

  @Test("takes different attributes of one view from both sides, a new name too")
  func attributes() throws {
    try fork.edit("main") { screen in
      try screen.set("title", .text, to: .text("Welcome"))
      try screen.set("title", .hidden, to: nil)
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .lines, to: .number(2))
      try screen.renameView("title", to: "heading")
    }
    #expect(try fork.merge().clashes.isEmpty)
    let title = try #require(try fork.login().view("title"))
    #expect(title.name == "heading" && title.attributes.text(.text) == "Welcome")
    #expect(title.attributes.number(.lines) == 2 && title.attributes.flag(.hidden) == nil)
    let merge = try store.commit(message: "join")
    #expect(merge.parents == [2, 3] && merge.name == "v4")
    #expect(try store.log().map(\.name) == ["v4", "v3", "v2", "v1"] && store.openMerge() == nil)
    #expect(try store.snapshot(at: "HEAD~1").name == "v2" && store.verify() == [])
  }

  @Test("makes a conflict of one attribute that both set differently, and has ours until it is resolved")
  func clash() throws {
    try fork.edit("main") { try $0.set("title", .text, to: .text("Welcome")) }
    try fork.edit("draft") { try $0.set("title", .text, to: .text("Hello")) }
    let clashes = try fork.merge().clashes
    #expect(
      clashes.map(\.place) == [
        MergeClash.Place(screen: "login", kind: "view", object: "title", attribute: "text")
      ])
    #expect(clashes.map(\.ours) == ["Welcome"] && clashes.map(\.theirs) == ["Hello"])
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Welcome")
    #expect(throws: MergeError.unresolved(1, first: 1)) { try store.commit(message: "join") }
    #expect(throws: MergeError.open("draft")) { try store.merge("draft", fork.asked) }
    #expect(throws: MergeError.open("draft")) { try store.switchToNewBranch("x") }
    #expect(throws: MergeError.unknownClash(7, among: [1])) { try fork.resolve(.ours, [7]) }
    try fork.resolve(.theirs, [1])
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Hello")
    try fork.resolve(.base, [1])
    #expect(try fork.login().view("title")?.attributes.text(.text)?.hasPrefix("Sign in") == true)
    // Undo takes the choice back with the design.
    _ = try store.undo()
    #expect(try store.openMerge()?.clashes.map(\.resolution) == [nil])
    _ = try store.undo()
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Welcome")
    #expect(throws: RevisionError.self) { try store.undo() }
    _ = try store.redo()
    try fork.resolve(.theirs)
    #expect(try store.commit(message: "join").parents == [2, 3])
    #expect(throws: MergeError.notMerging) { try fork.resolve(.ours) }
  }

  @Test("keeps edits by hand, and a choice of one conflict doesn't touch them")
  func byHand() throws {
    try fork.edit("main") { screen in
      try screen.set("title", .text, to: .text("Welcome"))
      try screen.set("form", .spacing, to: .number(1))
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, to: .text("Hello"))
      try screen.set("form", .spacing, to: .number(2))
    }
    #expect(try fork.merge().clashes.map(\.place.object) == ["form", "title"])
    try store.edit(record("set-view")) { draft in
      var screen = try draft.screen(named: "login")
      try screen.set("title", .text, to: .text("Good morning"))
      try draft.save(screen)
    }
    try fork.resolve(.working, [2])
    try fork.resolve(.theirs, [1])
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Good morning")
    #expect(try fork.login().view("form")?.attributes.number(.spacing) == 2)
    _ = try store.commit(message: "join")
  }

  @Test("of what one side removed and the other changed or needs is one conflict about the outermost object")
  func removed() throws {
    try fork.edit("main") { try $0.removeView("form", cascade: true) }
    try fork.edit("draft") { screen in
      try screen.set("title", .lines, to: .number(3))
      let parsed = try ConstraintText(parsing: "title.top == gap.bottom", in: screen)
      try screen.addConstraint { _ in parsed.constraint(id: "below-gap") }
    }
    let clashes = try fork.merge().clashes
    #expect(
      clashes.map(\.place.object) == ["form"]
        && clashes.map { $0.ours == nil && $0.theirs != nil } == [true])
    #expect(
      clashes.map(\.because) == [
        [
          MergeClash.Reason(kind: "view", object: "title"),
          MergeClash.Reason(kind: "constraint", object: "below-gap"),
        ]
      ])
    let ours = try store.design(at: "HEAD")
    #expect(try store.design() == ours)
    try fork.resolve(.theirs)
    #expect(try store.design() == store.design(at: "draft"))
    try fork.resolve(.ours, [1])
    #expect(try store.design() == ours)
  }

  @Test("of what both removed, or one removed and the other left alone, is no conflict")
  func removedInPeace() throws {
    try fork.edit("main") { try $0.removeView("form", cascade: true) }
    try fork.edit("draft") { screen in
      try screen.removeView("title", cascade: true)
      try screen.set("scroll", .hidden, to: .flag(true))
    }
    #expect(try fork.merge().clashes.isEmpty)
    #expect(try fork.login().views.map(\.name) == ["root", "scroll", "inner"])
  }

  @Test(
    "of a view moved into one that the other side removed is a conflict, and of two moved into each other")
  func moves() throws {
    try fork.edit("main") { try $0.removeView("inner", cascade: true) }
    try fork.edit("draft") { try $0.moveView("title", to: "inner") }
    let clashes = try fork.merge().clashes
    #expect(clashes.map(\.place.object) == ["inner"])
    #expect(clashes.map(\.because) == [[MergeClash.Reason(kind: "view", object: "title")]])
    #expect(try fork.login().view("title")?.parent == "form")
    try fork.resolve(.theirs)
    #expect(try fork.login().view("title")?.parent == "inner")

    let other = try Fork()
    try other.edit("main") { try $0.moveView("form", to: "inner") }
    try other.edit("draft") { try $0.moveView("scroll", to: "form") }
    let cycle = try other.merge().clashes
    #expect(cycle.map(\.place.attribute) == ["parent"] && cycle.map(\.place.object) == ["scroll"])
    #expect(try other.login() == other.store.snapshot(at: "HEAD").screen(named: "login"))
    try other.resolve(.theirs)
    #expect(try other.login() == other.store.snapshot(at: "draft").screen(named: "login"))
  }

  @Test("gives independent things of one identity an identity each")
  func newcomers() throws {
    let sides: [(branch: String, text: String, parent: ObjectID)] = [
      ("main", "title.width == 10", "form"), ("draft", "title.height == 20", "inner"),
    ]
    for (branch, text, parent) in sides {
      try fork.editDraft(branch) { draft in
        var screen = try draft.screen(named: "login")
        let parsed = try ConstraintText(parsing: text, in: screen)
        try screen.addConstraint { parsed.constraint(id: $0) }
        try screen.addView(named: "badge", kind: .label, in: parent)
        let below = try ConstraintText(parsing: "badge.top == title.bottom", in: screen)
        try screen.addConstraint { parsed in below.constraint(id: parsed) }
        try draft.save(screen)
        var own = try draft.addScreen(named: "more")
        try own.addView(named: branch, kind: .label)
        try draft.save(own)
      }
    }
    let (clashes, notes) = try fork.merge()
    #expect(clashes.isEmpty)
    let screen = try fork.login()
    #expect(screen.constraints.map(\.id) == ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"])
    #expect(screen.spelled(screen.constraints[6]) == "title.height == 20")
    #expect(screen.spelled(screen.constraints[7]) == "badge-2.top == title.bottom")
    #expect(screen.view("badge")?.parent == "form" && screen.view("badge-2")?.parent == "inner")
    #expect(try store.snapshot().entries.map(\.name) == ["login", "empty", "more", "more-2"])
    #expect(notes.contains("their constraint 'c5' in screen 'login' is now 'c7': ours has another"))
    #expect(notes.contains("their screen 'more' is now 'more-2': ours has another"))
    _ = try store.commit(message: "join")
    #expect(try store.verify() == [])
  }

  @Test(
    "counts on from the numbers that people gave, however great", arguments: [1 << 32, Int.max])
  func greatNumbers(number: Int) throws {
    for (branch, text) in [("main", "title.width == 10"), ("draft", "title.height == 20")] {
      try fork.edit(branch) { screen in
        let parsed = try ConstraintText(parsing: text, in: screen)
        try screen.addConstraint({ parsed.constraint(id: $0) }, id: "c\(number)")
      }
    }
    #expect(try fork.merge().clashes.isEmpty)
    let ids = try fork.login().constraints.map(\.id)
    #expect(ids.contains(ObjectID("c\(number)")) && ids.last == "c5" && Set(ids).count == ids.count)
  }

  @Test("keeps names unique: a rename to a name that ours has given away is asked about")
  func names() throws {
    try fork.edit("main") { try $0.addView(named: "heading", kind: .label) }
    try fork.edit("draft") { try $0.renameView("title", to: "heading") }
    let clashes = try fork.merge().clashes
    #expect(clashes.map(\.place.attribute) == ["name"] && clashes.map(\.theirs) == ["heading"])
    #expect(try fork.login().view("title")?.name == "title")
    try fork.resolve(.theirs)
    #expect(try fork.login().view("title")?.name == "heading")
    #expect(try fork.login().view("heading")?.name == "heading-2")
  }

  @Test("orders by neighbours, ours first where both put something at one place")
  func order() throws {
    try fork.edit("main") { screen in
      try screen.addView(named: "a", kind: .label, in: "form")
      try screen.addState("third")
    }
    try fork.edit("draft") { screen in
      try screen.addView(named: "b", kind: .label, in: "form")
      try screen.addView(named: "first", kind: .label, in: "form", at: 0)
      try screen.moveView("scroll", to: "root", at: 0)
    }
    #expect(try fork.merge().clashes.isEmpty)
    #expect(
      try fork.login().views.map(\.name) == [
        "root", "scroll", "inner", "form", "first", "title", "a", "b",
      ])
    #expect(try fork.login().states == ["signIn", "recover", "third"])
  }

  @Test("of screens, devices and profiles goes the same way")
  func catalogues() throws {
    try fork.editDraft("main") { draft in
      try draft.removeScreen(named: "empty")
      try draft.renameScreen(named: "login", to: "signIn")
      try draft.removeProfiles(named: ["phone/portrait"])
    }
    try fork.editDraft("draft") { draft in
      var empty = try draft.screen(named: "empty")
      try empty.addView(named: "a", kind: .label)
      try draft.save(empty)
      try draft.addScreen(named: "signIn")
      var pad = Sample.phone
      pad.name = "pad"
      try draft.saveDevice(pad)
      try draft.addProfile(Profile(device: "pad"))
      var phone = Sample.phone
      phone.os = 18
      try draft.saveDevice(phone)
    }
    let (clashes, notes) = try fork.merge()
    #expect(clashes.map(\.place.kind) == ["screen"] && clashes.map(\.place.object) == ["empty"])
    #expect(notes == ["the screen 'signIn' is now called 'signIn-2': 'signIn' is taken"])
    #expect(try store.snapshot().entries.map(\.name) == ["signIn", "signIn-2"])
    #expect(try store.design().devices.map(\.os) == [18, 17.5])
    #expect(try store.design().profiles.map(\.device) == ["phone", "pad"])
    try fork.resolve(.theirs)
    #expect(try store.snapshot().entries.map(\.name) == ["signIn", "empty", "signIn-2"])
    _ = try store.commit(message: "join")
    #expect(try store.verify() == [])
  }
}
