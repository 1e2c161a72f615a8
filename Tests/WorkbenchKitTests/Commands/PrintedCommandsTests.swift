import CommandGrammar
import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

/// The law of printed commands: pasted into a shell, each says what it said, whatever is in it.
@Suite("Commands that are printed") struct PrintedCommandsTests {
  /// What a shell would take for something else, were it not quoted.
  static let words = [
    "-rf", "--all", "--", "-", "", " ", "a b", "it's", "'", "''", "\"", "\\", "\\'", "$(touch x)",
    "`touch x`", "$HOME",
    "${x}", "a;b", "a&&b", "a|b", "a>b", "<a", "*", "?", "[a]", "{a,b}", "~", "~root", "#a", "a#b", "!", "!!",
    "a=b",
    "(a)", "%s", "größe", "a\tb", "a\nb", "a\n# b", "‮a", "👩‍👩‍👧", "\u{1}", "-5", "@file", "a:b",
  ]

  /// The words that the machine's shell makes of a line.
  private func shellWords(of lines: [String]) throws -> [[String]] {
    let shell = try Shell()
    let script = lines.map { "say \($0)" }.joined(separator: "\n")
    let outcome = try shell.run("say() { printf '%s\\0' \"$@\"; printf '\\1\\1\\0'; }\n\(script)")
    #expect(outcome.status == 0 && outcome.messages == "")
    return outcome.output.split(separator: "\0\u{1}\u{1}\0", omittingEmptySubsequences: false).dropLast()
      .map { $0.split(separator: "\0", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("are read by a shell as the program reads them", .startsProcesses) func shell() throws {
    let lines = try Self.words.flatMap { word throws -> [String] in
      let invocations = [
        Invocation(
          "add-view", ["screen": "s", "view": .string(word), "kind": "label", "text": .string(word)]),
        Invocation(
          "set-view", ["screen": .string(word), "view": "v", "changes": [.string("text=\(word)")]]),
        Invocation("commit", ["message": .string(word)]),
        Invocation(
          "suppress",
          ["screen": "s", "rule": "small-target", "items": [.string(word)], "reason": .string(word)]),
      ]
      return try invocations.map { try Workbench.table.shellLine(for: $0) }
    }
    let read = try shellWords(of: lines)
    #expect(read.count == lines.count)
    for (line, words) in zip(lines, read) { #expect(try ShellWords.split(line) == words, "\(line)") }
  }

  @Test("mean what was run, in the journal of edits") func journal() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    let other = try Workspace()
    other.run(["init", "--profiles", "none", "--quiet"])
    workspace.run(["add-screen", "größe"])
    for (place, word) in Self.words.enumerated() {
      workspace.run(["add-view", "größe", "v\(place)", "--kind", "label", "--text=\(word)"])
      workspace.run(["set-view", "größe", "v\(place)", "accessibilityLabel=\(word)"])
      workspace.run(["commit", "--message=\(word)"])
    }
    let history = workspace.run(["dump"]).records.compactMap { $0["line"]?.text }
    #expect(history.count > Self.words.count)
    for line in history {
      let outcome = try other.run(line)
      #expect(outcome.status == 0, "\(line): \(outcome.messages)")
    }
    func views(_ workspace: Workspace) -> String {
      workspace.run(["list-views", "größe", "--format", "ndjson"]).output
    }
    #expect(!views(workspace).isEmpty && views(workspace) == views(other))
  }

  @Test("do what they say where they are offered") func offers() throws {
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    try workspace.batch(
      """
      add-profile iphone-16/portrait iphone-16/landscape
      add-screen größe
      add-view größe überschrift --kind label --text "It's \\$(touch x); \\`y\\` *"
      add-constraint größe 'überschrift.width == 10' --id breite
      add-constraint größe 'überschrift.width == 2000' --id länge
      suppress größe overlapping-views überschrift --reason "it's"
      """)
    let texts = try ["solve --all-profiles", "explain größe --profile iphone-16/portrait", "audit"].map {
      try workspace.run($0).output
    }.joined(separator: "\n")
    let lines = texts.split(separator: "\n").flatMap { line in
      line.matches(
        of:
          /(?:^|look closer: | {2,}|; )((?:workbench )?(?:solve|set-constraint|set-view|add-constraint|unsuppress|vary) .*?)(?: removes it| {3}.*)?$/
      )
      .map { String($0.1) }
    }
    let commands = lines.compactMap { line in
      let words = (try? ShellWords.split(line)) ?? []
      return words.first == "workbench" ? Array(words.dropFirst()) : words
    }
    for name in ["solve", "set-constraint", "unsuppress"] {
      #expect(commands.contains { $0.first == name }, "\(name) in \(texts)")
    }
    for words in commands {
      let outcome = workspace.run(words + (words.first == "solve" ? [] : ["--dry-run"]))
      #expect(outcome.status != 2, "\(words): \(outcome.messages)")
    }
  }
}
