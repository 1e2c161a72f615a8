import Foundation
import TestSupport
import Testing

@Suite("The reference of what other packages import", .startsProcesses) struct ReferenceTests {
  @Test("documents every public declaration, without a warning") func complete() throws {
    let shell = try Shell()
    let tools = try shell.run(
      "docc=$(dirname \"$(readlink -f \"$(command -v swiftc)\")\")/docc; command -v $docc python3")
    guard tools.output.split(separator: "\n").count == 2 else {
      print("skipped: docc or python3 is not installed")
      return
    }
    // The build that these tests belong to, optimized or not.
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let script = packageFolder.appending(path: "docs/site/reference.sh").path
    let outcome = try shell.run("'\(script)' reference '\(build)'")
    #expect(outcome.status == 0, "\(outcome.messages)")
    for page in [
      "Layout/data/documentation/layout/layout.json", "LayoutTesting/data/documentation/layouttesting.json",
    ] {
      #expect(FileManager.default.fileExists(atPath: shell.folder.appending(path: "reference/\(page)").path))
    }
  }

  @Test("speaks of packages that others may depend on: no target but tests has unsafe flags") func flags()
    throws
  {
    let manifest = try String(contentsOf: packageFolder.appending(path: "Package.swift"), encoding: .utf8)
    let parts = manifest.components(separatedBy: "unsafeFlags")
    #expect(parts.count == 2 && parts[0].hasSuffix("let tests = strict + [."))
    // The settings that have them are those of tests.
    let uses = manifest.components(separatedBy: "swiftSettings: tests")
    for use in uses.dropLast() {
      let kinds = use.matches(of: /\.(testTarget|target|executableTarget)\(/)
      #expect(kinds.last?.output.1 == "testTarget")
    }
    #expect(uses.count > 2)
  }
}
