import Foundation
import Notation
import TestSupport
import Testing

/// What a screen stands in, from the command line.
@Suite("A screen's own device and bars") struct OwnProfileTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("init")
    try workspace.run("add-screen menu")
    try workspace.run("add-view menu title --kind label --text Menu")
    try workspace.run("pin menu title top,leading --to safeArea")
    return workspace
  }

  private func top(_ options: String, _ workspace: Workspace) throws -> (profile: String?, y: JSON?) {
    let records = try workspace.run("solve menu \(options) --format ndjson").records
    let title = records.first { $0["view"]?.text == "title" }
    return (title?["profile"]?.text, title?["screenFrame"]?.elements?[1])
  }

  @Test("are taken where nothing else is asked for", .statement("roots.device")) func own() throws {
    let workspace = try workspace()
    try workspace.run("set-view menu root device=ipad-mini-7 orientation=landscape bars=navigation")
    var found = try top("", workspace)
    #expect(found.profile == "ipad-mini-7/landscape" && found.y == 86)
    found = try top("--orientation portrait", workspace)
    #expect(found.profile == "ipad-mini-7/portrait" && found.y == 86)
    found = try top("--device iphone-16", workspace)
    #expect(found.profile == "iphone-16/portrait" && found.y == 113)
    found = try top("--profile iphone-16/none-bar", workspace)
    #expect(found.profile == "iphone-16/portrait/none-bar" && found.y == 59)
    // What was remembered of the one is not taken for the other.
    #expect(try top("--device iphone-16 --bars none", workspace).y == 59)
    #expect(try top("--device iphone-16", workspace).y == 113)
    try workspace.run("set-view menu root device=gone")
    #expect(try top("", workspace).profile == "iphone-16/portrait")
  }

  @Test("have a window of their own that is shown, and not checked", .statement("roots.window")) func window()
    throws
  {
    let workspace = try workspace()
    try workspace.run("set-view menu root device=iphone-se-3 windowSize=600x-")
    #expect(try top("", workspace).profile == "iphone-se-3/portrait/600x667")
    #expect(try top("--text-size AX1", workspace).profile == "iphone-se-3/portrait/600x667/AX1")
    #expect(try top("--orientation portrait", workspace).profile == "iphone-se-3/portrait")
    #expect(try top("--window 320x480", workspace).profile == "iphone-se-3/portrait/320x480")
    #expect(try top("--device iphone-16", workspace).profile == "iphone-16/portrait")
    let checked = try workspace.run("audit menu --text-size AX1 --format ndjson").records
    #expect(checked.allSatisfy { !($0["profile"]?.text ?? "").contains("600x667") })
  }

  @Test("keep a screen for pads to pads", .takesSeconds, .statement("roots.device")) func pads() throws {
    let workspace = try workspace()
    try workspace.run("add-profiles --device iphone-16,ipad-mini-7")
    func devices() throws -> Set<String> {
      let records = try workspace.run("solve menu --all-profiles --format ndjson").records
      return Set(records.compactMap { $0["profile"]?.text?.split(separator: "/").first.map(String.init) })
    }
    #expect(try devices().contains("iphone-16"))
    try workspace.run("set-view menu root device=ipad-mini-7")
    #expect(try devices().allSatisfy { $0.hasPrefix("ipad") })
  }

  @Test("are dumped, loaded and reported by diff") func kept() throws {
    let workspace = try workspace()
    try workspace.run("commit -m first")
    try workspace.run("set-view menu root root=cell rootSize=-x60 bars=tab,navigation")
    let difference = try workspace.run("diff").output
    #expect(difference.contains("bars") && difference.contains("navigation,tab"))
    let dump = try workspace.run("dump").output
    try Data(dump.utf8).write(to: workspace.folder.appending(path: "dump.ndjson"))
    #expect(try workspace.run("load dump.ndjson --store other.db").status == 0)
    #expect(try workspace.run("dump --store other.db").output == dump)
    #expect(try workspace.run("verify-store").status == 0)
  }
}
