import CommandGrammar
import Foundation
import Notation
import TestSupport
import WorkbenchKit

/// A command whose records are held against the schemas, and what comes before it.
struct RecordedRun {
  /// Command lines of workbench; one that begins with `sqlite3` is the shell's.
  var steps: [String] = []
  /// The command line, whatever format it asks for.
  let line: String
  var input = ""

  /// Every example that prints records, and what no example prints.
  static var all: [RecordedRun] {
    CommandExamplesTests.examples.filter(printsRecords).map { RecordedRun(line: $0) } + further
  }

  /// False for `dump`, whose lines are for `load` and have a `format` of their own; for `complete`, which prints words
  /// for shells; and for a command whose own formats have no `ndjson`, since it prints documents.
  private static func printsRecords(_ line: String) -> Bool {
    let name = String(line.prefix { $0 != " " })
    if name == "dump" || name == "complete" { return false }
    let parameters = try? Workbench.table.entry(named: name).record["parameters"]?.elements
    let formats = parameters?.first { $0["name"] == "format" }?["choices"]?.elements
    return formats?.contains("ndjson") ?? true
  }

  /// What the run prints as NDJSON.
  func outcome() throws -> Workspace.Outcome {
    let isExample = steps.isEmpty && CommandExamplesTests.examples.contains(line)
    let workspace = try CommandExamplesTests.workspace(for: isExample ? line : "")
    for step in steps {
      if step.hasPrefix("sqlite3") {
        let outcome = try Shell().run("cd '\(workspace.folder.path)' && \(step)")
        guard outcome.status == 0 else { throw Workspace.Failure(message: outcome.messages) }
      } else {
        let outcome = try workspace.run(step)
        guard outcome.status != 2 else { throw Workspace.Failure(message: outcome.messages) }
      }
    }
    return workspace.run(try words(), input: input)
  }

  /// The line's words with `--format ndjson` in place of a format.
  private func words() throws -> [String] {
    var words = try ShellWords.split(line)
    if let place = words.firstIndex(of: "--format") { words.removeSubrange(place...place + 1) }
    return words + ["--format", "ndjson"]
  }
}

extension RecordedRun {
  private static let wide = "add-constraint login 'form.width == 100'"
  private static let longer = "set-view login title 'text=A title that is much longer than the one before'"
  private static let fewer = [
    "remove-profile 'ipad*' 'iphone-1*'", "commit -m Fewer", "switch draft --create",
  ]

  /// The jobs that solve one screen of the example store; empty, which prints no record, if there are none.
  private static var plan: String {
    (try? CommandExamplesTests.workspace(for: "").run("solve login --plan").output) ?? ""
  }

