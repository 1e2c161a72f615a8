import Foundation
import TestSupport
import Testing

@Suite("A store in git", .startsProcesses) struct GitTests {
  /// The first shell block of the document, which sets a clone up.
  private static func recipe() throws -> String {
    let text = try DocumentsTests.text(of: "docs/git.md")
    return text.components(separatedBy: "```sh\n")[1].components(separatedBy: "```")[0]
  }

  /// A repository with a committed store on the branch main and the branch side beside it; nil without git.
  private func repository(_ edits: String = "workbench commit -m 'First cut'") throws -> Shell? {
    guard let shell = try Shell.withGit() else { return nil }
    try run(
      """
      set -e
      git init --quiet --initial-branch main .
      \(Self.recipe())
      workbench init
      printf '%s\\n' "remove-profile 'ipad*' 'iphone-1*' '*rtl*' '*landscape*'" 'add-screen login' \
        "add-view login title --kind label --text 'Sign in' --lines 0" \
        'pin login title top,leading,trailing --to safeArea' | workbench batch --lines
      \(edits)
      git add .git[ai]* workbench.db && git commit --quiet -m 'A store' && git branch side
      """, in: shell)
    return shell
  }

  /// Edits the store on a branch of git and commits it there.
  private func edit(_ branch: String, _ line: String, in shell: Shell) throws {
    try run(
      "git switch --quiet \(branch) && workbench \(line) && git commit --quiet -am '\(branch)'", in: shell)
  }

  @Test("is one file after every command, and shows its differences as text") func differences() throws {
    guard let shell = try repository() else { return }
    #expect(try run("git status --porcelain -uno; ls -A", in: shell).contains(".db-") == false)
    try run("workbench set-view login title lines=2", in: shell)
    let text = try run("git diff", in: shell)
    #expect(text.contains("\n+") && text.contains(#""lines":2"#) && !text.contains("Binary files"))
    try run(
      "workbench solve && git stash --quiet && workbench verify-store && git stash pop --quiet", in: shell)
    #expect(try run("workbench show login", in: shell).contains("lines=2"))
  }

  @Test("merges what two branches did to one view", arguments: [true, false]) func merges(isCommitted: Bool)
    throws
  {
    guard let shell = try repository(isCommitted ? "workbench commit -m 'First cut'" : "true") else { return }
    let commit = isCommitted ? " && workbench commit -m Edit" : ""
    try edit("side", "set-view login title text='Welcome back'\(commit)", in: shell)
    try edit("main", "set-view login title style=title1\(commit)", in: shell)
    try run("git merge --no-edit side", in: shell)
    let view = try run("workbench list-views login", in: shell)
    #expect(view.contains("text='Welcome back'") && view.contains("style=title1"))
    #expect(
      try run("git status --porcelain -uno; ls -A | grep -e -wal -e -shm -e merge_file || true", in: shell)
        == "")
    #expect(
      try run("workbench verify-store && workbench log --limit 1", in: shell).contains(
        "of the other file into main"))
    // Once more, each going on from there.
    try run("git switch --quiet side && git merge --quiet main", in: shell)
    try edit("side", "set-view login title lines=3\(commit)", in: shell)
    try edit("main", "set-view login title alignment=center\(commit)", in: shell)
    try run("git merge --no-edit side && workbench verify-store", in: shell)
    let again = try run("workbench list-views login", in: shell)
    #expect(again.contains("lines=3") && again.contains("alignment=center"))
  }

  @Test("reports a conflict to git, which workbench settles") func conflict() throws {
    guard let shell = try repository() else { return }
    try edit("side", "set-view login title text=Hello && workbench commit -m Hello", in: shell)
    try edit("main", "set-view login title text=Welcome && workbench commit -m Welcome", in: shell)
    let merge = try shell.run("git merge --no-edit side")
    #expect(merge.status == 1 && merge.output.contains("CONFLICT (content): Merge conflict in workbench.db"))
    #expect(merge.output.contains("login: title's text  'Sign in'  'Welcome'  'Hello'  open"))
    #expect(try shell.run("workbench list-conflicts").status == 1)
    try run(
      """
      workbench resolve 1 theirs && workbench commit -m 'Join both' && workbench verify-store &&
        git add workbench.db && git commit --quiet --no-edit
      """, in: shell)
    #expect(try run("workbench list-views login", in: shell).contains("text=Hello"))
    #expect(try run("git status --porcelain -uno", in: shell) == "")
    #expect(try run("workbench log", in: shell).contains("Join both"))
  }

  @Test("is rebased commit by commit") func rebase() throws {
    guard let shell = try repository() else { return }
    try edit("main", "set-view login title lines=2 && workbench commit -m Lines", in: shell)
    try edit("side", "set-view login title style=title1 && workbench commit -m Style", in: shell)
    try edit("side", "set-view login title alignment=center", in: shell)
    let output = try run("git rebase main && workbench verify-store", in: shell)
    #expect(
      output.contains("took v3 from the other file\nmerged main of the other file as v4\n"), "\(output)")
    #expect(
      output.contains("took v5 from the other file\nmerged main of the other file as v6\n"), "\(output)")
    let view = try run("workbench list-views login", in: shell)
    #expect(view.contains("style=title1 lines=2 alignment=center"), "\(view)")
    #expect(try run("git log --format=%s", in: shell) == "side\nside\nmain\nA store\n")
  }

  @Test("stays ours where nothing can be merged") func refusal() throws {
    guard let shell = try repository() else { return }
    try edit("side", "init --store new.db && mv new.db workbench.db && workbench add-screen x", in: shell)
    try edit("main", "set-view login title text=Welcome && workbench commit -m Welcome", in: shell)
    try run("git checkout --quiet --orphan other && git commit --quiet -m other", in: shell)
    let merge = try shell.run("git merge --no-edit --allow-unrelated-histories side")
    #expect(merge.status == 1 && merge.messages.contains("has no revision in common with this store"))
    #expect(
      try run("workbench verify-store && workbench list-views login", in: shell).contains("text=Welcome"))
    try run("git merge --abort", in: shell)
  }
}
