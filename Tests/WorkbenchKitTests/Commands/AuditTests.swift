import Auditing
import Foundation
import Notation
import TestSupport
import Testing
import DesignModel

@Suite("audit") struct AuditTests {
  static let rules = RuleList.all.map { $0.card.name }

  /// The rules that say what they measured and what they ask for, and those that ask for no number.
  static let measuring: Set = [
    "layout-depends-on-history", "content-unreachable", "under-bars", "outside-screen", "outside-parent",
    "overlapping-views", "truncated-text", "wide-text", "small-target", "unmirrored-layout",
    "canvas-sized", "stops-at-safe-area", "text-at-run-time", "text-cut-at-run-time",
    "in-reserved-region", "low-contrast", "one-sided-safe-area", "short-of-edge",
    "stray-decoration", "follows-screen",
  ]
  static let measuringAlone: Set = ["clipped-text", "fixed-height-around-scaling-text"]

  private func story(_ lines: String) throws -> Story { try Story("add-screen demo\n\(lines)\n") }

  private func card(_ rule: String) throws -> RuleCard { try #require(RuleList.rule(named: rule)).card }

  @Test("finds the fault of each rule's bad example, and fills every field", .takesSeconds, arguments: rules)
  func bad(rule: String) throws {
    let workspace = try story(card(rule).bad).workspace
    let outcome = try workspace.run(
      "audit --all-profiles --device iphone-se-1,iphone-16,ipad-10,iphone-duo/closed --format ndjson")
    #expect(outcome.status == 1)
    #expect(
      try workspace.run(
        "audit --all-profiles --device iphone-se-1,iphone-16,ipad-10,iphone-duo/closed --format ndjson"
      ).output
        == outcome.output, "what is remembered is reported like what is found")
    let found = outcome.records.filter { $0["rule"]?.text == rule }
    #expect(!found.isEmpty, "\(outcome.output)")
    for record in outcome.records {
      #expect(record["type"] == "finding" && record["screen"] == "demo")
      #expect(["error", "warning", "note"].contains(record["severity"]?.text))
      #expect(record["view"]?.text != nil || record["constraint"]?.text != nil)
      #expect(record["message"]?.text?.isEmpty == false)
      #expect(record["total"] == 192)
      let rule = try #require(record["rule"]?.text)
      #expect((record["measured"] != .null) == Self.measuring.union(Self.measuringAlone).contains(rule))
      #expect((record["required"] != .null) == Self.measuring.contains(rule))
      // Either a rule of the design, or some profiles with a worst one among them.
      #expect((record["profiles"] == .null) == (record["worst"] == .null))
      #expect(record["key"]?.text?.hasPrefix("\(record["rule"]?.text ?? "")/demo/") == true)
      #expect(record["id"]?.text?.count == 8)
    }
    let keys = outcome.records.map { $0["key"] }
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "finds nothing in each rule's good example on any profile, with the keyboard or without", .takesSeconds,
    arguments: rules
  )
  func good(rule: String) throws {
    let workspace = try story(card(rule).good).workspace
    for keyboard in ["hidden", "shown"] {
      let outcome = try workspace.run("audit --all-profiles --keyboard \(keyboard)")
      // Some examples need neither a text nor a control.
      let words = ["nothing found", "nothing to judge: no text and no control"]
      let sentences = words.map { "demo: \($0) on \(standardProfiles) profiles\n" }
      #expect(outcome.status == 0 && sentences.contains(outcome.output), "\(outcome.output)")
    }
  }

