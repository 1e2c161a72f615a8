import DesignModel
import Foundation
import SQLite
import TestSupport
import Testing

@testable import Storage

@Suite("The store, asked with SQL") struct FrameViewTests {
  let folder = TemporaryFolder()
  let store: Store

  init() throws {
    store = try Store.create(at: folder("a.db"), design: try Sample.design())
    let hash = try store.snapshot().screen(named: "login").layoutHash
    let environment = EnvironmentKey(Sample.profiles[0].environment(on: Sample.phone))
    for (engine, x) in [("old", 1.0), ("new", 2.0)] {
      var layout = RememberTests.layout
      layout.views[1].frame.x = x
      store.remember([
        SolvedLayout(screenHash: hash, environment: environment, engine: engine, layout: layout)
      ])
    }
  }

  @Test("shows the frames of the working design, as the newest engine found them")
  func frames() throws {
    let rows = try store.database.rows(
      """
      SELECT view, path, kind, x, screen_x, hidden, lines, truncated, status FROM frame
      WHERE screen = 'login' AND profile = 'phone/portrait'
      """
    ) { row in (0..<9).map { row.text($0) } }
    #expect(
      rows == [
        ["root", "root", "view", "0.0", "0.0", "0", "", "", "conflict"],
        ["title", "form/title", "label", "2.0", "16.0", "1", "1", "1", "conflict"],
        ["scroll", "scroll", "scroll", "0.0", "0.0", "0", "", "", "conflict"],
      ])
    try store.edit(record()) { draft in
      var screen = try draft.screen(named: "login")
      try screen.renameView("title", to: "headline")
      try draft.save(screen)
    }
    #expect(try store.database.count("SELECT count(*) FROM frame") == 0)
  }

  @Test("has the profiles that name bars where the screen has its own, too") func bars() throws {
    let profile = Profile(device: "phone", bars: [.navigation])
    try store.edit(record()) { try $0.addProfile(profile) }
    let own = EnvironmentKey(profile.environment(on: Sample.phone))
    let layout = SolvedLayout(
      screenHash: try store.snapshot().screen(named: "login").layoutHash, environment: own,
      engine: "newest", layout: RememberTests.layout)
    store.remember([layout], reading: Reading("bars", reduced: [(own, own)]))
    let rows = try store.database.rows(
      "SELECT view FROM frame WHERE screen = 'login' AND profile = 'phone/portrait/navigation-bar'"
    ) { $0.text(0) }
    #expect(rows == ["root", "title", "scroll"])
  }

  @Test("shows any revision's views and constraints, and what was done")
  func revisions() throws {
    _ = try store.commit(message: "a")
    let views = try store.database.rows(
      "SELECT name, kind, parent, attributes ->> 'lines' FROM revision_view WHERE revision = 1 AND screen = 'login'"
    ) { row in (0..<4).map { row.text($0) }.joined(separator: " ") }
    #expect(
      views == [
        "root view  ", "form stack root ", "title label form 0", "scroll scroll root ", "inner view scroll ",
      ])
    let constraints = try store.database.rows(
      """
      SELECT id, first_item, first_region, first_anchor, relation, second_item, second_region, second_anchor, multiplier,
        constant, priority, installed, condition FROM revision_constraint WHERE revision = 1
      """
    ) { row in (0..<13).map { row.text($0) }.joined(separator: " ") }
    #expect(
      constraints == [
        "c1 form bounds top == root safeArea top 1 24 750 1 ",
        "c2 inner bounds width == scroll contentLayout width 0.5 0 1000 1 ",
        "c3 gap bounds height ==    1 20 1000 1 textSize >= accessibilityMedium and width < 414",
        "c4 title bounds width <=    1 120 1000 0 state = recover",
      ])
    try store.edit(record("add-screen x")) { try $0.addScreen(named: "x") }
    let history = try store.database.rows("SELECT line, kind, screen, object FROM history ORDER BY operation")
    { row in
      (0..<4).map { row.text($0) }.joined(separator: " ")
    }
    #expect(history == ["add-screen x screen  x", "add-screen x view x root"])
  }

  @Test("answers to the sqlite3 program", .startsProcesses)
  func commandLine() throws {
    let query = "select view, x from frame where screen='login' and profile='phone/portrait'"
    let outcome = try Shell().run("sqlite3 '\(store.path)' \"\(query)\"")
    guard outcome.status != 127 else {
      print("skipped: there is no sqlite3 program here")
      return
    }
    #expect(outcome.output == "root|0.0\ntitle|2.0\nscroll|0.0\n")
  }

  /// At the size of an app a row that has to wait for all others waits for minutes.
  @Test(
    "gives the first frames without sorting all",
    arguments: ["", "WHERE screen = 'login'", "WHERE profile = 'phone/portrait'", "WHERE truncated"])
  func streams(condition: String) throws {
    let steps = try store.database.rows("EXPLAIN QUERY PLAN SELECT * FROM frame \(condition) LIMIT 101") {
      (isOuter: $0.integer(1) == 0, text: $0.text(3))
    }
    let outer = steps.filter(\.isOuter).map(\.text)
    #expect(outer.contains { $0.hasPrefix("SEARCH l USING INDEX") }, "\(outer)")
    // What is sorted, as the right part of the order, are the views of one layout.
    #expect(!outer.contains("USE TEMP B-TREE FOR ORDER BY"), "\(outer)")
  }

  @Test("marks the layouts that truncate a text") func truncation() throws {
    let marks = try store.database.rows("SELECT truncates FROM stored_layout") { $0.text(0) }
    #expect(marks == ["1", "1"])
    var whole = RememberTests.layout
    for place in whole.views.indices { whole.views[place].text?.isTruncated = false }
    let screen = try store.snapshot().screen(named: "login").layoutHash
    let keys = Sample.profiles.map { EnvironmentKey($0.environment(on: Sample.phone)) }
    store.remember([SolvedLayout(screenHash: screen, environment: keys[1], engine: "whole", layout: whole)])
    #expect(try store.database.count("SELECT count(*) FROM stored_layout WHERE truncates IS NULL") == 1)
    let shown = try store.database.rows(
      "SELECT truncated FROM frame WHERE profile = '\(Sample.profiles[1].name)' AND lines IS NOT NULL"
    ) { $0.text(0) }
    #expect(Set(shown) == ["0"], "\(shown)")
  }
}
