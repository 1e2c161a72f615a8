import Foundation
import Notation
import Testing

@Suite("import-ib") struct ImportInterfaceBuilderTests {
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try Data(MainStoryboard.text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try workspace.run("init")
    return workspace
  }

  @Test("adds a screen for each scene, which solves as on the canvas") func adds() throws {
    let workspace = try workspace()
    let outcome = try workspace.run("import-ib Main.storyboard")
    #expect(outcome.status == 0 && outcome.output == "added 1 screen, updated 0\n")
    let frames = try workspace.run("solve login --format ndjson").records
    let form = try #require(frames.first { $0["view"]?.text == "form" })
    #expect(form["frame"] == [20, 68, 374, 90])
    #expect(try workspace.run("verify-store").status == 0)
  }

  @Test("changes nothing when nothing changed") func again() throws {
    let workspace = try workspace()
    try workspace.run("import-ib Main.storyboard")
    #expect(try workspace.run("import-ib Main.storyboard --dry-run").output == "nothing would change\n")
  }

  @Test("updates a screen in its place and keeps the names given in the store") func updates() throws {
    let workspace = try workspace()
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("rename-screen login signIn")
    try workspace.run("rename-view signIn form box")
    let changed = MainStoryboard.text.replacingOccurrences(of: "spacing=\"10\"", with: "spacing=\"16\"")
    try Data(changed.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    let difference = try workspace.run("import-ib Main.storyboard --dry-run").output
    #expect(difference.contains("box") && difference.contains("16"))
    #expect(try workspace.run("import-ib Main.storyboard").output == "added 0 screens, updated 1\n")
    let stack = try workspace.run("list-views signIn --format ndjson").records.first {
      $0["name"]?.text == "box"
    }
    #expect(stack?["attributes"]?["spacing"]?.double == 16)
  }

  @Test("keeps states and assertions, but none about views that are gone") func assertions() throws {
    let workspace = try workspace()
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("add-state login signIn")
    try workspace.run("add-assertion login 'form.width >= 100'")
    try workspace.run("add-assertion login 'view1.height == 46'")
    let changed = MainStoryboard.text.replacingOccurrences(of: "bar-1", with: "bar-2")
    try Data(changed.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
    let left = try workspace.run("list-assertions login --format ndjson").records
    #expect(left.count == 1)
    #expect(try workspace.run("verify-store").status == 0)
    #expect(try workspace.run("solve login --state signIn").status == 0)
  }

  @Test("is one step of undo") func undo() throws {
    let workspace = try workspace()
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("undo")
    #expect(try workspace.run("list-screens --format ndjson").records.isEmpty)
  }

  @Test("distinguishes files of one name in different folders") func folders() throws {
    let workspace = try workspace()
    let folder = workspace.folder.appending(path: "Other")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(MainStoryboard.text.utf8).write(to: folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("import-ib .").output == "added 2 screens, updated 0\n")
    #expect(try workspace.run("import-ib .").output == "added 0 screens, updated 2\n")
    #expect(
      try workspace.run("list-screens --format ndjson").records.map { $0["screen"]?.text } == [
        "login", "login2",
      ])
  }

  @Test("takes in nothing if a named file can't be read") func refuses() throws {
    let workspace = try workspace()
    try Data("<plist/>".utf8).write(to: workspace.folder.appending(path: "Info.xib"))
    let outcome = try workspace.run("import-ib Main.storyboard Info.xib")
    #expect(outcome.status == 2)
    #expect(outcome.messages.contains("the file's outermost element is <plist>, not <document>"))
    #expect(try workspace.run("list-screens --format ndjson").records.isEmpty)
    let folder = try workspace.run("import-ib .")
    #expect(folder.status == 2 && folder.output.contains("left out"))
    #expect(try workspace.run("list-screens --format ndjson").records.count == 1)
  }

  @Test(
    "names the files that it left out in every format, and the exit code says so",
    arguments: ["json", "ndjson", "tsv", "csv"])
  func leftOut(format: String) throws {
    let workspace = try workspace()
    try Data("<plist/>".utf8).write(to: workspace.folder.appending(path: "Info.xib"))
    let outcome = try workspace.run("import-ib . --format \(format)")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Info.xib") && outcome.output.contains("outermost element is <plist>"))
    #expect(try workspace.run("list-screens --format ndjson").records.count == 1)
    let again = try workspace.run("import-ib . --dry-run --format \(format)")
    #expect(again.status == 2 && again.output.contains("Info.xib"))
  }

  @Test("takes files of other platforms for none that were meant, and names them") func otherPlatforms()
    throws
  {
    let workspace = try workspace()
    let other = MainStoryboard.text.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
    try Data(other.utf8).write(to: workspace.folder.appending(path: "Other.xib"))
    let outcome = try workspace.run("import-ib . --format ndjson")
    let refusal = outcome.records.first { $0["type"]?.text == "refusal" }
    #expect(outcome.status == 0 && refusal?["otherPlatform"] == true)
  }

  @Test("reports what was not taken in of what is there already, in a dry run too") func reported() throws {
    let workspace = try workspace()
    let text = MainStoryboard.text.replacingOccurrences(
      of: "<stackView ", with: "<stackView tag=\"7\" glow=\"1\" ")
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    // Lines are broken where they are long.
    func report(_ options: String) throws -> String {
      try workspace.run("import-ib Main.storyboard --report \(options)").output.split(
        whereSeparator: \.isWhitespace
      )
      .joined(separator: " ")
    }
    let first = try report("")
    #expect(first.contains("tag of <stackView> stays in the file") && first.contains("'glow' of <stackView>"))
    let summed = try workspace.run("import-ib Main.storyboard --dry-run --force").output
    #expect(summed.contains("not imported:") && summed.contains("1 tag") && summed.contains("1 glow"))
    let again = try report("--dry-run --force")
    #expect(again.hasPrefix("nothing would change ") && again.contains("tag of <stackView>"))
    let records = try workspace.run("import-ib Main.storyboard --report --dry-run --format ndjson").records
    #expect(records.contains { $0["type"]?.text == "note" && $0["count"] == 1 && $0["line"] != nil })
  }

  @Test("calls a constraint as its author did, and one that is in the store already as it is called there")
  func namedConstraints() throws {
    let workspace = try workspace()
    func constraints() throws -> [String?] {
      try workspace.run("list-constraints login --format ndjson").records.map { $0["id"]?.text }
    }
    let path = workspace.folder.appending(path: "Main.storyboard")
    let id = try #require(MainStoryboard.text.firstMatch(of: /<constraint [^>]*id="([^"]+)"/)).1
    let named = MainStoryboard.text.replacingOccurrences(
      of: "id=\"\(id)\"", with: "identifier=\"gap\" id=\"\(id)\"")
    try workspace.run("import-ib Main.storyboard")
    #expect(try constraints().contains(String(id)))
    try Data(named.utf8).write(to: path)
    try workspace.run("import-ib Main.storyboard")
    #expect(try constraints().contains(String(id)))
    try workspace.run("remove-screen login")
    try workspace.run("import-ib Main.storyboard")
    #expect(try constraints().contains("gap"))
    #expect(try workspace.run("import-ib Main.storyboard --dry-run").output == "nothing would change\n")
    try workspace.run("set-constraint login gap constant=33")
    try workspace.run("export login --into Main.storyboard")
    let written = try String(contentsOf: path, encoding: .utf8)
    #expect(written.contains("constant=\"33\" identifier=\"gap\" id=\"\(id)\""))
    let changed = zip(written.split(separator: "\n"), named.split(separator: "\n")).filter { $0 != $1 }
    #expect(changed.count == 1)
  }
}
