import Foundation
import Testing

@testable import WorkbenchKit

@Suite("A file of accepted findings") struct AcceptedFilesTests {
  private static let words = ["--device", "iphone-16", "--text-size", "L"]

  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try write(MainStoryboard.text, to: "Main.storyboard", in: workspace)
    return workspace
  }

  private func write(_ text: String, to file: String, in workspace: Workspace) throws {
    try text.write(to: workspace.folder.appending(path: file), atomically: true, encoding: .utf8)
  }

  private func list(in workspace: Workspace, _ file: String = "accepted.tsv") throws -> [String] {
    try String(contentsOf: workspace.folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @discardableResult
  private func accept(in workspace: Workspace) -> Workspace.Outcome {
    workspace.run(["check", "Main.storyboard", "--accept-into", "accepted.tsv"] + Self.words)
  }

  private func check(in workspace: Workspace) -> Workspace.Outcome {
    workspace.run(["check", "Main.storyboard", "--accepted", "accepted.tsv"] + Self.words)
  }

  @Test("sets what was found apart, which is counted and no failure") func accepted() throws {
    let workspace = try workspace()
    let all = workspace.run(["check", "Main.storyboard", "--format", "ndjson"] + Self.words)
    #expect(all.status == 1 && !all.records.isEmpty)
    let written = accept(in: workspace)
    #expect(written.status == 0 && written.prose.contains("in accepted.tsv"), "\(written.output)")
    let lines = try list(in: workspace)
    #expect(
      lines.count == 2 + all.records.count
        && lines.dropFirst(2).allSatisfy { $0.hasPrefix("Main.storyboard\tview-1\t") })
    #expect(Array(lines.dropFirst(2)) == lines.dropFirst(2).sorted())
    let checked = check(in: workspace)
    #expect(checked.status == 0, "\(checked.output)")
    #expect(
      checked.prose.contains("nothing found but \(all.records.count) accepted finding"), "\(checked.output)")
  }

  @Test("accepts nothing new, and nothing that has become more severe") func new() throws {
    let workspace = try workspace()
    accept(in: workspace)
    let bare = MainStoryboard.text.replacing(
      "firstAttribute=\"height\" constant=\"46\"", with: "firstAttribute=\"width\" constant=\"900\"")
    try write(bare, to: "Main.storyboard", in: workspace)
    let checked = check(in: workspace)
    #expect(checked.status == 1 && checked.output.contains("warning"), "\(checked.output)")
    accept(in: workspace)
    #expect(check(in: workspace).status == 0)
    let lines = try list(in: workspace).map {
      $0.replacing("\terror\t", with: "\tnote\t").replacing("\twarning\t", with: "\tnote\t")
    }
    try write(lines.joined(separator: "\n"), to: "accepted.tsv", in: workspace)
    let severer = check(in: workspace)
    #expect(severer.status == 1 && severer.output.contains("warning"), "\(severer.output)")
  }

  @Test("stays known from another folder, and beside remarks that people wrote") func places() throws {
    let workspace = try workspace()
    accept(in: workspace)
    var lines = try list(in: workspace)
    lines.insert("# the design of spring", at: 2)
    try write(lines.joined(separator: "\n") + "\n", to: "accepted.tsv", in: workspace)
    let file = workspace.folder.appending(path: "Main.storyboard").path
    let other = workspace.run(["check", file, "--accepted", "accepted.tsv"] + Self.words)
    #expect(other.status == 0, "\(other.output)")
    accept(in: workspace)
    #expect(try list(in: workspace) == lines)
  }

  @Test("is said to have what is found no longer, and loses it when it is written anew") func gone() throws {
    let workspace = try workspace()
    workspace.run(["check", "Main.storyboard", "--accept-into", "accepted.tsv"])
    let lines = try list(in: workspace)
    let stale = "Main.storyboard\tview-1\tprivate-font\temail-1\twarning\ttextField1 'Email'"
    let other = "Other.storyboard\tview-1\tprivate-font\temail-1\twarning\ttextField1 'Email'"
    try write(MainStoryboard.text, to: "Other.storyboard", in: workspace)
    try write((lines + [stale, other]).joined(separator: "\n") + "\n", to: "accepted.tsv", in: workspace)
    let checked = workspace.run(["check", "Main.storyboard", "--accepted", "accepted.tsv"])
    #expect(checked.status == 0)
    #expect(
      checked.prose.contains("1 accepted finding is gone: Main.storyboard private-font"), "\(checked.output)")
    workspace.run(["check", "Main.storyboard", "--accept-into", "accepted.tsv"])
    #expect(try list(in: workspace) == lines + [other])
  }

  @Test("is refused with its line where it holds something else") func broken() throws {
    let workspace = try workspace()
    try write("# mine\n<<<<<<< HEAD\n", to: "accepted.tsv", in: workspace)
    let read = check(in: workspace)
    #expect(
      read.status == 2 && read.messages.contains("line 2: '<<<<<<< HEAD' is no accepted finding"),
      "\(read.messages)")
    #expect(accept(in: workspace).status == 2)
    #expect(try list(in: workspace) == ["# mine", "<<<<<<< HEAD"])
    let missing = workspace.run(["check", "Main.storyboard", "--accepted", "none.tsv"])
    #expect(missing.status == 2 && missing.messages.contains("none.tsv"), "\(missing.messages)")
    let both = workspace.run(["check", "Main.storyboard", "--accepted", "a", "--accept-into", "b"])
    #expect(both.status == 2 && both.messages.contains("give one of them"))
    let watched = workspace.run(["check", "Main.storyboard", "--accept-into", "b", "--watch"])
    #expect(watched.status == 2 && watched.messages.contains("leave --watch out"), "\(watched.messages)")
  }

  @Test("has the screens of a store by their identity") func store() throws {
    let workspace = try Workspace()
    workspace.run(["init"])
    workspace.run(["add-screen", "login"])
    workspace.run(["add-view", "login", "title", "--kind", "label", "--text", "Hello"])
    #expect(workspace.run(["check"] + Self.words).status == 1)
    workspace.run(["check", "--accept-into", "accepted.tsv"] + Self.words)
    #expect(try list(in: workspace).last?.hasPrefix("\tlogin\t") == true)
    let checked = workspace.run(["check", "--accepted", "accepted.tsv"] + Self.words)
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test("is not written by a dry run") func rehearsed() throws {
    let workspace = try workspace()
    let outcome = workspace.run(["--dry-run", "check", "Main.storyboard", "--accept-into", "accepted.tsv"])
    #expect(
      outcome.status == 0 && outcome.prose.contains("would accept"), "\(outcome.output)\(outcome.messages)")
    #expect(!FileManager.default.fileExists(atPath: workspace.folder.appending(path: "accepted.tsv").path))
  }
}
