import Foundation
import Notation
import TestSupport
import Testing

/// Findings on public files, repaired in the store and written back: the file itself no longer has them.
@Suite("Repairs of public files") struct ExportedRepairsTests {
  private static let profiles = "--device iphone-se-3 --orientation portrait --text-size L,AX3"
  private static let wanted =
    ProcessInfo.processInfo.environment["EXPORTED_REPAIRS"].flatMap(Int.init) ?? 20

  @Test("are gone from the file once they are written into it: 20 findings of 20 files", .takesSeconds)
  func gone() throws {
    var files = sharedInterfaces("corpus") + sharedInterfaces("corpus2")
    if files.isEmpty { return }
    var numbers = SeededNumbers(seed: 20)
    files.shuffle(using: &numbers)
    let workspace = try Workspace()
    workspace.run(["init"])
    var (repaired, refused) = (0, 0)
    for (number, url) in files.enumerated() where repaired < Self.wanted {
      guard let data = try? Data(contentsOf: url), data.count < 60_000 else { continue }
      let folder = workspace.folder.appending(path: "f\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: folder.appending(path: url.lastPathComponent))
      switch try repair("f\(number)/\(url.lastPathComponent)", in: workspace) {
      case .repaired: repaired += 1
      case .refused: refused += 1
      case .nothing: break
      }
    }
    print("repairs: \(repaired) written into their files, \(refused) refused with a reason")
    #expect(repaired == Self.wanted && refused <= Self.wanted)
  }

  private enum Outcome { case repaired, refused, nothing }

  private func repair(_ file: String, in workspace: Workspace) throws -> Outcome {
    let taken = workspace.run(["import-ib", file, "--format", "ndjson"])
    guard taken.status == 0, let name = taken.records.first?["screen"]?.text else { return .nothing }
    let audit = try workspace.run("audit \(name) --repairs \(Self.profiles) --format ndjson")
    let finding = audit.records.first { ($0["repair"]?.members?.isEmpty ?? true) == false }
    guard let finding, let id = finding["id"]?.text else { return .nothing }
    try workspace.run("audit \(name) --fix \(id) --apply \(Self.profiles)")
    let before = try Data(contentsOf: workspace.folder.appending(path: file))
    let written = workspace.run(["export", name, "--into", file])
    if written.status != 0 {
      #expect(written.messages.contains("can't be written into"), "\(file): \(written.messages)")
      #expect(try Data(contentsOf: workspace.folder.appending(path: file)) == before)
      return .refused
    }
    // What only the design's own checks use stays in the store.
    if written.output.hasPrefix("nothing to write") { return .nothing }
    let again = workspace.run(["import-ib", file, "--dry-run"])
    #expect(again.status == 0, "\(file): \(again.messages)")
    try workspace.run("init --store other.db")
    defer { try? FileManager.default.removeItem(at: workspace.folder.appending(path: "other.db")) }
    let other = workspace.run(["import-ib", file, "--store", "other.db", "--format", "ndjson"])
    let screen = try #require(other.records.first?["screen"]?.text, "\(file): \(other.messages)")
    let left = try workspace.run("audit \(screen) --store other.db \(Self.profiles) --format ndjson").records
    func same(_ record: JSON) -> Bool {
      ["rule", "view", "constraint"].allSatisfy { record[$0] == finding[$0] }
    }
    #expect(!left.contains(where: same), "\(file): \(finding.line)\n\(written.output)")
    return .repaired
  }
}
