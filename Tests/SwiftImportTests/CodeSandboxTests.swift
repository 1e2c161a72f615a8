import Foundation
import TestSupport
import Testing

@testable import Machine
@testable import SwiftImport

@Suite("The sandbox of code", .startsProcesses) struct CodeSandboxTests {
  private let shell: Shell
  init() throws { shell = try Shell() }

  /// A sandbox of that program; nil where there is none or no compiler, which is said.
  private func sandbox(by keeper: String) throws -> CodeSandbox? {
    let variables = ProcessInfo.processInfo.environment
    guard let toolchain = try? Toolchain.find(named: nil, variable: { variables[$0] }),
      let program = findProgram(keeper, in: variables["PATH"])
    else {
      print("skipped: no Swift compiler or no \(keeper) in PATH")
      return nil
    }
    let cache = try CacheFolder { $0 == "XDG_CACHE_HOME" ? shell.folder.path : nil }
    let warden = try Warden(toolchain, in: cache)
    // Within bubblewrap root that becomes nobody has a process of bubblewrap's beside it.
    return keeper == "bwrap"
      ? .bubblewrap(program, warden, isRoot: false) : .namespaces(program, warden, isRoot: geteuid() == 0)
  }

  @Test("is empty once a tool has ended, whatever that started", arguments: ["bwrap", "unshare"])
  func ending(keeper: String) throws {
    guard let sandbox = try sandbox(by: keeper) else { return }
    for _ in 0..<20 {
      // A word of its own: other tests may run beside this one.
      let nap = "4712.\(Int.random(in: 100_000...999_999))"
      let line = "for one in 1 2 3 4 5 6 7 8; do sleep \(nap) > /dev/null 2>&1 & done"
      let words = sandbox.words(for: ["/bin/sh", "-c", line], in: SandboxRoom(), within: .tools)
      let ended = try ChildProcess(words, variables: [("PATH", "/usr/bin:/bin")]).finish(within: 60)
      guard ended.code == 0 else {
        print("not held: \(keeper) makes no namespaces here")
        return
      }
      #expect(running(nap) == 0)
    }
  }

  @Test("leaves no file that would run as its owner", arguments: ["bwrap", "unshare"])
  func modes(keeper: String) throws {
    guard let sandbox = try sandbox(by: keeper) else { return }
    let made = "\(shell.folder.path)/made"
    try makeFolder(made)
    sandbox.lend(made)
    let line = """
      umask 0; touch a b; chmod 755 a; chmod 4755 a; chmod g+s b; mkdir c; chmod 2777 c
      perl -MFcntl -e 'sysopen(F, "d", O_CREAT | O_WRONLY, 04755); sysopen(G, "e", O_CREAT | O_WRONLY, 0755)'; true
      """
    let room = SandboxRoom(writable: [(made, "/made")], folder: "/made")
    let words = sandbox.words(for: ["/bin/sh", "-c", line], in: room, within: .tools)
    let ended = try ChildProcess(words, variables: [("PATH", "/usr/bin:/bin")]).finish(within: 60)
    guard ended.code == 0 else {
      print("not held: \(keeper) makes no namespaces here")
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: made)
    #expect(names.contains("a") && !names.contains("d"))
    for name in names {
      var status = stat()
      #expect(lstat("\(made)/\(name)", &status) == 0 && status.st_mode & 0o6000 == 0, "\(name)")
    }
  }

  @Test("is made by programs of folders that are named from the root, not of a stranger's checkout")
  func programs() {
    #expect(findProgram("sh", in: "/bin") == "/bin/sh")
    // From wherever the tests run.
    let up = String(repeating: "../", count: 40)
    #expect(findProgram("sh", in: "\(up)bin:.::bin") == nil)
    #expect(findProgram("sh", in: "\(up)bin:/bin") == "/bin/sh")
  }

  /// How many processes have a word.
  private func running(_ word: String) -> Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.count { number in
      FileManager.default.contents(atPath: "/proc/\(number)/cmdline").map {
        String(decoding: $0, as: UTF8.self).contains(word)
      } ?? false
    }
  }
}
