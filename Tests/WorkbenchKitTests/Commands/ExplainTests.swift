import Notation
import Findings
import Testing

@testable import WorkbenchKit

@Suite("Explanations") struct ExplainTests {
  private let story: Story

  init() throws {
    story = try Story(
      """
      remove-profile 'ipad-*' 'iphone-1*' 'iphone-s*' 'iphone-8*' 'iphone-x*'
      add-screen bar
      add-view bar box --in root
      add-view bar title --in box
      add-view bar icon --in box
      add-constraint bar 'box.leading == safeArea.leading + 16'
      add-constraint bar 'box.top == safeArea.top + 8'
      add-constraint bar 'box.width == 80' --id box-width
      add-constraint bar 'box.height == 44'
      add-constraint bar 'title.leading == box.leading'
      add-constraint bar 'title.top == box.top'
      add-constraint bar 'title.height == 20'
      add-constraint bar 'title.width == 60'
      add-constraint bar 'title.trailing == icon.leading - 8' --id gap
      add-constraint bar 'icon.top == box.top'
      add-constraint bar 'icon.height == 20'
      add-constraint bar 'icon.width == 60'
      add-constraint bar 'icon.trailing == box.trailing'
      """)
  }

  @Test("of a conflict say what it needs and gets, and commands that remove it")
  func conflict() throws {
    let outcome = try story.workspace.run("explain bar")
    #expect(outcome.status == 1, "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "bar on iphone-16/portrait")
    #expect(lines[1] == "conflict: needs 60 + 8 + 60 = 128, gets 80")
    #expect(lines.contains("  box-width: box.width == 80   (gives 80)"))
    #expect(lines.contains("  gap: title.trailing == icon.leading - 8   (needs 8)"))
    let commands = lines.compactMap { line in
      line.firstRange(of: "set-constraint").map { String(line[$0.lowerBound...]) }
    }
    #expect((1...RepairTrial.limit).contains(commands.count))
    #expect(lines.count { $0.contains(" profiles still conflict; moves ") } == commands.count)
    for command in commands {
      try story.workspace.run(command)
      let left = try story.workspace.run("explain bar --format ndjson")
      #expect(!left.records.contains { $0["type"] == "conflict" }, "\(command)")
      try story.workspace.run("undo")
    }
  }

  @Test("of a change that is of no use say whether it leaves the conflict or bares another one")
  func bared() throws {
    let story = try Story(
      """
      remove-profile '*'
      add-profiles iphone-16/portrait
      add-screen s
      add-view s bar --kind stack --spacing 16
      add-view s a --kind image --size 104x31 --in bar
      add-view s b --kind image --size 184x70 --in bar
      pin s bar top,leading,trailing
      add-constraint s 'a.width >= bar.width + 40' --id k3
      add-constraint s 'a.trailing >= bar.trailing' --id k4
      """)
    let outcome = try story.workspace.run("explain s")
    #expect(
      outcome.output.contains(
        "no change to one constraint helps: of 1 tried, 1 removes it but bares another conflict\n"))
  }

  @Test("of a scroll view's content that is open show two sizes, and leave exit code 1") func content() throws
  {
    let story = try Story(
      """
      add-screen s
      add-view s list --kind scroll
      pin s list top,leading,trailing,bottom
      add-view s page --size 100x50 --in list
      pin s page top,leading,trailing
      """)
    let outcome = try story.workspace.run("explain s")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "ambiguous: list's content can be 100 x 0 or 100 x 100, and nothing decides which"))
    let records = try story.workspace.run("explain s --format ndjson").records
    #expect(records.first?["contents"]?.elements?.count == 2)
    #expect(records.last?["ambiguities"] == 1)
  }

  @Test("name finite points however far the factors of a conflict lie apart") func factors() throws {
    let story = try Story(
      """
      remove-profile '*'
      add-profiles iphone-16/portrait
      add-screen s
      add-view s v1 --kind stack
      add-view s v2 --kind image --in v1
      add-view s v4 --kind stack
      set-view s v4 layoutMargins=0,0,0,500
      add-view s v5 --kind label --in v4
      add-view s v7 --kind label --in v1
      add-view s v8 --kind button
      add-guide s gap --in v8
      add-constraint s 'v2.leading >= v5.leading + 0.5'
      add-constraint s 'v4.leading <= v1.leading * 1000000 + 0.5'
      add-constraint s 'v4.trailing == v2.centerX * 2 + 16'
      add-constraint s 'v4.height == v5.height + 0.5'
      add-constraint s 'v5.width >= gap.width + 17.3'
      add-constraint s 'v5.height >= v2.width + 0.5'
      add-constraint s 'v7.trailing >= v4.trailing + 120'
      """)
    let conflicts = try story.workspace.run("explain s --format ndjson").records.filter {
      $0["type"] == "conflict"
    }
    #expect(!conflicts.isEmpty)
    for conflict in conflicts {
      let needed = try #require(conflict["needed"]?.double)
      #expect(try #require(conflict["granted"]?.double) < needed)
    }
  }

  @Test("of a sound screen say so")
  func sound() throws {
    try story.workspace.run("remove-constraint bar gap")
    let outcome = try story.workspace.run("explain bar")
    #expect(outcome.status == 0)
    #expect(outcome.output == "bar on iphone-16/portrait: every rule holds, and every view has one place\n")
  }

  @Test("of an anchor name the revisions that added its constraints")
  func revisions() throws {
    try story.workspace.run("remove-constraint bar gap")
    try story.workspace.run("commit -m 'First'")
    try story.workspace.run("set-constraint bar box-width constant=90")
    try story.workspace.run("remove-constraint bar c10")
    try story.workspace.run("add-constraint bar 'icon.width == 50' --id icon-width")
    let records = try story.workspace.run("why bar icon.leading --format ndjson").records
    let shares = try #require(records.first?["shares"]?.elements)
    #expect(shares.map { $0["revision"] } == ["v1", "v1", "v1", "working"])
    let old = try story.workspace.run("why bar icon.leading --revision v1").output
    #expect(old.hasSuffix("- 60   c10: icon.width == 60   v1\n"), "\(old)")
  }

  @Test("of an anchor add up")
  func why() throws {
    try story.workspace.run("remove-constraint bar gap")
    let outcome = try story.workspace.run("why bar icon.leading")
    #expect(
      outcome.output == """
        icon.leading is 36 on iphone-16/portrait
          + 0    c11: icon.trailing == box.trailing   working
          + 16   c1: box.leading == safeArea.leading + 16   working
          + 80   box-width: box.width == 80   working
          - 60   c10: icon.width == 60   working

        """)
    #expect(
      try story.workspace.run("why bar icon.firstBaseline").messages == """
        workbench: can't explain 'icon.firstBaseline'; ask for a shown item's leading, trailing, top, bottom, centerX, \
        centerY, width or height

        """)
  }
}
