import Foundation
import TestSupport
import Testing

/// Each controller attacks the machine, and crashes with a word that says how far it came.
@Suite("Code that reaches for the machine", .startsProcesses, .serialized) struct HostileSwiftStory {
  private func attacks(_ folder: URL, port: UInt16) -> String {
    """
    import UIKit
    import Glibc
    func verdict(_ isRefused: Bool) -> Never { fatalError(isRefused ? "refused" : "came through") }
    class Sockets: UIViewController {
      override func viewDidLoad() {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(\(port)).bigEndian
        place.sin_addr.s_addr = UInt32(0x7f000001).bigEndian
        let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let code = withUnsafePointer(to: &place) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(end, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        verdict(code != 0)
      }
    }
    class Reads: UIViewController {
      override func viewDidLoad() { verdict(FileManager.default.contents(atPath: "\(folder.path)/secret") == nil) }
    }
    class Writes: UIViewController {
      override func viewDidLoad() {
        let paths = ["\(folder.path)/written", "/etc/written", "/usr/written", "/var/tmp/written"]
        verdict(!paths.contains { fopen($0, "w") != nil })
      }
    }
    class Forks: UIViewController {
      override func viewDidLoad() {
        for _ in 0..<2000 {
          var process: pid_t = 0
          var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("98765"), nil]
          if posix_spawn(&process, "/bin/sleep", nil, nil, &words, nil) != 0 { verdict(true) }
        }
        verdict(false)
      }
    }
    class Allocates: UIViewController {
      override func viewDidLoad() {
        for _ in 0..<1000 where malloc(1 << 28) == nil { verdict(true) }
        verdict(false)
      }
    }
    class Prints: UIViewController {
      override func viewDidLoad() { while true { print(String(repeating: "x", count: 1 << 16)) } }
    }
    """
  }

  @Test("is stopped and reported, and the store stays as it was") func stopped() throws {
    guard SwiftCode.canRun else { return }
    let story = try Story("add-screen kept")
    let folder = story.workspace.folder
    try "secret".write(to: folder.appending(path: "secret"), atomically: true, encoding: .utf8)
    let listener = try #require(Listener())
    let before = try story.workspace.run("dump").output
    guard
      let outcome = try SwiftCode.run(attacks(folder, port: listener.port), as: "Attacks.swift", in: story)
    else { return }
    #expect(outcome.status == 2)
    for name in ["Sockets", "Reads", "Writes", "Forks", "Allocates"] {
      let line = outcome.messages.split(separator: "\n").first { $0.contains("left out \(name): ") } ?? ""
      #expect(line.contains("Attacks.swift:3: Fatal error: refused"), "\(name): \(outcome.messages)")
    }
    #expect(outcome.messages.contains("left out Prints: the code was stopped: it printed more than it may"))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "written").path))
    #expect(try story.workspace.run("dump").output == before)
    #expect(!Self.isRunning("sleep\u{0}98765"), "what it started ends with it")
  }

  private static func isRunning(_ words: String) -> Bool {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.contains { process in
      let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(words)
    }
  }
}

/// A port of this machine that somebody listens on.
private final class Listener {
  let port: UInt16
  private let end: Int32

  init?() {
    end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let end = end
    let code = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(end, address, size) | listen(end, 1) | getsockname(end, address, &size)
      }
    }
    port = UInt16(bigEndian: place.sin_port)
    if code != 0 { return nil }
  }

  deinit { close(end) }
}
