import AutoLayout
import DesignModel
import TestSupport
import Testing

/// Sizes as recorded frames show them; texts by the fixed ruler (10 a character at 17 points, lines 20 high).
@Suite("Controls") struct ControlTests {
  private func size(_ kind: ViewKind, _ settings: String = "", os: Double = 18) throws -> Size {
    try Screen.built {
      try $0.add(kind, "it", with: settings)
      try $0.constrain("it.leading == root.leading", "it.top == root.top")
    }.layout(.plain().with { $0.os = os }).exact("it").size
  }

  @Test(
    "have their fixed sizes",
    .statement(
      "kinds.switch", "kinds.stepper", "kinds.activity-indicator", "kinds.date-picker", "kinds.slider",
      "kinds.progress", "kinds.search-bar"))
  func fixed() throws {
    #expect(try size(.switch) == Size(width: 51, height: 31))
    #expect(try size(.switch, os: 26) == Size(width: 63, height: 28))
    #expect(try size(.stepper) == Size(width: 94, height: 32))
    #expect(try size(.activityIndicator) == Size(width: 20, height: 20))
    #expect(try size(.activityIndicator, "indicatorStyle=large") == Size(width: 37, height: 37))
    #expect(try size(.datePicker) == Size(width: 320, height: 216))
    #expect(try size(.slider).height == 31)
    #expect(try size(.slider, os: 26).height == 34)
    #expect(try size(.segmentedControl).height == 32)
    #expect(try size(.progress).height == 4)
    #expect(try size(.pageControl).height == 26)
    #expect(try size(.searchBar).height == 56)
    #expect(try size(.searchBar, os: 26).height == 64)
  }

  @Test("are lower on the systems of their time", .statement("kinds.progress", "kinds.text-field"))
  func olderSystems() throws {
    #expect(try size(.stepper, os: 12) == Size(width: 94, height: 29))
    #expect(try size(.segmentedControl, os: 12).height == 29)
    #expect(try size(.textField, "text=a", os: 12).height == 30)
    #expect(try size(.progress, os: 13).height == 2)
  }

  // Recorded with three dots: 39×37, 116×26 and 74×26, and at run time 146×26 with seven (UIKit 26.1).
  @Test("size page controls by their dots", .statement("kinds.page-control")) func pageControls() throws {
    #expect(try size(.pageControl, os: 13) == Size(width: 39, height: 37))
    #expect(try size(.pageControl, "pages=1", os: 13).width == 7)
    #expect(try size(.pageControl) == Size(width: 116, height: 26))
    #expect(try size(.pageControl, os: 14) == Size(width: 116, height: 26))
    #expect(try size(.pageControl, "pages=4").width == 134.5)
    #expect(try size(.pageControl, os: 26) == Size(width: 74, height: 26))
    #expect(try size(.pageControl, "pages=7", os: 26).width == 146)
    #expect(try size(.pageControl, "pages=0").width == 0)
  }

  // At 13 points by the ruler a character is 130/17 wide: 6 of them and 18 around, twice, and a point between.
  @Test(
    "size segmented controls by their widest title, at any text size", .statement("kinds.segmented-control"))
  func segments() throws {
    let screen = try Screen.built {
      try $0.add(.segmentedControl, "it", with: "segments=First|Second")
      try $0.add(.segmentedControl, "blank", with: "segments=|")
      for name in ["it", "blank"] {
        try $0.constrain("\(name).leading == root.leading", "\(name).top == root.top")
      }
    }
    for textSize in [TextSize.large, .accessibilityLarge] {
      let layout = screen.layout(.plain().with { $0.textSize = textSize })
      #expect(layout.exact("it").size == Size(width: 129, height: 32))
      #expect(layout.exact("blank").width == 37)
    }
  }

  @Test("take a declared size in either axis", .statement("kinds.declared-size")) func declared() throws {
    #expect(try size(.custom, "size=44x12") == Size(width: 44, height: 12))
    #expect(try size(.image, "size=-x12") == Size(width: 0, height: 12))
    #expect(try size(.segmentedControl, "size=120x-") == Size(width: 120, height: 32))
    #expect(try size(.label, "text=Hello size=99x-") == Size(width: 99, height: 20))
  }

  // At 15 points by the ruler: characters 150/17 wide, lines 300/17 = 17.6 high.
  @Test(
    "size buttons with and without configuration",
    .statement("kinds.button", "kinds.configured-button", "kinds.declared-size")) func buttons() throws
  {
    #expect(try size(.button, "text=Hello") == Size(width: 45, height: 30))
    #expect(try size(.button, "text=OK fontSize=17") == Size(width: 30, height: 32))
    #expect(try size(.button, "text=Hello fontSize=17 insets=1,2,3,4") == Size(width: 56, height: 24))
    #expect(try size(.button, "text=Hello style=body") == Size(width: 74, height: 34))
    #expect(try size(.button, "text=Hello style=body insets=0") == Size(width: 50, height: 20))
    #expect(try size(.button) == Size(width: 30, height: 30))
  }

  @Test(
    "pad every configuration alike", .statement("kinds.configured-button"),
    arguments: ButtonConfiguration.allCases.filter { $0 != .none })
  func configurations(configuration: ButtonConfiguration) throws {
    let settings = "text=Hello buttonConfiguration=\(configuration.rawValue)"
    #expect(try size(.button, settings) == Size(width: 74, height: 34))
    #expect(try size(.button, settings + " fontSize=17") == Size(width: 74, height: 34))
    #expect(try size(.button, "text=a " + settings.dropFirst(11)).width == 34)
    let screen = try Screen.built {
      try $0.add(.button, "it", with: settings)
      try $0.constrain("it.leading == root.leading", "it.top == root.top")
    }
    let large = screen.layout(.plain().with { $0.textSize = .accessibilityLarge })
    #expect(large.exact("it").size == Size(width: 124, height: 54))
  }

