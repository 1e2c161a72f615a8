import Testing

@testable import InterfaceBuilder

@Suite("An object that one side of a merge removed") struct RemovedObjectsTests {
  /// A file with two screens, the second with a label and what else is in its view.
  private static func file(_ second: [String]?, to item: String = "w", x: Int = 0) -> String {
    let start = [
      "<document>", "<scenes>", #"<scene sceneID="s">"#, "<objects>", #"<viewController id="u"/>"#,
    ]
    let view = [
      "</objects>", "</scene>", #"<scene sceneID="t">"#, "<objects>", #"<viewController id="v">"#,
      #"<view key="view" id="w">"#, "<subviews>", #"<label id="l">"#,
      "<frame key=\"frameInset\" minX=\"\(x)\"/>", "</label>", "</subviews>",
    ]
    let constraint = """
      <constraint firstItem="l" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="c"/>
      """
    let rest = ["<constraints>", constraint, "</constraints>", "</view>", "</viewController>"]
    let end = ["</objects>", "</scene>", "</scenes>", "</document>", ""]
    return (start + (second.map { view + $0 + rest } ?? []) + end).joined(separator: "\n")
  }

  private static func merge(_ ours: String, _ theirs: String) throws -> MergedInterface {
    try MergedInterface(base: Array(file([]).utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
  }

  @Test(
    "is gone though Xcode converted it to safe areas or wrote where it was on the other side",
    arguments: [0, 8])
  func converted(x: Int) throws {
    let guide = [#"<viewLayoutGuide key="safeArea" id="g"/>"#, #"<nil key="simulatedStatusBarMetrics"/>"#]
    let (ours, theirs) = (Self.file(nil), Self.file(guide, to: "g", x: x))
    for files in [(ours, theirs), (theirs, ours)] {
      let merged = try Self.merge(files.0, files.1)
      #expect(merged.clashes.isEmpty && String(decoding: merged.bytes, as: UTF8.self) == ours)
    }
  }

  @Test("is a clash with its guides where somebody changed something in it, too") func changed() throws {
    let theirs = Self.file(
      [#"<viewLayoutGuide key="safeArea" id="g"/>"#, #"<color key="tintColor" white="1"/>"#], to: "g")
    let merged = try Self.merge(Self.file(nil), theirs)
    #expect(!merged.clashes.isEmpty)
    #expect(String(decoding: merged.choosing(.ours), as: UTF8.self) == Self.file(nil))
    #expect(String(decoding: merged.choosing(.theirs), as: UTF8.self) == theirs)
  }
}
