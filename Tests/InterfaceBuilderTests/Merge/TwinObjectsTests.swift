import Testing

@testable import InterfaceBuilder

@Suite("What a screen has one of, and both sides of a merge added") struct TwinObjectsTests {
  /// A screen with layout guides, a first responder and an exit, whose identifiers end in a letter; without them for none.
  private static func screen(_ letter: String) -> String {
    let guides = [
      "<layoutGuides>", "<viewControllerLayoutGuide type=\"top\" id=\"top-\(letter)\"/>",
      "<viewControllerLayoutGuide type=\"bottom\" id=\"end-\(letter)\"/>", "</layoutGuides>",
    ]
    let others = [
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"first-\(letter)\"/>",
      "<exit id=\"exit-\(letter)\"/>",
    ]
    let item = letter.isEmpty ? "w" : "top-\(letter)"
    let start = ["<document>", "<scenes>", #"<scene sceneID="s">"#, "<objects>", #"<viewController id="v">"#]
    let view = [
      #"<view key="view" id="w">"#, "<subviews>", #"<label id="l"/>"#, "</subviews>", "<constraints>",
      """
      <constraint firstItem="l" firstAttribute="top" secondItem="\(item)" secondAttribute="bottom" id="c"/>
      """,
      "</constraints>", "</view>", "</viewController>",
    ]
    let end = ["</objects>", "</scene>", "</scenes>", "</document>", ""]
    let lines = letter.isEmpty ? start + view + end : start + guides + view + others + end
    return lines.joined(separator: "\n")
  }

  @Test("is there once, whatever refers to it, and a line names the other one") func once() throws {
    let files = ["", "a", "b"].map { Array(Self.screen($0).utf8) }
    for (ours, theirs) in [(files[1], files[2]), (files[2], files[1])] {
      let merged = try MergedInterface(base: files[0], ours: ours, theirs: theirs)
      #expect(merged.clashes.isEmpty)
      #expect(String(decoding: merged.bytes, as: UTF8.self) == Self.screen("a"))
      for id in ["top-b", "end-b", "first-b", "exit-b"] {
        #expect(merged.remarks.contains { $0.hasPrefix("took \(id) of ") })
      }
    }
  }
}
