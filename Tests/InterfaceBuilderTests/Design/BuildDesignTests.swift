import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The design of a scene") struct BuildDesignTests {
  private func design(
    _ subviews: String, constraints: String = "", more: String = ""
  ) throws -> (screen: Screen, notes: [ImportNote]) {
    try SampleFile.scene(SampleFile.xib(SampleFile.root(subviews, constraints: constraints, more: more)))
      .design(
        id: "id", name: "name")
  }
  private func spelled(_ screen: Screen) -> [String] { screen.constraints.map { screen.spelled($0) } }

  @Test("keeps identities and marks what replaces code", .statement("import.placeholders"))
  func identities() throws {
    let (screen, notes) = try design(
      SampleFile.view("label", "lab-el"),
      constraints: """
        <constraint firstItem='lab-el' firstAttribute='top' secondItem='root-1' secondAttribute='top' id='c-1'/>\
        <constraint firstItem='lab-el' firstAttribute='width' constant='3' placeholder='YES' id='c-2'/>
        """)
    #expect(screen.id == "id" && screen.name == "name" && screen.views.map(\.id) == [.root, "lab-el"])
    #expect(screen.constraints.map(\.id) == ["c-1", "c-2"] && notes.isEmpty)
    #expect(screen.constraints.map(\.origin) == [.author, .placeholder])
  }

  @Test("takes the standard distance from a safe area's sides for none") func standardDistances() throws {
    func constraint(_ owner: String, _ side: String) -> String {
      "<constraint firstItem='a' firstAttribute='\(side)' secondItem='\(owner)' secondAttribute='\(side)' constant='20' symbolic='YES'/>"
    }
    let screen = try design(
      SampleFile.view("view", "a"),
      constraints: [("s", "leading"), ("s", "right"), ("s", "top"), ("root-1", "leading")].map(constraint)
        .joined(),
      more: "<viewLayoutGuide key='safeArea' id='s'/>"
    ).screen
    #expect(
      spelled(screen) == [
        "view1.leading == safeArea.leading", "view1.right == safeArea.right",
        "view1.top == safeArea.top + 20",
        "view1.leading == root.leading + 20",
      ])
  }

  @Test("turns autoresizing masks into constraints, and marks them", .statement("import.marks")) func masks()
    throws
  {
    func mask(_ parts: String) -> String { "<autoresizingMask key='autoresizingMask' \(parts)/>" }
    let stretched = SampleFile.view(
      "view", "a", frame: "10 20 394 100", attributes: "",
      inside: mask("widthSizable='YES' flexibleMaxY='YES'"), isAuto: true)
    #expect(
      try spelled(design(stretched).screen) == [
        "view1.left == root.left + 10", "view1.right == root.right - 10", "view1.height == 100",
        "view1.top == root.top + 20",
      ])
    #expect(try design(stretched).screen.constraints.allSatisfy { $0.origin == .autoresizing })
    let floating = SampleFile.view(
      "view", "a", frame: "157 786 100 100", attributes: "",
      inside: mask("flexibleMinX='YES' flexibleMaxX='YES' flexibleMinY='YES'"),
      isAuto: true)
    #expect(
      try spelled(design(floating).screen) == [
        "view1.width == 100", "view1.centerX == root.centerX", "view1.height == 100",
        "view1.bottom == root.bottom - 10",
      ])
  }

  @Test("lets rows scroll, as high as in the file unless their content needs more", .statement("import.rows"))
  func cells() throws {
    let cell = SampleFile.view(
      "tableViewCell", "c", frame: "0 28 414 44", attributes: "",
      inside: SampleFile.view(
        "tableViewCellContentView", "v", frame: "0 0 414 44", attributes: "key='contentView'"), isAuto: true)
    let screen = try design(
      SampleFile.view(
        "tableView", "t", frame: "0 0 414 896", attributes: "", inside: "<prototypes>\(cell)</prototypes>")
    ).screen
    #expect(screen.views.map(\.kind) == [.view, .scroll, .view, .tableCell])
    #expect(
      spelled(screen) == [
        "tableView1.contentLayout.width == tableView1.width", "tableViewCell1.left == tableView1.left",
        "tableViewCell1.width == tableView1.width", "tableViewCell1.top == tableView1.top + 28",
        "tableViewCell1.height == 44 @748.5", "tableView1.contentLayout.bottom == tableViewCell1.bottom",
        "contentView1.leading == tableViewCell1.leading", "contentView1.trailing == tableViewCell1.trailing",
        "contentView1.top == tableViewCell1.top", "contentView1.bottom == tableViewCell1.bottom",
      ])
  }

  @Test("puts rows one below the other, as far apart as the file has them", .statement("import.rows"))
  func rows() throws {
    func cell(_ id: String, _ frame: String) -> String {
      SampleFile.view("tableViewCell", id, frame: frame, attributes: "", isAuto: true)
    }
    let table = SampleFile.view(
      "tableView", "t", frame: "0 0 414 896", attributes: "",
      inside: SampleFile.view(
        "view", "head", frame: "0 0 414 100", attributes: "key='tableHeaderView'", isAuto: true)
        + "<sections><tableViewSection><cells>\(cell("b", "20 180 374 44"))</cells></tableViewSection>"
        + "<tableViewSection><cells>\(cell("a", "20 128 374 44"))</cells></tableViewSection></sections>")
    let screen = try design(table).screen
    #expect(
      spelled(screen).filter { $0.contains(".top ==") } == [
        "view1.top == tableView1.top", "tableViewCell2.top == view1.bottom + 28",
        "tableViewCell1.top == tableViewCell2.bottom + 8",
      ])
    #expect(spelled(screen).contains("tableViewCell1.width == tableView1.width - 40"))
    #expect(screen.constraints.allSatisfy { $0.origin == .autoresizing })
  }

  @Test(
    "gives rows the width of a table without a frame, and a row's plain content the row's",
    .statement("import.rows"))
  func oldRows() throws {
    let content = SampleFile.view(
      "view", "v", frame: "0 0 320 44", attributes: "key='contentView'", isAuto: true)
    let cell = SampleFile.view(
      "tableViewCell", "c", frame: "0 28 320 44", attributes: "", inside: content, isAuto: true)
    let table = SampleFile.view(
      "tableView", "t", frame: "0 0 320 400", attributes: "", inside: "<prototypes>\(cell)</prototypes>"
    ).replacing("<rect key='frame' x='0' y='0' width='320' height='400'/>", with: "")
    let lines = try spelled(design(table).screen)
    #expect(lines.contains("tableViewCell1.width == tableView1.width"), "\(lines)")
    #expect(lines.contains("view1.trailing == tableViewCell1.trailing"), "\(lines)")
  }

  @Test(
    "insets rows of an inset group, also where they have the frame of another style",
    .statement("import.rows"), arguments: [("retina6_1", 414, 20.0), ("retina4_7", 375, 16)])
  func insetGroups(device: String, width: Int, inset: Double) throws {
    func rows(_ frame: String) throws -> [String] {
      let cell = SampleFile.view("tableViewCell", "c", frame: frame, attributes: "", isAuto: true)
      let table = SampleFile.view(
        "tableView", "t", frame: "0 0 \(width) 600", attributes: "style='insetGrouped'",
        inside: "<prototypes>\(cell)</prototypes>")
      let scene = try SampleFile.scene(SampleFile.xib(SampleFile.root(table), device: device))
      return spelled(scene.design(id: "id", name: "name").screen).filter { $0.hasPrefix("tableViewCell1.") }
    }
    let stale = try rows("0 28 \(width) 44")
    #expect(stale.contains("tableViewCell1.left == tableView1.left + \(Int(inset))"), "\(stale)")
    #expect(stale.contains("tableViewCell1.width == tableView1.width - \(Int(2 * inset))"), "\(stale)")
    #expect(try rows("\(Int(inset)) 28 \(width - Int(2 * inset)) 44") == stale)
  }

  @Test("lets collections scroll along their direction", .statement("import.rows")) func collections() throws
  {
    let cell = SampleFile.view("collectionViewCell", "c", frame: "10 0 50 60", attributes: "", isAuto: true)
    let grid = SampleFile.view(
      "collectionView", "g", frame: "0 0 414 100", attributes: "",
      inside: """
        <collectionViewFlowLayout key='collectionViewLayout' scrollDirection='horizontal'/><cells>\(cell)</cells>
        """)
    #expect(
      try spelled(design(grid).screen) == [
        "collectionView1.contentLayout.height == collectionView1.height",
        "collectionViewCell1.left == collectionView1.left + 10",
        "collectionViewCell1.top == collectionView1.top", "collectionViewCell1.width == 50",
        "collectionViewCell1.height == 60",
        "collectionView1.contentLayout.right >= collectionViewCell1.right",
        "collectionView1.contentLayout.width == 0 @1",
      ])
    let sizing = grid.replacing("scrollDirection=", with: "automaticEstimatedItemSize='YES' scrollDirection=")
    #expect(try spelled(design(sizing).screen).contains("collectionViewCell1.width == 50 @748.5"))
  }

  @Test("gives a view that grows beside flexible distances its share", .statement("import.marks"))
  func shares() throws {
    let view = SampleFile.view(
      "view", "a", frame: "41.4 0 331.2 10", attributes: "",
      inside:
        "<autoresizingMask key='autoresizingMask' flexibleMinX='YES' widthSizable='YES' flexibleMaxX='YES'/>",
      isAuto: true)
    let edges = try design(view).screen.constraints.prefix(2)
    #expect(edges.map(\.first.anchor) == [.left, .right])
    #expect(edges.allSatisfy { $0.second?.anchor == .right && abs($0.constant) < 1e-9 })
    #expect(zip(edges, [0.1, 0.9]).allSatisfy { abs($0.multiplier - $1) < 1e-9 })
  }

  @Test(
    "keeps a recorded size only with the text, font or image that gave it", .statement("import.recorded"))
  func recorded() throws {
    let font = "<fontDescription key='fontDescription' name='Lobster' family='Lobster' pointSize='20'/>"
    let empty = SampleFile.view("stackView", "e", frame: "0 0 7 8")
    let screen = try design(
      SampleFile.view("label", "a", frame: "0 0 50 20")
        + SampleFile.view("label", "b", frame: "0 0 50 20", attributes: "text='x'", inside: font)
        + SampleFile.view(
          "label", "c", frame: "0 0 50 20", attributes: "text='x' numberOfLines='0'", inside: font)
        + SampleFile.view(
          "stackView", "s", frame: "0 0 9 9", attributes: "", inside: "<subviews>\(empty)</subviews>")
        + SampleFile.view("label", "d", frame: "0 0 50 20", attributes: "text='x' customClass='Badge'")
    ).screen
    func size(_ id: ObjectID) -> AttributeValue? { screen.view(id)?.attributes[.size] }
    #expect(["a", "b", "c", "d", "s", "e"].allSatisfy { size($0) == nil })
    func recorded(_ id: ObjectID) -> RecordedSize? {
      screen.view(id).flatMap { $0.attributes.recordedSize(of: $0.kind) }
    }
    #expect(recorded("s") == nil)
    #expect(recorded("a")?.width == 50 && recorded("a")?.height == 20)
    #expect(
      ["a", "b", "c", "d", "e"].map { recorded($0)?.scope } == [
        .canvas, .everywhere, .canvas, .canvas, .canvas,
      ])
    var other = try #require(screen.view("b"))
    other.attributes[.text] = .text("y")
    #expect(other.attributes.recordedSize(of: .label) == nil)
  }

  @Test("turns size-class variations into conditions", .statement("import.variations")) func variations()
    throws
  {
    let stack = SampleFile.view(
      "stackView", "s", frame: "0 0 9 9", attributes: "axis='vertical'",
      inside: """
        <variation key='heightClass=compact' axis='horizontal'/><variation key='heightClass=compact-widthClass=regular' \
        spacing='12'/><variation key='userInterfaceIdiom=mac' spacing='1'/>
        """)
    let (screen, notes) = try design(
      stack,
      constraints: """
        <constraint firstItem='s' firstAttribute='top' secondItem='root-1' secondAttribute='top' id='c'>\
        <variation key='widthClass=regular' constant='40'/></constraint>
        """,
      more: """
        <variation key='default'><mask key='constraints'><exclude reference='c'/></mask></variation>\
        <variation key='heightClass=compact'><mask key='constraints'><include reference='c'/></mask></variation>
        """)
    #expect(
      screen.variations.map(\.condition) == [
        Condition([.init(.vclass, .equal, value: .word("compact"))]),
        Condition([
          .init(.vclass, .equal, value: .word("compact")), .init(.hclass, .equal, value: .word("regular")),
        ]),
        Condition([.init(.vclass, .equal, value: .word("compact"))]),
        Condition([.init(.hclass, .equal, value: .word("regular"))]),
      ])
    var axis = Attributes()
    axis[.axis] = .text("horizontal")
    var spacing = Attributes()
    spacing[.spacing] = .number(12)
    #expect(
      screen.variations.map(\.change) == [
        .view("s", axis), .view("s", spacing), .constraint("c", ConstraintChange(isInstalled: true)),
        .constraint("c", ConstraintChange(constant: 40)),
      ])
    #expect(screen.constraints.map(\.isInstalled) == [false])
    #expect(notes.map(\.text) == ["the variation 'userInterfaceIdiom=mac' is left out"])
  }

  @Test("hides what some size classes install elsewhere, with what binds it to others")
  func installed() throws {
    func bind(_ id: String, _ first: String, below second: String, at other: String) -> String {
      "<constraint firstItem='\(first)' firstAttribute='top' secondItem='\(second)' secondAttribute='\(other)' id='\(id)'/>"
    }
    let inner = "<subviews>\(SampleFile.view("label", "in"))</subviews>"
    let (screen, notes) = try design(
      SampleFile.view("view", "v", inside: inner) + SampleFile.view("label", "below"),
      constraints: bind("c", "v", below: "root-1", at: "top") + bind("d", "below", below: "v", at: "bottom")
        + bind("e", "in", below: "v", at: "top"),
      more: """
        <variation key='default'><mask key='subviews'><exclude reference='v'/></mask>\
        <mask key='constraints'><exclude reference='c'/></mask></variation>\
        <variation key='widthClass=compact'><mask key='subviews'><include reference='v'/></mask>\
        <mask key='constraints'><include reference='c'/></mask></variation>
        """)
    #expect(notes.isEmpty && screen.views.map(\.id) == [.root, "v", "in", "below"])
    #expect(screen.views.map { $0.attributes.flag(.hidden) ?? false } == [false, true, false, false])
    let installed = Dictionary(uniqueKeysWithValues: screen.constraints.map { ($0.id, $0.isInstalled) })
    #expect(installed == ["c": false, "d": false, "e": true])
    let condition = Condition([.init(.hclass, .equal, value: .word("compact"))])
    #expect(screen.variations.allSatisfy { $0.condition == condition })
    #expect(
      Set(screen.variations.map(\.change)) == [
        .view("v", .hiding(false)), .constraint("c", ConstraintChange(isInstalled: true)),
        .constraint("d", ConstraintChange(isInstalled: true)),
      ])
  }

  @Test("leaves out what no size class of a variation installs, and says so") func leftOut() throws {
    let inner = "<subviews>\(SampleFile.view("label", "in"))</subviews>"
    let (screen, notes) = try design(
      SampleFile.view("view", "v", frame: "0 0 9 9", attributes: "", inside: inner),
      constraints: "<constraint firstItem='v' firstAttribute='width' constant='5' id='c'/>",
      more: "<variation key='default'><mask key='subviews'><exclude reference='v'/></mask></variation>")
    #expect(screen.views.map(\.id) == [.root] && screen.constraints.isEmpty)
    #expect(
      notes.map(\.text) == ["'view1' is installed in some size classes only; it is left out of the design"])
  }

  @Test(
    "keeps what it doesn't know as a custom view and notes the rest with its line",
    .statement("import.unknown"))
  func unknown() throws {
    let holo = SampleFile.view(
      "hologramView", "holo", frame: "0 0 9 9", attributes: "", inside: "<sparkles key='s' count='3'/>")
    let constraints = """
      <constraint firstItem='holo' firstAttribute='top' secondItem='root-1' secondAttribute='top' id='top'/>
      <constraint firstItem='holo' firstAttribute='leading' secondItem='gone' secondAttribute='top' id='lost'/>
      """
    let scene = try SampleFile.scene(SampleFile.xib(SampleFile.root(holo, constraints: constraints)))
    let (screen, _) = scene.design(id: "id", name: "name")
    #expect(screen.views.map(\.kind) == [.view, .custom])
    #expect(screen.constraints.map(\.id) == ["top"])
    #expect(
      scene.notes.map(\.text) == [
        "<hologramView> is not known; it becomes a custom view",
        "constraint 'lost' is left out: nothing has the identifier 'gone'",
      ])
    #expect(scene.notes.allSatisfy { $0.line > 1 })
  }
}
