import Foundation
import Notation
import Testing

/// The storyboard with another text in one place.
private func changed(_ old: String, _ new: String) -> String {
  precondition(MainStoryboard.text.contains(old))
  return MainStoryboard.text.replacingOccurrences(of: old, with: new)
}

@Suite("export --into") struct ExportIntoTests {
  private func imported() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(MainStoryboard.text)
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    return workspace
  }

  @Test("writes what changed and leaves every other byte") func constant() throws {
    let workspace = try imported()
    try workspace.run("set-constraint login c-2 constant=28 priority=750")
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("wrote 1 change into Main.storyboard\n"))
    #expect(
      try workspace.storyboard
        == changed("constant=\"20\" id=\"c-2\"", "constant=\"28\" priority=\"750\" id=\"c-2\""))
    #expect(try workspace.run("export login --into Main.storyboard").output.hasPrefix("nothing to write"))
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
    #expect(try workspace.run("list-constraints login --format ndjson").records.count == 4)
  }

  @Test("writes a standard distance as a number where it changes") func standardDistance() throws {
    let symbolic = "constant=\"20\" symbolic=\"YES\" id=\"c-3\""
    let text = changed("constant=\"20\" id=\"c-3\"", symbolic)
    let workspace = try Workspace()
    try workspace.write(text)
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("set-constraint login c-3 constant=28")
    #expect(try workspace.run("export login --into Main.storyboard").status == 0)
    #expect(
      try workspace.storyboard == text.replacingOccurrences(of: symbolic, with: "constant=\"28\" id=\"c-3\""))
  }

  @Test("writes views and constraints that came, which the next import knows again") func additions() throws {
    let workspace = try imported()
    try workspace.run("add-view login note --kind label --text Hello")
    try workspace.run("pin login note leading,trailing --to safeArea --inset 8")
    try workspace.run("add-constraint login 'note.top == form.bottom + 8'")
    try workspace.run("set-view login form spacing=14")
    let before = try workspace.run("export login").output
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let text = try workspace.storyboard
    #expect(text.contains("<label") && text.contains("text=\"Hello\"") && text.contains("userLabel=\"note\""))
    let again = try workspace.run("import-ib Main.storyboard")
    #expect(again.status == 0, "\(again.messages)")
    #expect(try workspace.run("show login").output.contains("note label"))
    #expect(Self.withoutSource(try workspace.run("export login").output) == Self.withoutSource(before))
    let check = try workspace.run("check-ib Main.storyboard --format ndjson")
    let note = try #require(check.records.first { $0["name"]?.text == "note" || $0["view"]?.text == "note" })
    #expect(note["matches"]?.claim != false)
  }

  /// A screen's canonical JSON without the lines of its file, which an export moves.
  private static func withoutSource(_ line: String) -> JSON? {
    (try? JSON(parsing: line)).map { $0.with("sources", nil) }
  }

  @Test("writes a font's size alone") func fontSize() throws {
    let workspace = try imported()
    try workspace.run("set-view login textField1 fontSize=21")
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("wrote 1 change"), "\(outcome)")
    #expect(try workspace.storyboard.contains("pointSize=\"21\""))
    try workspace.write(try workspace.storyboard.replacing("pointSize=\"21\"", with: "pointSize=\"23\""))
    #expect(try workspace.run("import-ib Main.storyboard --force").status == 0)
    #expect(try workspace.run("show login --format json").output.contains("\"fontSize\":23"))
  }

  @Test("takes away what went, with the view's constraints") func removals() throws {
    let workspace = try imported()
    try workspace.run("remove-view login view1 --cascade")
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let text = try workspace.storyboard
    #expect(!text.contains("bar-1") && !text.contains("id=\"c-1\"") && text.contains("email-1"))
  }

  @Test("leaves what the file changed, and names what both changed") func threeWay() throws {
    let workspace = try imported()
    try workspace.run("set-constraint login c-2 constant=28")
    try workspace.write(changed("constant=\"46\"", "constant=\"50\""))
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0)
    #expect(
      outcome.messages.contains("Main.storyboard changed 1 object of screen login since it was imported"))
    #expect(try workspace.storyboard.contains("constant=\"50\""))
    #expect(try workspace.storyboard.contains("constant=\"28\""))

    try workspace.run("set-constraint login c-1 constant=60")
    let clash = try workspace.run("export login --into Main.storyboard")
    #expect(clash.status == 2 && clash.messages.contains("the file changed it as well"))
    #expect(try workspace.storyboard.contains("constant=\"50\""))
    let partial = try workspace.run("export login --into Main.storyboard --partial")
    #expect(partial.status == 0 && partial.messages.contains("left out: constraint c-1"))
    #expect(partial.output.hasPrefix("nothing to write"))
  }

  @Test("writes nothing if something can't be said, or the rest with --partial") func refusal() throws {
    let workspace = try imported()
    try workspace.run("set-constraint login c-2 constant=28")
    try workspace.run("add-guide login gap")
    try workspace.run("add-constraint login 'gap.width == 4'")
    let refused = try workspace.run("export login --into Main.storyboard")
    #expect(refused.status == 2 && refused.messages.contains("has no guide"))
    #expect(try workspace.storyboard == MainStoryboard.text)
    let outcome = try workspace.run("export login --into Main.storyboard --partial")
    #expect(
      outcome.status == 0
        && outcome.messages.contains("left out: guide gap: Interface Builder has no guides"),
      "\(outcome.messages)")
    #expect(
      try workspace.storyboard == changed("constant=\"20\" id=\"c-2\"", "constant=\"28\" id=\"c-2\""))
  }

  @Test("keeps permissions, links, line ends and the order of bytes") func files() throws {
    let workspace = try imported()
    let text = MainStoryboard.text.replacingOccurrences(of: "\n", with: "\r\n")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let real = workspace.folder.appending(path: "Real.storyboard")
    try Data(bytes).write(to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
    let link = workspace.folder.appending(path: "Link.storyboard")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    try workspace.run("set-constraint login c-2 constant=28")
    #expect(try workspace.run("export login --into Link.storyboard").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
    let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    let written = try Array(Data(contentsOf: real))
    let wanted = text.replacingOccurrences(
      of: "constant=\"20\" id=\"c-2\"", with: "constant=\"28\" id=\"c-2\"")
    var expected: [UInt8] = [0xFF, 0xFE]
    for unit in wanted.utf16 { expected += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(written == expected)
  }

  @Test("asks for what it needs") func errors() throws {
    let workspace = try imported()
    try workspace.run("add-screen other")
    #expect(
      try workspace.run("export other --into Main.storyboard").messages.contains("nothing says which scene"))
    #expect(try workspace.run("export login --partial").messages.contains("name that with '--into'"))
    try workspace.write(MainStoryboard.text.replacingOccurrences(of: "view-1", with: "view-9"))
    #expect(
      try workspace.run("export login --into Main.storyboard").messages.contains("has no scene 'view-1'"))
  }
}

