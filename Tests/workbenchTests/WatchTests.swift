import Foundation
import TestSupport
import Testing

@Suite("A check that watches files", .startsProcesses) struct WatchTests {
  let shell: Shell
  let file: URL
  let text: String

  init() throws {
    shell = try Shell()
    file = shell.folder.appending(path: "Account.storyboard")
    text = try String(
      contentsOf: packageFolder.appending(path: "Examples/InterfaceBuilder/Account.storyboard"),
      encoding: .utf8)
    try text.write(to: file, atomically: false, encoding: .utf8)
    let outcome = try shell.run("workbench init && workbench import-ib Account.storyboard")
    try #require(outcome.status == 0, "\(outcome.messages)")
  }

  /// The file with a text that has no room beside its switch.
  private var crowded: String {
    text.replacing(
      "text=\"Favourites\"", with: "text=\"\(String(repeating: "Favourites and others ", count: 5))\"")
  }

  private static let line = "workbench check account --device iphone-se-3 --watch"

  @Test("answers each save with the verdict and what is new, however the file is saved") func saves() throws {
    let watch = try RunningProgram(Self.line, in: shell)
    try watch.wait(for: "watch") { watch.messages.contains("watching 1 file, until Ctrl-C") }
    #expect(watch.output.contains("1 warning, on 1 of 1 profile of 1 screen"))
    #expect(!watch.output.contains("truncated-text"))

    // As editors do that write a new file in the place of the old one.
    try crowded.write(to: file, atomically: true, encoding: .utf8)
    try watch.wait(for: "finding") {
      watch.output.contains("account: 2 new, 1 as before on 1 profile\n  warning")
    }
    let first = watch.output
    #expect(first.contains("3 warnings (2 new)") && first.contains("so label3 'Favourites and others"))

    // As those do that write into the old file.
    try text.write(to: file, atomically: false, encoding: .utf8)
    try watch.wait(for: "repair") { watch.output.dropFirst(first.count).contains("of 1 screen") }
    #expect(watch.output.dropFirst(first.count).contains("account: 2 fixed, 1 as before on 1 profile"))

    // A file that is broken for a while.
    try String(crowded.dropLast(2000)).write(to: file, atomically: true, encoding: .utf8)
    try watch.wait(for: "refusal") { watch.messages.contains("it may be cut off") }
    let second = watch.output
    try crowded.write(to: file, atomically: true, encoding: .utf8)
    try watch.wait(for: "answer") { watch.output.dropFirst(second.count).contains("(2 new)") }
    #expect(try shell.run("workbench list-views account --format json").output.contains("and others"))
  }

  @Test("ends at Ctrl-C, and leaves a whole report and a sound store") func end() throws {
    let watch = try RunningProgram("\(Self.line) --report page.html --quiet", in: shell)
    let signal = shell.folder.appending(path: "page.html.js")
    func version() -> String? { try? String(contentsOf: signal, encoding: .utf8) }
    try watch.wait(for: "report") { version() != nil }
    let first = version()
    try crowded.write(to: file, atomically: true, encoding: .utf8)
    try watch.wait(for: "new report") { version() != first }
    // In the midst of the next answer: the save is in the store, and the report is not yet written.
    func stored() throws -> [Date] {
      try ["workbench.db", "workbench.db-wal"].map { shell.folder.appending(path: $0).path }
        .filter(FileManager.default.fileExists).compactMap {
          try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
        }
    }
    let before = try stored()
    try text.write(to: file, atomically: true, encoding: .utf8)
    try watch.wait(for: "edit of the store") { try stored() != before }
    #expect(watch.end(by: SIGINT) == SIGINT)
    #expect(try shell.run("ls | grep -v -e '^workbench.db' -e '^page.html'").output == "Account.storyboard\n")
    #expect(try shell.run("tail -c 8 page.html").output == "</html>\n")
    #expect(try shell.run("workbench verify-store").status == 0)
    #expect(watch.messages == "")
  }

  @Test("needs a file to watch, prints no document, and has no dry run") func refusals() throws {
    func refusal(_ line: String) throws -> String {
      let outcome = try shell.run(line)
      #expect(outcome.status == 2)
      return outcome.messages
    }
    #expect(
      try refusal("workbench add-screen own && workbench check own --watch")
        == "workbench: none of the screens was imported from a storyboard or xib, so there is no file to watch; "
        + "import-ib imports one\n")
    #expect(
      try refusal("workbench check --watch --format sarif")
        == "workbench: 'sarif' is one document, and --watch prints after each save; choose text, json or ndjson\n"
    )
    #expect(try refusal("workbench check --watch --dry-run").contains("'check --watch' has no dry run"))
  }
}
