import DesignModel
import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Attributes of the public files") struct CorpusAttributesTests {
  /// A folder of files beside the project; nil, with a printed reason, where it is missing.
  private static func folder(_ name: String) -> URL? {
    let project = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let shared =
      ProcessInfo.processInfo.environment["WORKBENCH_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? project.deletingLastPathComponent().appending(path: "shared")
    let folder = shared.appending(path: name)
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    print("skipped: no \(name) beside the project; set WORKBENCH_SHARED")
    return nil
  }

  /// The designs of a folder's files that hold one of the elements.
  private static func screens(_ folder: URL, holding elements: [String]) -> [Screen] {
    let marks = elements.map { Data("<\($0) ".utf8) }
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    return (paths ?? []).sorted { $0.path < $1.path }.flatMap { path -> [Screen] in
      guard ["xib", "storyboard"].contains(path.pathExtension), let data = try? Data(contentsOf: path),
        marks.contains(where: { data.range(of: $0) != nil }),
        let file = try? InterfaceBuilderFile(Array(data))
      else { return [] }
      return file.scenes.map { $0.design(id: "s", name: "s").screen }
    }
  }

  /// The counts are those of the files' own elements in views, counted by another reader.
  ///
  /// Of the corpus: 17 segmented controls with titles, 102 text fields with no border or a line, 10 large indicators, no page
  /// control of other than 3 pages and 53 text views that scroll; of the second corpus 39, 178, 20, 3 and 103. What
  /// bars hold is in no view: 1 segmented control, and 14 beside 4 text fields. Of scroll views, tables and collections no finger
  /// scrolls 4, 36 and in the third corpus 61.
  @Test(
    "keep segments, borders, indicators, pages and scrolling",
    arguments: [
      (
        "corpus", ["segments": 17, "borderStyle": 102, "indicatorStyle": 10, "pages": 0, "scrollEnabled": 53]
      ),
      (
        "corpus2",
        ["segments": 39, "borderStyle": 178, "indicatorStyle": 20, "pages": 3, "scrollEnabled": 103]
      ),
    ])
  func kept(name: String, expected: [String: Int]) throws {
    guard let folder = Self.folder(name) else { return }
    let elements = ["segmentedControl", "textField", "activityIndicatorView", "pageControl", "textView"]
    var counts = expected.mapValues { _ in 0 }
    for view in Self.screens(folder, holding: elements).flatMap(\.views) where view.kind != .scroll {
      for entry in view.attributes.entries { counts[entry.attribute.rawValue]? += 1 }
    }
    #expect(counts == expected)
  }

  @Test("keep what no finger scrolls", arguments: [("corpus", 4), ("corpus2", 36), ("corpus3", 61)])
  func held(name: String, expected: Int) throws {
    guard let folder = Self.folder(name) else { return }
    let elements = ["scrollView", "tableView", "collectionView"]
    let views = Self.screens(folder, holding: elements).flatMap(\.views)
    #expect(views.count { $0.kind == .scroll && $0.attributes.holdsContentStill } == expected)
  }
}
