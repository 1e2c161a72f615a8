import Notation
import TestSupport
import Testing

@Suite("Wrapping views") struct WrapTests {
  private static let edits = """
    add-screen login
    add-view login form --kind stack --axis vertical --spacing 8
    add-view login title --kind label --text 'Sign in' --in form
    add-view login email --kind textField --placeholder Email --in form
    pin login form top,leading,trailing --to safeArea --inset 20
    add-constraint login 'form.bottom <= keyboard.top - 8' --id above-keyboard
    add-constraint login 'email.height >= 44'
    vary login form spacing=4 --when 'vclass = compact'
    """

  private func committed() throws -> Story {
    let story = try Story(Self.edits)
    #expect(try story.workspace.run("commit -m Whole").status == 0)
    return story
  }

  @Test("and unwrapping them again leaves the design as it was", arguments: ["scroll", "stack", "view"])
  func roundTrip(kind: String) throws {
    let workspace = try committed().workspace
    let before = try workspace.run("export login").output
    #expect(
      try workspace.run("wrap login form --in \(kind)").output == "wrapped form in \(kind) form-\(kind)\n")
    #expect(try workspace.run("diff --design").status == 1)
    #expect(try workspace.run("unwrap login form-\(kind)").status == 0)
    #expect(try workspace.run("diff --design").output == "no differences\n")
    #expect(try workspace.run("export login").output == before)
  }

  @Test("moves what says where they lie, and fills the scroll view") func scroll() throws {
    let workspace = try committed().workspace
    try workspace.run("wrap login form --in scroll --name page")
    let constraints = try workspace.run("list-constraints login").output
    for text in [
      "page.top == safeArea.top + 20", "page.bottom <= keyboard.top - 8",
      "form.bottom == page.contentLayout.bottom", "form.width == page.frameLayout.width",
    ] {
      #expect(constraints.contains(text), "\(text)\n\(constraints)")
    }
    #expect(try workspace.run("undo").status == 0)
    #expect(try workspace.run("diff --design").output == "no differences\n")
    #expect(try workspace.run("log").status == 0)
  }

  @Test(
    "let all of a long text be reached, and say what bounds the scroll view",
    arguments: [
      ("top,leading,trailing --to safeArea", "added c11: l-scroll.bottom <= safeArea.bottom"),
      ("bottom,leading,trailing --to safeArea", "added c11: l-scroll.top >= safeArea.top"),
      ("top,leading,trailing", "added c9: l-scroll.bottom == safeArea.bottom"),
    ])
  func longText(pins: String, said: String) throws {
    let text = String(repeating: "A long text that goes on. ", count: 120)
    let story = try Story(
      """
      add-screen s
      add-view s l --kind label --lines 0 --style body --text '\(text)'
      pin s l \(pins)
      """)
    let outcome = try story.workspace.run("wrap s l --in scroll")
    #expect(outcome.output == "wrapped l in scroll l-scroll\n\(said), so that it scrolls\n")
    for device in ["iphone-se-3", "iphone-16"] {
      let solution = try story.solve("s", "--device \(device)")
      #expect(solution.open.isEmpty && solution.conflicts.isEmpty)
      #expect(solution.frame("l-scroll")[3] < 900 && solution.frame("l")[3] > 900)
    }
    let found = try story.workspace.run("check s").output
    #expect(!found.contains("content-unreachable"), "\(found)")
  }

  @Test("refuses what it can't do, and changes nothing") func refusals() throws {
    let workspace = try committed().workspace
    for (line, message) in [
      ("wrap login root --in scroll", "the root view can't be wrapped"),
      ("wrap login form --in table", "invalid value 'table' for '--in'"),
      ("wrap login form --in stack --name title", "the name 'title' is taken"),
      (
        "unwrap login form",
        "'form' holds 2 views, and one can take its place; move the others out of it first"
      ),
      ("unwrap login title", "'title' holds no view that could take its place"),
    ] {
      let outcome = try workspace.run(line)
      #expect(outcome.status == 2 && outcome.messages.contains(message), "\(line): \(outcome.messages)")
    }
    #expect(try workspace.run("diff --design").output == "no differences\n")
  }

  @Test("takes what uses the outer view only when asked") func cascade() throws {
    let workspace = try committed().workspace
    try workspace.run("wrap login form --in scroll")
    try workspace.run("add-assertion login 'form-scroll is visible' --id seen")
    let refused = try workspace.run("unwrap login form-scroll")
    #expect(refused.status == 2 && refused.messages.contains("assertion 'seen'"), "\(refused.messages)")
    #expect(try workspace.run("unwrap login form-scroll --cascade").status == 0)
    #expect(try workspace.run("diff --design").output == "no differences\n")
  }
}

@Suite("States that hide and show") struct HidingStateTests {
  @Test("are declared in one command and one step of undo") func states() throws {
    let story = try Story(
      """
      add-screen login
      add-view login title --kind label --text Hello
      add-view login code --kind textField
      add-state login signIn
      """)
    let workspace = story.workspace
    #expect(
      try workspace.run("add-state login recover --hide title --show code").output
        == "added state recover to login, which hides title and shows code\n")
    #expect(try story.solve("login", "--state signIn").shown == ["root", "title"])
    #expect(try story.solve("login", "--state recover").shown == ["root", "code"])
    #expect(try workspace.run("undo").status == 0)
    #expect(try story.solve("login", "").shown == ["root", "title", "code"])
    let both = try workspace.run("add-state login recover --hide title --show title")
    #expect(both.status == 2 && both.messages.contains("can't be both hidden and shown in 'recover'"))
    let unknown = try workspace.run("add-state login recover --hide titel")
    #expect(unknown.status == 2 && unknown.messages.contains("did you mean 'title'?"))
    #expect(try workspace.run("list-states login").output.contains("recover") == false)
  }
}
