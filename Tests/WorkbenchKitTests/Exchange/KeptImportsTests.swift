import Foundation
import Testing

@testable import WorkbenchKit

@Suite("What a check of files keeps for the next") struct KeptImportsTests {
  private let workspace: Workspace
  private let file = "Main.storyboard"

  init() throws {
    workspace = try Workspace()
    try write(MainStoryboard.text, to: file)
    try FileManager.default.createDirectory(
      at: workspace.folder.appending(path: "home"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: workspace.folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func check(_ words: String...) -> Workspace.Outcome {
    let home = workspace.folder.appending(path: "home").path
    return workspace.run(["check", file] + words, variables: ["XDG_CACHE_HOME": home])
  }

  private var kept: [String] {
    let folder = workspace.folder.appending(path: "home/workbench").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasPrefix("check-")
    }
  }

  @Test(
    "answers in the same words without solving anything",
    arguments: [[], ["--details"], ["--notes", "--format", "ndjson"], ["--format", "sarif"]])
  func again(words: [String]) throws {
    func check() -> Workspace.Outcome {
      let home = workspace.folder.appending(path: "home").path
      return workspace.run(["check", file] + words, variables: ["XDG_CACHE_HOME": home])
    }
    let (first, second) = (check(), check())
    #expect(first.messages.contains("solved ") && second.messages.contains("reused the layouts"))
    #expect(second.output == first.output && second.status == first.status)
    #expect(first.output != "" && kept.count == 1)
    #expect(workspace.run(["check", file] + words).output == first.output)
  }

  @Test("is of no use for another content, other options and another place") func others() throws {
    let first = check("--notes")
    #expect(check("--device", "iphone-16").messages.contains("solved "))
    try write(
      MainStoryboard.text.replacingOccurrences(
        of: #"secondAttribute="leading" constant="20""#, with: #"secondAttribute="leading" constant="-90""#),
      to: file)
    let changed = check("--notes")
    #expect(changed.messages.contains("solved ") && changed.output != first.output)
    #expect(kept.count == 3)
  }

  @Test("is nothing where a file can't be read, in a dry run, and where the cache can't be written")
  func nothing() throws {
    try write("<document", to: "Torn.xib")
    #expect(check("Torn.xib").status == 2 && kept == [])
    #expect(check("--dry-run").output != "" && kept == [])
    try FileManager.default.removeItem(at: workspace.folder.appending(path: "home"))
    try write("", to: "home")
    #expect(check().output.contains("of 1 screen"))
  }

  @Test("is found anew where what is kept is damaged") func damaged() throws {
    let first = check()
    let name = try #require(kept.first)
    try write("no store", to: "home/workbench/\(name)/workbench.db")
    let second = check()
    #expect(second.output == first.output && second.messages.contains("solved "))
  }
}
