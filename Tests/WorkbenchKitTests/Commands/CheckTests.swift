import Foundation
import Notation
import Testing

@Suite("check") struct CheckTests {
  private static let sound = """
    add-screen note
    add-view note text --kind label --style body --text Hello
    pin note text top,leading --to safeArea --inset 16
    add-assertion note 'text is visible'
    """

  @Test("says in one line that a screen is sound") func sound() throws {
    let story = try Story(Self.sound)
    let outcome = try story.workspace.run("check note --device iphone-16")
    #expect(outcome.status == 0)
    #expect(outcome.output == "sound: nothing found on 1 profile of 1 screen\n")
  }

  @Test("begins with a verdict, counts assertions in, and exits with 1") func broken() throws {
    let story = try Story(
      Self.sound + """

        add-assertion note 'text.width >= 200' --id wide
        add-view note open --kind button --text Open
        pin note open leading --to safeArea --inset 16
        """)
    let outcome = try story.workspace.run("check note --device iphone-16")
    #expect(outcome.status == 1)
    let lines = outcome.output.lines
    // Whatever the button's open top, it is under the status bar there and has a font that stays as it is; that it is small
    // follows from what is open.
    #expect(
      lines[0] == "2 errors, 1 warning and 1 failing assertion, on 1 of 1 profile of 1 screen")
    #expect(outcome.output.contains("fails  wide: text.width >= 200"))
    #expect(outcome.output.lines.allSatisfy { $0.count <= 100 })
    let records = try story.workspace.run("check note --device iphone-16 --format ndjson").records
    #expect(Set(records.compactMap { $0["type"]?.text }) == ["finding", "verdict"])
  }

  @Test("lists with a baseline what is new") func baseline() throws {
    let story = try Story(Self.sound)
    try story.workspace.run("commit -m Sound")
    try story.workspace.batch("add-view note mark --kind image --size 20x20")
    let outcome = try story.workspace.run("check note --device iphone-16 --baseline v1")
    #expect(outcome.status == 1 && outcome.output.lines[0].contains("1 error (1 new)"))
    #expect(try story.workspace.run("check note --device iphone-16 --baseline working").status == 0)
  }

  @Test("points at the line of an imported file") func imported() throws {
    let workspace = try Workspace()
    try Data(MainStoryboard.text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("add-assertion login 'form.width == 1' --id narrow")
    let sarif = try JSON(parsing: try workspace.run("check --device iphone-16 --format sarif").output)
    let results = sarif["runs"]?.elements?.first?["results"]?.elements ?? []
    let places = results.compactMap { $0["locations"]?.elements?.first?["physicalLocation"] }
    #expect(!places.isEmpty && places.count == results.count)
    #expect(places.allSatisfy { $0["artifactLocation"]?["uri"] == "Main.storyboard" })
    let narrow = results.first { $0["ruleId"] == "assertion" }
    #expect(
      (narrow?["locations"]?.elements?.first?["physicalLocation"]?["region"]?["startLine"]?.whole ?? 0) > 1)
  }
}
