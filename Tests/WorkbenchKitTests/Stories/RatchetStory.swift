import Notation
import TestSupport
import Testing

/// A design with faults that nobody has time for; continuous integration lets no further one in.
@Suite("A ratchet in continuous integration") struct RatchetStory {
  private static let edits = """
    add-screen demo
    add-view demo close --kind button --text 'Close' --style body
    add-view demo note --kind label --style body --text 'Ask us'
    pin demo close top,leading --to safeArea --inset 16
    pin demo note top,leading --to safeArea --inset 16
    """
  private static let options = "--device iphone-16 --baseline v1"

  private func story() throws -> Story {
    let story = try Story(Self.edits)
    try story.workspace.run("commit -m First")
    return story
  }

  private func statuses(_ story: Story, _ options: String = RatchetStory.options) throws -> [String] {
    try story.workspace.run("audit \(options) --format ndjson").records.map { record in
      "\(record["status"]?.text ?? "") \(record["rule"]?.text ?? "") \(record["view"]?.text ?? "")"
    }
  }

  @Test(
    "lets by what leaves the known faults alone",
    arguments: [
      "", "rename-view demo note hint", "rename-screen demo first",
      "add-view demo box\npin demo box top,leading,trailing,bottom --to root\nmove-view demo note --to box",
      "move-view demo note --at 0", "add-screen other",
      "add-view demo more --kind label --style body --text 'More'\npin demo more bottom,leading --to safeArea --inset 16",
      "add-constraint demo 'note.width >= 10'\nset-view demo note text='Ask us all'",
    ])
  func unrelated(edits: String) throws {
    let story = try story()
    try story.workspace.batch(edits)
    let outcome = try story.workspace.run("audit \(Self.options)")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.contains("2 as before on 1 profile"), "\(outcome.output)")
    #expect(try statuses(story) == [])
  }

  @Test("lists the screens that changed, and no other") func changed() throws {
    let story = try Story(Self.edits + "\n" + Self.edits.replacing("demo", with: "other"))
    try story.workspace.run("commit -m First")
    try story.workspace.run("add-constraint demo 'close.height >= 44'")
    let outcome = try story.workspace.run("check \(Self.options)")
    #expect(outcome.output.contains("\ndemo: "), "\(outcome.output)")
    #expect(!outcome.output.contains("other: "), "\(outcome.output)")
    try story.workspace.run("undo")
    let unchanged = try story.workspace.run("check \(Self.options)")
    #expect(unchanged.status == 0 && unchanged.output.lines.count { !$0.isEmpty } == 1, "\(unchanged.output)")
  }

  @Test("stops at a new fault, says what is fixed, and takes the severity that it is to stop at") func new()
    throws
  {
    let story = try story()
    try story.workspace.batch(
      """
      add-constraint demo 'close.height >= 44'
      add-constraint demo 'close.width >= 44'
      add-view demo plain --kind label --text 'Fixed' --font-size 12
      pin demo plain bottom,leading --to safeArea --inset 16
      """)
    let outcome = try story.workspace.run("audit \(Self.options)")
    #expect(outcome.status == 1, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("demo: 1 new, 1 fixed, 1 as before on 1 profile\n"), "\(outcome.output)")
    #expect(try statuses(story) == ["new fixed-font plain", "fixed small-target close"])
    let severity = try story.workspace.run("audit --device iphone-16 --format ndjson").records
      .first { $0["rule"] == "fixed-font" }?["severity"]
    #expect(severity == "warning" || severity == "note")
    for (gate, status) in [
      ("error", 0), ("note", 1), ("new", 1), ("never", 0), ("warning", severity == "warning" ? 1 : 0),
    ] as [(String, Int32)] {
      #expect(try story.workspace.run("audit \(Self.options) --fail-on \(gate)").status == status, "\(gate)")
    }
    #expect(try story.workspace.run("audit --device iphone-16 --fail-on error").status == 1)
    #expect(try story.workspace.run("audit --device iphone-16 --fail-on never").status == 0)
  }

  @Test("takes a more severe fault for a new one, but not one on more profiles") func worse() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo title --kind label --style title1 --text 'A headline that is rather long'
      pin demo title top,leading,trailing --to safeArea --inset 16
      """)
    try story.workspace.run("commit -m First")
    let options =
      "--all-profiles --device iphone-se-1,iphone-16 --direction ltr --orientation portrait --baseline v1"
    try story.workspace.run("set-view demo title text='A headline that is longer yet'")
    try story.workspace.run("set-view demo title text='A headline that is so much longer than before'")
    let wider = try story.workspace.run("audit \(options)")
    #expect(wider.status == 0 && wider.output.hasPrefix("demo: 1 worse on 24 profiles\n"), "\(wider.output)")
    #expect(wider.output.contains("  worse  truncated-text  title  on "))
    #expect(wider.output.contains("    before on "))
    try story.workspace.run("set-view demo title neverTruncate=true")
    let worse = try story.workspace.run("audit \(options)")
    #expect(worse.status == 1 && worse.output.contains("of severity warning"), "\(worse.output)")
  }

  @Test("stops when a suppression of the baseline is expired") func expiry() throws {
    let story = try Story(Self.edits + "\nsuppress demo small-target --reason Later --until 2999-12-31\n")
    try story.workspace.run("commit -m First")
    let words = "audit \(Self.options)".split(separator: " ").map(String.init)
    #expect(story.workspace.run(words).status == 0)
    // The first second of the year 3000 in UTC.
    let later = story.workspace.run(words, variables: ["SOURCE_DATE_EPOCH": "32503680000"])
    #expect(later.status == 1, "\(later.output)")
    #expect(later.output.hasPrefix("demo: 2 new, 1 as before on 1 profile\n"), "\(later.output)")
  }

  @Test("writes reports of what is new alone, and of what is accepted") func reports() throws {
    let story = try story()
    try story.workspace.batch(
      """
      add-view demo plain --kind label --text 'Fixed' --font-size 12
      pin demo plain bottom,leading --to safeArea --inset 16
      suppress demo small-target --reason Later
      """)
    let sarif = try JSON(parsing: try story.workspace.run("audit \(Self.options) --format sarif").output)
    #expect(sarifFlaws(sarif) == [])
    let results = try #require(sarif["runs"]?.elements?[0]["results"]?.elements)
    #expect(results.map { $0["ruleId"] } == ["fixed-font", "small-target"])
    #expect(results.map { $0["suppressions"] == nil } == [true, false])
    let place = results[0]["locations"]?.elements?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == "workbench.db" && place?["region"]?["startLine"] == 1)
    #expect(results[0]["partialFingerprints"]?["workbench/v1"] == "fixed-font/demo/plain")
    let junit = try story.workspace.run("audit \(Self.options) --fail-on error --format junit")
    let reader = JUnitReader(junit.output)
    #expect(reader.flaws == [] && reader.suites.map(\.failures) == [0] && reader.reasons == ["Later"])
    #expect(junit.status == 0 && reader.texts["system-out"]?.count == 1)
    let markdown = try story.workspace.run("audit \(Self.options) --format markdown").output
    #expect(markdown.hasPrefix("### Audit: 1 new, 1 as before on 1 screen, 1 suppressed\n"), "\(markdown)")
    let github = try story.workspace.run("audit \(Self.options) --format github").output
    #expect(github.split(separator: "\n").count == 1 && github.contains("title=fixed-font::demo: "))
  }

  @Test("diff reports what became of findings, and solves nothing that either version has solved") func diff()
    throws
  {
    let story = try Story(of: "sign-in-form", stage: 0)
    try story.workspace.run("commit -m First")
    try story.workspace.batch(ExampleScript.stages(of: "sign-in-form")[1])
    try story.workspace.run("commit -m Second")
    let options = "--all-profiles --device iphone-se-1 --direction ltr"
    for revision in ["v1", "v2"] {
      for keyboard in ["", "--keyboard shown"] {
        // The initial state is the one that is solved where none is asked for.
        try story.workspace.run("solve login \(options) --revision \(revision) \(keyboard)")
        try story.workspace.run("solve login \(options) --revision \(revision) --state recover \(keyboard)")
      }
    }
    let outcome = try story.workspace.run("diff v1 v2 \(options)")
    // Both versions on 12 text sizes, in two orientations and two states, without and with the keyboard.
    #expect(outcome.messages.hasPrefix("solved ") == false, "\(outcome.messages)")
    #expect(outcome.messages.hasPrefix("reused the layouts of 192 profiles "), "\(outcome.messages)")
    #expect(outcome.status == 1 && outcome.output.contains("\n\nFindings: "), "\(outcome.output)")
    let records = try story.workspace.run("diff v1 v2 \(options) --findings --format ndjson").records
    let counts = Dictionary(grouping: records) { $0["status"]?.text ?? "" }.mapValues(\.count)
    #expect(records.allSatisfy { $0["type"] == "finding" && $0["total"] == 96 })
    let summary = try story.workspace.run("diff v1 v2 \(options) --findings --stat --format json").output
    let figures = try #require(try JSON(parsing: summary)["findings"])
    for status in ["new", "fixed", "worse", "better"] {
      #expect(figures[status]?.whole == counts[status] ?? 0, "\(status)")
    }
    #expect((figures["same"]?.whole ?? 0) > 0 && (counts["same"] ?? 0) == 0)
    let back = try story.workspace.run("diff v2 v1 \(options) --findings --format ndjson").records
    #expect(
      Set(back.filter { $0["status"] == "fixed" }.map { $0["key"] })
        == Set(records.filter { $0["status"] == "new" }.map { $0["key"] }))
    #expect(try story.workspace.run("diff v2 v2 \(options)").output == "no differences\n")
  }

  @Test("diff shows the parts that are asked for, together too") func parts() throws {
    let story = try story()
    try story.workspace.batch(
      "add-constraint demo 'close.height >= 44'\nadd-constraint demo 'close.width >= 44'")
    func titles(_ options: String) throws -> [String] {
      try story.workspace.run("diff \(options) --device iphone-16").output.split(separator: "\n")
        .filter { !$0.hasPrefix(" ") }.map(String.init)
    }
    let findings = "Findings: 1 fixed, 1 as before"
    #expect(try titles("") == ["What people see, on 1 profile", findings, "Design"])
    #expect(try titles("--design") == ["Design"])
    #expect(try titles("--layout") == ["Layout, on 1 profile"])
    #expect(try titles("--findings") == [findings])
    #expect(try titles("--design --findings") == [findings, "Design"])
  }

  @Test("a merge waits where it brings a fault in") func merge() throws {
    let story = try story()
    try story.workspace.run("remove-profile '*'")
    try story.workspace.run("add-profile iphone-16/portrait")
    try story.workspace.run("commit -m Few")
    try story.workspace.run("switch draft --create")
    try story.workspace.batch(
      "add-view demo plain --kind button --text 'Small' --style body\npin demo plain bottom,leading --to safeArea --inset 16\nadd-constraint demo 'plain.height == 22'"
    )
    try story.workspace.run("commit -m Draft")
    try story.workspace.run("switch main")
    try story.workspace.batch("set-view demo note text='Ask all'")
    try story.workspace.run("commit -m Main")
    let outcome = try story.workspace.run("merge draft")
    #expect(outcome.status == 1, "\(outcome.output)\(outcome.messages)")
    #expect(
      outcome.output.contains("worse than before the merge:\n  demo: new warning small-target of plain: "))
  }
}
