import Notation
import TestSupport
import Testing

@Suite("What diff prints for programs") struct PatchTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  /// The contents of a revision, by their hashes.
  private func design(_ revision: Int, _ workspace: Workspace) throws -> JSON? {
    try workspace.run("dump").records.first {
      $0["type"] == "revision" && $0["number"] == .integer(revision)
    }?["design"]
  }

  /// Edits of every kind, some of which only fit together.
  static let edits = """
    add-screen help
    add-view help text --kind label --text 'Ask us'
    rename-view login title heading
    move-view login email --to root
    add-state login recover
    vary login email hidden=true --when 'state = recover'
    remove-view login password --cascade
    add-guide login gap
    add-constraint login 'gap.top == email.bottom' --id below
    set-constraint login c1 constant=24
    rename-screen login signIn
    add-assertion signIn 'heading is not truncated'
    add-device square --size 300x300
    add-profile square
    remove-profile iphone-16/portrait
    copy-screen signIn copy

    """

  @Test("makes the later design of the earlier one", .takesSeconds, arguments: ["json", "ndjson"])
  func roundTrip(format: String) throws {
    let workspace = try workspace()
    try workspace.run("restore HEAD")
    let outcome = workspace.run(["batch", "--lines"], input: Self.edits)
    try #require(outcome.status == 0, "\(outcome.messages)")
    try workspace.run("commit -m Second")
    for (from, to, branch) in [("v1", "v2", "there"), ("v2", "v1", "back")] {
      let patch = try workspace.run("diff \(from) \(to) --design --format \(format)")
      #expect(patch.status == 1)
      try workspace.run("branch \(branch) --at \(from)")
      #expect(try workspace.run("switch \(branch)").status == 0)
      let applied = try workspace.run("batch", input: patch.output)
      #expect(applied.status == 0, "\(applied.messages)")
      #expect(try workspace.run("diff \(to) --design --format json").output.contains(#""items":[]"#))
      #expect(try workspace.run("commit -m \(branch)").status == 0)
    }
    #expect(try design(3, workspace) == design(2, workspace) && design(4, workspace) == design(1, workspace))
    #expect(try design(1, workspace) != design(2, workspace))
    #expect(try workspace.run("verify-store").status == 0)
  }

  @Test("is refused where the design is another, which stays as it was")
  func other() throws {
    let workspace = try workspace()
    let patch = try workspace.run("diff --design --format json").output
    let before = try workspace.run("show login --format json").output
    let outcome = try workspace.run("batch", input: patch)
    #expect(outcome.status == 2)
    #expect(
      outcome.messages
        == "workbench: line 1: screen 'login' is not as the changes found it; apply them to the design that they were "
        + "made from\n")
    #expect(try workspace.run("show login --format json").output == before)
  }

  @Test("keeps its words for people as they are, and says nothing of no change")
  func words() throws {
    let workspace = try workspace()
    #expect(try !workspace.run("diff --design").output.contains("apply-changes"))
    #expect(try !workspace.run("diff --design --format tsv").output.contains("apply-changes"))
    #expect(try !workspace.run("diff --stat --format ndjson").output.contains("apply-changes"))
    for version in ["v1", "working"] {
      let outcome = try workspace.run("diff \(version) \(version) --design --format json")
      #expect(outcome.status == 0 && outcome.output.contains(#""items":[]"#))
      #expect(try workspace.run("batch", input: outcome.output).status == 0)
    }
  }
}
