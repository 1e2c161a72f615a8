import Foundation
import Notation
import TestSupport
import Testing

@Suite("plot-phases") struct PlotPhasesTests {
  /// A screen on which at some widths and text sizes nearly everything breaks.
  static let troubled = """
    add-screen demo
    add-view demo title --kind label --style title1 --text 'Your parcels for today'
    pin demo title top,leading --to safeArea --inset 16
    add-view demo done --kind button --style body --text 'Done'
    pin demo done top,trailing --to safeArea --inset 16
    add-view demo note --kind label --style body --lines 0 --text 'A parcel waits for you at the counter of the shop.'
    add-constraint demo 'note.top == title.bottom + 600'
    pin demo note leading,trailing --to safeArea --inset 16
    add-view demo card --size 100x40
    add-constraint demo 'card.top == title.bottom + 8'
    add-constraint demo 'card.width >= 333'
    pin demo card leading,trailing --to safeArea --inset 10
    add-view demo words --kind label --style headline --text 'Parcels and letters' --in card
    add-constraint demo 'words.leading == card.leading + 200'
    add-constraint demo 'words.top == card.top'
    add-view demo code --kind textField --placeholder 'Code'
    add-constraint demo 'code.top == card.bottom + 8'
    pin demo code leading,trailing --to safeArea --inset 16

    """

  /// A finding of a layout, whatever the numbers.
  struct Found: Hashable {
    let rule, severity, view, constraint: JSON?
    let related, parts: JSON?

    init(_ record: JSON) {
      (rule, severity, view) = (record["rule"], record["severity"], record["view"])
      (constraint, related, parts) = (record["constraint"], record["related"], record["parts"])
    }
  }

  @Test(
    "agrees with audit at every width and text size", .takesSeconds,
    arguments: [
      ("demo", "--keyboard hidden", "iphone-16/portrait"),
      ("demo", "--direction rtl --keyboard shown", "iphone-16/portrait/rtl/keyboard"),
      (
        "login", "--device iphone-se-3 --orientation landscape --state recover",
        "iphone-se-3/landscape/state:recover"
      ),
    ])
  func agrees(screen: String, options: String, profile: String) throws {
    let story = try Story(screen == "demo" ? Self.troubled : ExampleScript.stages(of: "sign-in-form")[0])
    let height = profile.contains("landscape") ? 375 : 700
    let outcome = try story.workspace.run(
      "plot-phases \(screen) \(options) --width 300..520 --height \(height) --format ndjson")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let phases = outcome.records
    #expect(phases.count > 15)
    #expect(!phases.contains { $0["includesTo"] == false && $0["to"] == $0["from"] })
    var numbers = SeededNumbers(seed: 5)
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    var points = (0..<40).map { _ in
      (sizes.randomElement(using: &numbers)!, Double(Int.random(in: 900...1560, using: &numbers)) / 3)
    }
    points += sizes.map { ($0, 300) } + sizes.map { ($0, 520) }
    // Both sides of ends; a thousandth is far more than they may be wrong.
    for phase in phases.filter({ $0["from"] != 300 }).shuffled(using: &numbers).prefix(25) {
      let (size, from, to) = (phase["textSize"]!.text!, phase["from"]!.double!, phase["to"]!.double!)
      points += [(size, from), (size, from - 1e-3)] + (to - from > 0.01 ? [(size, from + 1e-3)] : [])
    }
    for (size, width) in points {
      let part = size == "L" ? "" : "/\(size)"
      let audited = try story.workspace.run(
        "audit \(screen) --profile \(profile)/\(width.spelled)x\(height)\(part) --format ndjson")
      let expected = audited.records.filter { $0["profiles"] != .null }.map(Found.init)
      let held = phases.filter {
        $0["textSize"]?.text == size && $0["from"]!.double! <= width
          && ($0["includesTo"] == true ? width <= $0["to"]!.double! : width < $0["to"]!.double!)
      }
      #expect(held.count == 1, "\(size) at \(width)")
      let found = held.first?["findings"]?.elements?.map(Found.init) ?? []
      #expect(Set(found) == Set(expected) ? true : false, "\(size) at \(width)")
      #expect(found.count == expected.count && held.first?["count"] == .integer(found.count))
      #expect(held.first?["rule"] == found.first?.rule ?? .null)
    }
  }

  @Test("leaves no gaps, and no two neighbours that are the same") func gapless() throws {
    let phases = try Story(Self.troubled).workspace.run(
      "plot-phases demo --width 300..520 --format ndjson"
    ).records
    for (phase, next) in zip(phases, phases.dropFirst()) where phase["textSize"] == next["textSize"] {
      #expect(phase["to"] == next["from"] && phase["findings"] != next["findings"])
      #expect(phase["includesTo"] == false)
    }
    #expect(phases.filter { $0["includesTo"] == true }.allSatisfy { $0["to"] == 520 })
    #expect(phases.filter { $0["includesTo"] == true }.count == 12)
    #expect(phases.filter { $0["from"] == 300 }.count == 12)
  }

