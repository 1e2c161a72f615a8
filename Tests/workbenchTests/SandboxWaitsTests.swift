import Foundation
import TestSupport
import Testing

extension HostileCodeTests {
  /// Hostile code that would never end: all of it is run side by side, since each is waited for.
  @Suite("Hostile code that never ends") struct SandboxWaitsTests {
    /// What is imported, where, and what has to be said of it.
    private struct Wait {
      var user = HostileCode.User.own
      var keeper = HostileCode.Keeper.unshare
      var files: [String]
      var words: String
      var reason: String
    }

    private static let late = "the code was stopped: it ran for longer than 20 seconds"

    /// Code that computes on, in each sandbox.
    private static let endless = HostileCode.sandboxes().map { user, keeper in
      Wait(
        user: user, keeper: keeper, files: ["Bombs.swift"], words: "Bombs.swift --class Endless",
        reason: "left out Endless: \(late)")
    }

    /// Code that reads no answer or closes its streams, trusted or not, and a screen that takes too long to merge.
    private static var idle: [Wait] {
      let deaf = ["Deaf", "Mute"].flatMap { name in
        ["", " --trust"].map { trust in
          Wait(
            files: ["Deaf.swift", "Say.swift"], words: "Deaf.swift Say.swift --class \(name)\(trust)",
            reason: "left out \(name): \(late)")
        }
      }
      let labyrinth = Wait(
        files: ["Labyrinth.swift", "Say.swift"], words: "Labyrinth.swift Say.swift --minutes 0.7",
        reason: "the import took longer than 42 seconds")
      return [labyrinth] + deaf
    }

    @Test(
      "computes no longer than it may, and keeps nobody waiting that reads no answer, closes its streams or builds what can't be merged"
    ) func waiting() throws {
      let waits = Self.idle + Self.endless
      let start = ContinuousClock.now
      var running: [(wait: Wait, code: HostileCode, program: RunningProgram)] = []
      for wait in waits {
        guard let code = try HostileCode(wait.user, wait.keeper) else { return }
        for name in wait.files { try code.write(name) }
        let program = try RunningProgram(code.line("import-swift \(wait.words)"), in: code.shell)
        running.append((wait, code, program))
      }
      for (wait, code, program) in running {
        let outcome = program.finished()
        guard !code.isUnheld(outcome) else { return }
        let words = outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(outcome.status == 2 && words.contains(wait.reason), "\(wait): \(outcome)")
        #expect(try code.run("list-screens").output.contains(/Endless|Deaf|Mute|Labyrinth/) == false)
      }
      #expect(ContinuousClock.now - start < .seconds(120))
    }
  }
}