  // A style's lines are 22 apart; 14 characters and 12 points at either side want 164.
  @Test(
    "give a title with a configuration the lines that it needs where the way it breaks wraps",
    .statement("kinds.configured-button", "text.titles"))
  func titles() throws {
    func title(_ settings: String, width: Double) throws -> ViewLayout {
      try Screen.built {
        try $0.add(.button, "it", with: "text=aaaa_bbbb_cccc \(settings)")
        try $0.constrain("it.leading == root.leading", "it.trailing <= root.trailing", "it.top == root.top")
      }.layout(.plain(width)).view("it")!
    }
    func size(_ settings: String, width: Double) throws -> Size {
      try title(settings, width: width).exact.size
    }
    #expect(try size("style=body", width: 200) == Size(width: 164, height: 34))
    #expect(try size("style=body", width: 120) == Size(width: 120, height: 56))
    #expect(try size("style=body", width: 70) == Size(width: 70, height: 78))
    #expect(try size("buttonConfiguration=filled fontSize=17", width: 120) == Size(width: 120, height: 54))
    #expect(try title("style=body", width: 120).text?.isTruncated == false)
    for one in ["lineBreak=truncatingTail", "lineBreak=clipping", "lines=1"] {
      #expect(try size("style=body \(one)", width: 120) == Size(width: 120, height: 34))
      #expect(try title("style=body \(one)", width: 120).text?.isTruncated == true)
    }
    let plain = "style=body buttonConfiguration=none"
    #expect(try size(plain, width: 120) == Size(width: 120, height: 32))
    #expect(try size("\(plain) lineBreak=wordWrapping", width: 120).height == 32)
  }

  @Test("size buttons with a text style but without configuration") func styledButtons() throws {
    #expect(
      try size(.button, "text=Hello style=body buttonConfiguration=none") == Size(width: 50, height: 32))
  }

  @Test("size text fields without border by their line", .statement("kinds.text-field")) func plainFields()
    throws
  {
    #expect(try size(.textField, "text=Hello borderStyle=none") == Size(width: 50, height: 21))
    #expect(try size(.textField, "text=Hello borderStyle=none", os: 13) == Size(width: 50, height: 20))
  }

  @Test("size text fields in a line or a bezel by their line") func framedFields() throws {
    #expect(try size(.textField, "text=Hello borderStyle=line") == Size(width: 54, height: 23))
    #expect(try size(.textField, "text=Hello borderStyle=bezel", os: 13) == Size(width: 64, height: 27))
  }

  @Test("give text views that scroll no size, and room for all of their text") func scrollingTextViews()
    throws
  {
    let layout = try Screen.built {
      try $0.add(.textView, "it", with: "text=aaaa_bbbb_cccc fontSize=17 scrollEnabled=true")
      try $0.constrain(
        "it.leading == root.leading", "it.top == root.top", "it.width == 60", "it.height <= 30")
    }.layout()
    #expect(layout.open == ["it.height"])
    #expect(layout.view("it")!.text == TextLayout(lines: 3, wanted: 3, shown: 14, total: 14))
  }

  @Test("size text fields by text or placeholder", .statement("kinds.text-field")) func fields() throws {
    #expect(try size(.textField, "placeholder=Email") == Size(width: 78, height: 34))
    #expect(try size(.textField, "placeholder=Email text=a") == Size(width: 38, height: 34))
    #expect(try size(.textField, "text=a fontSize=34") == Size(width: 48, height: 52))
  }

  @Test("size text views that don't scroll", .statement("kinds.text-view")) func textViews() throws {
    #expect(try size(.textView, "text=Hello fontSize=17") == Size(width: 60, height: 36))
    let wrapped = try Screen.built {
      try $0.add(.textView, "it", with: "text=aaaa_bbbb fontSize=17")
      try $0.constrain("it.leading == root.leading", "it.top == root.top", "it.width == 60")
    }.layout()
    #expect(wrapped.exact("it").height == 56)
    #expect(try size(.textView, "text=Hello fontSize=17 insets=0") == Size(width: 50, height: 20))
    #expect(try size(.textView, "text=Hello fontSize=17 insets=1,2,3,4") == Size(width: 56, height: 24))
  }

  @Test("are constrained by their alignment rectangles", .statement("kinds.alignment"))
  func alignmentRectangles() throws {
    let layout = try Screen.built {
      try $0.add(.switch, "switch")
      try $0.add(.slider, "slider")
      try $0.constrain(
        "switch.trailing == root.trailing", "switch.top == root.top", "slider.leading == root.leading",
        "slider.trailing == root.trailing", "slider.top == root.top + 50")
    }.layout()
    #expect(layout.exact("switch") == Rect(x: 251, y: 0, width: 51, height: 31))
    #expect(layout.exact("slider") == Rect(x: -2, y: 50, width: 304, height: 31))
  }

  @Test(
    "grow with the text size where their font scales", .statement("attributes.scales-font", "text.scaling"))
  func scaling() throws {
    let screen = try Screen.built {
      try $0.add(.label, "fixed", with: "text=Hello fontSize=17")
      try $0.add(.label, "scaling", with: "text=Hello style=body")
      try $0.add(.label, "held", with: "text=Hello style=body scalesFont=false")
      for name in ["fixed", "scaling", "held"] {
        try $0.constrain("\(name).leading == root.leading", "\(name).top == root.top")
      }
    }
    let layout = screen.layout(.plain().with { $0.textSize = .accessibilityLarge })
    #expect(["fixed", "scaling", "held"].map { layout.exact($0).width } == [50, 100, 50])
  }
}
