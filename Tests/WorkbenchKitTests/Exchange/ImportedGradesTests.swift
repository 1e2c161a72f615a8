import Foundation
import Notation
import Testing

@testable import WorkbenchKit

/// How severe a finding on an imported screen is, by what its file says and what it can't say.
@Suite("Findings of imported files") struct ImportedGradesTests {
  private typealias File = ImportedFile

  private func found(_ rule: String, in workspace: Workspace) throws -> [(severity: String, record: JSON)] {
    try workspace.run("audit --format ndjson").records.filter { $0["rule"]?.text == rule }.map {
      ($0["severity"]?.text ?? "", $0)
    }
  }

  /// A header of 20 points on the canvas whose two lines of text are bound to its top and bottom.
  @Test("are notes where a view is as low as its canvas, and not where its author says so") func held() throws
  {
    func severities(height: String = "") throws -> [String] {
      let label = File.view(
        "label", "t", at: "20 0 374 20",
        with: "text=\"A title that goes on for more than one line of the header\" numberOfLines=\"0\"")
      let ends = File.bind("a", "t.top", to: "r.top") + File.bind("b", "r.bottom", to: "t.bottom")
      let sides =
        File.bind("c", "t.leading", to: "r.leading", by: 20)
        + File.bind("d", "r.trailing", to: "t.trailing", by: 20)
      let text = File.xib(File.root(label, ends + sides + height, size: "414 10", key: false))
      return try found("clipped-text", in: File.workspace(text, name: "Header.xib")).map(\.severity)
    }
    #expect(try severities() == ["note"])
    #expect(try severities(height: File.bind("h", "r.height", to: nil, by: 10)) == ["error"])
  }

  /// A label whose frame begins at the window's top.
  private func title(y: Int, isOfXib: Bool) throws -> [(severity: String, record: JSON)] {
    let label = File.view("label", "t", at: "20 \(y) 200 24", with: "text=\"Inbox\"")
    let ends =
      File.bind("a", "t.top", to: "r.top", by: Double(y))
      + File.bind("b", "t.leading", to: "r.leading", by: 20)
    let text =
      isOfXib
      ? File.xib(File.root(label, ends, key: false), isOfController: true)
      : File.storyboard(File.root(label, ends))
    return try found("under-bars", in: File.workspace(text, name: isOfXib ? "V.xib" : "M.storyboard"))
  }

  @Test("under bars are notes in a xib, which may lie anywhere in the window") func bars() throws {
    let inXib = try title(y: 5, isOfXib: true)
    #expect(inXib.map(\.severity) == ["note"])
    #expect(inXib[0].record["assumption"] == "its file's view fills the window")
    #expect(try title(y: 48, isOfXib: false).map(\.severity) == ["error"])
  }

  @Test("under a bar of the file's own canvas are notes, since who drew the screen has seen them")
  func seen() throws {
    let found = try title(y: 5, isOfXib: false)
    #expect(found.map(\.severity) == ["note"])
    #expect(found[0].record["assumption"] == "code shows it as its file does")
  }

  @Test("are none where no letter is under a bar") func letters() throws {
    // An iPhone 16 has 59 points above its safe area; a line of 17 points leaves 3 free above its letters.
    #expect(try title(y: 57, isOfXib: false).isEmpty)
    #expect(try title(y: 54, isOfXib: false).map(\.severity) == ["error"])
  }

  @Test("of a launch screen are notes") func launch() throws {
    let label = File.view("label", "t", at: "20 5 200 24", with: "text=\"Inbox\"")
    let ends =
      File.bind("a", "t.top", to: "r.top", by: 5) + File.bind("b", "t.leading", to: "r.leading", by: 20)
      + File.bind("c", "t.width", to: nil, by: 100) + File.bind("d", "t.width", to: nil, by: 200)
    let root = File.root(label, ends, key: false)
    func severities(launch: Bool) throws -> [String] {
      let text = File.xib(root, isOfController: true, launch: launch)
      return try found("unsatisfiable-constraints", in: File.workspace(text, name: "Launch.xib")).map(
        \.severity)
    }
    #expect(try severities(launch: true) == ["note"] && severities(launch: false) == ["warning"])
  }

