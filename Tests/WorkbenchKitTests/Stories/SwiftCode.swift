import Foundation
import TestSupport

@testable import WorkbenchKit

/// Swift code that a story imports.
struct SwiftCode {
  /// True where there is a compiler; a test that finds none says so.
  static var canRun: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }
    if !isThere { print("skipped: no Swift compiler in PATH") }
    return isThere
  }

  /// Imports code that lies in a story's folder under that name, with those words; nil where nothing keeps code from the
  /// machine.
  static func run(
    _ text: String, as name: String, _ words: [String] = [], in story: Story
  ) throws -> (status: Int32, output: String, messages: String)? {
    try text.write(
      to: story.workspace.folder.appending(path: name), atomically: true, encoding: .utf8)
    let cache = packageFolder.appending(path: ".build/swift-import")
    let outcome = story.workspace.run(
      ["import-swift", name] + words,
      variables: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": cache.path,
      ])
    if outcome.messages.contains("--trust") {
      print("skipped: nothing on this machine keeps code from it")
      return nil
    }
    return (outcome.status, outcome.output, outcome.messages)
  }
}
