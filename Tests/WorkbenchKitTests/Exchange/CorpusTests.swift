import Foundation
import Notation
import TestSupport
import Testing

@Suite("The corpora of public Interface Builder files") struct CorpusTests {
  /// The first corpus; nil, with a printed reason, where it is missing.
  static let folder = folder("corpus")

  /// A corpus beside the project; nil, with a printed reason, where it is missing.
  private static func folder(_ name: String) -> String? {
    let shared =
      ProcessInfo.processInfo.environment["WORKBENCH_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "shared")
    let corpus = shared.appending(path: name).standardizedFileURL.path
    if FileManager.default.fileExists(atPath: corpus) { return corpus }
    print("skipped: no \(name) beside the project; set WORKBENCH_SHARED")
    return nil
  }

  /// What of the views that count have Apple's frame, at least, stale files included: percent with recorded sizes and
  /// with ours.
  struct Score: Sendable {
    let corpus: String
    let recorded, measured: Double
    let views, files, refusals: Int
  }

  @Test(
    "are laid out as Apple's engine recorded them, every file with a result or a refusal by name",
    .takesSeconds,
    arguments: [
      Score(corpus: "corpus", recorded: 98.89, measured: 97.19, views: 5139, files: 875, refusals: 29),
      Score(corpus: "corpus2", recorded: 95.4, measured: 93.5, views: 10_785, files: 1204, refusals: 13),
      Score(corpus: "corpus3", recorded: 97.3, measured: 95.1, views: 20_955, files: 2875, refusals: 38),
    ], ["recorded", "measured"])
  func scores(score: Score, intrinsics: String) throws {
    guard let folder = Self.folder(score.corpus) else { return }
    let outcome = try Workspace().run(["check-ib", folder, "--intrinsics", intrinsics, "--format", "ndjson"])
    let summary = try #require(outcome.records.last)
    let (views, matching) = (summary["views"]?.double ?? 0, summary["matching"]?.double ?? 0)
    #expect(views == Double(score.views))
    #expect(matching * 100 / views >= (intrinsics == "recorded" ? score.recorded : score.measured))
    let refusals = outcome.records.filter { $0["type"]?.text == "refusal" }
    #expect(summary["files"]?.whole == score.files && refusals.count == score.refusals)
    #expect(
      refusals.allSatisfy { $0["otherPlatform"]?.claim == true || $0["reason"]?.text?.isEmpty == false })
  }
}
