import Auditing
import Foundation
import Notation
import TestSupport
import Testing

/// Each remedy on a screen that it repairs, and on one where a new audit finds that it would do harm.
@Suite("audit --repairs") struct AuditRepairTests {
  static let options = "--all-profiles --device iphone-se-1,ipad-10 --text-size L,AX5"

  /// A screen, the rule that finds something of it, and what the commands of its repair contain; nil where none helps.
  struct Trial: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rule: String
    let repair: String?
    let lines: String

    init(_ name: String, _ rule: String, repair: String?, lines: String) {
      (testDescription, self.rule, self.repair, self.lines) = (name, rule, repair, lines)
    }
  }

  static let long = "--text 'Your order is on its way and will be there tomorrow'"

  static let trials = [
    Trial(
      "more lines", "truncated-text", repair: "set-view demo title lines=0",
      lines: """
        add-view demo title --kind label --style body \(long)
        pin demo title top,leading,trailing --to safeArea --inset 16
        """),
    Trial(
      "more lines than a card has room for", "truncated-text", repair: nil,
      lines: """
        add-view demo card
        pin demo card top,leading,trailing --to safeArea --inset 16
        add-constraint demo 'card.height == 80'
        add-view demo title --kind label --style body \(long) --in card
        pin demo title top,leading,trailing
        """),
    Trial(
      "a least height", "clipped-text", repair: "set-constraint demo c3 'relation=name.height >= 12'",
      lines: """
        add-view demo name --kind label --style body --text 'Name'
        pin demo name top,leading --to safeArea --inset 16
        add-constraint demo 'name.height == 12'
        """),
    Trial(
      "a least height into the next text", "fixed-height-around-scaling-text", repair: nil,
      lines: """
        add-view demo name --kind label --style body --text 'Name'
        pin demo name top,leading --to safeArea --inset 16
        add-constraint demo 'name.height == 24'
        add-view demo next --kind label --style body --text 'Next'
        pin demo next leading --to safeArea --inset 16
        add-constraint demo 'next.top == name.top + 24'
        """),
    Trial(
      "an inequality", "unsatisfiable-constraints", repair: "relation=card.width <= 200",
      lines: """
        add-view demo card --size 100x40
        pin demo card top,leading
        add-constraint demo 'card.width == 200'
        add-constraint demo 'card.width <= 120'
        """),
    Trial(
      "a priority below required", "unsatisfiable-constraints", repair: "priority=999",
      lines: """
        add-view demo card --size 100x40
        pin demo card top,leading
        add-constraint demo 'card.width == 390'
        add-constraint demo 'card.width == root.width'
        """),
    Trial(
      "one of three that contradict one another", "unsatisfiable-constraints", repair: nil,
      lines: """
        add-view demo card --size 100x40
        pin demo card top,leading
        add-constraint demo 'card.width == 100'
        add-constraint demo 'card.width == 200'
        add-constraint demo 'card.width == 300'
        """),
    Trial(
      "a least touch size", "small-target", repair: "add-constraint demo 'close.height >= 44'",
      lines: """
        add-view demo close --kind button --text 'Close' --style body
        pin demo close top,leading --to safeArea --inset 16
        """),
    Trial(
      "a least touch size into the next button", "small-target", repair: nil,
      lines: """
        add-view demo one --kind button --text 'First' --style body --button-configuration none
        pin demo one top,leading --to safeArea --inset 16
        add-constraint demo 'one.height == 32'
        add-view demo two --kind button --text 'Second' --style body --button-configuration none
        pin demo two leading --to safeArea --inset 16
        add-constraint demo 'two.top == one.top + 32'
        add-constraint demo 'two.height == 32'
        """),
    Trial(
      "leading", "left-right-pins", repair: "'relation=icon.leading == root.leading + 16'",
      lines: """
        add-view demo icon --kind image --size 44x44
        pin demo icon top --to safeArea
        add-constraint demo 'icon.left == root.left + 16'
        """),
    Trial(
      "leading into what keeps its side", "left-right-pins", repair: nil,
      lines: """
        add-view demo one --kind label --style body --text 'One'
        pin demo one top --to safeArea
        add-constraint demo 'one.left == root.left + 16'
        add-view demo two --kind label --style body --text 'Two'
        pin demo two top --to safeArea
        add-constraint demo 'two.right == root.right - 16'
        """),
    Trial(
      "the safe area", "under-bars", repair: "'relation=note.top == safeArea.top'",
      lines: """
        add-view demo note --kind label --style body --lines 0 --text 'Your parcel waits'
        pin demo note leading,trailing --to safeArea --inset 16
        add-constraint demo 'note.top == root.top'
        """),
    Trial(
      "above the keyboard", "content-unreachable", repair: "'relation=name.bottom == keyboard.top - 16'",
      lines: """
        add-view demo name --kind textField --style body --placeholder 'Name'
        pin demo name leading,trailing,bottom --to safeArea --inset 16
        """),
    Trial(
      "the superview grows", "outside-parent", repair: "'relation=card.height >= 30'",
      lines: """
        add-view demo card
        pin demo card top,leading,trailing --to safeArea --inset 16
        add-constraint demo 'card.height == 30'
        add-view demo title --kind label --style largeTitle --lines 0 --text 'Welcome' --in card
        pin demo title top,leading,trailing
        """),
    Trial(
      "a column", "truncated-text",
      repair: "vary demo row axis=vertical --when 'textSize >= accessibilityMedium'",
      lines: """
        add-view demo row --kind stack --spacing 8
        pin demo row top,leading,trailing --to safeArea --inset 16
        add-view demo cancel --kind button --style body --text 'Cancel' --line-break truncatingTail --in row
        add-view demo book --kind button --style body --text 'Book it' --line-break truncatingTail --in row
        add-constraint demo 'cancel.width == book.width'
        """),
    Trial(
      "a font that follows the text size", "fixed-font", repair: "scalesFont=true",
      lines: """
        add-view demo note --kind label --text 'Ask us'
        pin demo note top,leading --to safeArea --inset 16
        """),
    Trial(
      "a font that outgrows its view", "fixed-font", repair: nil,
      lines: """
        add-view demo note --kind label --text 'Ask us'
        pin demo note top,leading --to safeArea --inset 16
        add-constraint demo 'note.height == 24'
        """),
    Trial(
      "one of two", "duplicate-constraint", repair: "remove-constraint demo c3",
      lines: """
        add-view demo card --size 80x44
        pin demo card top,leading --to safeArea
        add-constraint demo 'safeArea.top == card.top'
        """),
    Trial(
      "what was meant", "redundant-constraint", repair: "'relation=words.bottom <= box.bottom'",
      lines: """
        add-view demo box
        pin demo box top,leading,trailing,bottom --to safeArea
        add-view demo words --kind label --style body --lines 0 --text 'Ask us' --in box
        pin demo words leading,trailing
        add-constraint demo 'words.centerY == box.centerY @high'
        add-constraint demo 'words.top >= box.top'
        add-constraint demo 'words.bottom >= box.top'
        """),
    Trial(
      "a scroll view", "clipped-text", repair: "--kind scroll",
      lines: """
        add-view demo title --kind label --style largeTitle --lines 0 \(long)
        pin demo title top,leading,trailing --to safeArea --inset 16
        add-view demo body --kind label --style largeTitle --lines 0 \(long)
        pin demo body leading,trailing,bottom --to safeArea --inset 16
        add-constraint demo 'body.top == title.bottom + 16'
        """),
  ]

  @Test("offers what helps and does no harm, and nothing else", .takesSeconds, arguments: trials) func offer(
    trial: Trial
  )
    throws
  {
    let story = try Story("add-screen demo\n\(trial.lines)\n")
    let before = Audited(story.workspace)
    let finding = try #require(before.findings.first { $0["rule"]?.text == trial.rule }, "\(before.findings)")
    let commands = finding["repair"]?["commands"]?.elements?.compactMap(\.text)
    if let repair = trial.repair {
      #expect(commands?.contains { $0.contains(repair) } == true, "\(commands ?? [])")
    } else {
      #expect(finding["repair"] == .null, "\(commands ?? [])")
    }
    try Self.keepsPromises(story.workspace, before)
  }

  @Test("promises what its commands keep, of screens made by chance", .takesSeconds, arguments: 0..<8)
  func chance(seed: Int)
    throws
  {
    let story = try Story("add-screen demo\n\(RandomForms.lines(seed: seed))\n")
    try Self.keepsPromises(story.workspace, Audited(story.workspace))
  }

  /// Each repair that is offered removes its finding, adds none, and takes as many with it as it says.
  private static func keepsPromises(_ workspace: Workspace, _ before: Audited) throws {
    for finding in before.findings {
      guard let repair = finding["repair"], let commands = repair["commands"]?.elements?.compactMap(\.text)
      else { continue }
      try workspace.batch(commands.map { String($0.dropFirst("workbench ".count)) }.joined(separator: "\n"))
      let after = Audited(workspace, looksForRepairs: false)
      #expect(!after.keys.contains(finding["key"]!.text!), "\(commands)")
      #expect(after.keys.isSubset(of: before.keys), "\(commands): \(after.keys.subtracting(before.keys))")
      #expect(repair["removed"] == .integer(before.keys.count - after.keys.count))
      #expect(try workspace.run("undo").status == 0)
    }
    #expect(
      Audited(workspace, looksForRepairs: false).keys == before.keys, "one step of undo takes a repair back")
  }

  /// What an audit of a workspace says.
  struct Audited {
    let findings: [JSON]
    init(_ workspace: Workspace, looksForRepairs: Bool = true) {
      let words = ["audit"] + AuditRepairTests.options.split(separator: " ").map(String.init)
      findings =
        workspace.run(words + ["--format", "ndjson"] + (looksForRepairs ? ["--repairs"] : [])).records
    }
    var keys: Set<String> { Set(findings.compactMap { $0["key"]?.text }) }
  }
}

