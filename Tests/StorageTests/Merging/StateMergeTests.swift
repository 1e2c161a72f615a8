import DesignLanguage
import DesignModel
import Notation
import Testing

@testable import Storage

/// `recover` is asked for by the sample's constraint `c4` and by its assertion `a3`.
@Suite("A merge of states") struct StateMergeTests {
  let fork: Fork
  var store: Store { fork.store }

  init() throws { fork = try Fork() }

  /// Removes what asks for `recover`, and then `recover` itself.
  private func removeRecover(_ screen: inout Screen) throws {
    try screen.removeState("recover", cascade: true)
  }

  private static let newcomers:
    [(kind: String, object: String, add: @Sendable (inout Screen) throws -> Void)] = [
      (
        "variation", "var3",
        { screen in
          var change = Attributes()
          change[.spacing] = .number(4)
          try screen.addVariation(
            .view("form", change), when: Condition(parsing: "width < 400 and state != recover"))
        }
      ),
      (
        "constraint", "c1",
        { screen in
          var constraint = screen.constraints[0]
          constraint.condition = try Condition(parsing: "state = recover")
          try screen.setConstraint(constraint)
        }
      ),
      (
        "assertion", "late",
        { screen in
          try screen.addAssertion(
            Claim(parsing: "title is visible", in: screen), when: Condition(parsing: "state = recover"),
            id: "late")
        }
      ),
    ]

  @Test(
    "asks about one that one side removed and the other begins to ask for", arguments: 0..<3, [false, true])
  func removed(newcomer: Int, isTheirs: Bool) throws {
    let (kind, object, add) = Self.newcomers[newcomer]
    try fork.edit(isTheirs ? "main" : "draft", removeRecover)
    try fork.edit(isTheirs ? "draft" : "main", add)
    let clashes = try fork.merge().clashes
    #expect(
      clashes.map(\.place) == [
        MergeClash.Place(screen: "login", kind: "state", object: "recover", attribute: nil)
      ])
    #expect(clashes.map(\.because) == [[MergeClash.Reason(kind: kind, object: object)]])
    #expect(clashes.map(\.ours) == [isTheirs ? nil : "recover"])
    for (choice, branch) in [(MergeResolution.ours, "main"), (.theirs, "draft"), (.ours, "main")] {
      try fork.resolve(choice, [1])
      #expect(try fork.login() == store.snapshot(at: branch).screen(named: "login"), "\(choice)")
    }
    _ = try store.commit(message: "join")
    #expect(try store.verify() == [])
  }

  @Test("asks about one that one side renamed and the other begins to ask for")
  func renamed() throws {
    try fork.edit("main") { try $0.renameState("recover", to: "reset") }
    try fork.edit("draft", Self.newcomers[0].add)
    let clashes = try fork.merge().clashes
    #expect(clashes.map(\.place.kind) == ["state"] && clashes.map(\.place.object) == ["recover"])
    #expect(clashes.map(\.because) == [[MergeClash.Reason(kind: "variation", object: "var3")]])
    #expect(try fork.login() == store.snapshot(at: "main").screen(named: "login"))
    try fork.resolve(.theirs)
    #expect(try fork.login().states == ["signIn", "reset", "recover"])
    #expect(try fork.login().variations.map(\.id) == ["var1", "var2", "var3"])
    #expect(try fork.login().constraints[3].condition?.states == ["reset"])
  }

  @Test("is no conflict where the other side's conditions leave it alone")
  func inPeace() throws {
    try fork.edit("main", removeRecover)
    try fork.edit("draft") { screen in
      try screen.set("title", .lines, to: .number(3))
      try screen.addState("reset")
    }
    #expect(try fork.merge().clashes.isEmpty)
    #expect(try fork.login().states == ["signIn", "reset"])
    #expect(try fork.login().constraints.map(\.id) == ["c1", "c2", "c3"])
  }

  @Test("of what went with one is one conflict about the state")
  func changed() throws {
    try fork.edit("main", removeRecover)
    try fork.edit("draft") { screen in
      var constraint = screen.constraints[3]
      constraint.constant = 99
      try screen.setConstraint(constraint)
    }
    let clashes = try fork.merge().clashes
    #expect(clashes.map(\.place.object) == ["recover"])
    #expect(clashes.map(\.because) == [[MergeClash.Reason(kind: "constraint", object: "c4")]])
    try fork.resolve(.theirs)
    #expect(try fork.login() == store.snapshot(at: "draft").screen(named: "login"))
  }

  @Test("keeps a condition that asks for a state that nobody ever declared, as stores of old may have one")
  func undeclared() throws {
    var screen = try Sample.login()
    var lists = screen.lists
    lists.states = []
    screen = Screen(id: screen.id, name: screen.name, lists: lists)
    let fork = try Fork(Design(screens: [screen], devices: [Sample.phone]))
    try fork.edit("main") { try $0.set("title", .lines, to: .number(2)) }
    try fork.edit("draft") { try $0.set("form", .spacing, to: .number(2)) }
    #expect(try fork.merge().clashes.isEmpty)
    #expect(try fork.login().constraints.count == 4 && fork.login().assertions.count == 5)
  }
}
