import Foundation
import Notation
import TestSupport
import Testing

@Suite("plot-phases of windows of any size") struct PlotPlaneTests {
  /// The five stories, each with the windows that are drawn.
  private static let stories = [
    ("sign-in-form", "login", "--every-window"), ("copy-screen", "copy", "--every-window"),
    ("conditional-scrolling", "login", "--every-window"),
    // The article's long text has thousands of regions, so that it is drawn where phones are.
    ("stretchy-header", "article", "--window 320x320..520x960"),
    ("rotation-and-keyboard", "details", "--every-window"),
  ]

  @Test("lets no two labels overlap, and names every device", .takesSeconds, arguments: stories)
  func labels(story: String, screen: String, windows: String) throws {
    let workspace = try Story(of: story).workspace
    let outcome = try workspace.run(
      "plot-phases \(screen) \(windows) --text-size L,AX3 --jobs 2 --format svg")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let reader = PlacedWords(outcome.output)
    #expect(reader.words.count > 60 && reader.colliding == [])
    let names = reader.words.map(\.text)
    for device in ["iphone-16 +3", "iphone-air", "iphone-duo/closed-left +1"] {
      #expect(names.filter { $0 == device || $0.contains(" \(device)") }.count == 2, "\(device)")
    }
    #expect(names.filter { $0.hasPrefix("window width in points") }.count == 2)
    #expect(PictureReader(outcome.output).isWellFormed)
  }

  @Test("has the regions of sweep, each drawn with its windows in words") func regions() throws {
    let workspace = try Story(of: "sign-in-form").workspace
    let windows = "--window 320x320..500x500 --text-size AX3"
    let drawn = try workspace.run("plot-phases login \(windows) --format ndjson")
    let swept = try workspace.run("sweep login \(windows) --format ndjson")
    #expect(drawn.records.count > 2 && drawn.records == swept.records)
    let picture = try workspace.run("plot-phases login \(windows) --format svg").output
    #expect(picture.components(separatedBy: "<g class=\"region\">").count - 1 == drawn.records.count)
    for record in drawn.records { #expect(picture.contains("<title>\(record["where"]!.text!)&#10;")) }
    let table = try workspace.run("plot-phases login \(windows) --format tsv").output
    #expect(table.hasPrefix("screen\tprofile\ttextSize\twhere\t"))
  }

  @Test("draws the text sizes of a check unless others are given, the same at any number of threads")
  func sizes() throws {
    let workspace = try Story(PlotPhasesTests.troubled).workspace
    let line = "plot-phases demo --window 320x320..420x420 --format svg --jobs"
    let once = try workspace.run("\(line) 1").output
    #expect(try workspace.run("\(line) 2").output == once)
    let titles = PlacedWords(once).words.map(\.text).filter { $0.contains("at text size") }
    #expect(titles.map { $0.suffix(4) } == ["ze L", " AX3", " AX5"])
    #expect(PlacedWords(once).words.contains { $0.text.hasPrefix("on iphone-16/portrait, without errors") })
  }

  @Test("sketches the plane, and draws revisions into files") func files() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let line = "plot-phases login --window 320x320..500x500 --text-size AX5"
    let sketch = try workspace.run("\(line) --revision v1 --columns 60").output.split(separator: "\n")
    #expect(sketch[0] == "login at v1: what breaks in each window at text size AX5")
    #expect(sketch.contains { $0.hasPrefix("  400 ┤") } && sketch.allSatisfy { $0.count <= 60 })
    #expect(try workspace.run("\(line) -o plane.svg").output == "wrote plane.svg\n")
  }
}
