import Foundation
import TestSupport
import Testing

/// Other people's programs, where they are installed, take what workbench makes.
@Suite("Other programs", .startsProcesses) struct EcosystemTests {
  static func has(_ program: String) -> Bool {
    let isThere = (try? Shell().run("\(program) --version").status) == 0
    if !isThere { print("skipped: what \(program) makes of a store, which is not installed") }
    return isThere
  }

  /// A folder with a store that has a screen, and its layout on one phone.
  private func folder() throws -> Shell {
    let shell = try Shell()
    try run(
      """
      workbench init && workbench add-screen login
      workbench add-view login title --kind label --text 'Sign in, "please"' --style title1
      workbench pin login title top,leading --to safeArea --inset 16
      workbench commit -m 'First cut' && workbench solve login --device iphone-se-3
      """, in: shell)
    return shell
  }

  @discardableResult
  private func run(_ lines: String, in shell: Shell) throws -> String {
    let outcome = try shell.run("set -e\n\(lines)")
    #expect(outcome.status == 0, "\(lines): \(outcome.output)\(outcome.messages)")
    return outcome.output
  }

  @Test("sqlite-utils finds tables and views in a store", .enabled(if: has("sqlite-utils")))
  func sqliteUtils() throws {
    let shell = try folder()
    let tables = try run("sqlite-utils tables workbench.db --csv --no-headers", in: shell)
    #expect(
      Set(tables.split(whereSeparator: \.isNewline)).isSuperset(of: ["screen", "view", "profile", "revision"])
    )
    let views = try run("sqlite-utils views workbench.db --csv --no-headers", in: shell)
    #expect(
      Set(views.split(whereSeparator: \.isNewline)).isSuperset(of: ["frame", "history", "revision_view"]))
    #expect(
      try run(
        """
        sqlite-utils query workbench.db --csv --no-headers \
          "SELECT DISTINCT view, screen_x, screen_y FROM frame WHERE view = 'title'"
        """, in: shell) == "title,16.0,36.0\r\n")
    // To look is not to change.
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("sqlite-utils takes CSV and NDJSON in", .enabled(if: has("sqlite-utils"))) func tables() throws {
    let shell = try folder()
    let words = try run(
      """
      workbench list-views login --format csv | sqlite-utils insert more.db csv - --csv
      workbench list-views login --format ndjson | sqlite-utils insert more.db ndjson - --nl
      sqlite-utils query more.db "SELECT json_extract(attributes, '$.text') FROM csv WHERE name = 'title'" --raw
      echo
      sqlite-utils query more.db "SELECT json_extract(attributes, '$.text') FROM ndjson WHERE name = 'title'" --raw
      """, in: shell)
    #expect(words == "Sign in, \"please\"\nSign in, \"please\"")
  }

  @Test("Datasette serves a store", .enabled(if: has("datasette"))) func datasette() throws {
    let shell = try folder()
    let screens = try run("datasette workbench.db --get '/workbench/screen.json?_shape=array'", in: shell)
    #expect(screens.contains(#""name": "login""#))
    let frames = try run(
      "datasette workbench.db --get '/workbench/frame.json?_shape=array&view=title'", in: shell)
    #expect(frames.contains(#""screen_x": 16.0, "screen_y": 36.0"#))
    #expect(try run("datasette inspect workbench.db", in: shell).contains(#""screen""#))
    #expect(try shell.run("workbench verify-store").status == 0)
  }

  @Test("jq says by its exit code what NDJSON says", .enabled(if: has("jq"))) func jq() throws {
    let shell = try folder()
    let solve = "workbench solve login --device iphone-se-3 --format ndjson | jq -e"
    try run(#"\#(solve) 'has("type") and .schemaVersion == 2'"#, in: shell)
    try run(
      #"\#(solve) --slurp 'any(.[]; .type == "frame" and .view == "title" and .screenFrame[0] == 16)'"#,
      in: shell)
    #expect(
      try shell.run(#"\#(solve) 'select(.type == "solution") | .status == "conflict"'"#).status == 1)
  }
}
