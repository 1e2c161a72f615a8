import Foundation
import TestSupport
import Testing

/// The example screens, each on six profiles, as SVG files that were looked at before they were kept.
///
/// `RECORD=1` writes them anew and fails the run.
@Suite("Pictures of the example screens") struct GoldenPicturesTests {
  /// A screen of an example script, and the options of its six profiles.
  struct Example: CustomTestStringConvertible, Sendable {
    var script: String
    var screen: String
    var profiles: [String]
    var testDescription: String { script }
  }

  static let examples = [
    Example(
      script: "copy-screen", screen: "copy",
      profiles: [
        "iphone-16/portrait", "iphone-se-3/portrait/AX5", "iphone-16/landscape", "iphone-16/portrait/rtl",
        "ipad-pro-11/landscape/navigation-bar", "iphone-5/portrait/XS/tab-bar",
      ]),
    Example(
      script: "sign-in-form", screen: "login",
      profiles: [
        "iphone-16/portrait", "iphone-se-3/portrait/AX5/keyboard", "iphone-16-pro-max/landscape/keyboard",
        "iphone-16/portrait/rtl/state:recover", "ipad-mini-7/portrait/AX2",
        "iphone-se-3/landscape/XXXL/bold/rtl",
      ]),
    Example(
      script: "conditional-scrolling", screen: "login",
      profiles: [
        "iphone-16/portrait/keyboard", "iphone-se-1/portrait/AX3/keyboard", "iphone-16/landscape/keyboard",
        "iphone-xr/portrait/AX5/rtl", "ipad-pro-13/portrait", "iphone-13-mini/portrait/XL",
      ]),
    Example(
      script: "stretchy-header", screen: "article",
      profiles: [
        "iphone-16/portrait", "iphone-se-3/portrait/scroll:scroll=0,150",
        "iphone-16/portrait/scroll:scroll=0,-120", "iphone-16/landscape/rtl", "ipad-10/portrait/AX1",
        "iphone-se-3/portrait/AX5",
      ]),
    Example(
      script: "rotation-and-keyboard", screen: "details",
      profiles: [
        "iphone-16/portrait", "iphone-16/landscape/keyboard", "iphone-se-3/portrait/AX3/keyboard",
        "iphone-se-3/landscape/rtl/keyboard", "ipad-air-11/landscape/keyboard",
        "iphone-16-plus/portrait/AX5/rtl",
      ]),
  ]

  /// Every layer at once is for the first profile; people see the rest as they get it.
  static let everyLayer =
    "--layers frames,text,guides,constraints,intrinsic,safeArea,keyboard,conflicts,ambiguities,scroll,truncation --numbers"

  private static let folder = "Tests/WorkbenchKitTests/Pictures/Golden"

  @Test("are the same to the byte as those that were looked at", arguments: examples)
  func golden(example: Example) throws {
    let story = try Story(of: example.script)
    for (place, profile) in example.profiles.enumerated() {
      let options = place == 0 ? Self.everyLayer : ""
      let outcome = try story.workspace.run(
        "render \(example.screen) --profile \(profile) --format svg \(options)")
      #expect(outcome.status == 0, "\(outcome.messages)")
      try Self.compare(outcome.output, with: Self.file(example, place))
    }
  }

  @Test("are those that the README shows") func readme() throws {
    let story = try Story()
    for (number, stage) in try ExampleScript.stages(of: "sign-in-form").prefix(2).enumerated() {
      try story.workspace.batch(stage)
      #expect(try story.workspace.run("commit -m 'Stage \(number)'").status == 0)
    }
    let lines = [
      "sign-in": "--profile iphone-16/portrait --profile iphone-se-3/portrait/AX5",
      "change": "--diff v1 v2 --device iphone-16 --text-size AX2",
    ]
    for (name, options) in lines {
      let picture = try story.workspace.run("render login \(options) --format svg").output
      try Self.compare(picture, with: "docs/pictures/\(name).svg")
    }
  }

  @Test("are, as phases, those that the documents show") func phases() throws {
    let story = try Story(of: "sign-in-form", stage: 0)
    let picture = try story.workspace.run("plot-phases login --keyboard shown --format svg").output
    try Self.compare(picture, with: "docs/pictures/phases.svg")
    let plane = try story.workspace.run(
      "plot-phases login --keyboard shown --every-window --text-size L --format svg"
    ).output
    try Self.compare(plane, with: "docs/pictures/plane.svg")
  }

  private static func file(_ example: Example, _ place: Int) -> String {
    "\(folder)/\(example.script)-\(place + 1).svg"
  }

  static func compare(_ picture: String, with name: String) throws {
    let file = packageFolder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) was written anew; look at it, then run without RECORD")
    } else {
      let golden = try? String(contentsOf: file, encoding: .utf8)
      // Whole documents would drown the report.
      #expect(golden == picture ? true : false, "\(name) differs; RECORD=1 writes it anew")
    }
  }

  @Test("are the same with one thread and with two, and whenever they are drawn", arguments: examples)
  func threads(example: Example) throws {
    let story = try Story(of: example.script)
    let profiles = example.profiles.map { "--profile \($0)" }.joined(separator: " ")
    let line = "render \(example.screen) \(profiles) --format svg"
    let once = try story.workspace.run(line + " --jobs 1").output
    #expect(once.hasPrefix("<svg ") && once.hasSuffix("</svg>\n"))
    let isSame = try [1, 2, 2].allSatisfy { try story.workspace.run(line + " --jobs \($0)").output == once }
    #expect(isSame)
  }

  @Test("define what their cells share only once") func shared() throws {
    let story = try Story(of: "sign-in-form")
    let sheet = try story.workspace.run(
      "render login --device iphone-16 --text-size S,M,L,XL --keyboard shown --format svg"
    ).output
    #expect(sheet.components(separatedBy: "<g id=\"keyboard_").count == 2)
    #expect(sheet.components(separatedBy: "<use href=\"#keyboard_").count == 5)
    let single = try story.workspace.run("render login --keyboard shown --format svg").output
    #expect(sheet.utf8.count < 3 * single.utf8.count)
  }

  @Test("keep every text of a view inside its box", arguments: examples) func texts(example: Example) throws {
    var count = 0
    for place in example.profiles.indices {
      let file = packageFolder.appending(path: Self.file(example, place))
      let reader = PictureReader(try String(contentsOf: file, encoding: .utf8))
      for run in reader.runs {
        count += 1
        // A pixel of the coarsest device, and what two decimal places leave out.
        let tolerance = 0.51
        #expect(
          run.left >= -tolerance && run.right <= run.width + tolerance,
          "\(run.text) in \(run.view) of \(file.lastPathComponent)")
      }
    }
    #expect(count > 10)
  }

  @Test("are well-formed XML", arguments: examples) func wellFormed(example: Example) throws {
    for place in example.profiles.indices {
      let file = packageFolder.appending(path: Self.file(example, place))
      #expect(PictureReader(try String(contentsOf: file, encoding: .utf8)).isWellFormed)
    }
  }
}

extension Story {
  /// The screen of an example script after all of its edits.
  init(of example: String) throws { try self.init(ExampleScript.stages(of: example).joined()) }
}
