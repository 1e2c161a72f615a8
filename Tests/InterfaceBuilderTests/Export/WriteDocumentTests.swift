import DesignLanguage
import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A screen as a xib") struct WriteDocumentTests {
  /// What an import makes of the export of what an import made of the file.
  private func roundTrip(_ bytes: [UInt8]) throws -> (before: Screen, after: Screen) {
    let before = try SampleFile.scene(bytes).design(id: "File/root-1", name: "screen").screen
    let text = WriteDocument(before, frames: [:]).text
    let scene = try InterfaceBuilderFile(Array(text.utf8)).scenes[0]
    #expect(scene.rootID == "root-1")
    return (before, scene.design(id: "File/root-1", name: "screen").screen)
  }

  private func expectSame(_ bytes: [UInt8]) throws {
    let (before, after) = try roundTrip(bytes)
    #expect(before.views.map(Self.carried) == after.views.map(Self.carried))
    #expect(Set(before.constraints.map(Self.carried)) == Set(after.constraints))
    #expect(before.variations == after.variations)
  }

  /// What a document carries of a view: what it stands in is the document's own.
  private static func carried(_ view: View) -> View {
    var result = view
    for entry in view.attributes.entries where entry.attribute.row.isOfRoot && entry.attribute != .bars {
      result.attributes[entry.attribute] = nil
    }
    // It comes from the frames, which this document does not have.
    result.attributes[.recordedSize] = nil
    return result
  }

  /// What a document carries of a constraint: one that stood for a frame is one like any other.
  private static func carried(_ constraint: LayoutConstraint) -> LayoutConstraint {
    var result = constraint
    if result.origin == .autoresizing { result.origin = .author }
    return result
  }

  @Test("keeps the font of a configured button, be it its configuration's or its own") func configured()
    throws
  {
    let font = "<fontDescription key='titleFontDescription' style='UICTFontTextStyleTitle1'/>"
    let start = "<buttonConfiguration key='configuration' style='filled' title='Go'>"
    for inside in ["", font] {
      let button = SampleFile.view(
        "button", "b-1", frame: "0 0 100 40", attributes: "buttonType='system'",
        inside: start + inside + "</buttonConfiguration>")
      try expectSame(SampleFile.xib(SampleFile.root(button)))
    }
  }

  @Test("keeps views with their texts, fonts, priorities and margins") func views() throws {
    let label = SampleFile.view(
      "label", "l-1", frame: "0 0 100 40",
      attributes:
        "text='Sign &lt;in&gt;&#10;now' textAlignment='center' lineBreakMode='wordWrap' numberOfLines='0' "
        + "minimumScaleFactor='0.5' horizontalHuggingPriority='251' verticalHuggingPriority='252' hidden='YES' "
        + "userLabel='title' preservesSuperviewLayoutMargins='YES' insetsLayoutMarginsFromSafeArea='NO'",
      inside: "<fontDescription key='fontDescription' style='UICTFontTextStyleSubhead' weight='semibold'/>"
        + "<accessibility key='accessibilityConfiguration' label='The title'/>"
        + "<edgeInsets key='layoutMargins' top='1' left='2.5' bottom='3' right='4'/>")
    let button = SampleFile.view(
      "button", "b-1", frame: "0 0 100 40", attributes: "buttonType='system' clipsSubviews='YES'",
      inside: "<fontDescription key='fontDescription' name='Futura' family='Futura' pointSize='21'/>"
        + "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
        + "<state key='normal' title='Go'/>")
    let field = SampleFile.view(
      "textField", "f-1", frame: "0 0 100 40",
      attributes: "borderStyle='roundedRect' placeholder='Email' text='a@b'",
      inside: "<fontDescription key='fontDescription' type='system' pointSize='14'/>")
    let stack = SampleFile.view(
      "stackView", "s-1", frame: "0 0 100 40",
      attributes: "axis='vertical' distribution='fillEqually' alignment='center' spacing='7.5'",
      inside: "<subviews>\(label)\(button)\(field)</subviews>")
    let sized = SampleFile.view(
      "imageView", "i-1", frame: "0 0 30 20",
      attributes: "placeholderIntrinsicWidth='30' placeholderIntrinsicHeight='infinite'")
    try expectSame(SampleFile.xib(SampleFile.root(stack + sized)))
  }

  @Test("keeps constraints of every form") func constraints() throws {
    let scroll = SampleFile.view(
      "scrollView", "sc-1", frame: "0 0 100 100", attributes: "",
      inside:
        "<subviews>\(SampleFile.view("view", "in-1"))</subviews><viewLayoutGuide key='contentLayoutGuide' id='cg'/>"
        + "<viewLayoutGuide key='frameLayoutGuide' id='fg'/><constraints>"
        + "<constraint firstItem='in-1' firstAttribute='top' secondItem='cg' secondAttribute='top' id='c-7'/>"
        + "<constraint firstItem='in-1' firstAttribute='width' secondItem='fg' secondAttribute='width' id='c-8'/>"
        + "</constraints>")
    let rows = """
      <constraint firstItem='sc-1' firstAttribute='leading' secondItem='root-1' secondAttribute='leadingMargin' id='c-1'/>
      <constraint firstItem='sc-1' firstAttribute='top' secondItem='safe' secondAttribute='top' constant='8.5' id='c-2'/>
      <constraint firstItem='safe' firstAttribute='bottom' relation='greaterThanOrEqual' secondItem='sc-1' \
      secondAttribute='bottom' priority='750' id='c-3'/>
      <constraint firstItem='sc-1' firstAttribute='width' secondItem='sc-1' secondAttribute='height' \
      multiplier='16:9' id='c-4'/>
      <constraint firstItem='sc-1' firstAttribute='width' relation='lessThanOrEqual' constant='300' id='c-5'/>
      <constraint firstItem='sc-1' firstAttribute='baseline' secondItem='root-1' secondAttribute='centerY' id='c-6'/>
      """
    try expectSame(
      SampleFile.xib(
        SampleFile.root(scroll, constraints: rows, more: "<viewLayoutGuide key='safeArea' id='safe'/>")))
  }

  @Test("keeps what size classes change") func variations() throws {
    let stack = SampleFile.view(
      "stackView", "s-1", frame: "0 0 100 40", attributes: "axis='vertical' spacing='4'",
      inside: "<variation key='heightClass=compact' axis='horizontal' spacing='8'/>")
    let rows = """
      <constraint firstItem='s-1' firstAttribute='top' secondItem='root-1' secondAttribute='top' constant='4' id='c-1'>\
      <variation key='heightClass=regular-widthClass=regular' constant='40' priority='900'/></constraint>
      <constraint firstItem='s-1' firstAttribute='left' secondItem='root-1' secondAttribute='left' id='c-2'/>
      <constraint firstItem='s-1' firstAttribute='right' secondItem='root-1' secondAttribute='right' id='c-3'/>
      """
    let masks = """
      <variation key='default'><mask key='constraints'><exclude reference='c-2'/></mask></variation>
      <variation key='widthClass=compact'><mask key='constraints'><include reference='c-2'/>\
      <exclude reference='c-3'/></mask></variation>
      """
    try expectSame(SampleFile.xib(SampleFile.root(stack, constraints: rows, more: masks)))
  }

  @Test("gives what a frame alone said as constraints, once") func givenFrames() throws {
    try expectSame(
      SampleFile.xib(
        SampleFile.root(
          SampleFile.view("view", "v-1", frame: "10 20 30 40", attributes: "", inside: "", isAuto: true))))
  }

  @Test("gives objects identifiers of their own") func identifiers() throws {
    var screen = Screen(id: "login", name: "login")
    try screen.addView(named: "login", kind: .view)
    try screen.addView(named: "c1", kind: .view)
    try screen.addConstraint { id in
      LayoutConstraint(
        id: id, AnchoredItem(Item("c1"), .top), .equal, to: AnchoredItem(Item(.root, .safeArea), .top))
    }
    let ids = ExportIdentities(screen)
    #expect(ids.view(.root) == "login-2" && ids.view("login") == "login" && ids.view("c1") == "c1")
    #expect(ids.constraint("c1") == "c1-2" && ids.region(Item(.root, .safeArea)) == "login-2-safeArea")
  }

  @Test("says in a remark what Interface Builder has no word for") func remarks() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "box", kind: .view)
    let condition = try Condition(parsing: "textSize >= accessibilityMedium")
    try screen.addConstraint { id in
      LayoutConstraint(id: id, AnchoredItem(Item("box"), .width), .equal, constant: 5, condition: condition)
    }
    let text = WriteDocument(screen, frames: [:]).text
    #expect(
      text.contains(
        "<!-- constraint c1 when textSize &gt;= accessibilityMedium: Interface Builder can't say when -->"))
    #expect(try InterfaceBuilderFile(Array(text.utf8)).scenes.count == 1)
  }

  @Test("says a position against a number as one against the superview") func places() throws {
    var screen = Screen(id: "s", name: "s")
    try screen.addView(named: "box", kind: .view)
    try screen.addView(named: "icon", kind: .image, in: "box")
    for (anchor, constant) in [(Anchor.top, 8.0), (.trailing, 9), (.centerX, 0)] {
      try screen.addConstraint {
        LayoutConstraint(id: $0, AnchoredItem(Item("icon"), anchor), .equal, constant: constant)
      }
    }
    let text = WriteDocument(screen, frames: [:]).text
    let scene = try InterfaceBuilderFile(Array(text.utf8)).scenes[0]
    let after = scene.design(id: "s", name: "s").screen
    #expect(
      Set(after.constraints.map(after.spelled)) == [
        "icon.top == box.top + 8", "icon.trailing == box.leading + 9", "icon.centerX == box.left",
      ])
  }
}