  @Test("reports what one rule finds on the same profiles together, with the worst of each view") func text()
    throws
  {
    let story = try story(
      """
      add-view demo note --kind label --style body --text 'Ask us'
      add-view demo help --kind label --style body --text 'Help'
      pin demo note leading --to safeArea --inset 16
      pin demo help leading --to safeArea --inset 16
      add-constraint demo 'note.top == root.top - 10' --when 'orientation = landscape'
      add-constraint demo 'help.top == root.top - 4' --when 'orientation = landscape'
      add-constraint demo 'note.top == safeArea.top' --when 'orientation = portrait'
      add-constraint demo 'help.top == note.bottom' --when 'orientation = portrait'
      """)
    let options = "--all-profiles --device iphone-se-3 --text-size L,XL --direction ltr"
    // Lines of Body are 20.5 points high at L and 23 at XL; above the window nothing of them meets.
    let output = try story.workspace.run("audit demo \(options)").output.replacing(
      #/  \[[0-9a-f]{8}\]/#, with: ""
    )
    .split(separator: "\n")
    let hidden = "outside the safe area, up or down, and nothing"
    let rest: Substring = "        scrolls it"
    #expect(
      output.dropLast() == [
        "demo: 3 findings on 4 profiles",
        "  error  content-unreachable  note and help  on 2 of 4 profiles: landscape",
        "    worst on iphone-se-3/landscape: note lies 10 \(hidden)", rest,
        "    worst on iphone-se-3/landscape: help lies 4 \(hidden)", rest,
        "  error  overlapping-views  note  on 2 of 4 profiles: landscape",
      ])
    #expect(
      output.last?.hasPrefix("    worst on iphone-se-3/landscape/XL: note and help share an area ") == true)
    #expect(output.last?.hasSuffix(" wide and 13 high") == true)
  }

  @Test("counts and names exactly the profiles that have a finding by themselves") func exact() throws {
    let story = try story(
      """
      add-view demo title --kind label --style title1 --text 'A headline that is long'
      pin demo title top,leading,trailing --to safeArea --inset 16
      """)
    let names = try story.workspace.run("list-profiles --format ndjson").records.compactMap {
      $0["profile"]?.text
    }
    .filter { $0.hasPrefix("iphone-se-1/") || $0.hasPrefix("ipad-mini-5/") }
    #expect(names.count == 96)
    let alone = try names.filter { name in
      try story.workspace.run("audit demo --notes --profile \(name)").output.contains("truncated-text")
    }
    let group = try #require(
      try story.workspace.run("audit demo --all-profiles --device iphone-se-1,ipad-mini-5 --format ndjson")
        .records.first { $0["rule"] == "truncated-text" })
    #expect(group["profiles"] == .integer(alone.count) && alone.count > 0 && alone.count < 96)
    #expect(alone.contains(try #require(group["worst"]?.text)))
    #expect(group["measured"]?.whole ?? 0 < group["required"]?.whole ?? 0)
  }

  @Test("says that there is nothing to judge where check says so, also beside a baseline") func unjudged()
    throws
  {
    let story = try story("add-view demo card --size 20x20\npin demo card top,leading --inset 16")
    let words = "nothing to judge: no text and no control"
    try story.workspace.run("commit -m First")
    for baseline in ["", " --baseline v1"] {
      for format in ["text", "markdown"] {
        for command in ["check", "audit"] {
          let line = "\(command) demo --device iphone-16 --format \(format)\(baseline)"
          let outcome = try story.workspace.run(line)
          #expect(outcome.status == 0 && outcome.output.contains(words), "\(line): \(outcome.output)")
        }
      }
    }
    try story.workspace.batch("add-view demo note --kind label --text a --style body --in card")
    #expect(try !story.workspace.run("audit demo --device iphone-16").output.contains(words))
  }

  @Test("asks with and without the keyboard where something can be typed") func keyboard() throws {
    let story = try story(
      """
      add-view demo form
      pin demo form top,leading,trailing,bottom --to safeArea
      add-view demo name --kind textField --style body --placeholder 'Name' --in form
      pin demo name leading,trailing,bottom --inset 16
      add-view demo legal --kind label --style body --text 'Imprint'
      pin demo legal leading,bottom --to safeArea
      set-view demo legal mayOverlap='stands below the form'
      """)
    let outcome = try story.workspace.run(
      "audit --all-profiles --device iphone-16 --text-size L --direction ltr")
    // The imprint is no part of the form: whoever wants to read it puts the keyboard away.
    #expect(
      outcome.output.contains("error  content-unreachable  form  on 2 of 4 profiles: with the keyboard\n"))
    #expect(outcome.output.contains("form does not fit, and nothing scrolls it: name is 285\n"))
    #expect(!outcome.output.contains("content-unreachable  legal"))
    let hidden = try story.workspace.run("audit --device iphone-16 --keyboard hidden")
    #expect(hidden.output == "demo: nothing found on 1 profile\n" && hidden.status == 0)
  }

  @Test("says the same on any number of threads, solved or remembered") func threads() throws {
    let story = try story(card("truncated-text").bad)
    let outputs = try [1, 4, 3].map { try story.workspace.run("audit --jobs \($0) --format ndjson").output }
    #expect(outputs[0] == outputs[1] && outputs[1] == outputs[2] && outputs[0].contains("truncated-text"))
  }

  @Test("calls lost characters an error where the view says so") func neverTruncate() throws {
    let story = try story(try card("truncated-text").bad)
    try story.workspace.batch("set-view demo title neverTruncate=true")
    let outcome = try story.workspace.run("audit --device iphone-se-1")
    #expect(outcome.output.contains("error  truncated-text  title"))
  }

  @Test("audits a state by its name, and a revision") func stateAndRevision() throws {
    let story = try story(
      """
      add-state demo calm
      add-state demo busy
      \(try card("small-target").good)
      vary demo close hidden=true --when 'state = busy'
      """)
    try story.workspace.run("commit -m 'Calm'")
    try story.workspace.batch("add-view demo lost --kind image --size 9x9")
    #expect(try story.workspace.run("audit --device iphone-16 --revision v1").status == 0)
    let outcome = try story.workspace.run("audit --device iphone-16 --state busy --format ndjson")
    #expect(outcome.records.map { $0["worst"] } == ["iphone-16/portrait/state:busy"])
  }
}

@Suite("Rules in words") struct RuleCommandTests {
  @Test("list-rules has a line for each") func list() throws {
    let outcome = try Workspace().run("list-rules")
    let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == RuleList.all.count + 1)
    #expect(outcome.output.contains("small-target"))
  }

  @Test("explain-rule says why, what to do, and shows both examples", arguments: AuditTests.rules)
  func explain(rule: String) throws {
    let card = try #require(RuleList.rule(named: rule)).card
    let outcome = try Workspace().run("explain-rule \(rule)")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("\(rule) (\(card.severity.rawValue)): "))
    for part in [card.why, card.fix] + (card.bad + "\n" + card.good).split(separator: "\n").map(String.init) {
      #expect(outcome.prose.contains(Workspace.Outcome.prose(part)))
    }
    #expect(card.summary.hasSuffix(".") && card.why.hasSuffix(".") && card.fix.hasSuffix("."))
  }

  @Test("the document lists the rules in their order") func document() throws {
    let text = try String(contentsOf: packageFolder.appending(path: "docs/audit.md"), encoding: .utf8)
    let rows = text.matches(of: /(?m)^\| `([a-z-]+)` \|.*\| (layouts|the design) \|$/)
    #expect(rows.map { String($0.output.1) } == AuditTests.rules)
    for (row, rule) in zip(rows, RuleList.all) {
      #expect((row.output.2 == "the design") == (rule is any DesignRule.Type))
    }
  }
}
