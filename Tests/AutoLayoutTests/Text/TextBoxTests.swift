import AutoLayout
import DesignModel
import TestSupport
import Testing

/// By the fixed ruler: characters 10 wide, lines 20 high, 22 apart with a text style.
@Suite("Text boxes") struct TextBoxTests {
  /// A label across a root of that width.
  private func label(
    _ settings: String, width: Double, _ constraints: String = "label.top == root.top"
  ) throws -> ViewLayout {
    try Screen.built {
      try $0.add(.label, "label", with: settings)
      try $0.constrain("label.leading == root.leading", "label.trailing <= root.trailing", constraints)
    }.layout(.plain(width)).view("label")!
  }

  @Test(
    "make labels higher until every line fits", .statement("kinds.label", "attributes.lines", "text.lines"))
  func wrapping() throws {
    let text = "text=aaaa_bbbb_cccc"
    #expect(try label("\(text) lines=0", width: 140).exact.size == Size(width: 140, height: 20))
    #expect(try label("\(text) lines=0", width: 100).exact.size == Size(width: 90, height: 40))
    #expect(try label("\(text) lines=0", width: 50).exact.size == Size(width: 40, height: 60))
    #expect(try label("\(text) lines=2", width: 50).exact.size == Size(width: 40, height: 40))
    #expect(try label("\(text) lines=0 style=body", width: 50).exact.size == Size(width: 40, height: 64))
  }

  /// Interface Builder recorded labels of several lines in a centred stack of 382 points at 375, and in a stack of 235
  /// aligned at its leading edge at 230: what wraps is as wide as its longest line where nothing stretches it.
  @Test(
    "let labels that wrap shrink to their longest line, and their neighbors grow",
    .statement("text.narrowing"))
  func narrowing() throws {
    let text = "text=aaaa_bbbb_cccc lines=0"
    let stretched = try label(text, width: 100, "label.trailing == root.trailing @252")
    #expect(stretched.exact.size == Size(width: 100, height: 40))
    let row = try Screen.built {
      try $0.add(.stack, "row", with: "axis=horizontal")
      try $0.add(.label, "name", in: "row", with: text)
      try $0.add(.label, "value", in: "row", with: "text=zz hugging=249,249")
      try $0.constrain("row.leading == root.leading", "row.trailing == root.trailing", "row.top == root.top")
    }.layout(.plain(120))
    #expect(row.exact("name").size == Size(width: 90, height: 40))
    #expect(row.exact("value").size == Size(width: 30, height: 40))
    let stack = try Screen.built {
      try $0.add(.stack, "stack", with: "axis=vertical alignment=leading")
      try $0.add(.label, "one", in: "stack", with: text)
      try $0.add(.label, "two", in: "stack", with: "text=aaaa_bbbbbb_cc lines=0")
      try $0.constrain("stack.leading == root.leading", "stack.width == 110", "stack.top == root.top")
    }.layout()
    #expect(stack.exact("one").size == Size(width: 90, height: 40))
    #expect(stack.exact("two").size == Size(width: 110, height: 40))
  }

  /// Interface Builder recorded two lines of 17 points (20.3 high each) at 44.7 with a multiple of 1.1, one with a least
  /// height of 22 at 22, three of 14 points at 67.7 with 1.35, and two of 15 points (17.9) at 39 with 3 between them.
  @Test("make lines as high as a paragraph's style says", .statement("attributes.paragraph"))
  func paragraphStyle() throws {
    let text = "text=aaaa_bbbb_cccc lines=0"
    func height(_ settings: String) throws -> Double {
      try label("\(text) \(settings)", width: 100).exact.height
    }
    #expect(try height("lineHeightMultiple=1.5") == 60)
    #expect(try height("minimumLineHeight=22") == 44)
    #expect(try height("minimumLineHeight=12 maximumLineHeight=16") == 32)
    #expect(try height("lineSpacing=3") == 43)
    #expect(try height("lineSpacing=3 lineHeightMultiple=1.5 maximumLineHeight=25") == 53)
    #expect(try height("style=body lineSpacing=3") == 45)
  }

  @Test(
    "don't wrap a label at its own width, less a pixel for rounding",
    .statement("text.own-width", "text.spare")) func ownWidth() throws
  {
    #expect(try label("text=aaaa_bbbb lines=0", width: 89.5).exact.height == 20)
    #expect(try label("text=aaaa_bbbb lines=0", width: 89.4).exact.height == 40)
  }

  @Test(
    "wrap at their preferred width, and are no wider than their longest line there",
    .statement("attributes.preferred-width")) func preferred()
    throws
  {
    let text = "text=aaaa_bbbb_cccc lines=0"
    let size = Size(width: 90, height: 40)
    #expect(try label("\(text) preferredWidth=95", width: 300).exact.size == size)
    #expect(
      try label("text=aaaa_bbbb preferredWidth=45", width: 300).exact.size == Size(width: 90, height: 20))
    let stretched = try label("\(text) preferredWidth=45", width: 300, "label.width == 300")
    #expect(stretched.exact.height == 60)
  }

  @Test("keep a text's own lines") func paragraphs() throws {
    let layout = try Screen.built {
      try $0.add(.label, "label", with: "lines=0")
      try $0.setView("label", kind: .label, attributes: .spelled("text=aaaa\nbb lines=0", for: .label))
      try $0.constrain("label.leading == root.leading", "label.top == root.top")
    }.layout()
    #expect(layout.exact("label").size == Size(width: 40, height: 40))
  }

  @Test("lead neighbors along", .statement("text.fixpoint")) func pushing() throws {
    let layout = try Screen.built {
      try $0.add(.label, "title", with: "text=aaaa_bbbb_cccc lines=0")
      try $0.add(.button, "button", with: "text=OK")
      try $0.constrain(
        "title.leading == root.leading + 10", "title.trailing == root.trailing - 10", "title.top == root.top",
        "button.top == title.bottom + 8", "button.leading == title.leading", "root.bottom >= button.bottom")
    }.layout(.plain(110))
    #expect(layout.exact("title").height == 40)
    #expect(layout.exact("button").y == 48)
    #expect(layout.status == .solved)
  }

  // Each label is 40 wider than the one before is high: at 100 it takes three lines, 60 high, which makes the next 100
  // wide again. A round settles one of them; the others go up and down meanwhile.
  @Test("settle in as many rounds as texts hang on one another", .statement("text.fixpoint")) func chain()
    throws
  {
    let settings = "lines=0 hugging=100,900 compression=100,900"
    let layout = try Screen.built {
      try $0.add(.label, "l0", with: "text=aaaa_bbbb_cccc_dddd_eeee_ffff \(settings)")
      try $0.constrain("l0.leading == root.leading", "l0.top == root.top", "l0.width == 100")
      for place in 1...12 {
        try $0.add(.label, "l\(place)", with: "text=aaaa_bbbb_cccc_dddd_eeee_ffff \(settings)")
        try $0.constrain(
          "l\(place).leading == root.leading", "l\(place).top == root.top",
          "l\(place).width == l\(place - 1).height + 40")
      }
    }.layout()
    #expect(layout.status == .solved)
    for place in 0...12 {
      #expect(layout.exact("l\(place)").size == Size(width: 100, height: 60))
      #expect(layout.view(ObjectID("l\(place)"))!.text!.lines == 3)
    }
  }

  @Test("have no extent without text", .statement("kinds.label")) func empty() throws {
    let view = try label("lines=0", width: 100)
    #expect(view.exact.size == .zero)
    #expect(view.text == nil)
  }
}
