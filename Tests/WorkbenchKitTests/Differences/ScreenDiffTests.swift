import Notation
import Testing

@Suite("diff of two screens") struct ScreenDiffTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    try workspace.run("copy-screen login other")
    return workspace
  }

  @Test("says that a copy is the same") func same() throws {
    let outcome = try workspace().run("diff login other --device iphone-se-3,iphone-16 --keyboard hidden")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("login and other: the same on all 2 profiles\n"), "\(outcome.output)")
    #expect(outcome.output.contains("by name"))
  }

  @Test("says where a copy that was edited is another, and which views only one has") func different() throws
  {
    let workspace = try workspace()
    try workspace.run("set-view other title 'text=Sign in with the address that you gave us'")
    try workspace.run("add-view other hint --kind label --text New")
    let outcome = try workspace.run("diff login other --device iphone-se-3 --keyboard hidden")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("login and other: different on the only profile\n"), "\(outcome.output)")
    #expect(outcome.output.contains("only in other: label hint"))
    let record = try workspace.run("diff login other --device iphone-se-3 --format ndjson").records[0]
    #expect(record["same"] == false && record["onlyInOther"] == ["hint"] && record["onlyInScreen"] == [])
  }

  @Test("takes a word for a revision where it is one, unless both are called screens") func revisions() throws
  {
    let workspace = try workspace()
    try workspace.run("commit -m both")
    try workspace.run("tag login")
    #expect(try workspace.run("diff login other").messages.contains("other"))
    #expect(try workspace.run("diff login other").status == 2)
    #expect(try workspace.run("diff --screens login other --device iphone-16").status == 0)
  }

  @Test("calls nothing the same where no profile was compared") func withoutProfiles() throws {
    let workspace = try Workspace()
    try workspace.run("init --profiles none")
    try workspace.run("add-screen login")
    try workspace.run("copy-screen login other")
    let outcome = try workspace.run("diff login other")
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.messages.contains("no stored profile"))
    #expect(try workspace.run("diff login other --device iphone-16").status == 0)
  }

  @Test("refuses one screen alone, an unknown one, and what two screens have not") func refused() throws {
    let workspace = try workspace()
    let alone = try workspace.run("diff --screens login")
    #expect(alone.status == 2 && alone.messages.contains("two screens"))
    let unknown = try workspace.run("diff login othr")
    #expect(unknown.status == 2 && unknown.messages.contains("other"))
    let designs = try workspace.run("diff login other --design")
    #expect(designs.status == 2 && designs.messages.contains("only the layouts"))
  }
}
