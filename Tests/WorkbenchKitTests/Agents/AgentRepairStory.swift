import Foundation
import Notation
import TestSupport
import Testing

@testable import WorkbenchKit

/// Public files, one of a repository, in each of which five mistakes are made; see `SeededFault`.
@Suite("An agent that knows nothing but answers") struct AgentRepairStory {
  /// A file of the shared folder, and which of the places for each mistake it is made in, in the order of the mistakes.
  ///
  /// They are places where each mistake makes just one finding more.
  struct Subject: CustomTestStringConvertible {
    let path: String
    let places: [Int]

    init(_ path: String, _ places: [Int]) { (self.path, self.places) = (path, places) }

    var testDescription: String { path }
    /// The file's name in a workspace.
    var name: String { "Main." + (path.split(separator: ".").last ?? "") }
  }

  private static let profile = ["--device", "iphone-se-3", "--text-size", "L"]

  /// The rules of what is found in a file, by the findings' keys.
  private static func findings(in text: String, of subject: Subject, _ workspace: Workspace) throws
    -> [String:
    String]
  {
    try text.write(
      to: workspace.folder.appending(path: subject.name), atomically: true, encoding: .utf8)
    let outcome = workspace.run(["check", subject.name, "--format", "ndjson"] + profile)
    return rules(of: outcome.records)
  }

  private static func rules(of records: [JSON]) -> [String: String] {
    records.filter { $0["type"] == "finding" }.reduce(into: [:]) { rules, finding in
      if let key = finding["key"]?.text { rules[key] = finding["rule"]?.text }
    }
  }

  /// Makes the mistakes; gives the keys of the findings that they make.
  private static func seed(_ text: String, _ subject: Subject, in workspace: Workspace) throws -> [String] {
    let known = try findings(in: text, of: subject, workspace)
    let seeded = try zip(SeededFault.allCases, subject.places).reduce(text) { text, fault in
      let places = fault.0.seeded(in: text)
      try #require(places.indices.contains(fault.1), "\(subject.path): \(fault.0)")
      return places[fault.1]
    }
    let new = try findings(in: seeded, of: subject, workspace).filter { known[$0.key] == nil }
    return try SeededFault.allCases.map { fault in
      let own = new.filter { $0.value == fault.rule }
      return try #require(own.keys.min(), "\(subject.path): \(fault)")
    }
  }

  @Test("repairs five mistakes in each of some public files", .takesSeconds, arguments: subjects)
  func repairs(subject: Subject) throws {
    guard let shared = sharedFolder(String(subject.path.prefix { $0 != "/" })) else { return }
    let url = shared.deletingLastPathComponent().appending(path: subject.path)
    let workspace = try Workspace()
    let keys = try Self.seed(String(contentsOf: url, encoding: .utf8), subject, in: workspace)
    let client = try AgentClient(workspace)
    let agent = RepairingClient(client, file: subject.name, rules: SeededFault.allCases.map(\.rule))
    let left = Self.rules(of: try agent.repair())
    #expect(keys.filter { left[$0] != nil } == [], "\(subject.path)")
    #expect(Set(keys).count == 5 && client.longestText <= ToolAnswer.longest)
    print("\(subject.path): longest text \(client.longestText) bytes")
  }
}