/// Forms with the usual faults: fixed heights, one line, rows that don't turn, ends that are bound or not.
private enum RandomForms {
  static func lines(seed: Int) -> String {
    var numbers = SeededNumbers(seed: seed)
    var lines = ["add-view demo page", "pin demo page top,leading,trailing,bottom --to safeArea"]
    var above: String?
    for place in 0..<Int.random(in: 2...5, using: &numbers) {
      let name = "v\(place)"
      lines += view(name, &numbers)
      lines.append("pin demo \(name) leading,trailing --inset 16")
      lines.append(
        above.map { "add-constraint demo '\(name).top == \($0).bottom + 8'" }
          ?? "pin demo \(name) top --inset 16")
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        lines.append("add-constraint demo '\(name).height == 30'")
      }
      above = name
    }
    if let above, Bool.random(using: &numbers) { lines.append("pin demo \(above) bottom --inset 16") }
    return lines.joined(separator: "\n")
  }

  private static func view(_ name: String, _ numbers: inout SeededNumbers) -> [String] {
    let words = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in "order" }.joined(separator: " ")
    let style = ["body", "title1", "footnote"].randomElement(using: &numbers)!
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: return ["add-view demo \(name) --kind button --style \(style) --text 'Order' --in page"]
    case 1: return ["add-view demo \(name) --kind textField --style body --placeholder '\(words)' --in page"]
    case 2:
      return [
        "add-view demo \(name) --kind stack --spacing 8 --in page",
        "add-view demo \(name)a --kind label --style \(style) --text '\(words)' --in \(name)",
        "add-view demo \(name)b --kind button --style body --text 'Change' --in \(name)",
      ]
    default:
      let count = Int.random(in: 0...1, using: &numbers)
      return [
        "add-view demo \(name) --kind label --style \(style) --lines \(count) --text '\(words)' --in page"
      ]
    }
  }
}

