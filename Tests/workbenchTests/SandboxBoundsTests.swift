import Foundation
import TestSupport
import Testing

extension HostileCodeTests {
  /// What hostile code may use up, and what it may say.
  @Suite("Hostile code's bounds and words") struct SandboxBoundsTests {
    /// A run's words, wrapped nowhere.
    private func run(_ words: String, of code: HostileCode) throws -> (words: String, status: Int32)? {
      guard let outcome = try code.run(importing: words) else { return nil }
      let text = (outcome.messages + outcome.output).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      return (text, outcome.status)
    }

    @Test("says no more than anybody keeps") func vast() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      for name in ["Deaf.swift", "Say.swift"] { try code.write(name) }
      guard let result = try run("Deaf.swift Say.swift --class Vast", of: code) else { return }
      let words = "left out Vast: the code was stopped: it printed more than it may"
      #expect(result.status == 2 && result.words.contains(words), "\(result)")
    }

    @Test("says nothing that a terminal would do, and no line of the workbench's") func lies() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      for name in ["Lies.swift", "Say.swift"] { try code.write(name) }
      for name in ["Lies", "Failing", "Fatal", "Returning"] {
        guard let outcome = try code.run(importing: "Lies.swift Say.swift --class \(name) --report") else {
          return
        }
        let shown = try code.run("list-views Lies").output
        let words = outcome.output + outcome.messages + shown
        #expect(words.contains("\u{FFFD}"), "\(words)")
        #expect(
          !words.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || (127..<160).contains($0.value) })
        #expect(!words.split(separator: "\n").contains { $0.hasPrefix("workbench: forged") }, "\(words)")
      }
    }

    @Test("has the compiler say no line of the workbench's", arguments: ["Forging", "Elsewhere", "Linked"])
    func forgery(name: String) throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      try code.write("\(name).swift")
      for option in ["", " --report"] {
        guard let outcome = try code.run(importing: "\(name).swift\(option)") else { return }
        let lines = (outcome.messages + outcome.output).split(whereSeparator: \.isNewline)
        // What can be left out is; where nothing can, the compiler's or the linker's words are shown.
        if name != "Forging" {
          #expect(outcome.status == 2 && outcome.messages.contains("forged"), "\(outcome)")
        } else if !option.isEmpty {
          #expect(outcome.output.contains("Forging.swift:12: left out: refused()"), "\(outcome)")
        }
        #expect(
          !lines.contains { $0.hasPrefix("workbench: forged") || $0.hasPrefix("workbench: error: forged") })
        #expect(lines.count { $0.hasPrefix("workbench") } <= 1, "\(outcome)")
      }
    }

    @Test("loads nothing into the compiler") func macro() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      try code.write("Macro.swift")
      _ = try code.shell.run(
        """
        mkdir -p .build/checkouts/Secrets/Sources/Secrets
        echo 'public struct Run {}' > .build/checkouts/Secrets/Sources/Secrets/Run.swift
        """)
      guard let result = try run("Macro.swift --report", of: code) else { return }
      #expect(result.words.contains("Macro.swift:9: left out: view.tag = #run()"), "\(result)")
    }

    #if arch(x86_64)
      @Test("ends at a call by another way than the processor's own", arguments: ["Narrow", "Mixed"])
      func calls(name: String) throws {
        guard let code = try HostileCode(.own, .unshare) else { return }
        try code.write("Calls.swift")
        guard let result = try run("Calls.swift --class \(name)", of: code) else { return }
        #expect(
          result.status == 2 && result.words.contains("left out \(name): the code was stopped"), "\(result)")
        #expect(!result.words.contains("escaped"), "\(result)")
      }
    #endif
  }
}
