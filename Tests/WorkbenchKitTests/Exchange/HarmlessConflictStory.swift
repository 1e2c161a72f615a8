import Foundation
import Notation
import TestSupport
import Testing

/// A storyboard that contradicts itself, once with and once without anything that people lose by it.
@Suite("Contradictions of a storyboard") struct HarmlessConflictStory {
  /// `MainStoryboard` with other views after its form, and with other constraints.
  private static func imported(views: String = "", constraints: String) throws -> Workspace {
    let text = MainStoryboard.text.replacing("</stackView>", with: "</stackView>\(views)", maxReplacements: 1)
    let ends = text.ranges(of: "</constraints>")
    let whole = text[..<ends.last!.lowerBound] + constraints + text[ends.last!.lowerBound...]
    let workspace = try Workspace()
    let file = workspace.folder.appending(path: "Main.storyboard")
    try String(whole).write(to: file, atomically: true, encoding: .utf8)
    workspace.run(["init"])
    let outcome = workspace.run(["import-ib", "Main.storyboard"])
    try #require(outcome.status == 0, "\(outcome.messages)")
    return workspace
  }

  private static func severities(in workspace: Workspace) throws -> Set<String> {
    let found = try workspace.run("audit --format ndjson").records
    return Set(
      found.filter { $0["rule"]?.text == "unsatisfiable-constraints" }.compactMap { $0["severity"]?.text })
  }

  /// At most so wide: with 20 points at either edge too little for wider windows than the canvas's 414 points, and for that
  /// as well if it is 370.
  private static func width(_ points: Int) -> String {
    #"<constraint firstItem="form-1" firstAttribute="width" relation="lessThanOrEqual" constant="\#(points)" id="c-9"/>"#
  }

  @Test("are warnings in other windows where all keeps its room and its letters") func harmless() throws {
    let workspace = try Self.imported(constraints: Self.width(374))
    #expect(try Self.severities(in: workspace) == ["warning"])
    // What the store changed is no old habit of the file's.
    try #require(try workspace.run("set-constraint login c-9 constant=373").status == 0)
    #expect(try Self.severities(in: workspace) == ["error"])
  }

  @Test("are warnings where the canvas has them, too") func canvas() throws {
    #expect(try Self.severities(in: Self.imported(constraints: Self.width(370))) == ["warning"])
  }

  @Test("are errors where a text is cut or a table has no room") func harm() throws {
    let list =
      #"<tableView translatesAutoresizingMaskIntoConstraints="NO" id="list-1"><rect key="frame" x="0" y="200" width="414" height="300"/></tableView>"#
    let constraints = [
      #"firstItem="list-1" firstAttribute="top" secondItem="form-1" secondAttribute="bottom" constant="700""#,
      #"firstItem="list-1" firstAttribute="leading" secondItem="safe-1" secondAttribute="leading""#,
      #"firstItem="safe-1" firstAttribute="trailing" secondItem="list-1" secondAttribute="trailing""#,
      #"firstItem="safe-1" firstAttribute="bottom" secondItem="list-1" secondAttribute="bottom""#,
      #"firstItem="list-1" firstAttribute="height" relation="greaterThanOrEqual" constant="0""#,
    ].enumerated().map { "<constraint \($1) id=\"c-1\($0)\"/>" }
    let workspace = try Self.imported(views: list, constraints: constraints.joined())
    #expect(try Self.severities(in: workspace) == ["error"])
  }
}
