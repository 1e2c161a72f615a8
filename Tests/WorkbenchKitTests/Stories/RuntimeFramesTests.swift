import Foundation
import Notation
import TestSupport
import Testing

/// Frames that UIKit computed at run time, as text snapshots hold them, against what is imported from the code that
/// they were made with.
@Suite("Frames of UIKit at run time", .startsProcesses, .serialized) struct RuntimeFramesTests {
  private static let samples = "swift/runtime/pointfreeco+episode-code-samples"
  private static let library = "swift/runtime/pointfreeco+swift-snapshot-testing"

  /// How many numbers of views are within a point.
  struct Score: CustomStringConvertible {
    var near = 0
    var all = 0
    /// What differs by more.
    var far: [String] = []
    var share: Double { all == 0 ? 0 : Double(near) / Double(all) }
    var description: String { "\(near) of \(all)\n\(far.joined(separator: "\n"))" }

    mutating func take(_ name: String, _ real: [Double], own: [Double]) {
      all += 1
      // Snapshots show six digits.
      if zip(real, own).allSatisfy({ abs($0 - $1) < 1.001 }) {
        near += 1
      } else {
        far.append("\(name): \(real), not \(own)")
      }
    }
  }

  // MARK: Cells

  /// The cells were recorded on iOS 12: the width of one of their texts has changed since.
  @Test(
    "are those of table cells imported from their code",
    arguments: [
      ("0037-protocol-oriented-library-design-pt1", "iphone-x", [String]()),
      // UIKit breaks the first line of one of its texts a word earlier than there is room for.
      ("0040-async-functional-refactoring", "iphone-xr", ["blurbLabel2"]),
    ]) func cells(sample: String, device: String, far: [String]) throws
  {
    guard let folder = sharedFolder("\(Self.samples)/src/\(sample)"),
      let variables = SwiftMaterial.variables()
    else { return }
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    let imported = workspace.run(
      [
        "import-swift", folder.appending(path: "PointFreeFramework").path, "--make",
        "EpisodeListViewController(episodes: episodes)", "--device", device,
      ], variables: variables)
    try #require(imported.status == 0, "\(imported.messages)")
    let snapshot = try Snapshot(
      of: folder.appending(
        path: "PointFreeFrameworkTests/__Snapshots__/PointFreeFrameworkTests/testEpisodesView.txt"))
    let own = try Self.frames("EpisodeListViewController", "--device \(device) --os 12", in: workspace)
    let score = Self.compare(snapshot.cells, rows: own)
    let names = score.far.map { $0.prefix { $0 != ":" }.split(separator: "/").last.map(String.init) ?? "" }
    #expect(score.all == 28 && names == far, "\(score)")
  }

  /// Cells from top to bottom, view by view; a cell's own height holds a separator that views know nothing of.
  private static func compare(
    _ cells: [[Snapshot.View]], rows: [(path: String, frame: [Double])]
  ) -> Score {
    var own: [[(path: String, frame: [Double])]] = []
    for row in rows where row.path != "root" {
      if !row.path.contains("/") { own.append([]) }
      own[own.count - 1].append(row)
    }
    var score = Score()
    for (cell, row) in zip(cells, own) {
      for (view, mine) in zip(cell, row) { score.take(mine.path, view.frame, own: mine.frame) }
    }
    return score
  }

  // MARK: Controllers

