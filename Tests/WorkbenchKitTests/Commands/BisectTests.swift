import Foundation
import Notation
import Testing

@Suite("bisect") struct BisectTests {
  /// Twelve revisions: v1 has no assertion yet, v8 makes the title so long that it is cut.
  private func story() throws -> Story {
    let story = try Story(PullStory.screen)
    try story.workspace.run("remove-assertion login title-whole")
    try story.workspace.run("commit -m 'The screen' --author ann")
    for number in 2...12 {
      try story.workspace.run(
        number == 8
          ? "set-view login title text='Welcome to the place where you sign in'"
          : "set-constraint login go-below-title constant=\(8 + number)")
      if number == 11 { try story.workspace.run("add-assertion login 'title is not truncated' --id whole") }
      try story.workspace.run("commit -m 'Step \(number)' --author bob")
    }
    return story
  }

  @Test("finds the revision that broke an assertion, though that came later, and says what it changed")
  func assertion() throws {
    let story = try story()
    let found = try story.workspace.run("bisect login --assertion whole")
    #expect(found.status == 0)
    let lines = found.output.split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "v8 is the first revision where assertion whole of login fails (title is not truncated)")
    #expect(lines[1].hasPrefix("v8: Step 8 (2") && lines[1].hasSuffix(" by bob)"))
    #expect(lines[2].hasPrefix("  fails  whole: title is not truncated  on "))
    let worst = "         worst on iphone-5/portrait/AX5: title shows 7 of 38 characters"
    let place = try #require(lines.firstIndex(of: worst))
    #expect(
      lines[(place + 1)...] == [
        "what v8 changed:",
        "  login: title's text changes from 'Sign in' to 'Welcome to the place where you sign in'",
        "tried 4 of the 10 revisions between them",
      ])
    #expect(found.messages.hasSuffix("v8 is bad, 1 revision left\n"))
    #expect(try story.workspace.run("bisect --assertion whole --quiet").messages.isEmpty)

    let records = try story.workspace.run("bisect --assertion whole --format ndjson").records
    #expect(records.compactMap { $0["type"]?.text } == ["culprit", "verdict", "change"])
    #expect(records[0]["revision"] == "v8" && records[0]["good"] == "v7" && records[0]["tried"] == 4)
    #expect(records[1]["worst"]?["profile"] == "iphone-5/portrait/AX5")

    // v9 does not have the assertion yet; the working design does.
    let one = try story.workspace.run("bisect --assertion whole --device iphone-5 --good v5 --bad v9")
    #expect(one.output.contains("         on iphone-5/portrait: title shows "))
    #expect(one.output.hasSuffix("tried 2 of the 3 revisions between them\n"))
  }

  @Test("says when an end is not what it should be") func ends() throws {
    let story = try story()
    let fails = "assertion whole of login fails (title is not truncated)"
    for (options, sentence) in [
      (
        "--bad v7",
        "v7, the bad end, is good, where this was looked for: \(fails); name another revision with --bad"
      ),
      ("--good v8", "v8, the good end, is bad already: \(fails); name another revision with --good"),
      ("--good v9 --bad v3", "'v9' doesn't lead to 'v3' by first parents; 'log' lists what does"),
    ] {
      let outcome = try story.workspace.run("bisect --assertion whole \(options)")
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(outcome.messages.hasPrefix("workbench: \(sentence)"), "\(outcome.messages)")
    }
    try story.workspace.run("set-view login title text=Hi")
    try story.workspace.run("commit -m Short")
    #expect(
      try story.workspace.run("bisect --assertion whole").messages
        == "workbench: v13, the bad end, is good, where this was looked for: \(fails); name another revision with --bad\n"
    )
  }

  @Test("finds the revision in which a rule fires") func rule() throws {
    let story = try story()
    let found = try story.workspace.run("bisect --rule truncated-text login --device iphone-5 --text-size XL")
    #expect(found.output.hasPrefix("v8 is the first revision where rule truncated-text finds something\n"))
    #expect(found.output.contains("\n  note  truncated-text  title\n") && found.status == 0)
  }

  @Test("lets a command decide as git bisect run does") func command() throws {
    let story = try story()
    let folder = story.workspace.folder
    try """
    echo "$WORKBENCH_REVISION" >> tried
    test "$WORKBENCH_STORE" -ef workbench.db || exit 200
    case $WORKBENCH_REVISION in v[1-9]) test $WORKBENCH_REVISION = v9 && exit 7; exit 0;; *) exit 1;; esac
    """.write(to: folder.appending(path: "check.sh"), atomically: true, encoding: .utf8)
    let found = try story.workspace.run("bisect --run 'sh check.sh'")
    #expect(
      found.output.hasPrefix("v9 is the first revision where 'sh check.sh' fails\n"), "\(found.messages)")
    #expect(
      try String(contentsOf: folder.appending(path: "tried"), encoding: .utf8)
        == "v12\nv1\nv6\nv9\nv7\nv8\n")

    let skipping = "case $WORKBENCH_REVISION in v[56]) exit 125;; v[1-4]) exit 0;; *) exit 1;; esac"
    let outcome = story.workspace.run(["bisect", "--run", skipping])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("' fails is one of v5, v6 and v7: v5 and v6 can't be tried\n"))
    #expect(
      story.workspace.run(["bisect", "--run", "exit 125"]).messages
        == "workbench: v12 can't be tried; name others with --good and --bad\n")
    #expect(
      story.workspace.run(["bisect", "--run", "kill -9 $$"]).messages
        == "workbench: 'kill -9 $$' ended with 137 in v12; 0 means good, 125 can't be tried, others up to 127 bad\n"
    )
  }

  @Test("finds the revision that brought the screen, where it failed from its beginning") func fromTheStart()
    throws
  {
    let story = try Story("add-screen first\n")
    try story.workspace.run("commit -m first")
    try story.workspace.batch(
      """
      remove-profile 'ipad*' 'iphone-1*'
      add-screen login
      add-view login box --size 10x10
      pin login box top,leading
      add-constraint login 'box.width == 10' --id width
      add-assertion login 'box.width >= 44' --id wide
      """)
    try story.workspace.run("commit -m second")
    let found = try story.workspace.run("bisect --assertion wide")
    #expect(found.output.hasPrefix("v2 is the first revision where assertion wide of login fails"))
    #expect(found.output.hasSuffix("there are no revisions between the two\n"))
  }
}
