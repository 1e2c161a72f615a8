import Foundation
import Notation
import TestSupport
import Testing

/// The law of exports: what is written of an accepted constraint, the reader of the other side takes, and lays out
/// alike.
@Suite("Every constraint that is accepted") struct ExportLawTests {
  private static let views = """
    add-screen s
    add-view s a --kind view
    add-view s b --kind view
    add-view s c --kind view
    add-view s title --kind label --text Title
    add-view s subtitle --kind label --text Subtitle
    add-view s field-1 --kind textField
    add-view s scroll --kind scroll
    add-view s content --kind view --in scroll
    add-guide s gap
    """

  /// Constraints that leave nothing open, weaker than the one that is tried.
  private static let base = ["a", "b", "c", "title", "subtitle", "field-1", "scroll", "content", "gap"]
    .enumerated()
    .map { place, name in
      let parent = name == "content" ? "scroll" : "root"
      return """
        add-constraint s '\(name).leading == \(parent).leading + \(place * 20 + 4) @200' --id l\(place)
        add-constraint s '\(name).top == \(parent).top + \(place * 30 + 6) @200' --id t\(place)
        add-constraint s '\(name).width == \(60 + place) @200' --id w\(place)
        add-constraint s '\(name).height == \(40 + place) @200' --id h\(place)
        """
    }.joined(separator: "\n")

  /// The canonical texts of what people type and is taken.
  static let texts = ConstraintSpelling.all.compactMap { spelling -> String? in
    if case .means(let text) = spelling.outcome { text } else { nil }
  }.reduce(into: [String]()) { texts, text in if !texts.contains(text) { texts.append(text) } }

  /// The keyboard's guide is what no xib has.
  static let textsOfXibs = texts.filter { !$0.contains("keyboard") }

  private static let profiles = [
    "", "--device iphone-se-3 --direction rtl", "--device ipad-mini-7 --orientation landscape",
  ]

  @Test("comes back from a xib and lays out the same", .takesSeconds, arguments: textsOfXibs)
  func xib(text: String) throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch("\(Self.views)\n\(Self.base)\nadd-constraint s '\(text)' --id tried")
    let exported = try workspace.run("export s --format xib --output s.xib")
    #expect(exported.status == 0, "\(exported.messages)")
    let other = try Workspace()
    other.run(["init", "--profiles", "none", "--quiet"])
    try FileManager.default.copyItem(
      at: workspace.folder.appending(path: "s.xib"), to: other.folder.appending(path: "s.xib"))
    #expect(try other.run("import-ib s.xib").status == 0)
    let name = try #require(try other.run("list-screens --format ndjson").records.first?["screen"]?.text)
    // What a view of a xib will stand in, no xib says.
    #expect(other.run(["set-view", name, "root", "root=window"]).status == 0)
    for options in Self.profiles {
      let ours = try frames(of: "s", options, in: workspace)
      // A xib has no guides: the view in the place of one comes back besides.
      let theirs = try frames(of: name, options, in: other).filter { ours[$0.key] != nil }
      #expect(ours.count == 9 && ours == theirs, "\(options)")
    }
  }

  @Test("comes back from Swift and lays out the same", .startsProcesses) func swift() throws {
    guard let variables = SwiftMaterial.variables() else { return }
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    for (place, text) in Self.texts.enumerated() {
      try workspace.batch(
        "\(Self.views)\n\(Self.base)\nadd-constraint s '\(text)' --id tried".replacing(
          "add-screen s", with: "add-screen s\(place)"
        ).replacing(" s ", with: " s\(place) "))
    }
    let names = Self.texts.indices.map { "s\($0)" }.joined(separator: " ")
    #expect(try workspace.run("export \(names) --format swift --output code").status == 0)
    let imported = workspace.run(["import-swift", "code"], variables: variables)
    try #require(imported.status == 0, "\(imported.messages)")
    for options in Self.profiles {
      for place in Self.texts.indices {
        let ours = try frames(of: "s\(place)", options, in: workspace)
        let theirs = try frames(of: "S\(place)View", options, in: workspace)
        #expect(ours.count == 9 && ours == theirs, "\(Self.texts[place]) \(options)")
      }
    }
  }

  /// Where each view lies, by its name without the sign that neither xibs nor Swift have in names.
  private func frames(of screen: String, _ options: String, in workspace: Workspace) throws -> [String: JSON]
  {
    let records = try workspace.run("solve \(screen) \(options) --format ndjson").records
    var frames: [String: JSON] = [:]
    for record in records where record["type"] == "frame" {
      if let view = record["view"]?.text { frames[view.replacing("-", with: "")] = record["exact"] }
    }
    return frames
  }
}