  @Test("are those of controllers imported from their code") func controllers() throws {
    guard let folder = sharedFolder(Self.library), let variables = SwiftMaterial.variables() else {
      return
    }
    let workspace = try Workspace()
    workspace.run(["init", "--profiles", "none", "--quiet"])
    let code = try String(
      contentsOf: folder.appending(path: "src/Tests/SnapshotTestingTests/SnapshotTestingTests.swift"),
      encoding: .utf8)
    for (name, text) in [
      ("MyViewController", try Self.controller(in: code)), ("Labelled", try Self.labelled(in: code)),
    ] {
      try text.write(
        to: workspace.folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
    }
    for words in [["MyViewController.swift"], ["Labelled.swift", "--make", "labelled()"]] {
      let outcome = workspace.run(["import-swift"] + words, variables: variables)
      try #require(outcome.status == 0, "\(outcome.messages)")
    }
    var score = Score()
    for file in try Self.snapshots(in: folder) {
      try score.take(file, in: workspace)
    }
    #expect(score.all == 134 && score.near == score.all, "\(score)")
  }

  /// The class that a test declares within itself.
  private static func controller(in code: String) throws -> String {
    let start = try #require(code.range(of: "class MyViewController: UIViewController"))
    var depth = 0
    let end = code[start.lowerBound...].indices.first { index in
      if code[index] == "{" { depth += 1 }
      if code[index] == "}" { depth -= 1 }
      return code[index] == "}" && depth == 0
    }
    return "import UIKit\n\(code[start.lowerBound...(try #require(end))])\n"
  }

  /// What a test makes of a plain controller, as a function.
  private static func labelled(in code: String) throws -> String {
    let test = code[(try #require(code.range(of: "func testTraitsWithViewController"))).lowerBound...]
    let start = try #require(test.range(of: "let label = UILabel()")).lowerBound
    let end = try #require(test.range(of: "allContentSizes")).lowerBound
    return
      "import UIKit\nfunc labelled() -> UIViewController {\n\(test[start..<end])\nreturn viewController\n}\n"
  }

  private static func snapshots(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: "snap"), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent.hasPrefix("testTraits") }
      .sorted { $0.path < $1.path }
  }

  static func frames(
    _ screen: String, _ options: String, in workspace: Workspace
  ) throws -> [(path: String, frame: [Double])] {
    try workspace.run("solve \(screen) \(options) --format ndjson").records.compactMap { record in
      guard record["type"] == "frame" else { return nil }
      return (record["path"]?.text ?? "", record["frame"]?.elements?.compactMap(\.double) ?? [])
    }
  }
}

extension RuntimeFramesTests.Score {
  /// The text sizes that the library's names of categories mean.
  private static let sizes = [
    "extra-small": "XS", "small": "S", "medium": "M", "large": "L", "extra-large": "XL",
    "extra-extra-large": "XXL", "extra-extra-extra-large": "XXXL", "accessibility-medium": "AX1",
    "accessibility-large": "AX2", "accessibility-extra-large": "AX3",
    "accessibility-extra-extra-large": "AX4", "accessibility-extra-extra-extra-large": "AX5",
  ]

  /// Compares a snapshot with a controller on a device as the library configured it: its size and safe area, the text
  /// size M for some, and the scale of the simulator that ran.
  fileprivate mutating func take(_ file: URL, in workspace: Workspace) throws {
    let snapshot = try Snapshot(of: file)
    let name = String(file.lastPathComponent.split(separator: ".")[1])
    let category = name.hasPrefix("label-") ? Self.sizes[String(name.dropFirst(6))] : nil
    let isMedium = ["iphone-se", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xr"].contains(name)
    let isNotched = ["iphone-x", "iphone-xr", "iphone-xs-max"].contains(name)
    let insets = isNotched ? "44,0,34,0" : name == "ipad-pro-11" ? "24,0,20,0" : "20,0,0,0"
    let isOld = file.path.contains("/2018-") || file.path.contains("/2019-03")
    let root = try #require(snapshot.views.first).frame
    let device = """
      add-device configured --size \(Int(root[2]))x\(Int(root[3])) --scale \(isOld ? 2 : 3) --insets \(insets) \
      --os \(isOld ? 12 : 13) --idiom \(name.hasPrefix("ipad") ? "pad" : "phone")
      """
    try #require(try workspace.run(device).status == 0)
    let own = try RuntimeFramesTests.frames(
      category == nil ? "MyViewController" : "labelled",
      "--device configured --text-size \(category ?? (isMedium ? "M" : "L"))", in: workspace)
    try #require(own.count == snapshot.views.count)
    for (view, mine) in zip(snapshot.views, own) {
      take("\(file.lastPathComponent) \(mine.path)", view.frame, own: mine.frame)
    }
  }
}

/// A text snapshot: what `recursiveDescription` says of a tree of views.
private struct Snapshot {
  struct View {
    let depth: Int
    let type: String
    /// x, y, width and height in the superview, in points.
    let frame: [Double]
    let line: String
  }

  let views: [View]

  init(of file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let pattern = /([ |]*)<([\w.]+);.*?frame = \(([-\d.]+) ([-\d.]+); ([-\d.]+) ([-\d.]+)\)/
    views = text.split(separator: "\n").compactMap { line in
      guard let match = try? pattern.firstMatch(in: line) else { return nil }
      let numbers = [match.3, match.4, match.5, match.6].compactMap { Double($0) }
      return View(
        depth: match.1.count { $0 == "|" }, type: String(match.2), frame: numbers, line: String(line))
    }
  }

  /// The views of each cell of a table from top to bottom that code can have made and that are shown.
  ///
  /// UIKit itself puts labels and images into buttons, and lines below cells.
  var cells: [[View]] {
    var cells: [[View]] = []
    for view in views.dropFirst() {
      if view.depth == 1 { cells.append([]) }
      let isOwn = view.type.contains("UIButtonLabel") || view.type.contains("Separator")
      let isBackground = view.type.contains("UIImageView") && view.line.contains("opaque = NO")
      let isHidden = view.line.contains("hidden = YES") || view.line.contains("Subscriber Only")
      if isOwn || isBackground || isHidden { continue }
      cells[cells.count - 1].append(view)
    }
    return cells.sorted { $0[0].frame[1] < $1[0].frame[1] }
  }
}
