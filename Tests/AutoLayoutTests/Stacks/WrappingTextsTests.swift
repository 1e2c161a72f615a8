import AutoLayout
import DesignModel
import TestSupport
import Testing

/// The fixed ruler makes `aaa` 30 points wide and `bbbb` 40.
@Suite("Texts that wrap in a stack") struct WrappingTextsTests {
  // Published: openradar 19929; 11 of 12 recorded stacks.
  @Test(
    "share a horizontal stack evenly, 10 above their compression", .statement("stacks.texts"),
    arguments: [("", 95.0), ("a.width == 60 @759", 95), ("a.width == 60 @761", 60)])
  func share(line: String, width: Double) throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "spacing=10")
      try $0.add(.label, "a", in: "row", with: "text=aaa lines=0 hugging=252")
      try $0.add(.label, "b", in: "row", with: "text=bbbb lines=2")
      try $0.constrain("row.leading == root.leading", "row.top == root.top", "row.width == 200")
      if !line.isEmpty { try $0.constrain(line) }
    }.layout()
    #expect(layout.status == .solved)
    #expect(["a", "b"].map { layout.exact($0).width } == [width, 190 - width])
  }

  @Test(
    "are none where only one of them wraps, or the stack is vertical", .statement("stacks.texts"),
    arguments: [("lines=1", "horizontal", 40.0), ("lines=0", "vertical", 200)])
  func others(lines: String, axis: String, width: Double) throws {
    let layout = try Screen.built {
      try $0.add(.stack, "row", with: "spacing=10 axis=\(axis)")
      try $0.add(.label, "a", in: "row", with: "text=aaa lines=0")
      try $0.add(.label, "b", in: "row", with: "text=bbbb hugging=251 \(lines)")
      try $0.constrain("row.leading == root.leading", "row.top == root.top", "row.width == 200")
    }.layout()
    #expect(layout.status == .solved)
    #expect(layout.exact("b").width == width)
  }
}