  @Test("puts the most severe first") func order() throws {
    let phases = try Story(Self.troubled).workspace.run(
      "plot-phases demo --width 300..400 --text-size AX3 --format ndjson"
    ).records
    let ranks = ["error": 0, "warning": 1, "note": 2]
    for phase in phases {
      let found = phase["findings"]!.elements!.map { ranks[$0["severity"]!.text!]! }
      #expect(found == found.sorted())
      #expect(phase["severity"] == phase["findings"]?.elements?.first?["severity"])
    }
    // Required 333 between insets of 10.
    let conflict = try #require(phases.first { $0["rule"] == "unsatisfiable-constraints" })
    #expect(conflict["from"] == 300 && conflict["view"] == .null)
    let last = try #require(phases.last { $0["rule"] == "unsatisfiable-constraints" })
    #expect(last["to"] == 353)
  }

  @Test("is all clean where nothing is wrong") func clean() throws {
    let story = try Story(
      """
      add-screen demo
      add-view demo text --kind label --style body --lines 0 --text 'Ask us'
      pin demo text top,leading,trailing --to safeArea --inset 16
      """)
    let phases = try story.workspace.run("plot-phases demo --width 320..1024 --step 100 --format ndjson")
      .records
    #expect(phases.count == 12)
    for phase in phases {
      #expect(phase["findings"] == [] && phase["rule"] == .null && phase["count"] == 0)
      #expect(phase["from"] == 320 && phase["to"] == 1024)
    }
    let picture = try story.workspace.run("plot-phases demo --width 320..400 --format svg").output
    #expect(!picture.contains("class=\"layer plot\"") && picture.contains(">nothing found</text>"))
    let sketch = try story.workspace.run("plot-phases demo --width 320..400 --text-size AX5").output
    #expect(sketch.contains(" AX5 │\(String(repeating: "·", count: 74))\n"))
  }

  @Test("draws what it reports to programs, well-formed, the same at any number of threads") func drawn()
    throws
  {
    let story = try Story(Self.troubled)
    let line = "plot-phases demo --width 300..420 --step 30 --direction ltr,rtl --text-size M,AX2 --format"
    let once = try story.workspace.run("\(line) svg --jobs 1").output
    for jobs in [1, 2, 2] { #expect(try story.workspace.run("\(line) svg --jobs \(jobs)").output == once) }
    #expect(PictureReader(once).isWellFormed)
    // A hint for each region, both diagrams on one sheet.
    let phases = try story.workspace.run("\(line) ndjson").records
    #expect(once.components(separatedBy: "<g class=\"region\">").count - 1 == phases.count)
    #expect(Set(phases.map { $0["profile"]!.text! }) == ["iphone-16/portrait", "iphone-16/portrait/rtl"])
    for rule in Set(phases.flatMap { $0["findings"]!.elements!.map { $0["rule"]!.text! } }) {
      #expect(once.contains("  \(rule)</text>"))
    }
    #expect(once.contains(">393 iphone-16 +3</text>"))
  }

  @Test("draws into files, and states and revisions as they are asked for") func files() throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let line = "plot-phases login --width 320..330 --text-size AX5"
    #expect(try workspace.run("\(line) -o a.svg").output == "wrote a.svg\n")
    let file = try String(contentsOf: workspace.folder.appending(path: "a.svg"), encoding: .utf8)
    #expect(file == (try workspace.run("\(line) --format svg").output))
    #expect(try workspace.run("\(line) -o a.txt --columns 44").status == 0)
    let sketch = try String(contentsOf: workspace.folder.appending(path: "a.txt"), encoding: .utf8)
    #expect(sketch.split(separator: "\n").allSatisfy { $0.count <= 44 })
    let old = try workspace.run("\(line) --revision v1 --state signIn")
    #expect(old.output.hasPrefix("login at v1: what breaks at each width and text size\n"))
    let csv = try workspace.run("\(line) --format csv").output
    #expect(
      csv.hasPrefix("screen,profile,height,textSize,from,to,includesTo,severity,rule,view,count,findings\n"))
  }

  @Test(
    "refuses what can't be drawn in one sentence",
    arguments: [
      ("--width 0..400", "'--width' goes from 1 to 10000 points"),
      ("--height 0", "a window can't be 0 points high; --height takes 1 to 10000"),
      ("--step 0.1", "can't go by 0.1 points; --step takes 0.5 to 1000"),
      (
        "--all-profiles",
        "each profile is a diagram of its own; name a few by --device and the like instead of --all-profiles"
      ),
      (
        "--window 300x400",
        "--width and --height say how large the window is; leave --window out, or give two, as 320x320..1376x1376"
      ),
      (
        "--every-window --window 320x320..400x400",
        "'--every-window' takes every window; leave '--window' out"
      ),
      (
        "--every-window --width 320..400",
        "windows of any size have every width and height; leave --width, --height and --step out"
      ),
      ("--columns 20", "20 columns are too few; --columns takes 40 to 1000"),
      ("--state gone", "unknown state 'gone' in screen 'login'; choose from signIn"),
      (
        "-o a.jpg",
        "'a.jpg' doesn't end in .svg, .png, .pdf or .txt; use one of these endings, or give --format"
      ),
      ("--format pdf", "a pdf is no text; name a file for it with --output"),
    ])
  func refused(options: String, sentence: String) throws {
    let workspace = try Workspace()
    try ExampleStore.make(in: workspace)
    let outcome = try workspace.run("plot-phases login \(options)")
    #expect(outcome.status == 2 && outcome.messages == "workbench: \(sentence)\n")
  }
}
