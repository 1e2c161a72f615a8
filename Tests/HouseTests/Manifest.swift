import Foundation
import TestSupport

/// What Package.swift declares, as SwiftPM reads it.
struct Manifest: Decodable, Sendable {
  let targets: [Target]

  /// A target: where its files are, and what it may import.
  struct Target: Decodable, Sendable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]
    let dependencies: [Dependency]

    /// The folder of its files, from the package's folder.
    var folder: String { path ?? "\(["test": "Tests", "plugin": "Plugins"][type] ?? "Sources")/\(name)" }
    /// The targets that it may import.
    var uses: Set<String> { Set(dependencies.compactMap(\.name)) }

    /// True if it compiles a file of that path.
    func compiles(_ path: String) -> Bool {
      path.hasPrefix("\(folder)/") && !exclude.contains { path.hasPrefix("\(folder)/\($0)/") }
    }
  }

  /// A dependency, under the way in which it is named: `{"byName": ["Notation", null]}`.
  struct Dependency: Decodable, Sendable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let ways = try decoder.singleValueContainer().decode([String: [String?]].self)
      name = ways.values.first?.first ?? nil
    }
  }

  /// The manifest of this package, read once for all tests.
  static func read() throws -> Manifest { try own.get() }

  private static let own = Result {
    let shell = try Shell()
    let line = "swift package --ignore-lock --package-path '\(packageFolder.path)' dump-package"
    let outcome = try shell.run(line)
    return try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
  }
}
