import CommandGrammar
import Foundation
import Notation
import Testing

@testable import WorkbenchKit

/// Two lines of text make the label wide enough for one, which makes it too narrow for that.
@Suite("A screen whose layout finds no rest") struct RestlessScreenTests {
  private let workspace: Workspace
  private let words =
    "no rest: after 5 rounds label's width is 147.33, then 125.33, its height is 42.33, then 20.33"

  init() throws {
    workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch(
      """
      add-profiles --devices iphone-16
      add-screen knot
      add-view knot label --kind label --text 'aaaaaaa bbbbbbb' --lines 0 --style body --hugging 100,900 --compression 100,900
      add-constraint knot 'label.leading == root.leading'
      add-constraint knot 'label.top == root.top'
      add-constraint knot 'label.width == label.height + 90' --id width
      add-assertion knot 'label.height <= 1000' --id low
      """)
    workspace.run(["commit", "-m", "at rest", "--quiet"])
    try workspace.batch("set-constraint knot width constant=105")
  }

  private func prose(_ line: String, status: Int32) throws -> String {
    let outcome = try workspace.run(line)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.messages)")
    return outcome.prose
  }

  @Test("is called that by diff, which compares no frames of it") func diff() throws {
    let text = try prose("diff", status: 1)
    #expect(text.contains("on iphone-16/portrait the layout now finds no rest"))
    #expect(text.contains("new error layout-depends-on-history of label: \(words)"))
    #expect(!text.contains("moves") && !text.contains("grows"))
    let changes = try workspace.run("diff --format ndjson").records.filter {
      $0["type"]?.text == "layoutChange"
    }
    #expect(changes.map { $0["change"]?.text } == ["unrest"])
    workspace.run(["commit", "-m", "restless", "--quiet"])
    try workspace.batch("set-constraint knot width constant=90")
    #expect(try prose("diff", status: 1).contains("the layout finds rest again"))
  }

  @Test("is explained by what two rounds say, and by no range") func explained() throws {
    let text = try prose("explain knot", status: 1)
    #expect(text == "knot on iphone-16/portrait \(words)")
    let record = try #require(try workspace.run("explain knot --format ndjson").records.last)
    #expect(record["ambiguities"]?.whole == 0 && record["unrest"]?["rounds"]?.whole == 5)
    #expect(record["unrest"]?["views"]?.elements?.map { $0["view"]?.text } == ["label"])
  }

  @Test("is said to be so by audit, assert, report and pictures") func named() throws {
    #expect(try prose("audit", status: 1).contains("layout-depends-on-history label \(words)"))
    #expect(try prose("assert", status: 1).contains("no rest: after 5 rounds"))
    workspace.run(["report", "-o", "report.html", "--quiet"])
    let page = try String(contentsOf: workspace.folder.appending(path: "report.html"), encoding: .utf8)
    #expect(page.contains("no rest: after 5 rounds"))
    workspace.run(["render", "knot", "-o", "knot.svg", "--quiet"])
    let picture = try String(contentsOf: workspace.folder.appending(path: "knot.svg"), encoding: .utf8)
    #expect(picture.contains(">no rest<"))
    #expect(
      try prose("render knot", status: 0).hasPrefix(
        "knot on iphone-16/portrait: no rest, as the last round has it"))
  }

  @Test("has no frame in what programs read") func frames() throws {
    let records = try workspace.run("solve knot --format ndjson").records
    let label = try #require(records.first { $0["view"]?.text == "label" })
    #expect(label["frame"] == .null && label["screenFrame"] == .null && label["exact"] == .null)
    #expect(records.last?["status"]?.text == "no rest")
  }
}
