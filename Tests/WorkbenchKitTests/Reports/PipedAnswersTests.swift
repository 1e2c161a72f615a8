import Notation
import Testing

@testable import WorkbenchKit

@Suite("Answers in a pipe") struct PipedAnswersTests {
  /// A screen with findings, a suppression, an assertion that fails and one that holds.
  private func story() throws -> Story {
    try Story(
      """
      add-screen login
      add-view login title --kind label --text 'We have sent the tickets to your email address' --style title1
      pin login title top,leading --to safeArea --inset 20
      add-view login go --kind button --text Go --style footnote
      add-constraint login 'go.leading == title.leading'
      add-constraint login 'go.top == title.bottom + 8'
      add-assertion login 'title is not truncated' --message 'People must be able to read it'
      add-assertion login 'title is visible'
      """)
  }

  /// The lines that a pipe gets.
  private func lines(_ command: String, of story: Story) throws -> [Substring] {
    let words = command.split(separator: " ").map(String.init)
    return story.workspace.run(words, variables: ["COLUMNS": ""]).output.split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
  }

  @Test(
    "have a fact a line, each with its screen",
    arguments: ["check", "audit", "audit --repairs", "assert", "audit --notes"])
  func facts(command: String) throws {
    let story = try story()
    let found = try lines(command, of: story)
    #expect(found.count > 1)
    for (place, line) in found.enumerated() where !(command == "check" && place == 0) {
      let isWhole = line.hasPrefix("login: ") || line.hasPrefix("workbench ") || line.hasPrefix("and ")
      #expect(isWhole, "\(line)")
    }
    // A terminal gets them set out, in lines of its width.
    let wide = try story.workspace.run("\(command) --quiet").output
    #expect(wide.split(separator: "\n").allSatisfy { $0.count <= 100 || !$0.contains(" ") })
    #expect(wide.contains("\n  "))
  }

  @Test(
    "never wrap", arguments: ["help --all", "help vary", "diff HEAD working", "list-views login", "check"])
  func unwrapped(command: String) throws {
    let story = try story()
    try story.workspace.run("commit -m One")
    try story.workspace.run("set-view login title 'text=\(String(repeating: "word ", count: 20))'")
    let piped = try lines(command, of: story)
    let wrapped = try story.workspace.run(command).output.split(separator: "\n")
    #expect(piped.contains { $0.count > 100 }, "\(piped.map(\.count))")
    #expect(wrapped.allSatisfy { $0.count <= 100 })
  }

  @Test("have as many lines for causes as there are causes") func causes() throws {
    var edits = "add-screen login\n"
    for place in 0..<60 {
      edits += "add-view login v\(place) --kind button --text Go --style footnote\n"
      edits += "pin login v\(place) top,leading --to safeArea --inset \(place * 14)\n"
    }
    let story = try Story(edits)
    let found = try lines("check --device iphone-se-1,iphone-16", of: story)
    #expect(found.contains { $0.contains("by cause:") })
    #expect(found.allSatisfy { !$0.hasPrefix(" ") && !$0.isEmpty })
  }

  @Test(
    "are a line each, and a screenful in a terminal, with what is accepted where that is asked",
    arguments: [80, 100])
  func screenful(columns: Int) throws {
    var edits = "add-screen login\n"
    for place in 0..<11 {
      edits += "add-view login v\(place) --kind button --text Go --style footnote\n"
      edits += "pin login v\(place) top,leading --to safeArea --inset \(place * 40)\n"
    }
    let story = try Story(edits)
    let variables = ["COLUMNS": "\(columns)"]
    let first = story.workspace.run(["check", "--format", "ndjson"]).records.first?["id"]?.text
    let words = ["suppress", try #require(first), "--reason", "Known"]
    try #require(story.workspace.run(words).status == 0)
    #expect(try lines("check", of: story).count > 20)
    let shown = story.workspace.run(["check"], variables: variables).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(shown.contains { $0.contains("by cause:") })
    #expect(shown.count <= 41 && shown.allSatisfy { $0.count <= columns })
    let accepted = story.workspace.run(["audit", "--show-suppressed"], variables: variables)
    #expect(accepted.output.contains("Known"))
    let details = story.workspace.run(["check", "--details"], variables: variables).output
    #expect(details.split(separator: "\n").count > 40)
  }

  @Test("of explain have a line for each conflict, each change that removes it and each open view")
  func explanations() throws {
    let story = try Story(
      """
      add-screen login
      add-view login a --kind view
      pin login a top,leading --to safeArea
      add-constraint login 'a.width == 100' --id one
      add-constraint login 'a.width == 200' --id two
      add-view login b --kind view
      """)
    let found = try lines("explain login", of: story)
    #expect(found.allSatisfy { $0.hasPrefix("login on iphone-16/portrait: ") })
    #expect(found.count { $0.contains(": conflict: needs ") } == 1)
    #expect(found.contains { $0.contains(": ambiguous: b can be at ") })
    let commands = found.compactMap { $0.firstMatch(of: /: conflict ends with: workbench (.*)   # \d/)?.1 }
    #expect(commands.count > 1)
    for command in commands {
      #expect(try story.workspace.run("\(command) --dry-run").status == 0, "\(command)")
    }
    #expect(try story.workspace.run("explain login").output.contains("\n  any one of these removes it:\n"))
  }
}
