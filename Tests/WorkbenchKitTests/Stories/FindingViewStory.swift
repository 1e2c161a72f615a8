import Foundation
import Notation
import SQLite
import TestSupport
import Testing

/// What a check found, asked with SQL: the same findings, until the design isn't what was checked.
@Suite("Findings as a view of the store") struct FindingViewStory {
  private static let edits = """
    add-screen demo
    add-view demo close --kind button --text 'Close' --style body
    add-view demo note --kind label --text 'Ask us' --font-size 12
    pin demo close top,leading --to safeArea --inset 16
    pin demo note bottom,leading --to safeArea --inset 16
    add-screen other
    add-view other close --kind button --text 'Close' --style body
    pin other close top,leading --to safeArea --inset 16
    """
  private static let columns = [
    "screen", "rule", "severity", "view", "message", "profiles", "total", "worst", "id",
  ]

  private func rows(in story: Story) throws -> [[String]] {
    let path = story.workspace.folder.appending(path: "workbench.db").path
    let database = try Database(path: path, mode: .readOnly)
    defer { database.close() }
    return try database.rows("SELECT \(Self.columns.joined(separator: ", ")) FROM finding") { row in
      Self.columns.indices.map { row.text($0) }
    }
  }

  private func printed(by story: Story) throws -> [[String]] {
    try story.workspace.run("check --notes --format ndjson").records.map { record in
      Self.columns.map { column in
        record[column]?.text ?? record[column]?.whole.map { "\($0)" } ?? ""
      }
    }
  }

  @Test("are those of the last check, screen by screen") func findings() throws {
    let story = try Story(Self.edits)
    #expect(try rows(in: story) == [])
    let found = try printed(by: story)
    #expect(Set(found.map { $0[0] }) == ["demo", "other"], "\(found)")
    #expect(try rows(in: story) == found)
  }

  @Test("are gone with what was checked: a screen's own, or with the profiles all") func edits() throws {
    let story = try Story(Self.edits)
    let found = try printed(by: story)
    try story.workspace.run("set-view demo note text='Ask them'")
    #expect(try rows(in: story) == found.filter { $0[0] == "other" })
    try story.workspace.run("undo")
    #expect(try rows(in: story) == found)
    try story.workspace.run("remove-profile 'iphone-5/*'")
    #expect(try rows(in: story) == [])
    let fewer = try printed(by: story)
    #expect(try rows(in: story) == fewer)
  }
}
