import Foundation
import Notation
import TestSupport
import Testing

@Suite("Many processes at once", .startsProcesses) struct ConcurrencyTests {
  @Test("lose no edit: a thousand edits, one process each, eight at a time") func edits() throws {
    let shell = try Shell()
    #expect(try shell.run("workbench init && workbench add-screen login").status == 0)
    let line = "workbench add-view login view{} --kind label --text 'Number {}'"
    let outcome = try shell.run("seq 1 1000 | xargs -P 8 -I{} \(line)")
    #expect(outcome.status == 0, "\(outcome.messages)")
    let views = try shell.run("workbench list-views login --format ndjson").output.split(separator: "\n")
    let names = Set(try views.compactMap { try JSON(parsing: $0)["name"]?.text })
    #expect(names == Set((1...1000).map { "view\($0)" } + ["root"]))
    #expect(try shell.run("workbench verify-store").status == 0)
    #expect(try shell.run("workbench info --format json").output.contains("\"edits\":1001"))
  }

  @Test("read a whole state while another writes") func readers() throws {
    let shell = try Shell()
    #expect(try shell.run("workbench init && workbench add-screen login").status == 0)
    let script = """
      (for i in $(seq 1 40); do
        printf 'add-view login a%s\\nadd-view login b%s\\n' $i $i | workbench batch --lines || exit 1
      done) >/dev/null &
      writer=$!
      while kill -0 $writer 2>/dev/null; do workbench list-views login --format tsv | wc -l; done
      wait $writer
      """
    let outcome = try shell.run(script)
    // A slow disk may keep somebody waiting.
    let messages = outcome.messages.split(separator: "\n")
    #expect(
      outcome.status == 0 && messages.allSatisfy { $0.contains("waiting for another program") }, "\(messages)"
    )
    // A header and the root, and two views for each batch: a reader never sees half of one.
    let counts = outcome.output.split(separator: "\n").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    #expect(!counts.isEmpty && counts.allSatisfy { $0.isMultiple(of: 2) })
  }
}
