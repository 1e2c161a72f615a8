import Foundation
import Notation
import TestSupport
import Testing

extension HostileCodeTests {
  /// What docs/sandbox.md says, line by line, as root and as a plain user.
  @Suite("Hostile code") struct SandboxTests {
    @Test(
      "reads, writes, calls, starts and inherits nothing of the machine's",
      arguments: HostileCode.sandboxes(of: HostileCode.User.all + (geteuid() == 0 ? [.bound] : [])))
    func reach(user: HostileCode.User, keeper: HostileCode.Keeper) throws {
      guard let code = try HostileCode(user, keeper) else { return }
      try code.write("Reach.swift")
      _ = try code.shell.run("echo secret > secret")
      guard let outcome = try code.run(importing: "Reach.swift", "7< secret 9< Reach.swift") else { return }
      #expect(outcome.status == 0, "\(outcome.messages)")
      let texts = try code.run("dump").output.matches(of: /"text": ?"([^"]*(?:held|escaped))"/).map {
        String($0.output.1)
      }
      #expect(texts.count { $0.hasSuffix("held") } > 45, "\(texts)")
      // No bound on threads holds for root's own number.
      let unbounded = user == .bound ? /threads \d+ escaped/ : /none/
      #expect(texts.filter { $0.hasSuffix("escaped") && $0.wholeMatch(of: unbounded) == nil } == [])
      #expect(try code.shell.run("ls").output.contains("escaped") == false)
    }

    @Test("gives the linker no options, however it spells them", arguments: HostileCode.sandboxes())
    func autolink(user: HostileCode.User, keeper: HostileCode.Keeper) throws {
      guard let code = try HostileCode(user, keeper) else { return }
      let options = "-Wl,-Map=\(code.folder)/map\0-B\(code.folder)/tools\0-Wl,-Map=map\0"
      let bytes = options.utf8.map { "0x\(String($0, radix: 16))" }
      let type = "(\(bytes.map { _ in "UInt8" }.joined(separator: ", ")))"
      let replacements = ["BYTES_TYPE": type]
      try code.write("Autolink.swift", replacements)
      let path = "\(code.folder)/Autolink.swift"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try text.replacing("BYTES", with: "(\(bytes.joined(separator: ", ")))").write(
        toFile: path, atomically: false, encoding: .utf8)
      _ = try code.shell.run(
        "mkdir tools; printf '#!/bin/sh\\ntouch \(code.folder)/ran\\n' > tools/ld.lld; chmod 755 tools tools/ld.lld; chmod 1777 ."
      )
      guard let outcome = try code.run(importing: "Autolink.swift") else { return }
      #expect(outcome.output.contains("added 1 screen"), "\(outcome.messages)")
      let found = try code.shell.run("ls; find cache -name map").output.split(separator: "\n")
      #expect(
        !found.contains("map") && !found.contains("ran") && !found.contains { $0.hasSuffix("/map") },
        "\(found)"
      )
    }

    @Test("fills no memory and prints no flood", arguments: HostileCode.sandboxes())
    func bombs(user: HostileCode.User, keeper: HostileCode.Keeper) throws {
      guard let code = try HostileCode(user, keeper) else { return }
      try code.write("Bombs.swift")
      guard let outcome = try code.run(importing: "Bombs.swift --class Memory --class Flood") else { return }
      let words = outcome.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(outcome.status == 2)
      #expect(words.contains(/left out Memory: .*full after [123] GB/), "\(words)")
      #expect(words.contains("left out Flood: the code was stopped: it printed more than it may"), "\(words)")
    }

    @Test("runs nowhere that nothing would hold it, unless it is trusted") func neither() throws {
      guard let code = try HostileCode(.own, .neither) else { return }
      try code.write("Sleep.swift")
      let outcome = try code.run("import-swift Sleep.swift")
      #expect(outcome.status == 2)
      #expect(outcome.messages.contains("nothing would keep the code from your files"), "\(outcome.messages)")
    }

    @Test(
      "ends with a program that is killed, and so does a compiler that is stuck",
      arguments: HostileCode.sandboxes())
    func killed(user: HostileCode.User, keeper: HostileCode.Keeper) throws {
      guard let code = try HostileCode(user, keeper) else { return }
      try code.write("Sleep.swift")
      // What nothing holds is refused before it runs.
      guard try code.run(importing: "NoSuchFile.swift") != nil else { return }
      try expectNothingLeft(by: "import-swift Sleep.swift", of: code) {
        $0.contains("made/screens") && $0.contains(code.folder)
      }
      // A word of its own: it sees no folder's name, and other tests may run beside this one.
      let nap = "4711.\(Int.random(in: 100_000...999_999))"
      let toolchain = try stuckToolchain(of: code, for: nap)
      try expectNothingLeft(by: "import-swift Sleep.swift --compiler \(toolchain)/bin/swiftc", of: code) {
        $0.contains(nap)
      }
    }

    /// Kills the program once a process of those words runs, and looks for what it leaves.
    private func expectNothingLeft(
      by words: String, of code: HostileCode, _ isIt: @escaping (String) -> Bool
    ) throws {
      func running() -> [String] {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.filter { Int($0) != nil }.compactMap { number in
          FileManager.default.contents(atPath: "/proc/\(number)/cmdline").map {
            String(decoding: $0, as: UTF8.self).replacing("\0", with: " ")
          }
        }.filter(isIt)
      }
      // The program itself is what is killed, not what started it.
      let program = try RunningProgram(code.line(words), in: code.shell)
      try program.wait(for: "process") { running().contains { !$0.contains("/workbench ") } }
      _ = program.end(by: SIGKILL)
      let end = ContinuousClock.now + .seconds(5)
      while !running().isEmpty, .now < end { usleep(20_000) }
      #expect(running() == [])
    }

    /// A toolchain whose compiler says what it is and then never ends.
    private func stuckToolchain(of code: HostileCode, for seconds: String) throws -> String {
      let script = """
        set -e; mkdir -p stuck/bin stuck/lib/swift/host/SwiftSyntax.swiftmodule
        printf '#!/bin/sh\\n[ "$1" = --version ] && echo Swift version 6.3 || sleep \(seconds)\\n' > stuck/bin/swiftc
        ln -s "$(readlink -f "$(dirname "$(readlink -f bin/swiftc)")/clang")" stuck/bin/clang
        chmod -R a+rX stuck; chmod 755 stuck/bin/swiftc
        """
      let outcome = try code.shell.run(script)
      try #require(outcome.status == 0, "\(outcome.messages)")
      return "\(code.folder)/stuck"
    }

    @Test("is no pipe, no device, and no link out of its folder") func files() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      try code.write("Sleep.swift")
      _ = try code.shell.run(
        """
        mkdir pipe link device inner; mkfifo pipe/x.swift; echo 'let secret = 1' > secret.swift
        ln -s ../secret.swift link/x.swift; ln -s /dev/zero device/x.swift
        mkdir inner/real; printf 'import UIKit\nclass A: UIViewController {}\n' > inner/real/A.swift; ln -s real/A.swift inner/B.swift
        """)
      for (folder, words) in [
        ("pipe", "x.swift': it is no plain file"), ("link", "leads to '../secret.swift', outside of"),
        ("device", "leads to '/dev/zero', outside of"), ("pipe/x.swift", "it is no plain file"),
      ] {
        let outcome = try code.shell.run("timeout 30 \(code.line("import-swift \(folder)"))")
        #expect(outcome.status == 2 && outcome.messages.contains(words), "\(folder): \(outcome.messages)")
      }
    }

    @Test("finds no library by a link out of the folder that has it") func checkouts() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      _ = try code.shell.run(
        """
        mkdir -p elsewhere/Sources/Secrets app/.build/checkouts inner/.build/checkouts/Secrets/Sources
        echo 'public let secret = 1' > elsewhere/Sources/Secrets/S.swift
        ln -s ../../../elsewhere app/.build/checkouts/Secrets
        ln -s ../../../../../elsewhere/Sources/Secrets inner/.build/checkouts/Secrets/Sources/Secrets
        for place in app inner; do
          mkdir $place/Code
          printf 'import UIKit\nimport Secrets\nclass A: UIViewController {}\n' > $place/Code/A.swift
        done
        """)
      for folder in ["app", "inner"] {
        let outcome = try code.run("import-swift \(folder)/Code")
        #expect(outcome.status == 2 && outcome.messages.contains("elsewhere"), "\(outcome.messages)")
        #expect(outcome.messages.contains("outside of"), "\(outcome.messages)")
      }
    }

    @Test("has names that are no options and no lines") func names() throws {
      guard let code = try HostileCode(.own, .unshare) else { return }
      let text = "import UIKit\nclass A: UIViewController {}\n"
      try FileManager.default.createDirectory(atPath: "\(code.folder)/odd", withIntermediateDirectories: true)
      for name in ["-Xfrontend.swift", "@list.swift", "-o.swift", "$(touch ran).swift", "a b;c.swift"] {
        try "\n// \(name)\n".write(toFile: "\(code.folder)/odd/\(name)", atomically: false, encoding: .utf8)
      }
      try text.write(toFile: "\(code.folder)/odd/A.swift", atomically: false, encoding: .utf8)
      guard let outcome = try code.run(importing: "odd") else { return }
      #expect(outcome.output.contains("added 1 screen"), "\(outcome.messages)")
      for name in ["a\nb.swift", "a\"b.swift", "a\\b.swift", "a\tb.swift"] {
        let path = "\(code.folder)/odd/\(name)"
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        let refused = try code.run("import-swift odd")
        #expect(refused.status == 2 && refused.messages.contains("rename the file"), "\(refused.messages)")
        try FileManager.default.removeItem(atPath: path)
      }
      #expect(try code.shell.run("ls").output.contains("ran") == false)
    }
  }
}