  /// What examples do not show: what is wrong, what differs, what a dry run says.
  private static let further =
    [
      RecordedRun(
        line:
          #"apply-changes '{"kind":"state","screen":"login","object":"recover","after":"recover","to":1}'"#),
      RecordedRun(steps: [wide, "add-view login box"], line: "explain login"),
      RecordedRun(
        steps: [
          "add-screen tied", "add-view tied name --kind label --text Name", "pin tied name top,leading",
          "add-constraint tied 'name.width == 100 @600'", "add-constraint tied 'name.width == 200 @600'",
        ], line: "explain tied"),
      RecordedRun(
        steps: [wide, "add-view login box", "add-view login page --kind scroll"],
        line: "solve login --device iphone-se-3 --timings"),
      RecordedRun(steps: ["set-constraint login c2 constant=24"], line: "assert login --device iphone-16"),
      RecordedRun(
        steps: ["sqlite3 workbench.db \"UPDATE view SET name = 'heading' WHERE name = 'title'\""],
        line: "verify-store"),
      RecordedRun(steps: ["init --store new.db"], line: "branch --store new.db"),
      RecordedRun(steps: ["init --store new.db"], line: "info --store new.db"),
      RecordedRun(line: "batch --lines", input: "pin login title top,leading\nadd-screen help\n"),
      RecordedRun(line: "batch --lines --dry-run", input: "pin login title top,leading\nadd-screen help\n"),
      RecordedRun(line: "commit -m Second --dry-run"), RecordedRun(line: "undo --dry-run"),
      RecordedRun(line: "branch draft --dry-run"), RecordedRun(line: "tag shipped --dry-run"),
      RecordedRun(line: "help"), RecordedRun(line: "solve --stdin", input: plan),
    ] + checked + audited + different + merged

  private static let checked = [
    RecordedRun(steps: ["backup broken.xib"], line: "check-ib broken.xib"),
    RecordedRun(steps: [wide, "export login --format xib --output L.xib"], line: "check-ib L.xib --report"),
    RecordedRun(
      steps: [
        "add-view login long --kind label --text 'A text that is too long for one line of a small phone'",
        "pin login long leading,trailing,bottom --to safeArea", "export login --format xib --output L.xib",
      ], line: "check-ib L.xib --device iphone-se-1 --text-size AX5"),
    RecordedRun(steps: ["import-ib Main.storyboard"], line: "show login2"),
    RecordedRun(
      steps: ["set-view login root background=#FFFFFF"], line: "conformance login --device iphone-16"),
    RecordedRun(
      steps: [
        "export login --format xib --output base.xib", "set-view login title text=Welcome",
        "export login --format xib --output ours.xib", "set-view login title text=Hello",
        "export login --format xib --output theirs.xib",
      ], line: "merge-ib base.xib ours.xib theirs.xib"),
  ]

  private static let audited = [
    RecordedRun(
      steps: ["suppress login fixed-font email --reason Later"],
      line: "audit login --device iphone-16 --show-suppressed"),
    RecordedRun(line: "audit login --device iphone-16 --fix d742fbae"),
    RecordedRun(
      steps: ["add-view login lost --kind image --size 9x9"],
      line: "audit login --device iphone-16 --baseline v1"),
    RecordedRun(steps: [wide], line: "check login --every-window --text-size L"),
  ]

  private static let different = [
    RecordedRun(line: "diff --name-only --design"),
    RecordedRun(steps: ["remove-screen login"], line: "diff --design"),
    RecordedRun(
      steps: [
        "add-screen help", "rename-screen help aid", "add-guide login gap",
        "rename-view login title heading", "remove-view login password --cascade",
        "move-view login email --to root", "add-state login late",
        "vary login form spacing=2 --when 'width >= 400'", "unvary login var1",
        "add-assertion login 'email is reachable'", "remove-assertion login form-inset",
        "suppress login small-target email --reason Later",
        "set-text login email Post --locale de --attribute placeholder",
        "add-device kiosk --size 1024x600 --scale 1 --idiom pad --source ours",
        "add-profiles kiosk/landscape", "status",
        "set-constraint login c1 constant=4 priority=high",
      ], line: "diff --design"),
    RecordedRun(
      steps: [
        "set-view login title text='A title that is much too long for its line' lines=1",
        "add-view login box", "set-view login email hidden=true",
        "add-constraint login 'form.width == 300' --when 'width < 400'",
      ], line: "diff --layout --device iphone-5 --text-size L,AX5"),
    RecordedRun(steps: [longer], line: "diff --layout --findings --device iphone-5 --text-size AX5"),
    RecordedRun(steps: [longer], line: "diff --stat --device iphone-5 --text-size AX5"),
    RecordedRun(
      steps: ["commit -m Second", "set-view login form spacing=9", "commit -m Third"],
      line: "bisect --run 'case $WORKBENCH_REVISION in v1) exit 0;; v2) exit 125;; *) exit 1;; esac'"),
  ]

  private static let merged = [
    RecordedRun(
      steps: fewer + [
        "add-constraint login 'title.width >= 9' --id c7", "set-view login title hidden=true",
        "commit -m Draft",
        "switch main", "add-constraint login 'email.width >= 9' --id c7",
        "add-assertion login 'title is visible'", "commit -m Main",
      ], line: "merge draft"),
    RecordedRun(
      steps: fewer + ["set-view login title lines=2", "commit -m Draft", "switch main"],
      line: "merge draft --dry-run"),
    RecordedRun(steps: ["commit -m Second"], line: "merge v1"),
  ]
}
