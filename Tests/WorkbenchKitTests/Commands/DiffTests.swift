import Testing

@Suite("diff") struct DiffTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    return workspace
  }

  @Test("writes headings and lists for a code review, names escaped") func markdown() throws {
    let workspace = try workspace()
    try workspace.run("set-view login title 'text=Sign *in*'")
    let outcome = try workspace.run("diff --device iphone-se-3 --format markdown")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix(
        """
        ### What people see, on 2 profiles

        - login: form gets 8 taller on all profiles
        """))
    #expect(
      outcome.output.hasSuffix(
        """
        ### Design

        - login: form's spacing changes from 8 to 12
        - login: title's text changes from 'Sign in' to 'Sign \\*in\\*'

        """))
  }

  @Test("shows where each change is in a table where details are wanted") func details() throws {
    let options = "--device iphone-se-3,iphone-16 --text-size L,AX5 --keyboard hidden"
    let workspace = try workspace()
    try workspace.run("vary login title hidden=true --when 'textSize >= accessibilityMedium'")
    let outcome = try workspace.run("diff --layout \(options) --details")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("title disappears on 2 of 4 profiles: AX5") })
    let table = try #require(lines.firstIndex { $0.hasPrefix("    text sizes  profiles  where") })
    #expect(lines[table + 1].hasPrefix("    AX5"))
    #expect(try !workspace.run("diff --layout \(options)").output.contains("text sizes"))
  }

  @Test("refuses a form that it doesn't have") func unknownFormat() throws {
    let outcome = try workspace().run("diff --format html")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("one of text, json, ndjson, tsv, csv, markdown"))
  }
}