@Suite("audit --fix") struct AuditFixTests {
  private static let small = """
    add-screen demo
    add-view demo close --kind button --text 'Close' --style body
    pin demo close top,leading --to safeArea --inset 16

    """
  private static let profile = "--device iphone-16"

  private func id(_ story: Story) throws -> String {
    let records = try story.workspace.run("audit \(Self.profile) --format ndjson").records
    return try #require(records.first { $0["rule"] == "small-target" }?["id"]?.text)
  }

  @Test("shows what it would do, and changes nothing", arguments: ["", " --dry-run", " --dry-run --apply"])
  func shown(options: String) throws {
    let story = try Story(Self.small)
    let outcome = try story.workspace.run("audit \(Self.profile) --fix \(id(story))\(options)")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        demo: give close a least height of 44 points
          workbench add-constraint demo 'close.height >= 44'
        removes 1 of 1 finding; frames change on 1 of 1 profile, all of them with findings
        nothing is changed; --apply does it

        """)
    #expect(try story.workspace.run("audit \(Self.profile)").status == 1)
  }

  @Test("does it as one step of undo, and says what a new audit finds") func applied() throws {
    let story = try Story(Self.small)
    let outcome = try story.workspace.run("audit \(Self.profile) --fix \(id(story)) --apply")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("findings\ndone\n\ndemo: nothing found on 1 profile\n"))
    #expect(try story.workspace.run("undo").output == "undid add-constraint demo 'close.height >= 44'\n")
    #expect(try story.workspace.run("audit \(Self.profile)").status == 1)
  }

  @Test("prints a patch that batch makes") func patch() throws {
    let story = try Story(Self.small)
    let fix = try story.workspace.run("audit \(Self.profile) --fix \(id(story)) --format ndjson")
    #expect(fix.records.map { $0["type"] } == ["patch"] && fix.records[0]["applied"] == false)
    #expect(story.workspace.run(["batch"], input: fix.output).status == 0)
    #expect(try story.workspace.run("audit \(Self.profile)").status == 0)
  }

  @Test("says so where no remedy helps") func none() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo close --kind button --size 44x44
      pin demo close top,leading --to safeArea --inset 16

      """)
    let records = try story.workspace.run("audit \(Self.profile) --format ndjson").records
    let id = try #require(records.first?["id"]?.text)
    let outcome = try story.workspace.run("audit \(Self.profile) --fix \(id) --apply")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == "demo: no repair found of [\(id)] close has no text that VoiceOver can read; "
        + "no change that is\n    known to repair 'missing-accessibility-label' applies here\n")
  }

  @Test("refuses what it can't do") func refused() throws {
    let story = try Story(Self.small)
    try story.workspace.run("commit -m 'Small'")
    let id = try id(story)
    for (options, message) in [
      ("--apply", "'--apply' needs a finding to repair; name it with '--fix'"),
      ("--fix \(id) --apply --revision v1", "a revision stays as it is; leave '--revision' or '--apply' out"),
      ("--fix none", "there is no finding 'none' on these profiles; 'audit' prints the ids of all"),
      (
        "--fix \(id.dropLast())",
        "there is no finding '\(id.dropLast())' on these profiles; did you mean '\(id)'?"
      ),
    ] {
      let outcome = try story.workspace.run("audit \(Self.profile) \(options)")
      #expect(outcome.status == 2 && outcome.messages == "workbench: \(message)\n")
    }
  }
}
