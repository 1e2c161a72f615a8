import Foundation
import Notation
import TestSupport
import Testing

/// The recipes for continuous integration, step by step as the services run them; what asks the network is left out.
@Suite("The recipes for continuous integration", .startsProcesses) struct RecipesTests {
  /// A workflow of GitHub's, as far as its shell steps go.
  struct Workflow {
    /// What stands under `env`.
    var variables: [String: String] = [:]
    /// The scripts of the steps, in order.
    var scripts: [String] = []

    init(_ name: String) throws {
      let text = try DocumentsTests.text(of: "Examples/github/\(name).yml")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for line in RecipesTests.block("env:", in: lines) where !line.hasPrefix("#") {
        let parts = line.split(separator: ":", maxSplits: 1)
        variables[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
      }
      for (index, line) in lines.enumerated() where line.contains("run: |") {
        scripts.append(RecipesTests.block("run: |", in: Array(lines[index...])).joined(separator: "\n"))
      }
    }
  }

  /// The lines that stand deeper than the first one that ends so, without their common indentation.
  static func block(_ head: String, in lines: [String]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasSuffix(head) }) else { return [] }
    func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let rest = lines[(start + 1)...].prefix { $0.isEmpty || depth($0) > depth(lines[start]) }
    let indentation = rest.filter { !$0.isEmpty }.map(depth).min() ?? 0
    return rest.filter { !$0.isEmpty }.map { String($0.dropFirst(indentation)) }
  }

  /// A run of a workflow in the shell's folder: what it printed, and whether all steps succeeded.
  private func run(_ name: String, _ more: [String: String] = [:], in shell: Shell) throws -> (
    output: String, succeeds: Bool
  ) {
    let workflow = try Workflow(name)
    let scripts = workflow.scripts.filter { script in
      !["git fetch", "apt-get", "gh pr"].contains { script.contains($0) }
    }
    #expect(scripts.count >= 1 && workflow.scripts.count > scripts.count)
    let temporary = shell.folder.appending(path: ".runner")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let passed = temporary.appending(path: "env")
    shell.variables.merge(workflow.variables.merging(more) { $1 }) { $1 }
    shell.variables["RUNNER_TEMP"] = temporary.path
    shell.variables["GITHUB_ENV"] = passed.path
    shell.variables["GITHUB_STEP_SUMMARY"] = temporary.appending(path: "summary").path
    var output = ""
    for script in scripts {
      let step = temporary.appending(path: "step.sh")
      try script.write(to: step, atomically: false, encoding: .utf8)
      let outcome = try shell.run("bash -e '\(step.path)'")
      output += outcome.output
      if outcome.status != 0 { return (output, false) }
      for line in ((try? String(contentsOf: passed, encoding: .utf8)) ?? "").split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1)
        shell.variables[String(parts[0])] = String(parts[1])
      }
    }
    return (output, true)
  }

  /// The results of a SARIF log in the shell's folder.
  private func results(_ name: String, in shell: Shell) throws -> [JSON] {
    let log = try JSON(
      parsing: String(contentsOf: shell.folder.appending(path: name), encoding: .utf8))
    return try #require(log["runs"]?.elements?.first?["results"]?.elements)
  }

  private func write(_ text: String, _ name: String, in shell: Shell) throws {
    try text.write(to: shell.folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  /// One view under the safe area; right is 68.
  static func storyboard(y: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="s-1">
                <objects>
                    <viewController storyboardIdentifier="home" id="vc-1" sceneMemberID="viewController">
                        <view key="view" id="view-1">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="bar-1" userLabel="Bar">
                                    <rect key="frame" x="0.0" y="\(y)" width="414" height="46"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="46" id="c-1"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe-1"/>
                            <constraints>
                                <constraint firstItem="bar-1" firstAttribute="top" secondItem="safe-1" secondAttribute="top" constant="20" id="c-2"/>
                                <constraint firstItem="bar-1" firstAttribute="leading" secondItem="view-1" secondAttribute="leading" id="c-3"/>
                                <constraint firstAttribute="trailing" secondItem="bar-1" secondAttribute="trailing" id="c-4"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  private static let annotation = "::warning file=App/Main.storyboard,line=11,title=frame-differs::home: bar"

  /// A folder with a storyboard in it.
  private func app(y: Int) throws -> Shell {
    let shell = try Shell()
    let folder = shell.folder.appending(path: "App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Self.storyboard(y: y), "App/Main.storyboard", in: shell)
    return shell
  }

  @Test("let sound storyboards pass") func sound() throws {
    let shell = try app(y: 68)
    let run = try run("check-layouts", in: shell)
    #expect(run.succeeds && run.output == "")
    #expect(try results("layouts.sarif", in: shell) == [])
  }

  @Test("annotate what is wrong in storyboards, and fail as they are set", arguments: ["warning", "error"])
  func faulty(failOn: String) throws {
    let shell = try app(y: 70)
    let run = try run("check-layouts", ["FAIL_ON": failOn], in: shell)
    #expect(run.succeeds == (failOn == "error"))
    #expect(run.output.hasPrefix(Self.annotation))
    #expect(try results("layouts.sarif", in: shell).map { $0["ruleId"] } == ["frame-differs"])
    let summary = shell.folder.appending(path: ".runner/summary")
    #expect(try String(contentsOf: summary, encoding: .utf8).contains("| warning | `frame-differs` |"))
  }

  @Test("report a pull request's changes and fail at what it makes worse", arguments: [true, false])
  func store(isWorse: Bool) throws {
    let shell = try Shell()
    for program in ["git", "jq"] where try shell.run("\(program) --version").status != 0 {
      print("skipped: \(program) is not installed")
      return
    }
    useAnn(in: shell)
    let change =
      isWorse
      ? "add-view login note --kind label --font-size 12 --text New --in form"
      : "set-view login title text='Welcome back'"
    let made = try shell.run(
      """
      set -e
      git init --quiet --initial-branch main .
      workbench init
      printf '%s\\n' "remove-profile 'ipad*' 'iphone-1*' '*rtl*' '*landscape*'" 'add-screen login' \
        'add-view login form --kind stack --axis vertical --spacing 8' \
        'pin login form top,leading,trailing --to safeArea --inset 16' \
        "add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in form" \
        | workbench batch --lines
      workbench commit -m 'First cut'
      git add workbench.db && git commit --quiet -m 'A store' && git switch --quiet -c change
      workbench \(change)
      workbench commit -m Change
      git commit --quiet -am Change
      git switch --quiet main && git merge --quiet --no-ff --no-edit change
      """)
    try #require(made.status == 0, "\(made.output)\(made.messages)")
    let run = try run("review-design", in: shell)
    #expect(run.succeeds != isWorse)
    #expect(run.output.contains("::warning title=fixed-font::login: note's font") == isWorse)
    let changes = try String(contentsOf: shell.folder.appending(path: "changes.md"), encoding: .utf8)
    #expect(changes.hasPrefix("### What people see, ") && changes.contains("\n### Design\n\n- login: "))
    let results = try results("audit.sarif", in: shell)
    #expect(results.contains { $0["ruleId"] == "fixed-font" } == isWorse)
    // Code scanning takes no result without a file.
    let files = results.map {
      $0["locations"]?.elements?.first?["physicalLocation"]?["artifactLocation"]?["uri"]
    }
    #expect(files.allSatisfy { $0 == "workbench.db" })
  }

  @Test("give GitLab a report of the same", arguments: [68, 70]) func gitLab(y: Int) throws {
    let shell = try app(y: y)
    let lines = try DocumentsTests.text(of: "Examples/gitlab-ci.yml").split(separator: "\n").map(String.init)
    shell.variables = ["LAYOUTS": ".", "FAIL_ON": "warning"]
    let script = Self.block(" script:", in: lines).map { String($0.dropFirst(2)) }
    #expect(script.count == 1)
    #expect(try shell.run(script.joined(separator: "\n")).status == (y == 68 ? 0 : 1))
    let report = try String(contentsOf: shell.folder.appending(path: "layouts.xml"), encoding: .utf8)
    #expect(report.contains("failures=\"\(y == 68 ? 0 : 1)\""))
  }

  @Test("keep faults out of commits") func hook() throws {
    let shell = try app(y: 68)
    guard try shell.run("git --version").status == 0 else {
      print("skipped: git is not installed")
      return
    }
    useAnn(in: shell)
    let hook = packageFolder.appending(path: "Examples/pre-commit").path
    let commit = "git add App notes.txt && git commit --quiet -m App"
    let first = try shell.run(
      "git init --quiet . && echo x > notes.txt && cp '\(hook)' .git/hooks/pre-commit && \(commit)")
    #expect(first.status == 0, "\(first.messages)")
    try write(Self.storyboard(y: 70), "App/Main.storyboard", in: shell)
    let second = try shell.run(commit)
    #expect(second.status == 1 && second.messages.contains("App/Main.storyboard:11: home: bar"), "\(second)")
    // What is not about to be committed is not checked.
    #expect(
      try shell.run("git reset --quiet && echo y > notes.txt && git commit -qm Notes notes.txt").status == 0)
  }

  /// Somebody for git, which needs not be set up where tests run.
  private func useAnn(in shell: Shell) {
    for variable in ["GIT_AUTHOR", "GIT_COMMITTER"] {
      shell.variables["\(variable)_NAME"] = "ann"
      shell.variables["\(variable)_EMAIL"] = "ann@example.com"
    }
    shell.variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
  }
}
