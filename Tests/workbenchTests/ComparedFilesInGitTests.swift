import Foundation
import TestSupport
import Testing

@Suite("Files in git that are compared", .startsProcesses) struct ComparedFilesInGitTests {
  /// A repository with a commit of files, on the branch main, with the tag then; nil without git.
  private func repository(_ files: [String: String]) throws -> Shell? {
    guard let shell = try Shell.withGit() else { return nil }
    for (path, text) in files { try write(text, to: path, in: shell) }
    try run(
      "git init --quiet --initial-branch main . && \(Self.add) && git commit --quiet -m first && git tag then",
      in: shell)
    return shell
  }

  /// Adds all files but those of the shell itself.
  private static let add = "git add -A -- . ':!.output-*' ':!.messages-*' ':!.input-*'"

  private func write(_ text: String, to path: String, in shell: Shell) throws {
    let file = shell.folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func commit(_ message: String, in shell: Shell) throws {
    try run("\(Self.add) && git commit --quiet -m \(message)", in: shell)
  }

  private static let phone = "--device iphone-16 --text-size L"

  @Test("say in diff's sentences what changed between two revisions, up to the working folder")
  func sentences()
    throws
  {
    guard let shell = try repository(["App/Main.storyboard": oneLabelStoryboard()]) else { return }
    try write(oneLabelStoryboard(top: 28), to: "App/Main.storyboard", in: shell)
    try commit("moved", in: shell)
    let diff = try shell.run("workbench diff then main \(Self.phone) -- App/Main.storyboard")
    #expect(diff.status == 1, "\(diff.output)\(diff.messages)")
    #expect(diff.output.hasPrefix("What people see, on 1 profile\n  login: "), "\(diff.output)")
    #expect(
      diff.output.contains("Design\n  login: ") && diff.output.contains("from 20 to 28"), "\(diff.output)")
    #expect(try shell.run("workbench diff then \(Self.phone) -- App").output == diff.output)
    #expect(try shell.run("workbench diff main \(Self.phone) -- App").output == "no differences\n")
    try write(oneLabelStoryboard(text: "Hello, world", top: 28), to: "App/Main.storyboard", in: shell)
    let working = try shell.run("cd App && workbench diff --design -- Main.storyboard")
    #expect(working.output.contains("'Hello, world'") && !working.output.contains("from 20 to 28"))
    #expect(try shell.run("workbench diff then main --name-only -- .").output == "login\n")
    #expect(try shell.run("workbench diff then main --stat \(Self.phone) -- .").output.contains(" login | "))
    let records = try shell.run("workbench diff then main --format ndjson \(Self.phone) -- .").output
    #expect(
      records.contains("\"type\":\"change\"") && records.contains("\"type\":\"layoutChange\""), "\(records)")
    let markdown = try shell.run("workbench diff then main --format markdown \(Self.phone) -- .").output
    #expect(markdown.hasPrefix("### What people see, on 1 profile\n\n- login: "), "\(markdown)")
    #expect(try run("ls", in: shell) == "App\n")
  }

  @Test("are asked where their project says that the app runs") func reach() throws {
    guard
      let shell = try repository([
        "Main.storyboard": oneLabelStoryboard(),
        "project.yml": """
        name: Shop
        options: {deploymentTarget: {iOS: "26.0"}}
        targets:
          Shop:
            type: application
            platform: iOS
            sources: [.]
            settings: {TARGETED_DEVICE_FAMILY: "1", INFOPLIST_KEY_UISupportedInterfaceOrientations: UIInterfaceOrientationPortrait}

        """,
      ])
    else { return }
    try write(oneLabelStoryboard(top: 28), to: "Main.storyboard", in: shell)
    let diff = try shell.run("workbench diff -- Main.storyboard")
    #expect(
      diff.output.contains("asked where project.yml says that it runs: iOS 26 and later, iPhone in portrait"),
      "\(diff.output)\(diff.messages)")
  }

  @Test("are one file under two names, and new or removed screens where they come or go") func renamed()
    throws
  {
    guard
      let shell = try repository([
        "Main.storyboard": oneLabelStoryboard(), "Old.storyboard": oneLabelStoryboard(screen: "old"),
      ])
    else { return }
    try run(
      "mkdir App && git mv Main.storyboard App/Start.storyboard && git rm --quiet Old.storyboard", in: shell)
    try write(oneLabelStoryboard(top: 28), to: "App/Start.storyboard", in: shell)
    try write(
      oneLabelStoryboard(text: "Something else entirely", screen: "help"), to: "App/Help.storyboard",
      in: shell)
    // Git must not take the new file for the removed one.
    let new = oneLabelStoryboard(screen: "help").replacing(
      "<label", with: "<!-- \(String(repeating: "x ", count: 3000)) --><label")
    try write(new, to: "App/Help.storyboard", in: shell)
    try commit("moved", in: shell)
    for files in [".", "App Old.storyboard", "Main.storyboard App/Help.storyboard Old.storyboard"] {
      let diff = try shell.run("workbench diff then main --design -- \(files)")
      #expect(
        diff.output.contains("login: ") && diff.output.contains("from 20 to 28"), "\(files): \(diff.output)")
      #expect(
        diff.output.contains("adds screen help") && diff.output.contains("removes screen old"),
        "\(diff.output)")
      #expect(!diff.output.contains("screen login"), "\(diff.output)")
    }
  }

  @Test("that can't be read at one revision are named there, and don't stop the others") func unreadable()
    throws
  {
    guard
      let shell = try repository([
        "Bad.storyboard": oneLabelStoryboard(screen: "bad"), "Main.storyboard": oneLabelStoryboard(),
      ])
    else { return }
    try write("<<<<<<< ours\n", to: "Bad.storyboard", in: shell)
    try write(oneLabelStoryboard(top: 28), to: "Main.storyboard", in: shell)
    try commit("broken", in: shell)
    let diff = try shell.run("workbench diff then main --design -- .")
    #expect(diff.status == 2 && diff.output.contains("from 20 to 28"), "\(diff.output)")
    #expect(
      diff.output.contains("Not compared\n  left out Bad.storyboard at main: line 1: "), "\(diff.output)")
    #expect(!diff.output.contains("screen bad"), "\(diff.output)")
    let markdown = try shell.run("workbench diff then main --design --format markdown -- .")
    #expect(markdown.status == 2 && markdown.output.contains("### Not compared\n\n- left out Bad"))
    let names = try shell.run("workbench diff then main --name-only -- .")
    #expect(
      names.status == 2 && names.output == "login\n" && names.messages.contains("Bad.storyboard at main"))
    let records = try shell.run("workbench diff then --design --format ndjson -- Bad.storyboard")
    #expect(records.status == 2 && records.output.contains("\"type\":\"refusal\""), "\(records.output)")
  }

  @Test(
    "get one clear sentence where they can't be compared",
    arguments: [
      ("diff nowhere main -- Main.storyboard", "'nowhere' is no commit of the repository"),
      ("diff main nowhere -- Main.storyboard", "'nowhere' is no commit of the repository"),
      (
        "diff then main -- Missing.storyboard",
        "'Missing.storyboard' is neither in 'then' nor in 'main' of git"
      ),
      ("diff -- Missing.storyboard", "'Missing.storyboard' is neither in 'HEAD' nor in the working folder"),
      ("diff -- Made.storyboard", "git ignores 'Made.storyboard' and has no earlier version of it"),
      ("diff then main -- Empty", "no storyboard or xib in 'Empty', neither in 'then' nor in 'main' of git"),
      ("diff then main --", "missing argument '-- <files>' of 'diff': storyboards, xibs and folders"),
      (
        "diff then Main.storyboard", "'Main.storyboard' is a file; files come after '--', as in 'diff -- Main"
      ),
      ("diff --screens a b -- Main.storyboard", "--screens compares two screens of a store"),
      ("diff then -- Main.storyboard /etc", "'/etc' is not in the repository '"),
      ("diff -- /etc/passwd", "'/etc' is in no repository of git"),
    ])
  func refused(line: String, sentence: String) throws {
    let files = [
      "Main.storyboard": oneLabelStoryboard(), "Made.storyboard": oneLabelStoryboard(),
      "Empty/notes.txt": "x",
      ".gitignore": "Made.storyboard\n",
    ]
    guard let shell = try repository(files) else { return }
    let outcome = try shell.run("workbench \(line)")
    #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome.output)")
    #expect(
      outcome.messages.hasPrefix("workbench: ") && outcome.messages.contains(sentence), "\(outcome.messages)")
    #expect(outcome.messages.split(separator: "\n").count == 1, "\(outcome.messages)")
  }
}