  @Test("are warnings where only the smallest phones held across have them") func lowest() throws {
    let label = File.view("label", "t", at: "20 340 200 24", with: "text=\"Inbox\"")
    let ends =
      File.bind("a", "t.top", to: "r.top", by: 340) + File.bind("b", "t.leading", to: "r.leading", by: 20)
    let text = File.storyboard(File.root(label, ends))
    func severities(_ devices: String) throws -> [String] {
      let workspace = try File.workspace(
        text, name: "M.storyboard", profiles: "--device \(devices) --orientation landscape")
      return try found("content-unreachable", in: workspace).map(\.severity)
    }
    #expect(try severities("iphone-5") == ["warning"])
    #expect(try severities("iphone-5,iphone-16").isEmpty == false)
  }

  @Test("say the doubt that phones may be held across, or the app be read from the right") func doubts()
    throws
  {
    let label = File.view("label", "t", at: "20 420 200 24", with: "text=\"Inbox\"")
    let low =
      File.bind("a", "t.top", to: "r.top", by: 420) + File.bind("b", "t.leading", to: "r.leading", by: 20)
    let across = try File.workspace(
      File.storyboard(File.root(label, low)), name: "M.storyboard",
      profiles: "--device iphone-16 --orientation portrait,landscape")
    let found = try found("content-unreachable", in: across)
    #expect(
      found.map(\.severity) == ["error"] && found[0].record["assumption"] == "phones may be held across")

    let wide =
      File.bind("a", "t.top", to: "r.top", by: 420) + File.bind("b", "t.left", to: "r.left", by: 20)
      + File.bind("c", "t.trailing", to: "r.right", by: -20)
    let turned = try File.workspace(
      File.storyboard(File.root(label, wide)), name: "M.storyboard",
      profiles: "--device iphone-16 --orientation portrait --direction ltr,rtl")
    let errors = try turned.run("audit --format ndjson").records.filter { $0["severity"] == "error" }
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test("pass over views that take no touches, and over the system's symbols, which have words")
  func touches() throws {
    func rules(_ button: String, _ inside: String = "") throws -> Set<String> {
      let view = File.view("button", "b", at: "40 200 20 20", with: button)
      let place =
        File.bind("a", "b.top", to: "r.top", by: 200) + File.bind("c", "b.leading", to: "r.leading", by: 40)
      let size = File.bind("w", "b.width", to: nil, by: 20) + File.bind("h", "b.height", to: nil, by: 20)
      let workspace = try File.workspace(File.storyboard(File.root(view, place + size)), name: "M.storyboard")
      return Set(try workspace.run("audit --format ndjson").records.compactMap { $0["rule"]?.text })
    }
    #expect(try rules("buttonType=\"system\"") == ["small-target", "missing-accessibility-label"])
    #expect(try rules("buttonType=\"system\" userInteractionEnabled=\"NO\"").isEmpty)
    #expect(try rules("buttonType=\"infoLight\"") == ["small-target"])
  }

  @Test("say where the view stands in the file, and what it shows") func place() throws {
    let label = File.view("label", "t", at: "20 5 200 24", with: "text=\"Inbox\"")
    let bare = File.view("view", "v", at: "20 100 20 20", inside: "<subviews>\(label)</subviews>")
    let ends =
      File.bind("a", "t.top", to: "r.top", by: 5) + File.bind("b", "t.leading", to: "r.leading", by: 20)
    let text = File.storyboard(File.root(bare, ends))
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("text=\"Inbox\"") }) + 1
    let workspace = try File.workspace(text, name: "M.storyboard")
    let audit = try workspace.run("audit --details").output
    #expect(audit.contains("label1 'Inbox'") && audit.contains("  M.storyboard:\(line)  ["), "\(audit)")
    let record = try #require(try found("under-bars", in: workspace).first).record
    #expect(
      record["file"] == "M.storyboard" && record["line"] == .integer(line)
        && record["subject"] == "label1 'Inbox'")
    #expect(record["view"] == "label1")
  }
}
