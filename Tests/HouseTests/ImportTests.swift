import Foundation
import TestSupport
import Testing

/// The compiler lets a module import what another one that it uses brings along, so that the sources are read.
@Suite("Imports", .startsProcesses) struct ImportTests {
  /// Modules of the toolchain and of the system, by the folder whose files may import them.
  private static let outside: [String: Set<String>] = [
    "Sources/Base/Platform": ["Glibc", "Darwin"],
    "Sources": ["Synchronization", "Dispatch"],
    "Swift": [
      "Foundation", "FoundationNetworking", "Glibc", "Darwin", "Dispatch", "SwiftSyntax", "SwiftParser",
    ],
    "Plugins": ["Foundation", "PackagePlugin"],
    "Tests": ["Dispatch", "Foundation", "FoundationXML", "Glibc", "Synchronization", "Testing"],
  ]

  /// What the code of apps imports, which no target compiles: tests run it against the recorder.
  private static let ofApps: Set = ["UIKit", "SwiftUI", "os"]

  /// The imports of a file that neither its target declares nor its root allows, in its order.
  private static func undeclared(_ file: SourceFile, _ manifest: Manifest) -> [String] {
    let uses = manifest.targets.first { $0.compiles(file.path) }?.uses ?? ofApps
    let outside = outside.filter { file.path.hasPrefix("\($0.key)/") }.flatMap(\.value)
    return file.imports.filter { !uses.contains($0) && !outside.contains($0) }
  }

  @Test("are what the manifest declares, in every root") func declared() throws {
    let manifest = try Manifest.read()
    #expect(manifest.targets.count > 60)
    for root in SourceFile.roots {
      let files = try SourceFile.all(in: root)
      #expect(files.count > 2 && files.contains { !$0.imports.isEmpty })
      for file in files { #expect(Self.undeclared(file, manifest) == [], "\(file.path)") }
    }
  }

  @Test("that another module brings along are undeclared") func transitive() throws {
    let manifest = try Manifest.read()
    func undeclared(_ path: String, _ text: String) -> [String] {
      Self.undeclared(SourceFile(module: "", path: path, text: text), manifest)
    }
    #expect(
      undeclared("Sources/Results/Pictures/A.swift", "import AutoLayout\nimport SQLite\n") == ["SQLite"])
    #expect(undeclared("Sources/Design/DesignModel/A.swift", "import Foundation\n") == ["Foundation"])
    #expect(undeclared("Tests/NotationTests/A.swift", "@testable import Storage\n") == ["Storage"])
    #expect(undeclared("Tests/workbenchTests/Hostile/A.swift", "import UIKit\n") == [])
    #expect(undeclared("Swift/Libraries/A/A.swift", "import UIKit\nimport Layout\n") == ["Layout"])
  }

  @Test("are read as Swift declares them") func reading() {
    let text = """
      import One
      @testable import Two
      public import struct Three.Point
      @_exported import Four
        internal import Five // import Six
      // import Seven
      let text = \"""
        import Eight
        \"""
      """
    let file = SourceFile(module: "M", path: "Sources/M/A.swift", text: text)
    #expect(file.imports == ["One", "Two", "Three", "Four", "Five"])
  }
}
