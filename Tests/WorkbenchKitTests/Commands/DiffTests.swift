import Notation
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

@Suite("What diff says of harm") struct DiffHarmTests {
  /// A form of three fields and a button, pushed down by 40 points since its commit.
  private func pushedForm() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    try workspace.batch(
      """
      add-screen form
      add-view form stack --kind stack --axis vertical --spacing 12
      pin form stack leading,trailing --to safeArea --inset 16
      add-constraint form 'stack.top == safeArea.top + 60' --id top
      add-view form name --kind textField --placeholder Name --style body --in stack
      add-view form mail --kind textField --placeholder Mail --style body --in stack
      add-view form phone --kind textField --placeholder Phone --style body --in stack
      add-constraint form 'name.height == 44'
      add-constraint form 'mail.height == 44'
      add-constraint form 'phone.height == 44'
      """)
    try workspace.run("commit -m one")
    try workspace.run("set-constraint form top constant=100")
    return workspace
  }

  @Test("names each field that comes under the keyboard, on whatever profiles a finding on it doesn't")
  func underKeyboard() throws {
    let said = try pushedForm().run("diff").prose
    let seen = try #require(said.split(separator: "Findings:").first)
    #expect(seen.contains("form: mail is now under the keyboard and out of reach on "), "\(said)")
  }

  @Test("calls a finding worse that grew on the profiles that it was on, with both figures")
  func grown() throws {
    let workspace = try pushedForm()
    let options = "--device iphone-5 --orientation landscape --text-size AX5 --keyboard shown"
    let said = try workspace.run("diff --findings \(options)").prose
    #expect(said.contains("Findings: 1 worse"), "\(said)")
    let found = try #require(said.firstMatch(of: #/measured ([\d.]+), before ([\d.]+)/#))
    #expect(Double(found.1)! - Double(found.2)! == 40)
    let record = try #require(
      workspace.run("diff --findings \(options) --format ndjson").records.first {
        $0["status"]?.text == "worse"
      })
    #expect(record["measured"]!.double! - record["before"]!["measured"]!.double! == 40)
    #expect(record["gained"] == 0 && record["lost"] == 0)
    let markdown = try workspace.run("diff --findings \(options) --format markdown").prose
    #expect(markdown.contains("measured \(found.1), before \(found.2)"))
    // More of the same stops nobody at a baseline, but is said.
    let audit = try workspace.run("audit form --baseline v1 \(options)")
    #expect(audit.status == 0 && audit.prose.contains("before measured \(found.2)"), "\(audit.output)")
  }

  @Test("calls a finding worse that went from some profiles to as many others")
  func moved() throws {
    let workspace = try Workspace()
    try workspace.run("init --profiles targets")
    try workspace.batch(
      """
      add-screen form
      add-view form words --kind label --style body --text 'A text of some length, and of one line'
      pin form words top,leading --to safeArea
      add-constraint form 'words.width == 60' --id width
      vary form --constraint width constant=600 --when 'orientation = portrait'
      """)
    try workspace.run("commit -m one")
    try workspace.batch(
      """
      unvary form var1
      vary form --constraint width constant=600 --when 'orientation = landscape'
      """)
    let options = "--device iphone-16 --text-size L --orientation portrait,landscape"
    let outcome = try workspace.run("diff --findings \(options)")
    #expect(outcome.prose.contains("worse warning truncated-text of words"), "\(outcome.output)")
    #expect(outcome.prose.contains("on 1 more profile"), "\(outcome.output)")
    #expect(outcome.prose.contains(", no longer on 1, 1 in all"), "\(outcome.output)")
  }
}
