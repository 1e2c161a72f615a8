import CommandGrammar
import Notation
import Testing

@Suite("Assertions") struct AssertTests {
  let story: Story

  init() throws {
    story = try Story(
      """
      add-screen login
      add-view login title --kind label --text 'Sign in' --style title1
      pin login title top,leading --to safeArea --inset 20
      add-view login submit --kind button --text 'Sign in'
      pin login submit leading --to safeArea --inset 20
      add-constraint login 'submit.top == root.top + 400'
      add-assertion login 'title is not truncated' --id whole
      add-assertion login 'submit.bottom <= keyboard.top - 8' --id above-keyboard --message 'People must find it'
      """)
  }

  @Test("that all hold exit with 0")
  func holding() throws {
    let outcome = try story.workspace.run("assert login --device iphone-16")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        login: 2 of 2 assertions hold
          holds  whole: title is not truncated
          holds  above-keyboard: submit.bottom <= keyboard.top - 8

        """)
  }

  @Test("that fail exit with 1, say where, and give the numbers of the worst profile")
  func failing() throws {
    let outcome = try story.workspace.run(
      "assert login --device iphone-se-1,iphone-se-3 --orientation portrait,landscape --keyboard hidden")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        login: 1 of 2 assertions hold
          holds  whole: title is not truncated
          fails  above-keyboard: submit.bottom <= keyboard.top - 8  on 2 of 4 profiles: landscape
                 People must find it
                 worst on iphone-se-1/landscape: submit.bottom is 430, keyboard.top - 8 is 312: 118 over

        """)
  }

  @Test("about the keyboard are checked with the keyboard, wherever profiles leave that open") func keyboard()
    throws
  {
    let story = try Story(
      """
      add-screen form
      add-view form f --kind textField --placeholder Name
      pin form f leading,bottom,trailing --to safeArea --inset 16
      add-assertion form 'f is reachable' --when 'keyboard = shown'
      add-assertion form 'f.bottom <= keyboard.top' --id above
      """)
    let outcome = try story.workspace.run("assert form --device iphone-16,iphone-se-3")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("form: 0 of 2 assertions hold\n"))
    #expect(outcome.output.contains("  fails  a1: f is reachable"))
    #expect(outcome.output.contains("worst on iphone-16/portrait/keyboard: f.bottom is"))
    let hidden = try story.workspace.run("assert form --device iphone-16 --keyboard hidden")
    #expect(hidden.status == 0 && hidden.output.contains("(applies to none of these profiles)"))
  }

  @Test("that apply to no stored profile fail, with a word of their own") func vain() throws {
    let story = try Story(
      """
      add-screen note
      add-view note text --kind label --text Hello
      pin note text top,leading --to safeArea
      add-assertion note 'text is visible' --when 'width > 5000' --id vast
      """)
    let outcome = try story.workspace.run("assert note")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("  unused  vast: text is visible"))
    #expect(outcome.output.contains("(applies to none of the stored profiles)"))
    #expect(try story.workspace.run("assert note --device iphone-16").status == 0)
  }

  @Test(
    "on a place to scroll to are checked there, on profiles that name none",
    arguments: ["= 300", "= end", "> 299", ">= 300", "!= 0", "< 0"])
  func scrolled(condition: String) throws {
    let story = try Story(
      """
      add-screen page
      add-view page list --kind scroll
      pin page list edges
      add-view page tall --in list
      add-constraint page 'tall.height == 3000'
      add-constraint page 'tall.width == list.frameLayout.width'
      pin page tall edges --to list.contentLayout
      add-assertion page 'tall is visible' --when 'scroll \(condition)' --id seen
      """)
    let outcome = try story.workspace.run("assert page")
    #expect(outcome.status == 0 && outcome.output.contains("holds  seen"), "\(outcome.output)")
  }

  @Test("that fail on the one profile asked for name only that")
  func failingOnce() throws {
    let outcome = try story.workspace.run("assert login --profile iphone-se-1/landscape")
    #expect(
      outcome.output == """
        login: 1 of 2 assertions hold
          holds  whole: title is not truncated
          fails  above-keyboard: submit.bottom <= keyboard.top - 8
                 People must find it
                 on iphone-se-1/landscape: submit.bottom is 430, keyboard.top - 8 is 312: 118 over

        """)
  }

  @Test("come as records: the failures, then a verdict each")
  func records() throws {
    let outcome = try story.workspace.run(
      "assert --device iphone-se-1,iphone-se-3 --orientation landscape --keyboard hidden --format ndjson")
    #expect(outcome.status == 1)
    #expect(outcome.records.map { $0["type"]!.text! } == ["failure", "failure", "verdict", "verdict"])
    #expect(
      outcome.records[0] == [
        "schemaVersion": 2, "type": "failure", "screen": "login", "assertion": "above-keyboard",
        "profile": "iphone-se-1/landscape", "distance": 118,
        "reason": "submit.bottom is 430, keyboard.top - 8 is 312: 118 over",
      ])
    #expect(
      outcome.records[3] == [
        "schemaVersion": 2, "type": "verdict", "screen": "login", "assertion": "above-keyboard",
        "claim": "submit.bottom <= keyboard.top - 8", "message": "People must find it", "holds": false,
        "profiles": 2, "failing": 2, "where": "everywhere", "condition": [[]],
        "worst": [
          "profile": "iphone-se-1/landscape", "distance": 118,
          "reason": "submit.bottom is 430, keyboard.top - 8 is 312: 118 over",
        ],
      ])
  }

  @Test("exit with 2 where they can't be checked")
  func trouble() throws {
    #expect(try story.workspace.run("assert logn").status == 2)
    #expect(try story.workspace.run("assert login --state away").status == 2)
    let fault = try story.workspace.run("add-assertion login 'submit is reachabel'")
    #expect(fault.status == 2)
    #expect(
      fault.messages == """
        workbench: expected visible, hidden, reachable, truncated; did you mean 'reachable'? at column 11
          submit is reachabel
                    ^

        """)
  }

  @Test("are checked on every stored profile, in each state, unless asked otherwise")
  func everywhere() throws {
    let profiles = 3
    try story.workspace.run("remove-profile 'i*'")
    for profile in ["iphone-16/portrait", "iphone-16/landscape", "iphone-se-3/portrait/rtl"] {
      try story.workspace.run("add-profile \(profile)")
    }
    func checked(_ options: String) throws -> Int? {
      let records = try story.workspace.run("assert login \(options) --format ndjson").records
      return records.last { $0["type"] == "verdict" }!["profiles"]?.whole
    }
    // What speaks of the keyboard is checked with the keyboard, too.
    #expect(try checked("--keyboard hidden") == profiles)
    #expect(try checked("") == 2 * profiles)
    try story.workspace.batch("add-state login first\nadd-state login second")
    #expect(try checked("") == 4 * profiles)
    #expect(try checked("--state second") == 2 * profiles)
  }

  @Test("are the same from memory")
  func remembered() throws {
    let line = "assert login --all-profiles --device iphone-se-1,iphone-16 --format ndjson"
    let first = try story.workspace.run(line)
    let second = try story.workspace.run(line)
    #expect(first.output == second.output && !first.output.isEmpty)
    #expect(second.status == 1)
  }

  @Test("are versioned with their screen")
  func versions() throws {
    let workspace = story.workspace
    try workspace.run("commit -m 'First'")
    try workspace.run("add-assertion login 'title does not overlap submit' --id apart")
    #expect(
      try workspace.run("diff --design").output.contains(
        "login: adds assertion apart (title does not overlap submit)"))
    try workspace.run("rename-view login submit go")
    #expect(
      try workspace.run("list-assertions login --format tsv").output.contains(
        "\tapart\ttitle does not overlap go\t"))
    #expect(try workspace.run("list-assertions login --revision v1 --format ndjson").records.count == 2)
    try workspace.run("copy-screen login other")
    #expect(try workspace.run("list-assertions other --format ndjson").records.count == 3)
    #expect(try workspace.run("verify-store").status == 0)
    try workspace.run("remove-assertion login apart whole")
    #expect(try workspace.run("list-assertions login --format ndjson").records.count == 1)
    try workspace.run("undo")
    #expect(try workspace.run("list-assertions login --format ndjson").records.count == 3)
    #expect(
      try workspace.run("show login").output.contains(
        "assertion above-keyboard: go.bottom <= keyboard.top - 8  (People must find it)"))
    let dump = try workspace.run("dump").output
    let loaded = workspace.run(["load", "-", "--store", "copy.db"], input: dump)
    #expect(loaded.status == 0, "\(loaded.messages)")
    #expect(workspace.run(["dump", "--store", "copy.db"]).output == dump)
    #expect(
      try workspace.run("remove-view login title").messages.contains("assertion 'whole', assertion 'apart'"))
    try workspace.run("remove-view login title --cascade")
    #expect(try workspace.run("list-assertions login --format ndjson").records.count == 1)
  }

  @Test("that nobody made are none")
  func none() throws {
    let outcome = try Story("add-screen empty").workspace.run("assert")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing is asserted; add an assertion with add-assertion\n")
  }
}
