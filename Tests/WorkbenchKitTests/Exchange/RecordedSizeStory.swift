import Foundation
import Notation
import Testing

/// A size that only a file's frame gives holds in the store as long as what gave it, and goes the way back.
@Suite("A size that a file recorded") struct RecordedSizeStory {
  private static let label = """
    <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="title-1" userLabel="title">
        <rect key="frame" x="20" y="200" width="61" height="33"/>
        <fontDescription key="fontDescription" name="Lobster" family="Lobster" pointSize="20"/>
    </label>
    """
  private static let constraints = """
    <constraint firstItem="title-1" firstAttribute="top" secondItem="form-1" secondAttribute="bottom" constant="42" id="c-5"/>
    <constraint firstItem="title-1" firstAttribute="leading" secondItem="form-1" secondAttribute="leading" id="c-6"/>
    """
  private static let text = MainStoryboard.text
    .replacing("</stackView>\n", with: "</stackView>\n\(label)\n", maxReplacements: 1)
    .replacing(
      "<constraint firstItem=\"form-1\" firstAttribute=\"top\"",
      with: constraints + "\n<constraint firstItem=\"form-1\" firstAttribute=\"top\"")

  private static func file(_ workspace: Workspace) -> URL {
    workspace.folder.appending(path: "Main.storyboard")
  }

  private func imported() throws -> Workspace {
    let workspace = try Workspace()
    try Self.text.write(to: Self.file(workspace), atomically: true, encoding: .utf8)
    try workspace.run("init")
    try workspace.run("import-ib Main.storyboard")
    return workspace
  }

  /// The width and height of the label on a profile.
  private func size(_ workspace: Workspace, _ options: String = "--device iphone-11") throws -> [String] {
    let records = try workspace.run("solve login \(options) --format ndjson").records
    let label = try #require(records.first { $0["view"]?.text == "title" })
    return try #require(label["frame"]?.elements).suffix(2).map(\.line)
  }

  @Test("holds until its text changes, and again when that is undone") func lapse() throws {
    let workspace = try imported()
    #expect(try size(workspace) == ["61", "33"])
    #expect(try size(workspace, "--device iphone-se-3 --text-size AX3") == ["61", "33"])
    try workspace.run("set-view login title text='Hello there'")
    #expect(try size(workspace)[0] != "61")
    try workspace.run("undo")
    #expect(try size(workspace) == ["61", "33"])
    try workspace.run("set-view login title recordedSize=")
    #expect(try size(workspace)[0] != "61")
  }

  @Test("goes from store to store") func dump() throws {
    let (workspace, other) = (try imported(), try Workspace())
    let text = try workspace.run("dump").output
    try text.write(to: other.folder.appending(path: "all.txt"), atomically: true, encoding: .utf8)
    #expect(try other.run("load all.txt").status == 0)
    #expect(try size(other) == ["61", "33"])
  }

  @Test("is written into the file's frame where it lapsed") func wayBack() throws {
    let workspace = try imported()
    try workspace.run("set-view login title text='Hello there'")
    let wanted = try size(workspace)
    let outcome = try workspace.run("export login --into Main.storyboard")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let written = try String(contentsOf: Self.file(workspace), encoding: .utf8)
    let (old, new) = (Self.text.split(separator: "\n"), written.split(separator: "\n"))
    let changed = zip(old, new).filter { $0 != $1 }.map(\.1)
    #expect(old.count == new.count && changed.count == 2, "\(changed)")
    #expect(changed.last?.contains("width=\"\(wanted[0])\" height=\"\(wanted[1])\"") ?? false)
    let check = try workspace.run("check-ib Main.storyboard --format ndjson")
    let label = try #require(check.records.first { $0["id"]?.text == "title-1" })
    #expect(label["matches"] == .bool(true))
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
    #expect(try size(workspace) == wanted)
    #expect(try workspace.run("export login --into Main.storyboard").output.hasPrefix("nothing to write"))
  }
}
