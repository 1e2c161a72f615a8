import DesignModel
import Notation
import Testing

@testable import Storage

/// A store with a branch `draft` beside `main`, both at v1.
struct Fork {
  let folder = TemporaryFolder()
  let store: Store

  init(_ design: Design? = nil) throws {
    store = try Store.create(at: folder("a.db"), design: try design ?? Sample.design())
    _ = try store.commit(message: "base")
    try store.addBranch("draft")
  }

  /// Edits the screen `login` on a branch and commits.
  func edit(_ branch: String, _ body: (inout Screen) throws -> Void) throws {
    try editDraft(branch) { draft in
      var screen = try draft.screen(named: "login")
      try body(&screen)
      try draft.save(screen)
    }
  }

  func editDraft(_ branch: String, _ body: (Draft) throws -> Void) throws {
    _ = try store.switchBranch(to: branch, EditRecord(command: "switch", line: "switch \(branch)"))
    try store.edit(record(), body)
    _ = try store.commit(message: branch)
  }

  /// Merges `draft` into `main`.
  func merge() throws -> (conflicts: [MergeConflict], notes: [String]) {
    _ = try store.switchBranch(to: "main", EditRecord(command: "switch"))
    guard case .open(_, let conflicts, let notes) = try store.merge("draft", asked) else {
      throw StoreError.unstorable("a merge that is none")
    }
    return (conflicts, notes)
  }

  let asked = EditRecord(command: "merge", line: "merge draft")

  func login() throws -> Screen { try store.snapshot().screen(named: "login") }

  func resolve(_ choice: MergeResolution, _ numbers: [Int]? = nil) throws {
    _ = try store.resolve(numbers, as: choice, EditRecord(command: "resolve", line: "resolve"))
  }
}

extension Screen {
  fileprivate mutating func set(_ view: ObjectID, _ attribute: ViewAttribute, _ value: AttributeValue?) throws
  {
    var attributes = self.view(view)!.attributes
    attributes[attribute] = value
    try setView(view, kind: self.view(view)!.kind, attributes: attributes)
  }
}

@Suite("A merge") struct MergeTests {
  let fork: Fork
  var store: Store { fork.store }

  init() throws { fork = try Fork() }

