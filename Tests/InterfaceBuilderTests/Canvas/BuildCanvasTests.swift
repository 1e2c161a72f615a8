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

  @Test("is as large as its root, and has its device's pixels since Xcode 8 whatever the frames say")
  func environment() throws {
    let canvas = try canvas(SampleFile.view("view", "v")).environment
    #expect(canvas.size == Size(width: 414, height: 896) && canvas.scale == 2 && canvas.textSize == .large)
    let old = SampleFile.xib(
      SampleFile.root(SampleFile.view("view", "v", frame: "0 0.5 9 9")), plugIn: 7520, device: nil)
    #expect(try SampleFile.scene(old).canvas(.recorded).environment.scale == 1)
    let bare = SampleFile.xib(SampleFile.root(), plugIn: 11524, device: nil)
    #expect(try SampleFile.scene(bare).canvas(.recorded).environment.scale == 2)
    #expect(try self.canvas("", source: .measured, plugIn: 18122).environment.textSize == .extraSmall)
    #expect(try self.canvas("", source: .measured, plugIn: 10085).environment.textSize == .medium)
    #expect(try self.canvas("", source: .recorded, plugIn: 18122).environment.textSize == .large)
    #expect(try self.canvas("", plugIn: 24506).environment.os == 26)
  }

  @Test("keeps a given frame by its mask") func given() throws {
    let canvas = try canvas(SampleFile.view("view", "v", frame: "1 2 3 4", isAuto: true))
    #expect(
      canvas.screen.constraints.map { canvas.screen.spelled($0) }
        == [
          "view1.width == 3", "view1.left == root.left + 1", "view1.height == 4", "view1.top == root.top + 2",
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
      SampleFile.view("label", "l", frame: "0 0 50 20", attributes: "text='x'")
        + SampleFile.view("slider", "s", frame: "0 0 90 31")
        + SampleFile.view("view", "v")
        + SampleFile.view("imageView", "i", frame: "0 0 5 6", attributes: "image='a'")
        + SampleFile.view(
          "view", "p", frame: "0 0 5 6",
          attributes: "placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='7'"))
    let sizes = canvas.screen.views.map(\.sizeOnCanvas)
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
      SampleFile.view("view", "a", frame: "0 0 5 6", attributes: "customClass='Star'", inside: sized)
        + SampleFile.view("view", "b", frame: "0 0 5 6", attributes: "customClass='Star'", inside: holder))
    #expect(canvas.screen.views.map(\.sizeOnCanvas)[1] == .size(width: nil, height: 6))
    #expect(canvas.views.map(\.isSeeded) == [false, true, false, false])
  }

  /// Interface Builder recorded a table of 206 points above a view of 612 whose button could be 30 high, and a view of
  /// 238.5 beside a label of weaker hugging: in a stack, views without a size of their own keep the one they had.
  @Test(
    "keeps the sizes of plain views in a stack, in both modes", .statement("import.seeded"),
    arguments: [IntrinsicSource.recorded, .measured])
  func arranged(source: IntrinsicSource) throws {
    let sized = "<constraints><constraint firstAttribute='height' constant='6' id='h'/></constraints>"
    let label =
      "<subviews>\(SampleFile.view("label", "in", frame: "0 0 5 6", attributes: "text='x'"))</subviews>"
    let inner = "<subviews>\(SampleFile.view("view", "e", frame: "0 0 1 1"))</subviews>"
    let views =
      SampleFile.view("view", "a", frame: "0 0 5 6", attributes: "", inside: label)
      + SampleFile.view("tableView", "b", frame: "0 6 7 8")
      + SampleFile.view("view", "c", frame: "0 14 5 6", attributes: "", inside: sized)
      + SampleFile.view("stackView", "d", frame: "0 20 1 1", attributes: "", inside: inner)
    let stack = SampleFile.view(
      "stackView", "s", frame: "0 0 9 26", attributes: "axis='vertical'",
      inside: "<subviews>\(views)</subviews>")
    let canvas = try canvas(
      stack + SampleFile.view("view", "z", frame: "0 0 5 6", attributes: "", inside: label), source: source)
    func size(_ id: ObjectID) -> AttributeValue? { canvas.screen.view(id)?.sizeOnCanvas }
    #expect(size("a") == .size(width: 5, height: 6) && size("b") == .size(width: 7, height: 8))
    #expect(size("c") == .size(width: 5, height: nil) && size("e") == .size(width: 1, height: 1))
    #expect(size("s") == nil && size("d") == nil && size("z") == nil)
    let seeded = canvas.views.filter(\.isSeeded).map(\.id)
    #expect(seeded == ["a", "b", "c", "e"])
  }

  @Test("seeds open axes at the weakest priority", .statement("import.seeded")) func open() throws {
    let canvas = try canvas(
      SampleFile.view("view", "v", frame: "0 0 5 6"), open: [OpenAxis(view: "v", axis: .vertical)])
    let view = canvas.screen.views[1]
    #expect(view.sizeOnCanvas == .size(width: nil, height: 6))
    #expect(view.attributes[.hugging] == .priorities(horizontal: 250, vertical: 1))
    #expect(view.attributes[.compression] == .priorities(horizontal: 750, vertical: 1))
    #expect(canvas.views[1].isSeeded)
  }

  /// Interface Builder recorded a label of 17 points at 11.5, squeezed beside an empty one that stayed whole.
  @Test("seeds a text whose size a tie leaves open at its own priorities", .statement("import.seeded"))
  func tiedText() throws {
    let label = SampleFile.view(
      "label", "v", frame: "0 0 50 11.5", attributes: "text='x' verticalHuggingPriority='251'")
    let canvas = try canvas(label, source: .measured, open: [OpenAxis(view: "v", axis: .vertical)])
    let view = canvas.screen.views[1]
    #expect(view.sizeOnCanvas == .size(width: nil, height: 11.5) && canvas.views[1].isSeeded)
    #expect(view.attributes[.hugging] == .priorities(horizontal: 250, vertical: 251))
    #expect(view.attributes[.compression] == nil)
  }

  @Test("shows a spinner in a stack that hides while it stands still") func stopped() throws {
    let spinner = SampleFile.view(
      "activityIndicatorView", "i", frame: "0 0 20 20", attributes: "hidden='YES' hidesWhenStopped='YES'")
    let stack = SampleFile.view("stackView", "s", inside: "<subviews>\(spinner)</subviews>")
    let canvas = try SampleFile.scene(SampleFile.xib(SampleFile.root(stack))).canvas(.measured)
    #expect(canvas.screen.views[2].attributes.flag(.hidden) == nil)
    #expect(canvas.views[2].isTelling)
  }

  @Test("hides only what a stack arranges") func hidden() throws {
    let stack = SampleFile.view(
      "stackView", "s", frame: "0 0 9 9", attributes: "",
      inside:
        "<subviews>\(SampleFile.view("label", "l", frame: "0 0 9 9", attributes: "hidden='YES'"))</subviews>")
    let canvas = try canvas(
      stack + SampleFile.view("view", "v", frame: "0 0 9 9", attributes: "hidden='YES'"))
    #expect(canvas.screen.views.map { $0.attributes.flag(.hidden) } == [nil, nil, true, nil])
    #expect(canvas.views.map(\.isLeftOut) == [false, false, true, false])
  }

  @Test("inherits misplaced and ambiguous marks") func marks() throws {
    let inner = "<subviews>\(SampleFile.view("label", "l"))</subviews>"
    let canvas = try canvas(
      SampleFile.view("view", "v", frame: "0 0 9 9", attributes: "misplaced='YES'", inside: inner)
        + SampleFile.view("view", "w", frame: "0 0 9 9", attributes: "ambiguous='YES'"))
    #expect(canvas.views.map(\.isMisplaced) == [false, true, true, false])
    #expect(canvas.views.map(\.isAmbiguous) == [false, false, false, true])
  }

  @Test("knows which text views scroll, and takes a control in a given frame for just that") func kinds()
    throws
  {
    let canvas = try canvas(
      SampleFile.view("stackView", "s") + SampleFile.view("textView", "t")
        + SampleFile.view("textView", "u", frame: "0 0 9 9", attributes: "scrollEnabled='NO'")
        + SampleFile.view("hologram", "h")
        + SampleFile.view("switch", "w", isAuto: true))
    #expect(canvas.screen.views.map(\.kind) == [.view, .stack, .textView, .textView, .custom, .custom])
    #expect(canvas.screen.views.map { $0.attributes.flag(.scrollEnabled) ?? false }[2...3] == [true, false])
  }

  @Test("knows which scroll views, tables and collections no finger scrolls") func held() throws {
    let tags = ["scrollView", "tableView", "collectionView"]
    let views = tags.flatMap { tag in
      ["NO", "YES"].map {
        SampleFile.view(tag, "\(tag)\($0)", frame: "0 0 9 9", attributes: "scrollEnabled='\($0)'")
      }
    }
    let flags = try canvas(views.joined()).screen.views.dropFirst().map { $0.attributes.flag(.scrollEnabled) }
    #expect(flags == [false, nil, false, nil, false, nil])
  }

  @Test("is the design that an import makes, in an environment of its own", .statement("import.rows"))
  func oneRoad() throws {
    let header = SampleFile.view(
      "view", "h", frame: "0 0 9 9", attributes: "key='tableHeaderView'",
      inside: """
        <subviews>\(SampleFile.view("label", "l"))</subviews><constraints><constraint firstItem='l' \
        firstAttribute='top' secondItem='g' secondAttribute='top' id='c'/></constraints>\
        <viewLayoutGuide key='safeArea' id='g'/>
        """)
    let canvas = try canvas(
      SampleFile.view("tableView", "t", frame: "0 0 9 9", attributes: "", inside: header))
    let spelled = canvas.screen.constraints.map { canvas.screen.spelled($0) }
    #expect(spelled.contains("label1.top == view1.safeArea.top"))
    #expect(spelled.contains("view1.top == tableView1.top") && canvas.environment.canvas != nil)
  }
}
