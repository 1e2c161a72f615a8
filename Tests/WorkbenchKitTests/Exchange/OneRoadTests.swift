import Foundation
import Notation
import TestSupport
import Testing

/// The law of one road: what `check-ib` solves is what `import-ib` takes in.
@Suite("One road for files") struct OneRoadTests {
  /// A folder of files beside the project; nil, with a printed reason, where it is missing.
  private static func folder(_ name: String) -> String? {
    let project = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let shared =
      ProcessInfo.processInfo.environment["WORKBENCH_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? project.deletingLastPathComponent().appending(path: "shared")
    let folder = shared.appending(path: name)
    if FileManager.default.fileExists(atPath: folder.path) { return folder.path }
    print("skipped: no \(name) beside the project; set WORKBENCH_SHARED")
    return nil
  }

  private struct Place: Hashable {
    let file: String
    let id: String
  }

  private struct Solved {
    let frame: [Double]
    /// Why the size was taken from the recorded frame; nil if it wasn't.
    let seed: String?

    func isNear(_ other: Solved) -> Bool { zip(frame, other.frame).allSatisfy { abs($0 - $1) <= 1 } }
  }

  /// The frames of the views that count which `check-ib` solves.
  private static func frames(_ folder: String, _ source: String, in workspace: Workspace) throws
    -> [Place: Solved]
  {
    let records = workspace.run([
      "check-ib", folder, "--intrinsics", source, "--format", "ndjson", "--fail-on", "never",
    ]).records
    var result: [Place: Solved] = [:]
    for record in records where record["type"]?.text == "view" {
      let isTelling = ["given", "misplaced", "ambiguous", "hiddenInStack"].allSatisfy {
        record[$0] != .bool(true)
      }
      guard isTelling, let frame = record["solved"]?.elements?.compactMap(Self.number), frame.count == 4,
        let file = record["file"]?.text, let id = record["id"]?.text
      else { continue }
      let seed = record["seededWidth"]?.text ?? record["seededHeight"]?.text
      result[Place(file: file, id: id)] = Solved(frame: frame, seed: seed)
    }
    return result
  }

  private static func number(_ json: JSON) -> Double? { Double(json.line) }

  @Test(
    "an imported screen has on the canvas the frames that check-ib measures", .takesSeconds,
    arguments: [("corpus", 0.99), ("corpus2", 0.99), ("corpus3", 0.99)])
  func law(of it: (folder: String, least: Double)) throws {
    guard let folder = Self.folder(it.folder) else { return }
    let workspace = try Workspace()
    let measured = try Self.frames(folder, "measured", in: workspace)
    let imported = try Self.frames(folder, "imported", in: workspace)
    let differing = measured.filter { place, solved in !(imported[place].map(solved.isNear) ?? false) }
    // What a seeded size moves lies in the same file.
    let seeded = Set(differing.filter { $0.value.seed != nil }.map(\.key.file))
    var counts: [String: Int] = ["same": measured.count - differing.count]
    for (place, solved) in differing {
      let moved = seeded.contains(place.file) ? "beside a size that the canvas took from the file" : "other"
      let kind = imported[place] == nil ? "installed in some size classes only" : solved.seed ?? moved
      counts[kind, default: 0] += 1
    }
    let share = Double(counts["same", default: 0]) / Double(max(1, measured.count))
    print("\(it.folder): \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    #expect(share >= it.least, "\(share) of \(measured.count)")
  }
}
