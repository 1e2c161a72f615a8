import Foundation
import Notation
import TestSupport
import Testing

@Suite("The corpus of public Interface Builder files") struct CorpusTests {
  /// The corpus beside the project; nil, with a printed reason, where it is missing.
  static let folder: String? = {
    let shared =
      ProcessInfo.processInfo.environment["WORKBENCH_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "shared")
    let corpus = shared.appending(path: "corpus").standardizedFileURL.path
    if FileManager.default.fileExists(atPath: corpus) { return corpus }
    print("skipped: no corpus beside the project; set WORKBENCH_SHARED")
    return nil
  }()

  @Test(
    "is laid out as Apple's engine recorded it, every file with a result or a refusal by name", .takesSeconds,
    arguments: [("recorded", 97.5), ("measured", 91.0)])
  func scores(intrinsics: String, least: Double) throws {
    guard let folder = Self.folder else { return }
    let outcome = try Workspace().run(["check-ib", folder, "--intrinsics", intrinsics, "--format", "ndjson"])
    let summary = try #require(outcome.records.last)
    let (views, matching) = (summary["views"]?.double ?? 0, summary["matching"]?.double ?? 0)
    #expect(views > 5000)
    #expect(matching * 100 / views >= least)
    let refusals = outcome.records.filter { $0["type"]?.text == "refusal" }
    #expect(summary["files"]?.whole == 875 && refusals.count == 29)
    #expect(
      refusals.allSatisfy { $0["otherPlatform"]?.claim == true || $0["reason"]?.text == "the file is empty" })
  }
}
