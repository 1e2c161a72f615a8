import Foundation
import TestSupport
import Testing

@testable import Fuzzing

/// What `make fuzz` begins with, and what it once found, in short.
@Suite("Fuzz targets") struct FuzzTargetTests {
  private static let names = FuzzTarget.all.map(\.name)

  /// The files for a target; those that are to be refused say so in their names.
  private func files(_ kind: String, _ target: String) throws -> [URL] {
    let folder = packageFolder.appending(path: "Tests/Fuzzing/\(kind)/\(target)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test("take or refuse each seed and each former fault as its name says", .takesSeconds, arguments: names)
  func replays(name: String) throws {
    let shell = try Shell()
    let trial = Trial(of: try #require(FuzzTarget(named: name)), in: shell.folder.path)
    var counts = (accepted: 0, refused: 0)
    for file in try files("Seeds", name) + files("Regressions", name) {
      let verdict = trial.verdict(on: Array(try Data(contentsOf: file)))
      switch verdict {
      case .accepted: counts.accepted += 1
      case .refused: counts.refused += 1
      }
      #expect(
        (verdict != .accepted) == file.lastPathComponent.hasPrefix("refused"), "\(file.path): \(verdict)")
    }
    #expect(counts.accepted > 0 && counts.refused > 0)
    guard case .refused(let sentence) = trial.verdict(on: [0xFF, 0x00, 0xC3, 0x28]) else {
      Issue.record("\(name) takes what is no text")
      return
    }
    #expect(!sentence.isEmpty)
  }

  @Test("are those that there are seeds for") func seeds() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appending(path: "Tests/Fuzzing/Seeds").path)
    #expect(folders.sorted() == Self.names.sorted())
  }
}
