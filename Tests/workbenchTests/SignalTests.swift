import Foundation
import TestSupport
import Testing

@Suite("Signals", .startsProcesses) struct SignalTests {
  static let signals: [(name: String, exitCode: Int32)] = [("INT", 130), ("TERM", 143), ("HUP", 129)]

  @Test("end a batch that waits for input, and nothing of it was done", arguments: signals)
  func batch(name: String, exitCode: Int32) throws {
    let shell = try Shell()
    #expect(try shell.run("workbench init && workbench add-screen login").status == 0)
    let before = try shell.run("workbench dump").output
    let script = """
      mkfifo pipe
      env --default-signal=INT workbench batch --lines <pipe >output 2>messages &
      exec 3>pipe
      echo 'add-screen second' >&3
      sleep 0.5
      kill -\(name) $!
      wait $!
      """
    #expect(try shell.run(script).status == exitCode)
    #expect(try shell.run("workbench dump").output == before)
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("leave no half-made store", arguments: signals)
  func half(name: String, exitCode: Int32) throws {
    let shell = try Shell()
    // At instants all over its run.
    for delay in stride(from: 0.002, to: 0.04, by: 0.004) {
      let script = "env --default-signal=INT workbench init & sleep \(delay); kill -\(name) $!; wait $!"
      let outcome = try shell.run(script)
      let files = try shell.run("ls -A | grep -v '^\\.\\(input\\|output\\|messages\\)-'").output
      if outcome.status == exitCode {
        #expect(files.isEmpty || files == "workbench.db\n", "\(delay): \(files)")
      } else {
        #expect(files == "workbench.db\n", "\(delay): \(files)")
      }
      let verified = try files.isEmpty ? 0 : shell.run("workbench verify-store").status
      #expect(verified == 0)
      _ = try shell.run("rm -f workbench.db*")
    }
  }

  @Test("end a long solving, whose finished rounds are kept") func solving() throws {
    let shell = try Shell()
    let screen = (0..<40).map { "add-view login label\($0) --kind label --text 'Number \($0)' --lines 0" }
    #expect(try shell.run("workbench init").status == 0)
    let edits = (["add-screen login"] + screen).joined(separator: "\n")
    #expect(try shell.run("workbench batch --lines", input: edits).status == 0)
    let script = """
      env --default-signal=INT workbench solve --all-profiles --format ndjson >output & sleep 1.5; kill -INT $!; wait $!
      """
    let status = try shell.run(script).status
    #expect(status == 130 || status == 0)
    #expect(try shell.run("workbench verify-store").status == 0)
    let again = "workbench solve --all-profiles --format ndjson"
    #expect(try shell.run("\(again) | cmp - <(\(again) --fresh)".inBash).status == 0)
  }
}

extension String {
  /// The line as bash runs it: `sh` has no process substitution.
  fileprivate var inBash: String { "bash -c '\(self)'" }
}
