import Foundation
import TestSupport
import Testing

@testable import Fuzzing

@Suite("Made-up screens") struct StrangeScreenTests {
  @Test("are built by sound commands, the same for the same seed") func sound() throws {
    // A store for each branch, which begins with the screens as they were built.
    for branch in 0..<2 {
      let shell = try Shell()
      let sandbox = Sandbox(folder: shell.folder.path)
      for seed in 0..<40 {
        let design = StrangeDesign(seed..<seed + 1)
        #expect(design.edits == StrangeDesign(seed..<seed + 1).edits)
        for lines in [design.edits, design.changes(onBranch: branch)] {
          let outcome = sandbox.run(["batch", "--lines"], input: Array(lines.joined(separator: "\n").utf8))
          #expect(outcome.status == 0, "\(seed): \(outcome.messages)")
        }
      }
    }
  }

  @Test("have some of everything") func everything() {
    let edits = StrangeDesign(0..<200).edits.joined(separator: "\n")
    let words = [
      "--kind scroll", "--kind stack", "'sheet=true'", "'root=cell'", "'bars=", "'hidden=true'", ".safeArea.",
      ".contentLayout.", ".readableContent.", "lastBaseline", "--when", "add-guide", "add-assertion",
      "add-state",
      "* 1000000", "vary",
    ]
    for word in words { #expect(edits.contains(word), "\(word)") }
  }
}

/// A short run of what `make torture` does at length.
@Suite("Commands under torture", .startsProcesses) struct CommandTortureTests {
  @Test("answer or refuse, and stop at none of many made-up screens", .takesSeconds) func commands() throws {
    let shell = try Shell()
    let made = shell.folder.appending(path: "made")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    #expect(StrangeDesign(0..<30).write(to: made.path))
    let maker = "#!/bin/sh\ncp '\(made.path)'/* \"${1#--screens=}\"\n"
    try maker.write(to: shell.folder.appending(path: "maker"), atomically: true, encoding: .utf8)
    let script = packageFolder.appending(path: "Tests/Torture/commands.sh").path
    let outcome = try shell.run(
      "chmod +x maker && '\(script)' \"$(command -v workbench)\" ./maker 30 60")
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(outcome.output.hasPrefix("30 screens in "), "\(outcome.output)")
  }
}
