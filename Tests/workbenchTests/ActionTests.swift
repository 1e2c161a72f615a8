import Foundation
import Notation
import TestSupport
import Testing

/// The steps of action.yml as they are written there, on repositories of storyboards.
@Suite("The action for GitHub", .startsProcesses) struct ActionTests {
  private static let programs = ["git", "jq", "curl", "tar"]
  static let areProgramsThere: Bool = {
    let missing = programs.filter { (try? Shell().run("\($0) --version").status) != 0 }
    if !missing.isEmpty { print("skipped: \(missing.joined(separator: " and ")) is not installed") }
    return missing.isEmpty
  }()

  /// A repository with these files in its first commit, and one more commit after each of the changes.
  private func repository(_ files: [String: String], changes: [[String: String]]) throws -> Shell {
    let shell = try Shell()
    for variable in ["GIT_AUTHOR", "GIT_COMMITTER"] {
      shell.variables["\(variable)_NAME"] = "ann"
      shell.variables["\(variable)_EMAIL"] = "ann@example.com"
    }
    shell.variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    #expect(try shell.run("git init --quiet . && echo .runner > .git/info/exclude").status == 0)
    for state in [files] + changes {
      for (name, text) in state {
        let path = shell.folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: path, atomically: false, encoding: .utf8)
      }
      // What the shell keeps beside its commands is hidden.
      let outcome = try shell.run("git add --all ':!.*' && git commit --quiet -m Files")
      try #require(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
    }
    return shell
  }

  private func commit(_ name: String, in shell: Shell) throws -> String {
    try shell.run("git rev-parse \(name)").output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The log that the steps wrote, which is as its schema says.
  private func results(_ name: String, in shell: Shell) throws -> [JSON] {
    let path = shell.folder.appending(path: ".runner/workbench/\(name).sarif")
    let text = try String(contentsOf: path, encoding: .utf8)
    let log = try JSON(parsing: text)
    #expect(sarifFlaws(log) == [])
    if let complaints = try PublishedSchemas.complaints(text, "sarif", schema: "sarif-schema-2.1.0.json") {
      #expect(complaints == "")
    }
    return try #require(log["runs"]?.elements?.first?["results"]?.elements)
  }

  private static let sound = RecipesTests.storyboard(y: 68)
  private static let moved = sound.replacing("constant=\"20\"", with: "constant=\"30\"")
  private static let recordedElsewhere = RecipesTests.storyboard(y: 70)

  @Test("checks and draws what a change touches, and nothing else", .enabled(if: areProgramsThere))
  func changes() throws {
    let shell = try repository(
      ["App/Main.storyboard": Self.sound, "App/Old.storyboard": Self.recordedElsewhere, "notes.txt": "x"],
      changes: [["App/Main.storyboard": Self.moved, "notes.txt": "y"]])
    let action = try CompositeAction("action.yml")
    // The second run finds the store of the first.
    for _ in 1...2 {
      let run = try action.run(in: shell, base: try commit("HEAD^", in: shell))
      #expect(run.status == 1)
      let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::") }
      #expect(annotations.count == 1)
      #expect(annotations.first?.hasPrefix("::warning file=App/Main.storyboard,line=11,") == true)
      #expect(try results("layouts", in: shell).map { $0["ruleId"] } == ["frame-differs"])
      #expect(run.summary.contains("| warning | `frame-differs` | App/Main.storyboard:11 home/bar |"))
      #expect(run.summary.contains("- home: constraint c-2 changes its constant from 20 to 30"))
      #expect(run.summary.contains("<summary>home: <code>home.svg</code>") && run.summary.contains("bar───"))
      #expect(
        !run.summary.contains("wrote ") && run.summary.split(separator: "\n").count { $0 == "```" } == 1)
      let pictures = shell.folder.appending(path: ".runner/workbench/pictures")
      #expect(try FileManager.default.contentsOfDirectory(atPath: pictures.path) == ["home.svg"])
      let picture = try String(contentsOf: pictures.appending(path: "home.svg"), encoding: .utf8)
      #expect(picture.hasPrefix("<svg") && picture.contains("iphone-16"))
      let folder = shell.folder.appending(path: ".runner/workbench").path
      #expect(run.results == "layouts=\(folder)/layouts.sarif\npictures=\(folder)/pictures\n")
    }
  }

  @Test("lets through what it is set to", .enabled(if: areProgramsThere)) func inputs() throws {
    let shell = try repository(
      ["Main.storyboard": Self.sound, "Old.storyboard": Self.recordedElsewhere],
      changes: [["notes.txt": "x"]])
    let action = try CompositeAction("action.yml")
    let base = try commit("HEAD^", in: shell)
    let nothing = try action.run(in: shell, base: base)
    #expect(nothing.status == 0 && nothing.summary == "" && !nothing.results.contains("layouts="))
    let all = try action.run(in: shell, inputs: ["all": "true", "fail-on": "error"], base: base)
    #expect(all.status == 0 && all.output.contains("::warning file=Old.storyboard,line=11,"))
    let one = try action.run(in: shell, inputs: ["all": "true", "layouts": "Main.storyboard"], base: base)
    #expect(one.status == 0 && !one.output.contains("::warning"))
  }

  @Test("takes all files of a new branch, and draws them alone", .enabled(if: areProgramsThere))
  func newBranch() throws {
    let shell = try repository(["Main.storyboard": Self.recordedElsewhere], changes: [])
    let run = try CompositeAction("action.yml").run(
      in: shell, inputs: ["device": "iphone-se-3,iphone-16", "text-size": "L,AX3"],
      base: String(repeating: "0", count: 40))
    #expect(run.status == 1 && run.output.contains("::warning file=Main.storyboard,line=11,"))
    #expect(run.summary.contains("<summary>home: ") && run.summary.contains("- adds screen home"))
    #expect(try results("layouts", in: shell).count == 1)
    let picture = shell.folder.appending(path: ".runner/workbench/pictures/home.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8).contains("iphone-se-3/portrait/AX3"))
  }

  @Test("holds a store against what it was before", .enabled(if: areProgramsThere)) func store() throws {
    let shell = try repository(["notes.txt": "x"], changes: [])
    let made = try shell.run(
      """
      set -e
      workbench init
      printf '%s\\n' "remove-profile 'ipad*' 'iphone-1*' '*rtl*' '*landscape*'" 'add-screen login' \
        "add-view login title --kind label --text 'Sign in' --style title1 --lines 0" \
        'pin login title top,leading,trailing --to safeArea --inset 16' | workbench batch --lines
      workbench commit -m 'First cut'
      git add workbench.db && git commit --quiet -m 'A store'
      workbench add-view login note --kind label --font-size 12 --text New
      workbench pin login note bottom,leading,trailing --to safeArea --inset 16
      workbench commit -m Note && git commit --quiet -am 'A note'
      """)
    try #require(made.status == 0, "\(made.output)\(made.messages)")
    let run = try CompositeAction("action.yml").run(
      in: shell, inputs: ["store": "workbench.db", "device": "iphone-se-3"],
      base: try commit("HEAD^", in: shell))
    #expect(run.status == 1 && run.output.contains("::warning title=fixed-font::login: note's font"))
    #expect(try results("design", in: shell).contains { $0["ruleId"] == "fixed-font" })
    #expect(run.summary.contains("- login: adds label note") && run.summary.contains("<summary>login: "))
  }

  @Test("names lines that are there, in a repository of an app's own files", .enabled(if: areProgramsThere))
  func corpus() throws {
    var files: [String: String] = [:]
    for url in sharedInterfaces("corpus") where files.count < 12 {
      let name = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
      let text = try? String(contentsOf: url, encoding: .utf8)
      if let text, text.contains("targetRuntime=\"iOS.CocoaTouch\""), text.utf8.count < 60_000 {
        files[name] = text
      }
    }
    // Without the corpus, which says so.
    guard !files.isEmpty else { return }
    let changed = files.mapValues { $0.replacing("constant=\"8\"", with: "constant=\"11\"") }
    let shell = try repository(files, changes: [changed])
    let run = try CompositeAction("action.yml").run(in: shell, base: try commit("HEAD^", in: shell))
    let touched = files.keys.filter { files[$0] != changed[$0] }
    #expect(touched.count > 1 && run.output.hasPrefix("\(touched.count) storyboards and xibs to check\n"))
    var annotated = 0
    for match in run.output.matches(of: /(?m)^::\w+ file=([^,]+),line=(\d+),/) {
      let lines = try #require(changed[String(match.output.1)]).split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = lines[try #require(Int(match.output.2)) - 1]
      #expect(line.contains(" id=\"") && touched.contains(String(match.output.1)), "\(match.output.0)")
      annotated += 1
    }
    #expect(annotated > 0 && run.status == 1)
    let places = try results("layouts", in: shell).compactMap {
      $0["locations"]?.elements?.first?["physicalLocation"]?["region"]?["startLine"]
    }
    #expect(places.count == annotated)
    #expect(run.summary.contains("### Design") && run.summary.contains("<details><summary>"))
  }

  @Test("installs a release whose checksum is right, and no other", .enabled(if: areProgramsThere))
  func installation() throws {
    let shell = try Shell()
    let made = try shell.run(
      """
      set -e
      name=workbench-0.2.0-linux-$(uname -m)
      case $(uname -m) in aarch64) architecture=arm64;; *) architecture=amd64;; esac
      mkdir -p $name/bin releases/download/v0.2.0 temporary actions/ann/workbench/v0.2.0
      printf '#!/bin/sh\\necho a workbench, "$@"\\n' > $name/bin/workbench && chmod +x $name/bin/workbench
      cd releases/download/v0.2.0 && tar -czf $name.tar.gz -C ../../.. $name
      sha256sum $name.tar.gz > workbench_0.2.0_$architecture.sha256
      """)
    try #require(made.status == 0, "\(made.messages)")
    let script = packageFolder.appending(path: ".github/action/install.sh").path
    let folder = shell.folder.path
    shell.variables = [
      "GITHUB_ACTION_PATH": "\(folder)/actions/ann/workbench/v0.2.0", "RUNNER_TEMP": "\(folder)/temporary",
      "GITHUB_PATH": "\(folder)/path", "RELEASES": "file://\(folder)/releases",
    ]
    let sound = try shell.run("'\(script)'")
    #expect(sound.status == 0 && sound.output == "a workbench, version\n", "\(sound.messages)")
    let path = try String(contentsOf: shell.folder.appending(path: "path"), encoding: .utf8)
    #expect(
      path.hasPrefix("\(folder)/temporary/workbench/workbench-0.2.0-linux-") && path.hasSuffix("/bin\n"))
    let other = try shell.run("VERSION=main '\(script)'")
    #expect(other.status == 2 && other.output.hasPrefix("::error::'main' is no release of workbench"))
    #expect(try shell.run("find releases -name '*.gz' -exec truncate -s +1 {} + && '\(script)'").status != 0)
  }
}
