import Notation
import Testing

@Suite("suppress") struct SuppressTests {
  /// A small button, and a note that lies on it.
  private static let edits = """
    add-screen demo
    add-view demo close --kind button --text 'Close' --style body
    add-view demo note --kind label --style body --text 'Ask us'
    pin demo close top,leading --to safeArea --inset 16
    pin demo note top,leading --to safeArea --inset 16
    """

  private func story(_ more: String = "") throws -> Story { try Story("\(Self.edits)\n\(more)\n") }

  private func audit(_ story: Story, _ options: String = "", day: String = "1790000000") -> Workspace.Outcome
  {
    let words = "audit --device iphone-16 \(options)".split(separator: " ").map(String.init)
    return story.workspace.run(words, variables: ["SOURCE_DATE_EPOCH": day])
  }

  @Test("leaves accepted findings out, counts them, and lists them where they are wanted") func suppress()
    throws
  {
    let story = try story()
    let before = audit(story, "--format ndjson").records
    #expect(before.map { $0["rule"] } == ["overlapping-views", "small-target"])
    let outcome = try story.workspace.run("suppress demo small-target close --reason 'Grows soon'")
    #expect(outcome.output == "s1: small-target of close is accepted\n" && outcome.status == 0)
    let text = audit(story)
    #expect(text.output.hasPrefix("demo: 1 finding on 1 profile, 1 suppressed\n") && text.status == 1)
    #expect(!text.output.contains("small-target"))
    let shown = audit(story, "--show-suppressed").output
    #expect(shown.contains("  suppressed  small-target  close\n"))
    #expect(shown.contains("    accepted as s1: Grows soon\n"))
    let records = audit(story, "--show-suppressed --format ndjson").records
    #expect(records.map { $0["id"] } == before.map { $0["id"] })
    #expect(records[1]["suppression"]?["reason"] == "Grows soon" && records[0]["suppression"] == nil)
    try story.workspace.batch("suppress demo overlapping-views note --reason Meant")
    let clean = audit(story)
    #expect(clean.output == "demo: nothing found on 1 profile, 2 suppressed\n" && clean.status == 0)
    let back = try story.workspace.run("unsuppress demo s1 s2")
    #expect(back.output == "removed s1, s2\n")
    #expect(audit(story, "--format ndjson").records == before)
  }

  @Test("takes a finding's id for its screen, rule and views, and the journal keeps those") func id() throws {
    let story = try story()
    // An id means a finding on the stored profiles; one with the keyboard is among them.
    try story.workspace.run("remove-profile 'ipad*' 'iphone-1*'")
    let id = try #require(audit(story, "--format ndjson").records.first?["id"]?.text)
    let outcome = try story.workspace.run("suppress \(id) --reason Meant")
    #expect(outcome.output == "s1: overlapping-views of close and note is accepted\n", "\(outcome.messages)")
    #expect(
      try story.workspace.run("undo").output
        == "undid suppress demo overlapping-views close note --reason Meant\n")
  }

  @Test(
    "says what it can't accept, and changes nothing",
    arguments: [
      (
        "suppress demo --reason x",
        "'demo' is no finding's id; give one as audit prints it, or a screen and a rule"
      ),
      ("suppress 00000000 --reason x", "no finding '00000000' on the stored profiles"),
      ("suppress demo smal-target --reason x", "unknown rule 'smal-target'; did you mean 'small-target'?"),
      (
        "suppress demo small-target clsoe --reason x",
        "no view, guide or constraint 'clsoe' in screen 'demo'; did you mean"
      ),
      ("suppress demo small-target close", "reason"),
      (
        "suppress demo small-target close --reason ' '",
        "findings of 'small-target' are accepted for a reason only"
      ),
      ("suppress demo small-target close --reason x --until 2026-02-30", "expected a day, as 2026-12-31"),
      ("unsuppress demo s1", "unknown suppression 's1' in screen 'demo'; it has none: add one with suppress"),
      ("audit --fail-on new", "--fail-on new needs findings to compare with"),
      ("audit --baseline v9", "v9"),
    ])
  func refuse(line: String, sentence: String) throws {
    let story = try story("remove-profile '*'\nadd-profile iphone-16/portrait")
    let dump = try story.workspace.run("dump").output
    let outcome = try story.workspace.run(line)
    #expect(outcome.status == 2 && outcome.messages.contains(sentence), "\(outcome.messages)")
    #expect(try story.workspace.run("dump").output == dump)
  }

  @Test("in a batch wants more than an id") func batch() throws {
    let outcome = try story().workspace.run(["batch", "--lines"], input: "suppress 01234567 --reason x\n")
    #expect(
      outcome.status == 2 && outcome.messages.contains("'01234567' stands alone; in a batch name the screen"))
  }

  @Test("holds to the end of its last day, and is a finding from then on") func expiry() throws {
    let story = try story("suppress demo small-target close --reason 'Grows soon' --until 2026-09-21")
    // 1790035199 is the last second of that day in UTC.
    #expect(audit(story, day: "1790035199").output.hasPrefix("demo: 1 finding on 1 profile, 1 suppressed\n"))
    let records = audit(story, "--format ndjson", day: "1790035200").records
    #expect(records.map { $0["rule"] } == ["overlapping-views", "small-target", "expired-suppression"])
    #expect(
      records[2]["message"] == "s1: small-target of close was accepted until 2026-09-21: Grows soon")
    let list = story.workspace.run(["list-suppressions"], variables: ["SOURCE_DATE_EPOCH": "1790035200"])
    #expect(list.output.contains("2026-09-21 (expired)"))
  }

  @Test("is reported where it accepts nothing any more, but only by an audit of all profiles") func unused()
    throws
  {
    let story = try story(
      """
      set-view demo note mayOverlap='Meant'
      suppress demo overlapping-views note --reason Meant
      remove-profile '*'
      add-profile iphone-16/portrait
      """)
    let hint = "  s1 accepts nothing: there is no overlapping-views of note; unsuppress demo s1 removes it\n"
    #expect(try story.workspace.run("audit").output.hasSuffix(hint + "\nand 1 note; --notes lists it\n"))
    #expect(!audit(story).output.contains("s1"))
  }

  @Test("solves nothing anew") func remembered() throws {
    let story = try story()
    #expect(audit(story).messages.hasPrefix("solved 1 layout "))
    try story.workspace.batch("suppress demo small-target --reason Meant")
    #expect(audit(story).messages.hasPrefix("reused the layouts of 1 profile "))
    try story.workspace.run("commit -m One")
    #expect(audit(story, "--revision v1").messages.hasPrefix("reused the layouts of 1 profile "))
  }

  @Test("stands in show, list-suppressions and diff") func shown() throws {
    let story = try story()
    try story.workspace.run("commit -m One")
    try story.workspace.batch("suppress demo small-target close --reason 'Grows *soon*' --until 2030-06-30")
    #expect(
      try story.workspace.run("show demo").output.contains(
        "suppression s1: small-target of close until 2030-06-30  (Grows *soon*)\n"))
    let records = try story.workspace.run("list-suppressions demo --format ndjson").records
    #expect(records.count == 1 && records[0]["items"] == ["close"] && records[0]["until"] == "2030-06-30")
    #expect(
      try story.workspace.run("diff --design").output
        == "Design\n  demo: accepts small-target of close until 2030-06-30: 'Grows *soon*'\n")
    let records2 = try story.workspace.run("diff --findings --device iphone-16 --format ndjson").records
    #expect(records2.map { $0["status"] } == ["suppressed"] && records2[0]["rule"] == "small-target")
  }
}
