import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("A scene on the canvas") struct BuildCanvasTests {
  private func canvas(
    _ subviews: String, constraints: String = "", source: IntrinsicSource = .recorded, plugIn: Int = 22504,
    open: Set<OpenAxis> = [], more: String = ""
  ) throws -> CanvasScreen {
    let root = SampleFile.root(subviews, constraints: constraints, more: more)
    return try SampleFile.scene(SampleFile.xib(root, plugIn: plugIn)).canvas(source, open: open)
  }

  @Test("is as large as its root, and whole points where no frame has a fraction") func environment() throws {
    let whole = try canvas(SampleFile.view("view", "v")).environment
    #expect(whole.size == Size(width: 414, height: 896) && whole.scale == 1 && whole.textSize == .large)
    #expect(try canvas(SampleFile.view("view", "v", "0 0.5 9 9")).environment.scale == 2)
    #expect(try canvas("", source: .measured, plugIn: 18122).environment.textSize == .extraSmall)
    #expect(try canvas("", source: .recorded, plugIn: 18122).environment.textSize == .large)
    #expect(try canvas("", plugIn: 24506).environment.os == 26)
  }

  @Test("keeps a given frame by four constraints") func given() throws {
    let canvas = try canvas(SampleFile.view("view", "v", "1 2 3 4", isAuto: true))
    #expect(
      canvas.screen.constraints.map { canvas.screen.spelled($0) }
        == [
          "view1.left == root.left + 1", "view1.top == root.top + 2", "view1.width == 3", "view1.height == 4",
        ])
    #expect(canvas.views[1].isGiven && !canvas.views[1].isTelling && canvas.lines.isEmpty)
  }

  @Test("takes placeholder constraints in and leaves dangling ones out") func constraints() throws {
    let canvas = try canvas(
      SampleFile.view("view", "v"),
      constraints: """
        <constraint firstItem='v' firstAttribute='top' secondItem='root-1' secondAttribute='topMargin' constant='3' \
        placeholder='YES' id='c'/><constraint firstItem='v' firstAttribute='top' secondItem='lost' \
        secondAttribute='top' id='d'/><constraint firstItem='v' firstAttribute='mood' id='e'/>
        """)
    #expect(
      canvas.screen.constraints.map { canvas.screen.spelled($0) } == ["view1.top == root.topMargin + 3"])
    #expect(canvas.lines == ["c": 3])
  }

  @Test("gives views their recorded sizes where they have one by themselves") func recorded() throws {
    let canvas = try canvas(
      SampleFile.view("label", "l", "0 0 50 20", "text='x'") + SampleFile.view("slider", "s", "0 0 90 31")
        + SampleFile.view("view", "v") + SampleFile.view("imageView", "i", "0 0 5 6", "image='a'")
        + SampleFile.view(
          "view", "p", "0 0 5 6", "placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='7'"))
    let sizes = canvas.screen.views.map { $0.attributes[.size] }
    #expect(
      sizes == [
        nil, .size(width: 50, height: 20), .size(width: nil, height: 31), nil, .size(width: 5, height: 6),
        .size(width: nil, height: 7),
      ])
    #expect(canvas.views.allSatisfy { !$0.isSeeded })
  }

  @Test("seeds leaf views of own classes, but not what a constraint sizes", .statement("import.seeded"))
  func seeds() throws {
    let sized = "<constraints><constraint firstAttribute='width' constant='5' id='w'/></constraints>"
    let holder = "<subviews>\(SampleFile.view("label", "in"))</subviews>"
    let canvas = try canvas(
      SampleFile.view("view", "a", "0 0 5 6", "customClass='Star'", sized)
        + SampleFile.view("view", "b", "0 0 5 6", "customClass='Star'", holder))
    #expect(canvas.screen.views.map { $0.attributes[.size] }[1] == .size(width: nil, height: 6))
    #expect(canvas.views.map(\.isSeeded) == [false, true, false, false])
  }

  @Test("seeds open axes at the weakest priority", .statement("import.seeded")) func open() throws {
    let canvas = try canvas(
      SampleFile.view("view", "v", "0 0 5 6"), open: [OpenAxis(view: "v", axis: .vertical)])
    let view = canvas.screen.views[1]
    #expect(view.attributes[.size] == .size(width: nil, height: 6))
    #expect(view.attributes[.hugging] == .priorities(horizontal: 250, vertical: 1))
    #expect(view.attributes[.compression] == .priorities(horizontal: 750, vertical: 1))
    #expect(canvas.views[1].isSeeded)
  }

  @Test("hides only what a stack arranges") func hidden() throws {
    let stack = SampleFile.view(
      "stackView", "s", "0 0 9 9", "",
      "<subviews>\(SampleFile.view("label", "l", "0 0 9 9", "hidden='YES'"))</subviews>")
    let canvas = try canvas(stack + SampleFile.view("view", "v", "0 0 9 9", "hidden='YES'"))
    #expect(canvas.screen.views.map { $0.attributes.flag(.hidden) } == [nil, nil, true, nil])
    #expect(canvas.views.map(\.isLeftOut) == [false, false, true, false])
  }

  @Test("lets intrinsic sizes yield to required constraints") func yielding() throws {
    let canvas = try canvas(
      SampleFile.view(
        "button", "b", "0 0 9 9", "horizontalHuggingPriority='1000' verticalHuggingPriority='0'"))
    #expect(
      canvas.screen.views[1].attributes[.hugging]
        == .priorities(horizontal: 999.9, vertical: 0.001))
  }

  @Test("inherits misplaced and ambiguous marks") func marks() throws {
    let inner = "<subviews>\(SampleFile.view("label", "l"))</subviews>"
    let canvas = try canvas(
      SampleFile.view("view", "v", "0 0 9 9", "misplaced='YES'", inner)
        + SampleFile.view("view", "w", "0 0 9 9", "ambiguous='YES'"))
    #expect(canvas.views.map(\.isMisplaced) == [false, true, true, false])
    #expect(canvas.views.map(\.isAmbiguous) == [false, false, false, true])
  }

  @Test("takes an empty stack for a plain view and a scrolling text view for one without a size") func kinds()
    throws
  {
    let canvas = try canvas(
      SampleFile.view("stackView", "s") + SampleFile.view("textView", "t")
        + SampleFile.view("textView", "u", "0 0 9 9", "scrollEnabled='NO'") + SampleFile.view("hologram", "h")
        + SampleFile.view("switch", "w", isAuto: true))
    #expect(canvas.screen.views.map(\.kind) == [.view, .view, .custom, .textView, .custom, .custom])
  }

  @Test("has no safe area inside of tables") func cutOff() throws {
    let header = SampleFile.view(
      "view", "h", "0 0 9 9", "key='tableHeaderView'",
      """
      <subviews>\(SampleFile.view("label", "l"))</subviews><constraints><constraint firstItem='l' \
      firstAttribute='top' secondItem='g' secondAttribute='top' id='c'/></constraints>\
      <viewLayoutGuide key='safeArea' id='g'/>
      """)
    let canvas = try canvas(SampleFile.view("tableView", "t", "0 0 9 9", "", header))
    #expect(canvas.screen.constraints.map { canvas.screen.spelled($0) } == ["label1.top == view1.top"])
  }
}