@Suite("The identity of imported screens") struct ImportIdentityTests {
  @Test("is the file's path and the scene's identifier") func paths() throws {
    let workspace = try Workspace()
    for name in ["A", "B"] {
      try FileManager.default.createDirectory(
        at: workspace.folder.appending(path: name), withIntermediateDirectories: true)
      try workspace.write(MainStoryboard.text, "\(name)/Main.storyboard")
    }
    try workspace.run("init")
    #expect(try workspace.run("import-ib A/Main.storyboard").output == "added 1 screen, updated 0\n")
    #expect(try workspace.run("import-ib B/Main.storyboard").output == "added 1 screen, updated 0\n")
    #expect(try workspace.run("import-ib ./A/../B/Main.storyboard").output == "added 0 screens, updated 1\n")
    let records = try workspace.run("show login2 --format ndjson").records
    let source = try #require(records.first { $0["type"]?.text == "source" })
    #expect(source["file"]?.text == "B/Main.storyboard" && source["id"]?.text == "view-1")
    let constraint = source["places"]?.elements?.first { $0["object"]?.text == "c-2" }
    #expect(constraint?["line"]?.whole == 31)
    try workspace.run("copy-screen login third")
    #expect(
      try workspace.run("show third --format ndjson").records.allSatisfy { $0["type"]?.text != "source" })
    #expect(try workspace.run("verify-store").status == 0)
  }

  @Test("is dumped, loaded and merged with the rest") func dumps() throws {
    let workspace = try Workspace()
    try workspace.write(MainStoryboard.text)
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("commit -m first")
    let dump = try workspace.run("dump").output
    try Data(dump.utf8).write(to: workspace.folder.appending(path: "all.ndjson"))
    let loaded = try workspace.run("load all.ndjson --store copy.db")
    #expect(loaded.status == 0, "\(loaded.messages)")
    #expect(try workspace.run("dump --store copy.db").output == dump)
    #expect(try workspace.run("verify-store --store copy.db").status == 0)
  }

  @Test("names what an update would overwrite") func overwriting() throws {
    let workspace = try Workspace()
    try workspace.write(MainStoryboard.text)
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("set-constraint login c-2 constant=28")
    try workspace.run("rename-view login form box")
    let outcome = try workspace.run("import-ib Main.storyboard")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("the import would overwrite 1 change of the store:\n  login: "))
    #expect(try workspace.run("import-ib Main.storyboard --force").status == 0)
    #expect(try workspace.run("list-constraints login").output.contains("+ 20"))
    #expect(try workspace.run("show login").output.contains("box stack"))
    try workspace.run("undo")
    #expect(try workspace.run("list-constraints login").output.contains("+ 28"))
  }
}

extension Workspace {
  fileprivate func write(_ text: String, _ name: String = "Main.storyboard") throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  fileprivate var storyboard: String {
    get throws { try String(contentsOf: folder.appending(path: "Main.storyboard"), encoding: .utf8) }
  }
}
