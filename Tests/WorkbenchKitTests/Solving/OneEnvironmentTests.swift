import Foundation
import Notation
import SQLite
import TestSupport
import Testing

/// Every command that solves a screen solves it in one environment, whatever stands around the root.
@Suite("What a screen stands in, to every command") struct OneEnvironmentTests {
  private static let roots: [String] = [
    "sheet=true", "sheet=true statusBar=hidden", "sheet=true bars=navigation",
    "bars=navigation,tab opaqueBars=top,bottom",
    "bars=tab sheet=true opaqueBars=bottom", "statusBar=hidden", "root=cell rootSize=-x106",
    "root=view rootSize=-x200 bars=tab",
    "root=cell sheet=true", "opaqueBars=top",
  ]
  private static let profiles = [
    "iphone-16/portrait", "iphone-se-3/portrait", "iphone-16/portrait/rtl", "iphone-16/portrait/none-bar",
    "iphone-16/landscape", "ipad-mini-7/portrait", "iphone-16/portrait/tab-bar",
  ]
  private static let design = """
    add-screen s
    add-view s a
    add-view s b --kind label --text Hello
    pin s a edges --to safeArea
    pin s b leading,bottom --to safeArea
    add-constraint s 'b.top >= root.top + 90' --id low
    """

  /// A store with one screen, committed before its root is set.
  private func workspace(_ root: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init --profiles none")
    try workspace.run("add-profiles \(Self.profiles.joined(separator: " "))")
    try workspace.batch(Self.design)
    try workspace.run("commit -m plain")
    let outcome = try workspace.run("set-view s root \(root)")
    #expect(outcome.status == 0, "\(outcome.messages)")
    return workspace
  }

  private func frames(_ command: String, _ member: String, in workspace: Workspace) throws -> [String: JSON] {
    let records = try workspace.run("\(command) --format ndjson").records.filter {
      $0["type"]?.text == "frame"
    }
    return Dictionary(
      records.map { ($0["view"]!.text!, $0[member]!) }, uniquingKeysWith: { first, _ in first })
  }

  /// Profiles with the same insets, one of which takes a screen's own bars and the other none, have a frame each.
  @Test("is in the store's view of frames what solve says of each stored profile", arguments: roots)
  func storedFrames(root: String) throws {
    let workspace = try workspace(root)
    let said = SaidLayouts(workspace, "s", with: ["--all-profiles"])
    let file = workspace.folder.appending(path: "workbench.db").path
    let database = try Database(path: file, mode: .readOnly)
    defer { database.close() }
    var stored: [String: [String: [Double]]] = [:]
    let sql = """
      SELECT profile, coalesce(path, 'root'), screen_x, screen_y, screen_width, screen_height
      FROM frame WHERE screen = 's'
      """
    let rows = try database.rows(sql) { row in (row.text(0), row.text(1), (2...5).map { row.double($0) }) }
    for (profile, path, frame) in rows {
      #expect(stored[profile, default: [:]].updateValue(frame, forKey: path) == nil)
    }
    for profile in Self.profiles {
      let frames = try #require(said.layouts[profile]?.frames)
      #expect(SaidLayout.areSame(frames, stored[profile] ?? [:]), "\(profile)")
    }
  }

  @Test(
    "is one place for solve, render, sweep, why, explain, assert and audit", .takesSeconds, arguments: roots)
  func agree(root: String) throws {
    let workspace = try workspace(root)
    for profile in Self.profiles {
      let frames = try frames("solve s --profile \(profile)", "frame", in: workspace)
      #expect(try self.frames("render s --profile \(profile)", "frame", in: workspace) == frames)
      #expect(try swept(profile, workspace) == frames, "\(profile)")
      let height = try #require(frames["a"]?.elements?[3].double)
      let reasons = try workspace.run("why s a.height --profile \(profile) --format ndjson").records
      #expect(reasons[0]["value"]?.double.map { abs($0 - height) < 0.5 } == true)
      try workspace.run("add-assertion s 'a.height == \(height)' --id same")
      #expect(try workspace.run("assert s --profile \(profile)").status == 0)
      try workspace.run("remove-assertion s same")
      try conflicts(profile, workspace)
    }
  }

  /// Where the views lie in a window as wide as the profile's.
  private func swept(_ profile: String, _ workspace: Workspace) throws -> [String: JSON] {
    let root = try #require(
      try workspace.run("list-devices --format ndjson").records.first {
        $0["name"]?.text == profile.split(separator: "/").first.map(String.init)
      })
    let size = try #require(root["size"]?.elements).compactMap(\.double)
    let width = profile.contains("landscape") ? size[1] : size[0]
    let record = try workspace.run(
      "sweep s --width \(width)..\(width + 1) --profile \(profile) --format ndjson"
    ).records
    let views = try #require(record.first?["views"]?.elements)
    return Dictionary(
      views.map { ($0["view"]!.text!, $0["first"]!) }, uniquingKeysWith: { first, _ in first })
  }

  private func conflicts(_ profile: String, _ workspace: Workspace) throws {
    let solved = try workspace.run("solve s --profile \(profile) --format ndjson").records
    let isBroken = solved.last?["status"]?.text == "conflict"
    let explained = try workspace.run("explain s --profile \(profile) --format ndjson").records
    #expect(explained.contains { $0["type"]?.text == "conflict" } == isBroken, "\(profile)")
    let audited = try workspace.run("audit s --profile \(profile) --format ndjson").records
    #expect(audited.contains { $0["rule"]?.text == "unsatisfiable-constraints" } == isBroken, "\(profile)")
  }

  @Test("is what diff and blame compare", arguments: roots) func compared(root: String) throws {
    let workspace = try workspace(root)
    let before = try Dictionary(
      uniqueKeysWithValues: Self.profiles.map {
        ($0, try frames("solve s --profile \($0) --revision HEAD", "screenFrame", in: workspace))
      })
    let moved = try Self.profiles.filter {
      try frames("solve s --profile \($0)", "screenFrame", in: workspace) != before[$0]
    }
    let changes = try workspace.run("diff --format ndjson").records.filter {
      $0["type"]?.text == "layoutChange"
    }
    let told = changes.reduce(into: Set<String>()) { told, change in
      told.formUnion(change["profiles"]?["names"]?.elements?.compactMap(\.text) ?? [])
    }
    #expect(told == Set(moved), "\(root)")
    let blamed = try workspace.run("blame s root --frame --profile iphone-16/portrait").output
    #expect(blamed.contains("working") == moved.contains("iphone-16/portrait") || !root.contains("sheet"))
  }
}
