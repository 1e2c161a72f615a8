import CommandGrammar
import Foundation
import TestSupport
import Testing
import WorkbenchKit

@Suite("Every command") struct CommandExamplesTests {
  /// All but what asks git, which `FilesInGitTests` and `ComparedFilesInGitTests` run where there is one.
  static let examples = tried.flatMap { entry in entry.card.examples.map(\.line) }
    .filter { !$0.contains("--since") && !$0.contains(" -- ") }

  /// All but what needs a compiler, which `ImportedSwiftStories` runs where there is one, what sets up a repository of git,
  /// which `InterfacesInGitTests` does, and what only answers.
  private static let tried = Workbench.table.entries.filter {
    !["import-swift", "mcp", "git-setup"].contains($0.card.name)
  }

  @Test("explains itself by a summary and an example") func explains() {
    for entry in Workbench.table.entries {
      #expect(entry.card.summary.hasSuffix("."), "\(entry.card.name)")
      #expect(!entry.card.examples.isEmpty, "\(entry.card.name)")
      let page = Workspace.page(of: entry.card.name)
      #expect(page.contains(entry.card.summary) && page.contains("$ workbench \(entry.card.name)"))
    }
  }

  @Test("has a flawless declaration") func flawless() { #expect(Workbench.table.flaws == []) }

  /// A workspace in which an example makes sense; where it asks for one, with the dump of its store in a file.
  static func workspace(for line: String) throws -> Workspace {
    let folder = try PreparedFolder.after(preparations(of: line))
    let workspace = try folder.workspace()
    if line.hasPrefix("load-results") {
      try workspace.write(
        workspace.run("solve --stdin", input: workspace.run("solve login --plan").output).output,
        to: "results.ndjson")
    }
    if line.hasPrefix("merge-ib") {
      for name in ["base", "ours", "theirs"] { try workspace.write(MainStoryboard.text, to: "\(name).xib") }
    }
    if line.hasSuffix("devices.tsv") {
      let table = packageFolder.appending(path: "Sources/Design/DesignModel/Profiles/Tables/devices.tsv")
      try workspace.write(String(contentsOf: table, encoding: .utf8), to: "devices.tsv")
    }
    if line.contains("dump.ndjson") { try workspace.write(folder.dump, to: "dump.ndjson") }
    return workspace
  }

  /// Those that may change something, and the first of each command that only reads.
  static let rehearsed = tried.flatMap { entry in
    entry.card.examples.prefix(entry.effect == .reads ? 1 : .max).map(\.line)
  }

  @Test("leaves the store as it is in a dry run, or has none", .takesSeconds, arguments: rehearsed)
  func rehearsal(line: String) throws {
    let workspace = try Self.workspace(for: line)
    let folder = try PreparedFolder.after(Self.preparations(of: line))
    let files = try workspace.paths()
    let outcome = try workspace.run(line.contains("--dry-run") ? line : "\(line) --dry-run")
    #expect(try folder.dump(of: workspace) == folder.dump, "\(line)")
    let name = String(line.prefix { $0 != " " })
    guard try Workbench.table.entry(named: name).effect != .reads else { return }
    #expect(try workspace.paths() == files)
    let isWithout = ["init", "load", "compact", "backup", "merge-files"].contains(name)
    #expect(outcome.status == (isWithout ? 2 : try workspace.run(line).status), "\(outcome.messages)")
    if isWithout {
      #expect(
        outcome.messages
          == "workbench: '\(name)' has no dry run, since it makes or rewrites files; leave --dry-run out\n")
    }
  }

  @Test("runs as its examples say", .takesSeconds, arguments: examples) func runs(line: String) throws {
    let workspace = try Self.workspace(for: line)
    let outcome = try workspace.run(line)
    let hasFindings =
      ["diff", "audit", "check ", "conformance", "merge draft"].contains { line.hasPrefix($0) }
      && !["--baseline v1", "--accept-into", "--every-window"].contains { line.contains($0) }
    #expect(outcome.status == (hasFindings ? 1 : 0), "\(line): \(outcome.messages)")
    #expect(!outcome.output.isEmpty, "\(line)")
  }

  /// What must have happened before an example makes sense.
  private static func preparations(of line: String) -> [String] {
    switch line {
    case "redo": ["undo"]
    case let line where line.hasPrefix("unwrap"): ["wrap login form --in scroll"]
    case "diff login login-code": ["copy-screen login login-code", "set-view login-code form spacing=20"]
    case "diff v1 v2 --findings": ["add-view login lost --kind image --size 9x9", "commit -m 'Second'"]
    case let line where line.hasPrefix("diff v1 v2"): ["commit -m 'Second'"]
    case let line where line.hasPrefix("bisect"):
      [
        "set-constraint login c2 constant=24",
        "add-view login forgot --kind button --text 'Forgot it' --in form",
        "commit -m 'Further in, and a button'",
      ]
    case let line where line.hasPrefix("merge-files"):
      [
        "remove-profile 'ipad*' 'iphone-1*'", "commit -m Fewer", "backup base.db",
        "set-view login title lines=2", "backup ours.db", "undo", "set-view login form spacing=9",
        "backup theirs.db",
      ]
    case let line where line.hasPrefix("unsuppress") || line.hasPrefix("list-suppressions"):
      ["suppress login small-target email --reason Later"]
    case let line where line.hasPrefix("list-texts") || line.hasPrefix("remove-text"):
      ["set-text login title Anmelden --locale de"]
    case let line where ["list-guides", "rename-guide", "remove-guide"].contains { line.hasPrefix($0) }:
      ["add-guide login gap"]
    case let line where ["list-states", "rename-state", "remove-state"].contains { line.hasPrefix($0) }:
      ["add-state login recover"]
    case "restore HEAD": []
    case "tag shipped --delete": ["tag shipped v1"]
    case "branch draft --delete": ["branch draft"]
    case let line where line.hasPrefix("merge"):
      line == "merge --abort" ? diverged + ["merge draft --no-commit"] : diverged
    case let line where line.hasPrefix("resolve"): diverged + ["merge draft"]
    case let line where line.hasPrefix("pull"):
      [
        "restore HEAD", "backup other.db", "set-view login title lines=2 --store other.db",
        "commit -m Other --store other.db", "branch draft --store other.db",
      ]
    case let line where line.contains("--constraint above-keyboard"):
      ["add-constraint login 'form.bottom <= keyboard.top - 8' --id above-keyboard"]
    case let line where line.contains("--state recover") || line == "add-state login recover":
      line.hasPrefix("add-state") ? [] : ["add-state login recover"]
    default: []
    }
  }

  /// Two branches that disagree about one thing where examples need a conflict, on few profiles.
  private static let diverged = [
    "restore HEAD", "remove-profile 'ipad*' 'iphone-1*'", "commit -m Fewer", "switch draft --create",
    "set-view login title lines=2", "commit -m Draft", "switch main", "set-view login title lines=3",
    "commit -m Main",
  ]
}

extension Workspace {
  /// Writes a file of the folder.
  fileprivate func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// A command's help page.
  static func page(of command: String) -> String {
    (try? Workspace().run([command, "--help"]).output) ?? ""
  }
}
