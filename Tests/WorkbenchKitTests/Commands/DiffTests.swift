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
        ### Design

        - login: form's spacing changes from 8 to 12
        - login: title's text changes from 'Sign in' to 'Sign \\*in\\*'

        ### Layout, on 1 profile

        - login: on iphone-se-3/portrait form gets 8 taller
        """))
  }

  @Test("names the profiles of each change where details are wanted") func details() throws {
    let options = "--device iphone-se-3,iphone-16 --text-size L,AX5"
    let outcome = try workspace().run("diff --layout \(options) --details")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("password moves down 8 on all 4 profiles") })
    #expect(
      lines[(first + 1)...].prefix(4) == [
        "    iphone-se-3/portrait", "    iphone-se-3/portrait/AX5", "    iphone-16/portrait",
        "    iphone-16/portrait/AX5",
      ])
    #expect(try !workspace().run("diff --layout \(options)").output.contains("    iphone-16/portrait\n"))
  }

  @Test("refuses a form that it doesn't have") func unknownFormat() throws {
    let outcome = try workspace().run("diff --format html")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("one of text, json, ndjson, tsv, csv, markdown"))
  }
}