  @Test("takes different attributes of one view from both sides, a new name too")
  func attributes() throws {
    try fork.edit("main") { screen in
      try screen.set("title", .text, .text("Welcome"))
      try screen.set("title", .hidden, nil)
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .lines, .number(2))
      try screen.renameView("title", to: "heading")
    }
    #expect(try fork.merge().conflicts.isEmpty)
    let title = try #require(try fork.login().view("title"))
    #expect(title.name == "heading" && title.attributes.text(.text) == "Welcome")
    #expect(title.attributes.number(.lines) == 2 && title.attributes.flag(.hidden) == nil)
    let merge = try store.commit(message: "join")
    #expect(merge.parents == [2, 3] && merge.name == "v4")
    #expect(try store.log().map(\.name) == ["v4", "v3", "v2", "v1"] && store.openMerge() == nil)
    #expect(try store.snapshot(at: "HEAD~1").name == "v2" && store.verify() == [])
  }

  @Test("makes a conflict of one attribute that both set differently, and has ours until it is resolved")
  func conflict() throws {
    try fork.edit("main") { try $0.set("title", .text, .text("Welcome")) }
    try fork.edit("draft") { try $0.set("title", .text, .text("Hello")) }
    let conflicts = try fork.merge().conflicts
    #expect(
      conflicts.map(\.place) == [
        MergeConflict.Place(screen: "login", kind: "view", object: "title", attribute: "text")
      ])
    #expect(conflicts.map(\.ours) == ["Welcome"] && conflicts.map(\.theirs) == ["Hello"])
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Welcome")
    #expect(throws: MergeError.unresolved(1, first: 1)) { try store.commit(message: "join") }
    #expect(throws: MergeError.open("draft")) { try store.merge("draft", fork.asked) }
    #expect(throws: MergeError.open("draft")) { try store.switchToNewBranch("x") }
    #expect(throws: MergeError.unknownConflict(7, among: [1])) { try fork.resolve(.ours, [7]) }
    try fork.resolve(.theirs, [1])
    #expect(try fork.login().view("title")?.attributes.text(.text) == "Hello")
    try fork.resolve(.base, [1])
    #expect(try fork.login().view("title")?.attributes.text(.text)?.hasPrefix("Sign in") == true)
    // Undo takes the choice back with the design.
    _ = try store.undo()
    #expect(try store.openMerge()?.conflicts.map(\.resolution) == [nil])
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
      try screen.set("title", .text, .text("Welcome"))
      try screen.set("form", .spacing, .number(1))
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, .text("Hello"))
      try screen.set("form", .spacing, .number(2))
    }
    #expect(try fork.merge().conflicts.map(\.place.object) == ["form", "title"])
    try store.edit(record("set-view")) { draft in
      var screen = try draft.screen(named: "login")
      try screen.set("title", .text, .text("Good morning"))
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
      try screen.set("title", .lines, .number(3))
      let parsed = try ConstraintText(parsing: "title.top == gap.bottom", in: screen)
      try screen.addConstraint { _ in parsed.constraint(id: "below-gap") }
    }
    let conflicts = try fork.merge().conflicts
    #expect(
      conflicts.map(\.place.object) == ["form"]
        && conflicts.map { $0.ours == nil && $0.theirs != nil } == [true])
    #expect(
      conflicts.map(\.because) == [
        [
          MergeConflict.Reason(kind: "view", object: "title"),
          MergeConflict.Reason(kind: "constraint", object: "below-gap"),
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
      try screen.set("scroll", .hidden, .flag(true))
    }
    #expect(try fork.merge().conflicts.isEmpty)
    #expect(try fork.login().views.map(\.name) == ["root", "scroll", "inner"])
  }

  @Test(
    "of a view moved into one that the other side removed is a conflict, and of two moved into each other")
  func moves() throws {
    try fork.edit("main") { try $0.removeView("inner", cascade: true) }
    try fork.edit("draft") { try $0.moveView("title", to: "inner") }
    let conflicts = try fork.merge().conflicts
    #expect(conflicts.map(\.place.object) == ["inner"])
    #expect(conflicts.map(\.because) == [[MergeConflict.Reason(kind: "view", object: "title")]])
    #expect(try fork.login().view("title")?.parent == "form")
    try fork.resolve(.theirs)
    #expect(try fork.login().view("title")?.parent == "inner")

    let other = try Fork()
    try other.edit("main") { try $0.moveView("form", to: "inner") }
    try other.edit("draft") { try $0.moveView("scroll", to: "form") }
    let cycle = try other.merge().conflicts
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
    let (conflicts, notes) = try fork.merge()
    #expect(conflicts.isEmpty)
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

  @Test("keeps names unique: a rename to a name that ours has given away is asked about")
  func names() throws {
    try fork.edit("main") { try $0.addView(named: "heading", kind: .label) }
    try fork.edit("draft") { try $0.renameView("title", to: "heading") }
    let conflicts = try fork.merge().conflicts
    #expect(conflicts.map(\.place.attribute) == ["name"] && conflicts.map(\.theirs) == ["heading"])
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
    #expect(try fork.merge().conflicts.isEmpty)
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
    let (conflicts, notes) = try fork.merge()
    #expect(conflicts.map(\.place.kind) == ["screen"] && conflicts.map(\.place.object) == ["empty"])
    #expect(notes == ["the screen 'signIn' is now called 'signIn-2': 'signIn' is taken"])
    #expect(try store.snapshot().entries.map(\.name) == ["signIn", "signIn-2"])
    #expect(try store.design().devices.map(\.os) == [18, 17.5])
    #expect(try store.design().profiles.map(\.device) == ["phone", "pad"])
    try fork.resolve(.theirs)
    #expect(try store.snapshot().entries.map(\.name) == ["signIn", "empty", "signIn-2"])
    _ = try store.commit(message: "join")
    #expect(try store.verify() == [])
  }

  @Test("of what is there already, or of what goes on from HEAD, needs no joining")
  func simple() throws {
    try fork.edit("draft") { try $0.set("title", .lines, .number(3)) }
    _ = try store.switchBranch(to: "main", EditRecord(command: "switch"))
    guard case .alreadyMerged(let old) = try store.merge("v1", fork.asked) else {
      return #expect(Bool(false))
    }
    #expect(old.name == "v1")
    guard case .fastForward(let new) = try store.merge("draft", fork.asked) else {
      return #expect(Bool(false))
    }
    #expect(new.name == "v2")
    #expect(try store.head()?.name == "v2" && store.info().isChanged == false)
    #expect(try store.design() == store.design(at: "draft"))
    let error = #expect(throws: RevisionError.self) { try store.undo() }
    #expect(
      error?.description
        == "can't undo 'merge draft': the branch moved with the design; go back with 'restore'")
  }

  @Test("is taken back as a whole, edits on it included")
  func abort() throws {
    try fork.edit("main") { try $0.set("title", .text, .text("Welcome")) }
    try fork.edit("draft") { try $0.set("title", .text, .text("Hello")) }
    _ = try fork.merge()
    try fork.resolve(.theirs)
    #expect(try store.abortMerge(EditRecord(command: "merge", line: "merge --abort")).name == "draft")
    #expect(try store.openMerge() == nil && store.info().isChanged == false)
    #expect(try store.design() == store.design(at: "HEAD") && store.info().unsavedOperations == 0)
    #expect(throws: MergeError.notMerging) { try store.abortMerge(fork.asked) }
    #expect(throws: RevisionError.self) { try store.undo() }
    #expect(try store.verify() == [])
  }

  @Test("across two merges that crossed each other asks again where they chose differently")
  func crissCross() throws {
    try fork.edit("main") { screen in
      try screen.set("title", .text, .text("A"))
      try screen.set("form", .spacing, .number(1))
    }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, .text("B"))
      try screen.set("title", .lines, .number(5))
    }
    // v4 = main + draft with ours, v5 = draft + main with ours: both come from v2 and v3.
    _ = try fork.merge()
    try fork.resolve(.ours)
    _ = try store.commit(message: "main takes draft")
    _ = try store.switchBranch(to: "draft", EditRecord(command: "switch"))
    _ = try store.merge("v2", fork.asked)
    try fork.resolve(.ours)
    _ = try store.commit(message: "draft takes main")
    let graph = try RevisionGraph(store.database)
    #expect(graph.mergeBases(4, 5) == [2, 3])
    try fork.edit("draft") { try $0.set("scroll", .hidden, .flag(true)) }
    let conflicts = try fork.merge().conflicts
    #expect(conflicts.map(\.place.attribute) == ["text"])
    #expect(
      conflicts.map(\.base) == [nil] && conflicts.map(\.ours) == ["A"] && conflicts.map(\.theirs) == ["B"])
    let screen = try fork.login()
    #expect(screen.view("form")?.attributes.number(.spacing) == 1)
    #expect(screen.view("title")?.attributes.number(.lines) == 5)
    #expect(screen.view("scroll")?.attributes.flag(.hidden) == true)
  }

  @Test("is dumped and loaded while it is open")
  func dump() throws {
    try fork.edit("main") { try $0.set("title", .text, .text("Welcome")) }
    try fork.edit("draft") { screen in
      try screen.set("title", .text, .text("Hello"))
      try screen.set("form", .spacing, .number(3))
    }
    _ = try fork.merge()
    try fork.resolve(.theirs)
    var lines: [String] = []
    try store.dump { lines.append($0.line) }
    let copy = try Store.load(at: fork.folder("b.db"), lines: lines)
    var again: [String] = []
    try copy.dump { again.append($0.line) }
    #expect(again == lines)
    #expect(try copy.openMerge()?.conflicts == store.openMerge()?.conflicts)
    #expect(try copy.branches() == store.branches() && copy.verify() == [])
    _ = try copy.undo()
    #expect(try copy.openMerge()?.conflicts.map(\.resolution) == [nil])
  }

  @Test(
    "says what is wrong",
    arguments: [
      (
        MergeError.open("draft"),
        "the merge of 'draft' is not committed yet; commit it, or take it back with 'merge --abort'"
      ),
      (.notMerging, "no merge is open; start one with 'merge'"),
      (
        .unresolved(2, first: 1),
        "2 conflicts are not resolved; see 'list-conflicts', then 'resolve 1 ours', theirs, base or working"
      ),
      (.unknownConflict(4, among: [1, 2]), "there is no conflict 4; there are 1 and 2"),
      (.unknownConflict(4, among: []), "there is no conflict 4; the merge has none"),
      (.noBase(3), "conflict 3 has no base, since both sides added the object; choose ours or theirs"),
      (.nothingCommitted("b.db"), "'b.db' has no revisions to pull; commit there first"),
      (
        .unrelated("b.db"),
        "'b.db' has no revision in common with this store; pull from copies of one store, as backup or dump and load "
          + "make them"
      ),
      (
        .tampered("b.db", revision: "v2"),
        "v2 of 'b.db' was changed outside of workbench; see what verify-store finds there"
      ),
    ] as [(MergeError, String)])
  func sentences(error: MergeError, sentence: String) { #expect(error.description == sentence) }
}
