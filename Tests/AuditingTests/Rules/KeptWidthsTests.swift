import DesignModel
import Testing

@testable import Auditing

/// On a canvas 393 points wide, as the usual device has, and in windows as wide or wider.
@Suite("A view that fills the canvas's width") struct KeptWidthsTests {
  private func found(_ lines: [String], width: Double = 430, file: String = "Main.storyboard") throws
    -> [Finding]
  {
    try Screen.built {
      try $0.add(.button, "bar")
      try $0.constrain("bar.top == root.top + 100", "bar.height == 44")
      for line in lines { try $0.constrain(line) }
    }.imported(from: file).findings(of: CanvasSized.self) { $0.size.width = width }
  }

  private let atStart = ["bar.leading == root.leading + 16", "bar.width == 361"]

  @Test("and keeps it at one side of a wider window is reported for what it lies in") func kept() throws {
    let findings = try found(atStart)
    #expect(findings.map(\.view) == [ObjectID.root] && findings.map(\.parts) == [["bar"]])
    #expect(findings.map(\.measured) == [53] && findings.map(\.required) == [16])
    #expect(
      findings.map(\.message) == [
        "bar keeps the 361 points that it is wide on its file's canvas, and leaves 53 points at the right of root"
      ])
  }

  @Test("may have it by its contents") func contents() throws {
    let findings = try Screen.built {
      try $0.add(.view, "bar", with: ("background", "#EEEEEE"))
      try $0.add(.button, "middle", in: "bar")
      try $0.constrain(
        "bar.top == root.top", "bar.height == 44", "bar.leading == root.leading", "middle.top == bar.top",
        "middle.height == 44", "middle.width == 193", "middle.leading == bar.leading + 100",
        "middle.centerX == bar.centerX")
    }.imported(from: "Main.storyboard").findings(of: CanvasSized.self) { $0.size.width = 430 }
    #expect(findings.map(\.parts) == [["bar"]] && findings.map(\.measured) == [37])
  }

  @Test("is reported once with the others that do so") func several() throws {
    let findings = try Screen.built {
      for (place, name) in ["one", "two"].enumerated() {
        try $0.add(.button, name)
        try $0.place(name, x: 16, y: 100 + 60 * Double(place), width: 361, height: 44)
      }
    }.imported(from: "Main.storyboard").findings(of: CanvasSized.self) { $0.size.width = 430 }
    #expect(findings.map(\.parts) == [["one", "two"]])
    #expect(findings.allSatisfy { $0.message.contains("canvas, as 1 more does, and leaves 53") })
  }

  @Test("is none where it follows the window, stands in the middle or is narrow") func meant() throws {
    #expect(
      try found(["bar.leading == root.leading + 16", "bar.trailing == root.trailing - 16"]).isEmpty)
    #expect(try found(["bar.centerX == root.centerX", "bar.width == 361"]).isEmpty)
    #expect(try found(["bar.leading == root.leading + 76.5", "bar.width == 240"]).isEmpty)
    #expect(
      try found(["bar.leading == root.leading", "bar.width == 340"]).isEmpty, "not in the middle there")
    #expect(try found(atStart, width: 400).isEmpty, "hardly wider")
  }

  @Test("is none in a screen of no file, nor where constraints contradict one another") func unknown() throws
  {
    #expect(try found(atStart, file: "Page.swift").isEmpty)
    #expect(try found(atStart + ["bar.trailing == root.trailing - 16"]).isEmpty)
  }

  @Test("and is a text without a background is reported only where its letters stand elsewhere") func texts()
    throws
  {
    func count(_ alignment: String, _ lines: [String], with settings: (String, String)...) throws -> Int {
      try Screen.built {
        try $0.add(.label, "bar", settings: [("text", "Some"), ("alignment", alignment)] + settings)
        try $0.constrain("bar.top == root.top + 100", "bar.height == 44")
        for line in lines { try $0.constrain(line) }
      }.imported(from: "Main.storyboard").findings(of: CanvasSized.self) { $0.size.width = 430 }.count
    }
    let atEnd = ["bar.trailing == root.trailing - 16", "bar.width == 361"]
    #expect(try count("natural", atStart) == 0 && count("natural", atEnd) == 1)
    #expect(try count("right", atStart) == 1 && count("right", atEnd) == 0)
    #expect(try count("center", atStart) == 1 && count("left", atStart) == 0)
    #expect(try count("natural", atStart, with: ("background", "#EEEEEE")) == 1)
  }
}
