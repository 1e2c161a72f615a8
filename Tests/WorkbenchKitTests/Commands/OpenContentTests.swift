import Foundation
import Notation
import TestSupport
import Testing

/// Nothing says how large the content of the scroll view is, so nothing bounds where the text in it lies.
@Suite("Content that has no bound") struct OpenContentTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init --profiles none")
    try workspace.run("add-profiles iphone-16/portrait")
    try workspace.batch(
      """
      add-screen s
      add-view s list --kind scroll
      add-view s page --in list
      add-constraint s 'page.top == list.top'
      add-constraint s 'page.bottom == list.bottom'
      add-view s text --kind label --text Hi --in page
      add-constraint s 'text.bottom == page.bottom'
      """)
    try workspace.run("commit -m first")
    try workspace.run("switch draft --create")
    try workspace.run("add-constraint s 'text.height == 80 @250'")
    return workspace
  }

  private static let rule = "layout-depends-on-history"

  @Test("is measured by no number in records, found or remembered") func records() throws {
    let workspace = try workspace()
    for _ in 0..<2 {
      let outcome = try workspace.run("audit s --format ndjson")
      let finding = try #require(outcome.records.first { $0["rule"]?.text == Self.rule })
      #expect(outcome.status == 1 && finding["measured"] == .null && finding["required"] == 0)
    }
  }

  @Test(
    "ends no command that audits it",
    arguments: [
      "check", "check --format sarif", "check --format junit", "check --format github",
      "check --format markdown",
      "diff", "diff --format ndjson", "audit --repairs", "explain s", "report -o page.html",
      "plot-history --format json", "bisect --rule layout-depends-on-history", "list-budgets",
    ])
  func commands(line: String) throws {
    let workspace = try workspace()
    if line.hasPrefix("bisect") || line.hasPrefix("plot") { try workspace.run("commit -m second") }
    let outcome = try workspace.run(line)
    #expect(outcome.status <= 1, "\(outcome.messages)")
  }

  @Test("is no obstacle to merging it") func merge() throws {
    let workspace = try workspace()
    try workspace.run("commit -m second")
    try workspace.run("switch main")
    try workspace.run("add-view s other")
    try workspace.run("commit -m third")
    let outcome = try workspace.run("merge draft")
    #expect(outcome.status == 1 && outcome.output.contains(Self.rule), "\(outcome.output)\(outcome.messages)")
  }
}
