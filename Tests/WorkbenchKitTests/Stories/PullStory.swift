import Foundation
import Notation
import Testing

/// Two people design one screen in copies of one store, and come together again.
@Suite("Two copies of a store") struct PullStory {
  static let screen = """
    remove-profile 'ipad*' 'iphone-1*' '*rtl*'
    add-screen login
    add-view login card
    pin login card leading,trailing --to safeArea --inset 16
    add-constraint login 'card.top == safeArea.top + 16' --id card-top
    add-view login title --kind label --text 'Sign in' --style title1 --lines 1 --in card
    pin login title top,leading,trailing
    add-view login go --kind button --text 'Continue' --in card
    pin login go leading,trailing,bottom
    add-constraint login 'go.top == title.bottom + 8' --id go-below-title
    add-assertion login 'title is not truncated' --id title-whole

    """

  /// Ann's copy is the story's store, Bob's lies beside it.
  private func copies() throws -> Story {
    let story = try Story(Self.screen)
    try story.run("commit -m 'The screen' --author ann")
    try story.run("backup bob.db")
    return story
  }

  /// The copies after a day's work: Ann writes a warmer title and a hint; Bob says it at length, in a narrower card, and
  /// adds a constraint that is c-something for him too.
  private func editedCopies() throws -> Story {
    let story = try copies()
    try story.run("set-view login title text='Welcome back'")
    try story.run("rename-view login title heading")
    try story.run("add-view login hint --kind label --text 'We keep it short.' --in card")
    try story.run("add-constraint login 'hint.top == card.top'")
    try story.run("add-constraint login 'hint.leading == card.leading'")
    try story.run("commit -m 'A warmer title, and a hint' --author ann")
    try story.run("set-view login title text='Welcome to the place where you sign in' --store bob.db")
    try story.run("add-constraint login 'go.height >= 44' --store bob.db")
    try story.run("commit -m 'A longer title' --author bob --store bob.db")
    try story.run("set-constraint login card-top constant=24 --store bob.db")
    return story
  }

  @Test("are pulled together: what each did alone is taken, what both did is asked, what got worse is said")
  func together() throws {
    let story = try editedCopies()
    let pull = try story.workspace.run("pull bob.db --format ndjson")
    #expect(pull.status == 1, "\(pull.messages)")
    let pulled = try #require(pull.records.first)
    #expect(pulled["revisions"] == ["v3"] && pulled["uncommitted"] == true)
    let conflict = try #require(pull.records.first { $0["type"] == "clash" })
    #expect(conflict["name"] == "heading" && conflict["attribute"] == "text")
    #expect(conflict["ours"] == "Welcome back" && conflict["base"] == "Sign in")
    #expect(try story.workspace.run("commit -m x").status == 2)
    #expect(try story.workspace.run("list-conflicts").status == 1)

    // Bob's title is cut where the phone is narrow or the text large: that is said before the commit.
    let resolved = try story.workspace.run("resolve 1 theirs")
    #expect(resolved.status == 1)
    #expect(resolved.output.hasPrefix("resolved 1 as theirs; no conflict is left: "))
    #expect(resolved.output.contains("\n  login: heading now truncates, showing "))
    #expect(resolved.output.contains("login: assertion title-whole (heading is not truncated) now fails on "))
    #expect(try story.workspace.run("list-conflicts").output.contains("theirs\n"))
    try story.run("commit -m 'Come together' --author ann")
    let design = try story.workspace.run("show login").output
    #expect(design.contains("heading") && design.contains("Welcome to the place where you sign in"))
    #expect(try story.workspace.run("list-constraints login").output.contains("go.height >= 44"))
    #expect(
      try story.workspace.run("log --format ndjson").records.map { $0["revision"]!.text! } == [
        "v4", "v3", "v2", "v1",
      ])
    #expect(try story.workspace.run("verify-store").status == 0)
    let again = try story.workspace.run("pull bob.db")
    #expect(again.output.hasPrefix("nothing to take: every revision of main in bob.db is here"))
    #expect(again.output.contains("nothing to merge: HEAD has v3 already") && again.status == 0)

    // Bob pulls what came of it: his copy goes on to Ann's merge, under numbers of its own.
    try story.run("restore HEAD --store bob.db")
    let back = try story.workspace.run("pull workbench.db --store bob.db")
    #expect(back.output.contains("took 2 revisions from main in workbench.db: v3 and v4"))
    #expect(back.output.contains("HEAD goes on to v4") && back.status == 0)
    #expect(try story.workspace.run("show login --store bob.db").output == design)
  }

  @Test("that agree but make a layout worse leave the merge open, and the profiles are named")
  func worse() throws {
    let story = try copies()
    try story.run("set-view login title text='Welcome back, it is good to see you'")
    try story.run("commit -m 'A longer title'")
    try story.run("set-constraint login c1 constant=100 --store bob.db")
    try story.run("commit -m 'A narrower card' --store bob.db")

    let pull = try story.workspace.run("pull bob.db -m 'Join' --format ndjson")
    #expect(pull.status == 1, "\(pull.messages)")
    let truncation = try #require(pull.records.first { $0["change"] == "truncation" })
    #expect(truncation["sentence"]?.text?.hasPrefix("login: title now truncates") == true)
    let profiles = try #require(truncation["profiles"])
    #expect(profiles["count"]!.whole! < profiles["of"]!.whole!)
    #expect(profiles["names"]?.elements?.count == profiles["count"]?.whole)
    let verdict = try #require(pull.records.first { $0["type"] == "verdict" })
    #expect(verdict["assertion"] == "title-whole" && verdict["holds"] == false)
    #expect(try story.workspace.run("log").output.hasSuffix("not committed yet: no conflicts\n"))
    #expect(try story.workspace.run("info").output.contains("main of bob.db (v3)"))

    // A shorter text mends it.
    try story.run("merge --abort")
    #expect(try story.workspace.run("diff --design").output == "no differences\n")
    try story.run("set-view login title text=Hi")
    try story.run("commit -m 'A shorter title'")
    let second = try story.workspace.run("pull bob.db -m 'Join'")
    #expect(second.status == 0 && second.output.contains("merged main of bob.db as v5"), "\(second.output)")
  }

  @Test("that have nothing in common, or nothing at all, are refused")
  func strangers() throws {
    let story = try copies()
    try story.run("init --store other.db")
    #expect(
      try story.workspace.run("pull other.db").messages
        == "workbench: 'other.db' has no revisions to pull; commit there first\n".replacing(
          "'other.db'", with: "'\(story.workspace.folder.path)/other.db'"))
    try story.run("add-screen x --store other.db")
    try story.run("commit -m x --store other.db")
    let outcome = try story.workspace.run("pull other.db")
    #expect(outcome.status == 2 && outcome.messages.contains("has no revision in common with this store"))
    #expect(try story.workspace.run("pull none.db").status == 2)
    #expect(try story.workspace.run("log --all").output.split(separator: "\n").count == 2)
  }
}

extension Story {
  /// Runs a command that must succeed.
  fileprivate func run(_ line: String) throws {
    let outcome = try workspace.run(line)
    try #require(outcome.status == 0, "\(line): \(outcome.messages)")
  }
}
