import Foundation
import Notation
import Testing

/// Two people edit a storyboard, each on a branch; both import it there, and the branches come together.
@Suite("A storyboard that two branches import") struct TwoImportsStory {
  private static let top = "secondAttribute=\"top\" constant=\"20\" id=\"c-2\""
  private static let leading = "secondAttribute=\"leading\" constant=\"20\" id=\"c-3\""
  private static let label = """
    <label text="Sign in" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="title-1" userLabel="Title">
        <rect key="frame" x="0.0" y="0.0" width="60" height="20.5"/>
    </label>
    """

  /// Writes the storyboard, imports it on a branch and commits.
  private func take(_ text: String, on branch: String, _ workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("switch \(branch)").status == 0)
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
    #expect(try workspace.run("commit -m \(branch)").status == 0)
  }

  /// Both branches, at what their versions of the file are.
  private func branches(_ ours: String, _ theirs: String, from base: String) throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "every"])
    try Data(base.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    try workspace.run("import-ib Main.storyboard")
    try workspace.run("commit -m base")
    try workspace.run("branch draft")
    try take(theirs, on: "draft", workspace)
    try take(ours, on: "main", workspace)
    return workspace
  }

  @Test("merge without a clash, and importing the file that git merged changes nothing") func together()
    throws
  {
    let base = MainStoryboard.text
    // What comes above shifts the lines of everything that both branches have.
    let ours = base.replacingOccurrences(
      of: Self.top, with: Self.top.replacingOccurrences(of: "20", with: "32")
    )
    .replacingOccurrences(of: "<scenes>", with: "<!-- ours -->\n<scenes>")
    let theirs = base.replacingOccurrences(
      of: Self.leading, with: Self.leading.replacingOccurrences(of: "20", with: "24")
    ).replacingOccurrences(of: "<textField ", with: "\(Self.label)\n<textField ")
    let workspace = try branches(ours, theirs, from: base)
    // What the two changes do to the layout together, merge says beside.
    let merged = try workspace.run("merge draft")
    #expect(merged.status < 2, "\(merged.output)\(merged.messages)")
    #expect(try workspace.run("list-conflicts --format ndjson").records.isEmpty)
    #expect(try workspace.run("commit -m merged").status == 0)
    #expect(try workspace.run("verify-store").status == 0)
    let file =
      ours.replacingOccurrences(
        of: Self.leading, with: Self.leading.replacingOccurrences(of: "20", with: "24")
      )
      .replacingOccurrences(of: "<textField ", with: "\(Self.label)\n<textField ")
    try Data(file.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("import-ib Main.storyboard --dry-run").output == "nothing would change\n")
    #expect(try workspace.run("import-ib Main.storyboard").status == 0)
  }

  @Test("clash about what both changed in the file, and about nothing else") func clash() throws {
    let base = MainStoryboard.text
    func version(_ constant: String) -> String {
      base.replacingOccurrences(of: Self.top, with: Self.top.replacingOccurrences(of: "20", with: constant))
    }
    let workspace = try branches(version("32"), version("40"), from: base)
    #expect(try workspace.run("merge draft").status == 1)
    let clashes = try workspace.run("list-conflicts --format ndjson").records
    #expect(clashes.map { $0["kind"]?.text } == ["constraint"])
    #expect(try workspace.run("resolve --all theirs").status < 2)
    try workspace.run("commit -m merged")
    // The file that git left is theirs, too.
    try Data(version("40").utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
    #expect(try workspace.run("import-ib Main.storyboard --dry-run").output == "nothing would change\n")
  }
}
