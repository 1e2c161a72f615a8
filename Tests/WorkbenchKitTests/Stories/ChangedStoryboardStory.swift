import Foundation
import Notation
import Testing

/// Somebody edits a storyboard in Xcode; the diff says what that changed, and where it shows.
@Suite("A storyboard that changed") struct ChangedStoryboardStory {
  /// The storyboard imported and committed, then its changed version imported.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "every"])
    try write(MainStoryboard.text, workspace)
    #expect(try workspace.run("import-ib Main.storyboard").output == "added 1 screen, updated 0\n")
    try workspace.run("commit -m 'As the storyboard was'")
    let constant = "secondAttribute=\"top\" constant=\"20\" id=\"c-2\""
    let frame = "<rect key=\"frame\" x=\"20\" y=\"68\" width=\"374\" height=\"90\"/>"
    let changed = MainStoryboard.text
      .replacingOccurrences(of: constant, with: "secondAttribute=\"top\" constant=\"32\" id=\"c-2\"")
      .replacingOccurrences(of: frame, with: frame.replacingOccurrences(of: "68", with: "80"))
    #expect(changed != MainStoryboard.text)
    try write(changed, workspace)
    #expect(try workspace.run("import-ib Main.storyboard").output == "added 0 screens, updated 1\n")
    return workspace
  }

  private func write(_ text: String, _ workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.folder.appending(path: "Main.storyboard"))
  }

  @Test("is reported by the one constraint's constant, and by the one view that moved, on all profiles")
  func told() throws {
    let workspace = try workspace()
    let sentence = "constraint c-2 changes its constant from 20 to 32 (form.top == safeArea.top + 32)"
    let design = try workspace.run("diff v1 --design")
    #expect(design.status == 1)
    #expect(design.output.contains(sentence))
    let records = try workspace.run("diff v1 --format ndjson").records
    // The lines of the file are no change of the design.
    let changes = records.filter { $0["type"]?.text == "change" && $0["kind"] != "source" }
    #expect(changes.count == 1 && changes[0]["kind"] == "constraint" && changes[0]["object"] == "c-2")
    #expect(changes[0]["before"]?["constant"] == 20 && changes[0]["after"]?["constant"] == 32)
    let profiles = try workspace.run("list-profiles --format ndjson").records.count
    let output = try workspace.run("diff v1").output
    #expect(
      output == """
        What people see, on \(2 * profiles) profiles
          login: form and the 2 views in it move down 12 on all profiles
          login: form and view1 are now under the keyboard on 24 profiles: iphone-se-1 in landscape with the
              keyboard

        Design
          login: \(sentence)

        """)
  }

  @Test("is reported in the same words between two revisions, and not at all once it is imported again")
  func revisions() throws {
    let workspace = try workspace()
    let working = try workspace.run("diff v1").output
    try workspace.run("commit -m 'As the storyboard is'")
    let lines = try workspace.run("diff v1 v2").output.split(separator: "\n").dropFirst()
    #expect(Array(lines) == Array(working.split(separator: "\n").dropFirst()))
    try workspace.run("import-ib Main.storyboard")
    #expect(try workspace.run("diff v2").status == 0)
  }
}
