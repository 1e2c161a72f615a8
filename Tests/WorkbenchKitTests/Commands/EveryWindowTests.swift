import Notation
import Testing

@testable import WorkbenchKit

@Suite("A check in every window") struct EveryWindowTests {
  /// A label of 200 points beside the edges that has to fit, above a button that reaches out of low windows.
  private static let edits = """
    add-screen demo
    add-view demo go --kind button --text Go --size 200x44
    pin demo go top,leading --to safeArea --inset 16
    add-constraint demo 'go.width == 400'
    add-constraint demo 'go.height == 44'
    """

  @Test("lists each finding with its windows first, and from where on there is no error")
  func words() throws {
    let story = try Story(Self.edits)
    let outcome = try story.workspace.run("check demo --every-window --text-size L")
    #expect(outcome.status == 1)
    #expect(outcome.messages.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("demo on iphone-16/portrait, windows 320x320..1376x1376: "), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  L: without errors from ") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("narrower than ") && $0.contains("(L): error ") }, "\(lines)")
  }

  @Test("has exact corners for programs")
  func records() throws {
    let story = try Story(Self.edits)
    let outcome = try story.workspace.run("check demo --every-window --text-size L,AX5 --format ndjson")
    let found = outcome.records.filter { $0["type"] == "windowFinding" }
    #expect(!found.isEmpty)
    for record in found {
      #expect(record["where"]!.text!.count <= 120)
      #expect(record["polygons"]!.elements!.allSatisfy { $0.elements!.count > 2 })
    }
    let sound = outcome.records.filter { $0["type"] == "soundWindow" }
    #expect(sound.compactMap { $0["textSize"]?.text } == ["L", "AX5"])
  }

  @Test("says nothing is wrong where that is so")
  func sound() throws {
    let story = try Story(
      "add-screen demo\nadd-view demo mark --kind image --size 20x20 --label Mark\npin demo mark top,leading --to safeArea"
    )
    let outcome = try story.workspace.run("check demo --every-window")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("nothing found"), "\(outcome.output)")
    #expect(outcome.output.contains("AX5: without errors at every window"))
  }

  @Test(
    "refuses what only speaks of profiles",
    arguments: [
      (
        "--window 400x400", "'--every-window' takes every window; leave '--window' out"
      ),
      (
        "--all-profiles",
        "'--every-window' takes devices, not stored profiles; leave '--all-profiles' out, and name devices with '--device'"
      ),
      (
        "--format sarif",
        "'--every-window' doesn't go with '--format sarif', which speaks of profiles; leave one of them out"
      ),
      (
        "--baseline HEAD --accepted list.tsv",
        "'--every-window' compares with a revision or with a list; leave '--baseline' or the list out"
      ),
    ])
  func refusals(option: String, sentence: String) throws {
    let outcome = try Story(Self.edits).workspace.run("check demo --every-window \(option)")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
  }

  @Test("is a sweep's answer too, region by region")
  func sweep() throws {
    let story = try Story(Self.edits)
    let outcome = try story.workspace.run("sweep demo --window 320x320..800x800")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix("demo on iphone-16/portrait, windows 320x320..800x800: "), "\(outcome.output)")
    let records = try story.workspace.run("sweep demo --window 320x320..800x800 --format ndjson").records
    let area = records.reduce(0) { $0 + $1["area"]!.double! }
    #expect(abs(area - 480 * 480) < 0.01)
    let wrong = try story.workspace.run("sweep demo --window 800x800..320x320")
    #expect(
      wrong.messages.contains("the second window of a range is wider and higher, as in 320x320..1376x1376"))
    let both = try story.workspace.run("sweep demo --window 320x320..800x800 --width 320..400")
    #expect(both.messages.contains("one thing is swept at a time"))
  }
}
