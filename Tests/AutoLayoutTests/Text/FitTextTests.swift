import AutoLayout
import DesignModel
import TestSupport
import Testing

/// By the fixed ruler: characters 10 wide, lines 20 high.
@Suite("Texts in their room") struct FitTextTests {
  private func fate(_ settings: String, width: Double, height: Double) throws -> TextLayout? {
    try Screen.built {
      try $0.add(.label, "label", with: settings)
      try $0.constrain(
        "label.leading == root.leading", "label.top == root.top", "label.width == \(width)",
        "label.height == \(height)")
    }.layout().view("label")!.text
  }

  @Test("are whole where they fit", .statement("text.results")) func whole() throws {
    #expect(
      try fate("text=aaaa_bbbb", width: 90, height: 20) == TextLayout(lines: 1, wanted: 1, shown: 9, total: 9)
    )
    #expect(
      try fate("text=aaaa_bbbb lines=0", width: 60, height: 40)
        == TextLayout(lines: 2, wanted: 2, shown: 9, total: 9))
  }

  @Test("are truncated where they are wider than their line", .statement("text.results")) func narrow() throws
  {
    #expect(
      try fate("text=aaaa_bbbb", width: 60, height: 20)
        == TextLayout(lines: 1, wanted: 2, shown: 6, total: 9, isTruncated: true))
  }

  @Test("lose lines that a view is too low for, but the first", .statement("text.truncation", "text.results"))
  func low() throws {
    #expect(
      try fate("text=aaaa_bbbb_cccc lines=0", width: 50, height: 45)
        == TextLayout(lines: 2, wanted: 3, shown: 8, total: 14, isTruncated: true))
    #expect(
      try fate("text=aaaa lines=0", width: 50, height: 12)
        == TextLayout(lines: 1, wanted: 1, shown: 4, total: 4, isClipped: true))
  }

  @Test(
    "need no more than a button's height, and may lose what lines leave blank", .statement("text.results"))
  func blanks() throws {
    func clips(_ kind: ViewKind, _ settings: String, height: Double) throws -> Bool? {
      try Screen.built {
        try $0.add(kind, "it", with: settings)
        try $0.constrain(
          "it.leading == root.leading", "it.top == root.top", "it.width == 90", "it.height == \(height)")
      }.layout().view("it")?.text?.isClipped
    }
    #expect(try clips(.button, "text=aaaa", height: 20) == false)
    #expect(try clips(.button, "text=aaaa", height: 15) == true)
    #expect(try clips(.label, "text=aaaa", height: 19) == false)
    #expect(try clips(.label, "text=aaaa", height: 17) == true)
    #expect(try clips(.textView, "text=aaaa fontSize=17", height: 28) == false)
    #expect(try clips(.textView, "text=aaaa fontSize=17", height: 24) == true)
  }

  // General knowledge: UIKit documents it for one line. Two lines of 40 points hold 2 × 4 characters at full size.
  @Test("shrink on several lines where their number is limited") func shrinkingLines() throws {
    let text = "text=aaaaa_bbbbb_ccccc"
    let shrunk = try #require(try fate("\(text) lines=2 minimumScale=0.1", width: 55, height: 40))
    #expect(!shrunk.isTruncated && shrunk.lines == 2)
    #expect(abs(shrunk.scale - 0.505) <= 0.002)
    let low = try #require(try fate("\(text) lines=3 minimumScale=0.1 style=body", width: 55, height: 42))
    #expect(!low.isTruncated && low.scale < 1)
    let unlimited = try #require(try fate("\(text) lines=0 minimumScale=0.1", width: 55, height: 40))
    #expect(unlimited.isTruncated && unlimited.scale == 1)
  }

  @Test(
    "shrink to the least scale and no further",
    .statement("attributes.minimum-scale", "text.shrinking", "text.results")) func shrinking() throws
  {
    let fitting = try #require(try fate("text=aaaaaaaaaa minimumScale=0.5", width: 80, height: 20))
    #expect(!fitting.isTruncated)
    #expect(abs(fitting.scale - 0.805) <= 0.001)
    let cut = try #require(try fate("text=aaaaaaaaaa minimumScale=0.9", width: 80, height: 20))
    #expect(cut.isTruncated)
    #expect(cut.scale == 0.9)
  }
}
