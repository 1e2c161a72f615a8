import Foundation
import TestSupport
import Testing

@Suite("Files in git that are checked", .startsProcesses) struct FilesInGitTests {
  /// A repository with a commit of files, on the branch main; nil without git.
  private func repository(_ files: [String: String]) throws -> Shell? {
    guard let shell = try Shell.withGit() else { return nil }
    for (path, text) in files { try write(text, to: path, in: shell) }
    try run("git init --quiet --initial-branch main . && git add . && git commit --quiet -m first", in: shell)
    return shell
  }

  private func write(_ text: String, to path: String, in shell: Shell) throws {
    let file = shell.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @discardableResult
  private func run(_ line: String, in shell: Shell) throws -> String {
    let outcome = try shell.run(line)
    try #require(outcome.status == 0, "\(line): \(outcome.output)\(outcome.messages)")
    return outcome.output
  }

  private static let narrow =
    #"<constraint firstItem="lb-login" firstAttribute="width" constant="12" id="c3-login"/>"#
  private static let phone = "--device iphone-16 --text-size L"

  @Test("report with --since what the branch made new, and nothing that was there") func since() throws {
    guard
      let shell = try repository([
        "A/Main.storyboard": oneLabelStoryboard(),
        "A/Other.storyboard": oneLabelStoryboard(constraint: Self.narrow),
        ".gitignore": "Generated/\n*.tmp.xib\n",
      ])
    else { return }
    #expect(try shell.run("workbench check . \(Self.phone)").status == 1)
    let same = try shell.run("workbench check . --since HEAD \(Self.phone)")
    #expect(
      same.status == 0 && same.output.contains("0 of 2 files differ from HEAD"),
      "\(same.output)\(same.messages)")
    try run("git switch --quiet -c side", in: shell)
    try write(oneLabelStoryboard(text: "Hello, world"), to: "A/Other.storyboard", in: shell)
    try run("git commit --quiet -am harmless", in: shell)
    let harmless = try shell.run("workbench check . --since main \(Self.phone)")
    #expect(
      harmless.status == 0 && harmless.output.contains("1 of 2 files differs from main"),
      "\(harmless.output)\(harmless.messages)")
    try write(oneLabelStoryboard(constraint: Self.narrow), to: "A/Main.storyboard", in: shell)
    let broken = try shell.run("workbench check . --since main \(Self.phone)")
    #expect(
      broken.status == 1 && broken.output.contains("A/Main.storyboard:"), "\(broken.output)\(broken.messages)"
    )
    #expect(!broken.output.contains("A/Other.storyboard:"), "\(broken.output)")
    // Main goes on by itself: what it does is none of the branch's.
    try run(
      "git stash --quiet && git switch --quiet main && git rm --quiet A/Other.storyboard && git commit --quiet -m gone",
      in: shell)
    try run("git switch --quiet side && git stash pop --quiet", in: shell)
    #expect(try shell.run("workbench check . --since main \(Self.phone)").output == broken.output)
  }

  @Test("are known by --since under a new name, and new ones are new") func renamed() throws {
    guard let shell = try repository(["Main.storyboard": oneLabelStoryboard(constraint: Self.narrow)]) else {
      return
    }
    try run("mkdir App && git mv Main.storyboard App/Start.storyboard", in: shell)
    let moved = try shell.run("workbench check App --since main \(Self.phone)")
    #expect(moved.status == 0, "\(moved.output)\(moved.messages)")
    try write(oneLabelStoryboard(constraint: Self.narrow), to: "App/New.storyboard", in: shell)
    let new = try shell.run("workbench check . --since main \(Self.phone)")
    #expect(new.status == 1 && new.output.contains("App/New.storyboard:"), "\(new.output)\(new.messages)")
    #expect(!new.output.contains("Start.storyboard:"), "\(new.output)")
  }

  @Test("are left out of a folder where git ignores them, and counted") func ignored() throws {
    guard
      let shell = try repository([
        "Main.storyboard": oneLabelStoryboard(), ".gitignore": "Generated/\n*.tmp.xib\n",
      ])
    else { return }
    try write(oneLabelStoryboard(), to: "Generated/A.storyboard", in: shell)
    try write(oneLabelStoryboard(), to: "B.tmp.xib", in: shell)
    let outcome = try shell.run("workbench check . \(Self.phone)")
    #expect(
      outcome.output.contains("2 files that git ignores left out"), "\(outcome.output)\(outcome.messages)")
    #expect(outcome.output.contains("of 1 screen"), "\(outcome.output)")
    // Whoever names one means it.
    #expect(try shell.run("workbench check B.tmp.xib \(Self.phone)").output.contains("of 1 screen"))
  }

  @Test("get one clear sentence where git can't compare them") func refused() throws {
    guard let shell = try repository(["Main.storyboard": oneLabelStoryboard()]) else { return }
    let unknown = try shell.run("workbench check . --since origin/man")
    #expect(
      unknown.status == 2 && unknown.messages.contains("'origin/man' is no commit of the repository"),
      "\(unknown.messages)")
    let store = try shell.run("workbench init && workbench check --since main")
    #expect(
      store.status == 2 && store.messages.contains("name them, as in 'check . --since"), "\(store.messages)")
    let outside = try shell.run("rm -rf .git && workbench check . --since main")
    #expect(
      outside.status == 2 && outside.messages.contains("is in no repository of git"), "\(outside.messages)")
    try run("git init --quiet --initial-branch main . && git add . && git commit --quiet -m other", in: shell)
    let alone = try shell.run(
      "git switch --quiet --orphan new && git commit --quiet --allow-empty -m b && git checkout main -- . && workbench check . --since main"
    )
    #expect(alone.status == 2 && alone.messages.contains("have no commit in common"), "\(alone.messages)")
  }

  @Test("take a repair by --fix --apply, and keep every other byte") func repaired() throws {
    let shell = try Shell()
    let text = oneLabelStoryboard(constraint: Self.narrow, text: "Hello, world")
    try write(text, to: "Main.storyboard", in: shell)
    let found = try shell.run("workbench check Main.storyboard \(Self.phone) --format ndjson")
    let id = try #require(found.output.firstMatch(of: /"id":"([0-9a-f]+)"/)?.output.1, "\(found.output)")
    let shown = try shell.run("workbench check Main.storyboard \(Self.phone) --fix \(id)")
    #expect(shown.status == 1 && shown.output.contains("--apply does it"), "\(shown.output)\(shown.messages)")
    let file = shell.folder.appending(path: "Main.storyboard")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    let applied = try shell.run("workbench check Main.storyboard \(Self.phone) --fix \(id) --apply")
    #expect(applied.output.contains("into Main.storyboard"), "\(applied.output)\(applied.messages)")
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written != text && written.split(separator: "\n").filter { !text.contains($0) }.count <= 1, "\(written)"
    )
    let again = try shell.run("workbench check Main.storyboard \(Self.phone) --format ndjson")
    #expect(!again.output.contains(id), "\(again.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shell.folder.path) == ["Main.storyboard"])
  }
}
