import Foundation
import TestSupport
import Testing

@Suite("GNU parallel", .startsProcesses) struct SpreadTests {
  static let isInstalled: Bool = {
    let isThere = (try? Shell().run("command -v parallel").status) == 0
    if !isThere { print("skipped: sweeps by GNU parallel, which is not installed") }
    return isThere
  }()

  static let design = """
    add-screen login
    add-view login form --kind stack --axis vertical --spacing 8
    pin login form top,leading,trailing --to safeArea --inset 20
    add-view login title --kind label --text 'Sign in' --style title1 --lines 0 --in form
    add-view login email --kind textField --placeholder 'Email address' --in form
    add-view login note --kind label --text 'Only you can read what you write' --lines 0
    add-constraint login 'note.width == 90'
    add-constraint login 'note.width >= form.width'
    add-assertion login 'form.leading == safeArea.leading + 20'
    """

  /// On 96 profiles.
  static let sweep = "workbench solve --all-profiles --device iphone-se-3,ipad-mini-6"

  /// Every remembered number, to the last bit, in an order that has nothing to do with the order of solving.
  static let rows = """
    sqlite3 -cmd '.mode quote' workbench.db 'SELECT screen_hash, environment_hash, engine, status, conflicts, \
    ambiguities, anchors FROM layout ORDER BY 1, 2, 3' 'SELECT screen_hash, environment_hash, \(columns) \
    FROM layout_view JOIN layout ON layout.id = layout_view.layout ORDER BY 1, 2, position'
    """
  private static let columns = """
    position, view, exact_x, exact_y, exact_width, exact_height, x, y, width, height, screen_x, screen_y, screen_width, \
    screen_height, hidden, lines, wanted, shown, total, truncated, clipped, font_scale, approximate
    """

  /// What a local run leaves: what it printed, what its store remembers.
  private func local(in shell: Shell) throws -> (output: String, rows: String) {
    #expect(try shell.run("workbench init && workbench batch --lines", input: Self.design).status == 0)
    #expect(try shell.run("workbench backup copy.db").status == 0)
    let outcome = try shell.run("\(Self.sweep) --format ndjson")
    #expect(outcome.status == 0)
    let rows = try shell.run(Self.rows).output
    #expect(rows.split(separator: "\n").count > 400)
    #expect(try shell.run("rm workbench.db* && mv copy.db workbench.db").status == 0)
    return (outcome.output, rows)
  }

  /// Throws unless the store now holds what a local run made, each layout once, and answers the same bytes.
  private func expect(_ local: (output: String, rows: String), in shell: Shell) throws {
    #expect(try shell.run(Self.rows).output == local.rows)
    #expect(try shell.run("\(Self.sweep) --plan --quiet").output == "")
    #expect(try shell.run("\(Self.sweep) --format ndjson").output == local.output)
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("solves a sweep with four workers as one process does", .enabled(if: isInstalled)) func workers()
    throws
  {
    let shell = try Shell()
    let local = try local(in: shell)
    let outcome = try shell.run(
      """
      \(Self.sweep) --plan --slice 5 --quiet \\
        | parallel --will-cite --pipe -N1 -j4 --retries 3 workbench solve --stdin --jobs 1 \\
        | workbench load-results
      """)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("remembered "), "\(outcome.messages)")
    try expect(local, in: shell)
  }

  @Test("gives a job to another worker where one is killed in the middle of it", .enabled(if: isInstalled))
  func killed() throws {
    let shell = try Shell()
    let local = try local(in: shell)
    // The third worker to start writes half a result and dies.
    let worker = """
      #!/bin/sh
      cat > "job-$$"
      echo start >> starts
      if [ "$(wc -l < starts)" -ge 3 ] && mkdir killed 2>/dev/null; then
        workbench solve --stdin < "job-$$" > "half-$$"
        head -c 700 "half-$$"
        kill -9 $$
      fi
      exec workbench solve --stdin --jobs 1 < "job-$$"
      """
    try worker.write(to: shell.folder.appending(path: "worker"), atomically: true, encoding: .utf8)
    let outcome = try shell.run(
      """
      chmod +x worker
      \(Self.sweep) --plan --slice 5 --quiet > jobs
      parallel --will-cite --pipe -N1 -j4 --retries 3 ./worker < jobs > results || exit 1
      test -d killed && wc -l < jobs && wc -l < results && wc -l < starts
      """)
    #expect(outcome.status == 0, "\(outcome.messages)")
    let counts = outcome.output.split(separator: "\n").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    // One start more than jobs, one result for each.
    #expect(
      counts.count == 3 && counts[0] > 4 && counts[1] == counts[0] && counts[2] == counts[0] + 1, "\(counts)")
    #expect(try shell.run("workbench load-results results").status == 0)
    try expect(local, in: shell)
  }

  @Test("that gives a job up leaves it to the next plan", .enabled(if: isInstalled)) func givenUp() throws {
    let shell = try Shell()
    let local = try local(in: shell)
    let worker = """
      #!/bin/sh
      mkdir killed 2>/dev/null && kill -9 $$
      exec workbench solve --stdin --jobs 1
      """
    try worker.write(to: shell.folder.appending(path: "worker"), atomically: true, encoding: .utf8)
    let first = try shell.run(
      """
      chmod +x worker
      \(Self.sweep) --plan --slice 5 --quiet | parallel --will-cite --pipe -N1 -j4 ./worker > results
      echo $?
      workbench load-results results
      \(Self.sweep) --plan --slice 5 --quiet | wc -l
      """)
    let lines = first.output.split(separator: "\n")
    #expect(lines.first == "1" && lines.last?.trimmingCharacters(in: .whitespaces) == "1", "\(first)")
    #expect(
      try shell.run("\(Self.sweep) --plan --quiet | workbench solve --stdin | workbench load-results").status
        == 0)
    try expect(local, in: shell)
  }
}
