import Foundation
import Notation
import Testing

@Suite("Targets") struct SetTargetsTests {
  private func story() throws -> Story {
    try Story(
      """
      remove-profile '*'
      add-profiles --device iphone-se-1,iphone-16,ipad-mini-7 --text-size L,AX5
      add-screen login
      add-view login title --kind label --text 'Sign in to the Post' --style title1
      pin login title top,leading --to safeArea --inset 20
      add-constraint login 'title.right <= safeArea.right - 20'
      add-assertion login 'title is not truncated' --id whole
      """)
  }

  @Test("are counted first by audit, check, assert and diff") func counted() throws {
    let workspace = try story().workspace
    try workspace.run("commit -m First")
    let plain = try workspace.run("audit login").prose
    #expect(plain.contains("on 2 of 6 profiles"), "\(plain)")
    #expect(try workspace.run("set-targets iphone-se-1 'ipad-*'").output.contains("target devices; "))
    #expect(
      try workspace.run("set-targets iphone-16 iphone-se-1").output
        == "2 target devices; 4 stored profiles are on them\n")
    for command in ["audit login", "assert login"] {
      let said = try workspace.run(command).prose
      #expect(said.contains("on 2 of 4 target profiles, 2 of 6 in all"), "\(command): \(said)")
    }
    let verdict = try workspace.run("check login").output.split(separator: "\n").first
    // What is wrong with the design itself is so on all.
    #expect(
      verdict?.hasSuffix("on 4 of 4 target profiles, 6 of 6 in all, of 1 screen") == true, "\(verdict ?? "")")
    try workspace.run("set-view login title lines=0")
    let changes = try workspace.run("diff").prose
    #expect(changes.contains("on 2 target profiles, 2 in all"), "\(changes)")
  }

  @Test("are versioned with the devices, and undone") func versioned() throws {
    let workspace = try story().workspace
    try workspace.run("commit -m First")
    try workspace.run("set-targets iphone-16")
    #expect(try workspace.run("diff --design").output.contains("device iphone-16 is now a target\n"))
    let listed = try workspace.run("list-devices --format csv").output.split(separator: "\n")
    #expect(listed.count { $0.contains("true") } == 1)
    try workspace.run("commit -m Targets")
    try workspace.run("set-targets")
    #expect(try workspace.run("diff --design").output.contains("device iphone-16 is no longer a target\n"))
    try workspace.run("undo")
    #expect(try workspace.run("diff --design").output == "no differences\n")
    #expect(try workspace.run("set-targets iphone-99").status == 2)
    let dump = try workspace.run("dump").output
    #expect(dump.contains("\"target\":true"))
    try Data(dump.utf8).write(to: workspace.folder.appending(path: "dump.ndjson"))
    #expect(try workspace.run("load dump.ndjson --store other.db").status == 0)
    #expect(try workspace.run("dump --store other.db").output == dump)
    #expect(try workspace.run("verify-store").status == 0)
  }
}
