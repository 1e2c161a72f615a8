import Foundation
import Notation
import TestSupport
import Testing

@Suite("Reports that commands print") struct PrintedReportTests {
  @Test("a SARIF log of a check names lines, rules and fingerprints that outlast moved lines")
  func sarifOfCheck() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    let file = workspace.folder.appending(path: "Main.storyboard")
    try Data(text.utf8).write(to: file)
    let outcome = try workspace.run("check-ib Main.storyboard --format sarif")
    #expect(outcome.status == 1)
    let log = try JSON(parsing: outcome.output)
    #expect(sarifFlaws(log) == [])
    let result = try #require(log["runs"]?.elements?[0]["results"]?.elements?.first)
    #expect(result["ruleId"]?.text == "frame-differs")
    let place = try #require(result["locations"]?.elements?[0]["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.text == "Main.storyboard")
    #expect(place["region"]?["startLine"]?.whole == 14)
    try Data(text.replacingOccurrences(of: "<scenes>", with: "\n\n<scenes>").utf8).write(to: file)
    let moved = try JSON(parsing: try workspace.run("check-ib Main.storyboard --format sarif").output)
    let again = try #require(moved["runs"]?.elements?[0]["results"]?.elements?.first)
    #expect(again["partialFingerprints"] == result["partialFingerprints"])
    #expect(again["locations"] != result["locations"])
  }

  @Test("a JUnit report of a check has a suite for each file") func junitOfCheck() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try Data("<x".utf8).write(to: workspace.folder.appending(path: "Broken.xib"))
    let outcome = try workspace.run("check-ib . --format junit")
    let reader = JUnitReader(outcome.output)
    #expect(outcome.status == 1 && reader.flaws == [])
    #expect(reader.suites.map(\.name) == ["Broken.xib", "Main.storyboard"])
    #expect(reader.suites.map(\.failures) == [1, 1])
    #expect(reader.texts["failure"]?.last?.hasSuffix("\nline: 14") == true)
  }

  @Test("GitHub's annotations of a check are relative to the folder") func githubOfCheck() throws {
    let workspace = try Workspace()
    let text = MainStoryboard.text.replacingOccurrences(of: "y=\"68\"", with: "y=\"70\"")
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    let outcome = try workspace.run("check-ib . --format github")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        ::warning file=Main.storyboard,line=14,title=frame-differs::login: form (stackView) recorded 20,70 374x90, solved \
        20,68 374x90

        """)
  }

  private func audit(_ format: String) throws -> String {
    let story = try Story(
      """
      add-screen demo
      add-view demo close --kind button --text 'Close ]]> <script>' --style body
      add-view demo note --kind label --style body --text 'Ask us'
      pin demo close top,leading --to safeArea --inset 16
      pin demo note top,leading --to safeArea --inset 16
      suppress demo small-target close --reason 'Until ]]> <the> "redesign"'
      """)
    return try story.workspace.run("audit --device iphone-16,iphone-se-1 --format \(format)").output
  }

  @Test("the published schemas take those of an audit", .startsProcesses) func auditsBySchema() throws {
    if let complaints = try PublishedSchemas.complaints(
      try audit("sarif"), "sarif", schema: "sarif-schema-2.1.0.json")
    {
      #expect(complaints == "")
    }
    let report = try audit("junit")
    #expect(JUnitReader(report).flaws == [])
    if let complaints = try PublishedSchemas.complaints(report, "junit", schema: "junit-10.xsd") {
      #expect(complaints == "")
    }
  }
}
