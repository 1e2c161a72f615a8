import Foundation
import Testing

@testable import WorkbenchKit

@Suite("Files in reports") struct RepositoryFilesTests {
  /// A repository in `app`, whose folder `.git` is all that is looked for, or no repository there.
  private func workspace(isRepository: Bool) throws -> Workspace {
    let workspace = try Workspace()
    let folder = workspace.folder.appending(path: "app")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Sources/UI"), withIntermediateDirectories: true)
    if isRepository {
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".git"), withIntermediateDirectories: true)
    }
    try MainStoryboard.text.write(
      to: folder.appending(path: "Sources/UI/Main.storyboard"), atomically: true, encoding: .utf8)
    return workspace
  }

  /// What each form says of the file that a command found something in.
  private func places(_ command: [String], in workspace: Workspace) throws -> [String] {
    func output(_ format: String) -> String { workspace.run(command + ["--format", format]).output }
    let sarif = try #require(output("sarif").firstMatch(of: /"uri":"([^"]*)"/)).output.1
    let github = try #require(output("github").firstMatch(of: /file=([^,]*),/)).output.1
    let junit = try #require(output("junit").firstMatch(of: /testsuite name="([^"]*)"/)).output.1
    let markdown = try #require(output("markdown").firstMatch(of: /\| ([^|]*storyboard):\d+/)).output.1
    return [sarif, github, junit, markdown].map(String.init)
  }

  @Test(
    "are named from the top of their git repository, wherever the store is",
    arguments: ["app/Sources", ".", "stores"])
  func store(folder: String) throws {
    let workspace = try workspace(isRepository: true)
    try FileManager.default.createDirectory(
      at: workspace.folder.appending(path: folder), withIntermediateDirectories: true)
    let store = ["--store", "\(folder)/layouts.db"]
    workspace.run(["init"] + store)
    workspace.run(["import-ib", "app/Sources/UI/Main.storyboard"] + store)
    let found = try places(["check", "--device", "iphone-16"] + store, in: workspace)
    #expect(found == Array(repeating: "Sources/UI/Main.storyboard", count: 4), "\(found)")
  }

  @Test("are named so without a store, too") func noStore() throws {
    let found = try places(
      ["check", "app/Sources", "--device", "iphone-16"], in: workspace(isRepository: true))
    #expect(found == Array(repeating: "Sources/UI/Main.storyboard", count: 4), "\(found)")
  }

  @Test("are named from the folder where the program runs if they are in no repository") func noRepository()
    throws
  {
    let found = try places(
      ["check", "app/Sources", "--device", "iphone-16"], in: workspace(isRepository: false))
    #expect(found == Array(repeating: "app/Sources/UI/Main.storyboard", count: 4), "\(found)")
  }

  @Test("follow a verdict in Markdown") func verdict() throws {
    let workspace = try workspace(isRepository: false)
    let checked = workspace.run(["check", "app", "--device", "iphone-16", "--format", "markdown"]).output
    #expect(checked.contains(/^### \d+ (error|warning|note)s?/), "\(checked)")
    let compared = workspace.run(["check-ib", "app", "--format", "markdown"]).output
    #expect(
      compared.contains(#/^### (sound: nothing found|\d+ \w+( and \d+ \w+)?) in 1 file: /#), "\(compared)")
  }
}
