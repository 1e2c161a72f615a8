import Foundation
import TestSupport
import Testing

@Suite("Storyboards in git", .startsProcesses) struct InterfacesInGitTests {
  /// A repository on the branch main that `git-setup` has set up, with a committed storyboard and the branch side beside it;
  /// nil without git.
  private func repository() throws -> Shell? {
    guard let shell = try Shell.withGit() else { return nil }
    try write(Self.storyboard(), in: shell)
    try run(
      """
      git init --quiet --initial-branch main . && workbench git-setup &&
        \(Self.add) && git commit --quiet -m first && git branch side
      """, in: shell)
    return shell
  }

  private func write(_ text: String, to name: String = "Main.storyboard", in shell: Shell) throws {
    try text.write(to: shell.folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  private func read(_ name: String = "Main.storyboard", in shell: Shell) throws -> String {
    try String(contentsOf: shell.folder.appending(path: name), encoding: .utf8)
  }

  /// Commits a storyboard on a branch.
  private func commit(_ text: String, on branch: String, in shell: Shell) throws {
    try run("git switch --quiet \(branch)", in: shell)
    try write(text, in: shell)
    try run("\(Self.add) && git commit --quiet -m \(branch)", in: shell)
  }

  /// A storyboard of a label, with lines that git would take for one change of both sides.
  private static func storyboard(text: String = "Hello", constant: Int = 20, label: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <scene sceneID="scA-aa-001">
                <objects>
                    <viewController id="vcA-aa-001" sceneMemberID="viewController">
                        <view key="view" id="vwA-aa-001">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lbA-aa-001"/>
    \(label.isEmpty ? "" : "                            <label text=\"\(label)\" id=\"\(label)\"/>\n")\
                            </subviews>
                            <constraints>
                                <constraint firstItem="lbA-aa-001" firstAttribute="top" secondItem="vwA-aa-001" secondAttribute="top" constant="\(constant)" id="csA-aa-001"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// Adds all files but those of the shell itself.
  private static let add = "git add -A -- . ':!.output-*' ':!.messages-*' ':!.input-*'"

  private static let both = storyboard(text: "Welcome", constant: 32, label: "lbX-oo-001")

  /// Both branches with a change each that git can't join line by line.
  private func diverged() throws -> Shell? {
    guard let shell = try repository() else { return nil }
    try commit(Self.storyboard(text: "Welcome"), on: "side", in: shell)
    try commit(Self.storyboard(constant: 32, label: "lbX-oo-001"), on: "main", in: shell)
    return shell
  }

  @Test("are merged by object") func merge() throws {
    guard let shell = try diverged() else { return }
    let merge = try run("git merge --no-edit side", in: shell)
    #expect(merge.contains("merged Main.storyboard by object"), "\(merge)")
    #expect(try read(in: shell) == Self.both)
    #expect(try run("git status --porcelain -uno", in: shell) == "")
  }

  @Test("are rebased, picked and popped from a stash by object", arguments: ["rebase", "pick", "stash"])
  func others(way: String) throws {
    guard let shell = try diverged() else { return }
    switch way {
    case "rebase": try run("git switch --quiet side && git rebase --quiet main", in: shell)
    case "pick": try run("git cherry-pick side", in: shell)
    default:
      try run("git switch --quiet side && git reset --quiet --soft HEAD~1 && git stash --quiet", in: shell)
      try run("git switch --quiet main && git stash pop", in: shell)
    }
    #expect(try read(in: shell) == Self.both)
  }

  @Test("are merged under another name") func renamed() throws {
    guard let shell = try repository() else { return }
    try commit(Self.storyboard(text: "Welcome"), on: "side", in: shell)
    try run("git switch --quiet main && git mv Main.storyboard Start.storyboard", in: shell)
    try write(Self.storyboard(constant: 32, label: "lbX-oo-001"), to: "Start.storyboard", in: shell)
    try run("git commit --quiet -am moved && git merge --no-edit side", in: shell)
    #expect(try read("Start.storyboard", in: shell) == Self.both)
  }

  @Test("are joined where both sides added the file") func added() throws {
    guard let shell = try repository() else { return }
    try run("git switch --quiet side", in: shell)
    try write(Self.storyboard(), to: "It's new.xib", in: shell)
    try run("\(Self.add) && git commit --quiet -m side && git switch --quiet main", in: shell)
    try write(Self.storyboard(label: "lbX-oo-001"), to: "It's new.xib", in: shell)
    try run("\(Self.add) && git commit --quiet -m main", in: shell)
    let merge = try run("git merge --no-edit side", in: shell)
    #expect(merge.contains("merged It's new.xib by object"), "\(merge)")
    #expect(try read("It's new.xib", in: shell) == Self.storyboard(label: "lbX-oo-001"))
  }

  @Test("have what both changed in two ways between markers, and git reports a conflict") func clash() throws
  {
    guard let shell = try repository() else { return }
    try commit(Self.storyboard(text: "Welcome", constant: 8), on: "side", in: shell)
    try commit(Self.storyboard(text: "Sign in", label: "lbX-oo-001"), on: "main", in: shell)
    let merge = try shell.run("git merge --no-edit side")
    #expect(
      merge.status == 1 && merge.output.contains("CONFLICT (content)"), "\(merge.output)\(merge.messages)")
    #expect(
      merge.output.contains(
        "Main.storyboard:10: label 'Sign in' (lbA-aa-001): text is 'Sign in' in ours and 'Welcome' in theirs"),
      "\(merge.output)")
    let text = try read(in: shell)
    #expect(text.components(separatedBy: "<<<<<<< ours\n").count == 2 && text.contains("constant=\"8\""))
    try run("git merge --abort", in: shell)
    #expect(try read(in: shell) == Self.storyboard(text: "Sign in", label: "lbX-oo-001"))
  }

  @Test("are merged line by line where the program is missing or can't read one") func fallback() throws {
    guard let shell = try diverged() else { return }
    let missing = try shell.run("PATH=/usr/bin:/bin git merge --no-edit side")
    let byLine = try read(in: shell)
    #expect(missing.status == 1 || byLine == Self.both, "\(missing.output)\(missing.messages)")
    #expect(!missing.output.contains("by object") && !missing.messages.contains("not found"))
    _ = try shell.run("git merge --abort; git reset --quiet --hard main")
    try commit(Self.storyboard(text: "Welcome") + "<", on: "side", in: shell)
    try commit("<broken>\n" + Self.storyboard(constant: 32), on: "main", in: shell)
    let broken = try shell.run("git merge --no-edit side")
    let said = broken.output + broken.messages
    #expect(said.contains("can't merge 'Main.storyboard' by object: ours:"), "\(said)")
    #expect(try read(in: shell).contains("<broken>"))
  }

  @Test("are set up once, however often, and the setup goes without a trace") func setup() throws {
    guard let shell = try Shell.withGit() else { return }
    try run("git init --quiet . && printf '*.png binary\\n*.xib -merge' > .gitattributes", in: shell)
    func state() throws -> [String] {
      try [".git/config", ".gitattributes"].map { try read($0, in: shell) }
        + [run("ls -d .git*; cat .gitignore 2>/dev/null || true", in: shell)]
    }
    let before = try state()
    let first = try run(
      "mkdir -p App/deep && cd App/deep && workbench git-setup && cd ../.. && rm -r App", in: shell)
    #expect(
      first.contains("wrote 2 lines into .gitattributes\n  left '*.xib -merge' in .gitattributes"), "\(first)"
    )
    #expect(first.contains("set merge.workbench-ib.driver"))
    let once = try state()
    #expect(once != before && once[1].hasPrefix("*.png binary\n*.xib -merge\n# "))
    #expect(try run("workbench git-setup", in: shell).hasPrefix("git is set up already"))
    #expect(try state() == once)
    #expect(try run("workbench git-setup --remove --dry-run", in: shell).contains("would unset"))
    #expect(try state() == once)
    try run("workbench git-setup --remove", in: shell)
    #expect(try state() == before)
    #expect(try run("workbench git-setup --remove", in: shell) == "nothing of git-setup is here\n")
    let outside = try shell.run("rm -rf .git && workbench git-setup")
    #expect(
      outside.status == 2 && outside.messages.contains("is in no repository of git"), "\(outside.messages)")
  }

  @Test("leave settings of others as they are") func foreign() throws {
    guard let shell = try Shell.withGit() else { return }
    try run("git init --quiet . && git config merge.workbench.driver mine", in: shell)
    let before = try read(".git/config", in: shell)
    #expect(
      try run("workbench git-setup", in: shell).contains("  left merge.workbench.driver as it is: 'mine'"))
    try run("workbench git-setup --remove", in: shell)
    #expect(try read(".git/config", in: shell) == before)
    #expect(try run("ls -d .git*", in: shell) == ".git\n")
  }

  @Test("are shown as text by git, a fact a line") func shown() throws {
    guard let shell = try repository() else { return }
    try commit(Self.storyboard(text: "Welcome", constant: 32), on: "main", in: shell)
    for command in [
      "git show", "git log -p -1", "git diff side main", "git diff side main -- Main.storyboard",
    ] {
      let shown = try run(command, in: shell)
      let changes = shown.split(separator: "\n").filter { line in
        (line.hasPrefix("-") || line.hasPrefix("+")) && !line.hasPrefix("---") && !line.hasPrefix("+++")
      }
      #expect(
        changes == [
          "-viewController scA-aa-001: label 'Hello' (lbA-aa-001) in view root",
          "+viewController scA-aa-001: label 'Welcome' (lbA-aa-001) in view root",
          "-viewController scA-aa-001: label lbA-aa-001.top == root.top + 20 (csA-aa-001 in view root)",
          "+viewController scA-aa-001: label lbA-aa-001.top == root.top + 32 (csA-aa-001 in view root)",
        ], "\(command): \(shown)")
      #expect(shown.contains("@@ "), "\(shown)")
    }
    try write(
      Self.storyboard(text: "Welcome", constant: 32).replacing("x=\"0.0\"", with: "x=\"7\""), in: shell)
    #expect(try run("git diff | grep -c '^[-+][^-+]' || true", in: shell) == "0\n")
  }

  @Test("are shown as they are where they can't be read, or the program is missing") func shownAsTheyAre()
    throws
  {
    guard let shell = try repository() else { return }
    try write("<<<<<<< ours\nno end", in: shell)
    let broken = try run("git diff", in: shell)
    #expect(broken.contains("+<<<<<<< ours\n+no end\n\\ No newline at end of file\n"), "\(broken)")
    #expect(try run("workbench print-ib Main.storyboard", in: shell) == "<<<<<<< ours\nno end")
    try run("printf '<\\377' > Main.storyboard", in: shell)
    #expect(try shell.run("workbench print-ib Main.storyboard").status == 2)
    #expect(try shell.run("git diff > /dev/null").status == 0)
    try write(Self.storyboard(constant: 32), in: shell)
    let missing = try run("PATH=/usr/bin:/bin git diff", in: shell)
    #expect(missing.contains("+") && missing.contains("constant=\"32\""), "\(missing)")
  }

  @Test("are brought up to date where an earlier version set them up") func earlierSetup() throws {
    guard let shell = try Shell.withGit() else { return }
    let title = "# What follows is written by workbench git-setup; --remove takes it out."
    let old = """
      *.png binary
      *.xib diff=mine
      \(title)
      *.db -text diff=workbench merge=workbench
      *.storyboard merge=workbench-ib
      *.xib merge=workbench-ib
      *.txt text

      """
    try run("git init --quiet .", in: shell)
    try write(old, to: ".gitattributes", in: shell)
    let first = try run("workbench git-setup", in: shell)
    #expect(
      first.contains("left '*.xib diff=mine' in .gitattributes, beside '*.xib merge=workbench-ib'"),
      "\(first)")
    #expect(
      try read(".gitattributes", in: shell) == """
        *.png binary
        *.xib diff=mine
        *.txt text
        \(title)
        *.db -text diff=workbench merge=workbench
        *.storyboard diff=workbench-ib merge=workbench-ib
        *.xib merge=workbench-ib

        """)
    #expect(try run("workbench git-setup", in: shell).hasPrefix("git is set up already"))
    try run("workbench git-setup --remove", in: shell)
    #expect(try read(".gitattributes", in: shell) == "*.png binary\n*.xib diff=mine\n*.txt text\n")
    #expect(try shell.run("git config --get-regexp 'diff.workbench-ib'").output == "")
  }

  @Test("have notes after a merge on what people see of it and what check says") func effects() throws {
    guard let shell = try diverged() else { return }
    let merge = try shell.run("git merge --no-edit side")
    #expect(merge.status == 0, "\(merge.output)\(merge.messages)")
    let said = merge.output + merge.messages
    let start = "Main.storyboard: what the merge changes of ours, on the profiles that show most"
    #expect(said.contains(start) && said.contains("  check: "), "\(said)")
    #expect(said.contains("What people see, on "), "\(said)")
    let notes = said.split(separator: "\n").drop { !$0.hasPrefix(start) }.prefix {
      $0 == start[...] || $0.hasPrefix("  ")
    }
    #expect(notes.count <= 12, "\(said)")
  }

  @Test("have one line in place of the notes where too much would be laid out, and none if quiet")
  func skipped()
    throws
  {
    guard let shell = try Shell.withGit() else { return }
    let labels = (0..<1500).map { "<label text=\"\($0)\" id=\"l\($0)\"/>" }.joined()
    func many(_ text: String) -> String {
      Self.storyboard(text: text).replacing("<subviews>", with: "<subviews>\(labels)")
    }
    try write(many("Hello"), to: "base.xib", in: shell)
    try write(many("Hello"), to: "ours.xib", in: shell)
    try write(many("Welcome"), to: "theirs.xib", in: shell)
    let merge = try shell.run("cp ours.xib a.xib && workbench merge-ib base.xib a.xib theirs.xib")
    #expect(
      merge.status == 0 && merge.messages.hasPrefix("a.xib: layouts are not compared: 1 screen on "),
      "\(merge.output)\(merge.messages)")
    let quiet = try shell.run("cp ours.xib b.xib && workbench merge-ib base.xib b.xib theirs.xib --quiet")
    #expect(quiet.status == 0 && quiet.messages.isEmpty, "\(quiet.messages)")
    #expect(try run("cmp a.xib b.xib && cmp a.xib theirs.xib", in: shell) == "")
  }

  @Test("are merged all the same where the notes fail") func fault() throws {
    guard let shell = try Shell.withGit() else { return }
    // AppKit's files merge, and nothing lays them out.
    func foreign(_ text: String) -> String {
      Self.storyboard(text: text).replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        .replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder3.Cocoa")
    }
    for (name, text) in [("base", "Hello"), ("ours", "Hello"), ("theirs", "Welcome")] {
      try write(foreign(text), to: "\(name).xib", in: shell)
    }
    let merge = try shell.run("workbench merge-ib base.xib ours.xib theirs.xib && cmp ours.xib theirs.xib")
    #expect(
      merge.status == 0
        && merge.messages
          == "ours.xib: layouts are not compared: the file is for AppKit (macOS); only UIKit for iOS is read\n",
      "\(merge.output)\(merge.messages)")
  }
}
