import Foundation
import TestSupport
import Testing

@Suite("On a terminal", .startsProcesses) struct TerminalTests {
  private static let text =
    "We have sent the tickets to your email address, so look into your mail before you leave"

  /// A store with a screen that has much to say of itself.
  private func store() throws -> Shell {
    let shell = try Shell()
    let edits = """
      add-screen login
      add-view login title --kind label --text '\(Self.text)' --style title1
      pin login title top,leading --to safeArea --inset 20
      add-view login go --kind button --text Go --style footnote
      add-constraint login 'go.leading == title.leading' --id go-stands-below-the-title
      add-constraint login 'go.right == safeArea.right - 20'
      add-constraint login 'go.top == title.bottom + 8'
      add-assertion login 'title is not truncated' --message 'People must be able to read the whole of it, whatever the size of the text'
      """
    let made = try shell.run("workbench init && workbench batch --quiet --lines", input: edits)
    try #require(made.status == 0, "\(made.messages)")
    return shell
  }

  /// What a terminal of that many columns gets to see, without the carriage returns that it adds.
  private func typescript(
    _ shell: Shell, _ command: String, columns: Int, rows: Int = 400, variables: String = ""
  ) throws -> String {
    let line = "stty cols \(columns) rows \(rows); \(variables) workbench \(command)"
    let outcome = try shell.run("env -u NO_COLOR TERM=xterm script -qec \"\(line)\" /dev/null </dev/null")
    return outcome.output.replacingOccurrences(of: "\r\n", with: "\n")
  }

  private static let commands = [
    "check --device iphone-se-1 --text-size L,AX5", "audit --device iphone-se-1 --repairs",
    "assert --device iphone-se-1", "show login", "list-views", "help", "help vary", "help add-view",
    "diff empty working --device iphone-se-1", "frobnicate",
  ]

  @Test("no line is wider, and no word is broken", arguments: [60, 80, 120])
  func width(columns: Int) throws {
    let shell = try store()
    _ = try shell.run(
      "workbench undo && workbench commit -m Nothing && workbench tag empty && workbench redo")
    for command in Self.commands {
      let seen = try typescript(shell, "\(command) --color never --quiet", columns: columns)
      // Speeds differ from run to run.
      let piped = try shell.run("workbench \(command) --quiet 2>&1").output
      let words = Set(piped.split { $0 == " " || $0 == "\n" || $0 == "\\" || $0 == "'" })
      for line in seen.split(separator: "\n") {
        let own = line.split { $0 == " " || $0 == "\\" || $0 == "'" }
        #expect(line.count <= columns || own.count == 1, "\(command): \(line)")
        for word in own { #expect(words.contains(word), "\(command): \(word) of \(line)") }
      }
    }
  }

  @Test("commands that are broken over lines still paste") func paste() throws {
    let shell = try store()
    let seen = try typescript(
      shell, "audit --device iphone-16 --text-size L --repairs --color never", columns: 60)
    let lines = seen.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.contains("workbench ") && $0.hasSuffix("\\") }, "\(seen)")
    let end = try #require(lines[start...].firstIndex { !$0.hasSuffix("\\") })
    let pasted = try shell.run(lines[start...end].joined(separator: "\n"))
    #expect(pasted.status == 0, "\(lines[start...end])\n\(pasted.messages)")
  }

  @Test("colours are for terminals, unless NO_COLOR says otherwise") func colours() throws {
    let shell = try store()
    let command = "check --device iphone-se-1 --text-size AX5"
    #expect(try typescript(shell, command, columns: 80).contains("\u{1B}[31m"))
    #expect(try !typescript(shell, command, columns: 80, variables: "NO_COLOR=1").contains("\u{1B}[3"))
    #expect(try !typescript(shell, command, columns: 80, variables: "TERM=dumb").contains("\u{1B}[3"))
    #expect(try !typescript(shell, command + " --no-color", columns: 80).contains("\u{1B}[3"))
    #expect(try !typescript(shell, command + " --color never", columns: 80).contains("\u{1B}[3"))
    #expect(
      try typescript(shell, command + " --color always", columns: 80, variables: "NO_COLOR=1").contains(
        "\u{1B}[3"))
    #expect(try !shell.run("workbench \(command)").output.contains("\u{1B}"))
    #expect(try shell.run("workbench \(command) --color always").output.contains("\u{1B}[31m"))
  }

  @Test("a pager shows what is longer than the screen") func pager() throws {
    let shell = try store()
    let pager = "WORKBENCH_PAGER='sed s/^/paged:/'"
    #expect(try typescript(shell, "help", columns: 80, rows: 24, variables: pager).hasPrefix("paged:"))
    #expect(try !typescript(shell, "help", columns: 80, rows: 400, variables: pager).contains("paged:"))
    #expect(
      try !typescript(shell, "help --no-pager", columns: 80, rows: 24, variables: pager).contains("paged:"))
    #expect(
      try !typescript(shell, "help", columns: 80, rows: 24, variables: "WORKBENCH_PAGER=").contains("paged:"))
    #expect(
      try typescript(shell, "help", columns: 80, rows: 24, variables: "PAGER='sed s/^/other:/'").hasPrefix(
        "other:"))
    // A pager that isn't there loses nothing.
    let unpaged = try typescript(shell, "help", columns: 80, rows: 24, variables: "PAGER=no-such-pager")
    #expect(unpaged.contains("usage: workbench"))
    #expect(try !shell.run("\(pager) workbench help").output.contains("paged:"))
  }
}
