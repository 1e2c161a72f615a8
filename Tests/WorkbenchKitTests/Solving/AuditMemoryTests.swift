import Auditing
import Foundation
import Notation
import SQLite
import Storage
import TestSupport
import Testing

/// How often a store's layouts are asked for is seen by taking them away.
@Suite("What is remembered of audits") struct AuditMemoryTests {
  private let workspace: Workspace
  private static let audit = "audit --all-profiles --device iphone-se-2,ipad-mini-6 --format ndjson"

  init() throws {
    workspace = try Workspace()
    try ExampleStore.make(in: workspace)
  }

  private func execute(_ sql: String) throws {
    let database = try Database(path: workspace.folder.appending(path: "workbench.db").path, mode: .readWrite)
    try database.execute(sql)
    database.close()
  }

  private func layouts() throws -> Int { try count("layout") }

  private func count(_ table: String) throws -> Int {
    let database = try Database(path: workspace.folder.appending(path: "workbench.db").path, mode: .readWrite)
    defer { database.close() }
    return try database.count("SELECT count(*) FROM \(table)")
  }

  @Test("an audit that was made before solves nothing, and says the same") func again() throws {
    let first = try workspace.run(Self.audit)
    #expect(first.status == 1 && first.messages.contains("solved"))
    try execute("DELETE FROM stored_layout")
    let second = try workspace.run(Self.audit)
    #expect(second.output == first.output && second.messages.contains("reused"))
    #expect(try layouts() == 0 && count("audit") == 1)
  }

  @Test(
    "an audit of anything else is made anew",
    arguments: [
      "rename-view login title heading", "set-view login title text=Welcome",
      "add-constraint login 'email.height >= 60'", "rename-screen login enter",
    ])
  func edits(edit: String) throws {
    let first = try workspace.run(Self.audit)
    try workspace.run(edit)
    let second = try workspace.run(Self.audit)
    #expect(second.output != first.output || !edit.hasPrefix("rename"))
    try execute("DELETE FROM audit")
    #expect(try workspace.run(Self.audit).output == second.output)
    try workspace.run("undo")
    #expect(try workspace.run(Self.audit).output == first.output)
  }

  @Test("suppressing a finding takes it from what is remembered") func suppress() throws {
    let first = try workspace.run(Self.audit)
    let rule = try #require(first.records.first?["rule"]?.text)
    let suppressed = try workspace.run("suppress login \(rule) --reason 'By design'")
    #expect(suppressed.status == 0, "\(suppressed.messages)")
    try execute("DELETE FROM stored_layout")
    let second = try workspace.run(Self.audit)
    #expect(second.records == first.records.filter { $0["rule"]?.text != rule })
    #expect(second.messages.contains("reused"))
  }

  @Test("other profiles and other rules are asked for by themselves") func others() throws {
    try workspace.run(Self.audit)
    let few = "audit --all-profiles --device iphone-se-2 --format ndjson"
    let alone = try workspace.run(few)
    #expect(try count("audit") == 2)
    try execute("DELETE FROM audit")
    #expect(try workspace.run(few).output == alone.output)
  }

  @Test(
    "what can't be read is found again",
    arguments: ["[{}]", "{}", #"[{"rule":"small-target","severity":"error","message":"","affected":"9-3"}]"#])
  func damage(text: String) throws {
    let first = try workspace.run(Self.audit)
    try execute("UPDATE audit SET findings = '\(text)'")
    #expect(try workspace.run(Self.audit).output == first.output)
  }

  /// The digest is of all that the rules' bad examples are reported to have.
  ///
  /// Where it changes, so does what stores remember:
  /// raise `RuleList.edition`, or the engine's where frames have moved, and only then write the new digest down.
  @Test("the edition of the rules belongs to what they find") func edition() throws {
    var reported = ""
    for rule in RuleList.all {
      let story = try Story("add-screen demo\n\(rule.card.bad)\n")
      reported += try story.workspace.run(
        "audit --all-profiles --device iphone-se-1,iphone-16 --format ndjson"
      )
      .output
    }
    #expect(SHA256.hexadecimal(of: reported).prefix(16) == "8c69d59bf629b0e7")
  }
}
