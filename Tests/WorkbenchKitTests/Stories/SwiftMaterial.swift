import Foundation
import TestSupport

/// What tests of `import-swift` need of the machine.
enum SwiftMaterial {
  /// The variables that the command is run with, one cache for all tests; nil where there is no compiler, which is said.
  static func variables() -> [String: String]? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
      print("skipped: no Swift compiler in PATH")
      return nil
    }
    let cache = packageFolder.appending(path: ".build/swift-import")
    return ["PATH": environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path]
  }
}
