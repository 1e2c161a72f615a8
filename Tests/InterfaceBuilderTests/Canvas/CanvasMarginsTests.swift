import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("The canvas's layout margins") struct CanvasMarginsTests {
  private func margins(_ bytes: [UInt8], of id: String) throws -> EdgeInsets? {
    let scene = try SampleFile.scene(bytes)
    #expect(scene.tree.indexes[id] == 0)
    return scene.customs.rootMargins
  }

  @Test("of a root depend on version and width") func roots() throws {
    let (wide, narrow) = (SampleFile.root(), SampleFile.root(frame: "0 0 375 667"))
    #expect(try margins(SampleFile.xib(wide), of: "root-1") == EdgeInsets(left: 20, right: 20))
    #expect(try margins(SampleFile.xib(narrow), of: "root-1") == EdgeInsets(left: 16, right: 16))
    #expect(try margins(SampleFile.xib(narrow, plugIn: 12120), of: "root-1") == EdgeInsets(all: 8))
    let controller =
      "<viewController id='vc' sceneMemberID='viewController'>\(SampleFile.view("view", "v", frame: "0 0 600 600", attributes: "key='view'"))</viewController>"
    #expect(
      try margins(SampleFile.storyboard([controller], plugIn: 6214, device: nil), of: "v")
        == EdgeInsets(left: 16, right: 16))
    #expect(
      try margins(SampleFile.storyboard([controller], plugIn: 9059, device: nil), of: "v")
        == EdgeInsets(left: 20, right: 20))
    let small =
      "<viewController id='vc' sceneMemberID='viewController'>\(SampleFile.view("view", "v", frame: "0 0 375 667", attributes: "key='view'"))</viewController>"
    #expect(
      try margins(SampleFile.storyboard([small], plugIn: 11524, device: nil), of: "v")
        == EdgeInsets(left: 16, right: 16))
    let (below, above) = (SampleFile.root(frame: "0 0 393 852"), SampleFile.root(frame: "0 0 400 500"))
    #expect(try margins(SampleFile.xib(below), of: "root-1")?.left == 16)
    #expect(try margins(SampleFile.xib(above), of: "root-1")?.left == 20)
  }

  @Test("of a root that preserves margins have 8 above and below") func preservingRoot() throws {
    let root = SampleFile.view(
      "view", "v", frame: "0 0 375 667", attributes: "key='view' preservesSuperviewLayoutMargins='YES'",
      isAuto: true)
    let controller = "<viewController id='vc' sceneMemberID='viewController'>\(root)</viewController>"
    #expect(
      try margins(SampleFile.storyboard([controller], plugIn: 15703), of: "v")
        == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  @Test("of a root are never less than the system's at the sides since 13000") func explicitRoot() throws {
    let edges = "<edgeInsets key='layoutMargins' top='3' left='4' bottom='5' right='40'/>"
    let root = SampleFile.root(frame: "0 0 320 200", more: edges)
    #expect(
      try margins(SampleFile.xib(root, plugIn: 16087), of: "root-1")
        == EdgeInsets(top: 3, left: 16, bottom: 5, right: 40))
    #expect(
      try margins(SampleFile.xib(root, plugIn: 12120), of: "root-1")
        == EdgeInsets(top: 3, left: 4, bottom: 5, right: 40))
  }

  @Test("of a root that is a stack are none, other than the file's") func stackRoot() throws {
    let edges = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
    #expect(
      try margins(SampleFile.xib(SampleFile.view("stackView", "s", frame: "0 0 300 80")), of: "s") == nil)
    #expect(
      try margins(
        SampleFile.xib(SampleFile.view("stackView", "s", frame: "0 0 300 80", attributes: "", inside: edges)),
        of: "s")
        == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("of a launch screen of its own are a controller's") func launchScreen() throws {
    let bytes = SampleFile.xib(SampleFile.root(frame: "0 0 480 480"), plugIn: 12089, isLaunchScreen: true)
    #expect(try margins(bytes, of: "root-1") == EdgeInsets(left: 20, right: 20))
  }

  @Test("of a collection's cell that is a root are any root's since 13000, and 8 before") func rootCells()
    throws
  {
    let cell = SampleFile.view("collectionViewCell", "c", frame: "0 0 335 299")
    let wide = SampleFile.view("collectionReusableView", "c", frame: "0 0 414 60")
    #expect(try margins(SampleFile.xib(cell), of: "c") == EdgeInsets(left: 16, right: 16))
    #expect(try margins(SampleFile.xib(cell, plugIn: 14460), of: "c") == EdgeInsets(left: 16, right: 16))
    #expect(try margins(SampleFile.xib(wide, plugIn: 14460), of: "c") == EdgeInsets(left: 20, right: 20))
    #expect(try margins(SampleFile.xib(cell, plugIn: 12120), of: "c") == EdgeInsets(all: 8))
    let row = SampleFile.view("tableViewCell", "c", frame: "0 0 335 44")
    #expect(try margins(SampleFile.xib(row), of: "c") == EdgeInsets(all: 8))
  }

  @Test(
    "of a cell's content depend on version and device",
    arguments: [
      (12120, "retina6_1", [8.0, 8, 8, .infinity]), (14490, "retina6_1", [11, 10.5, 16, 400]),
      (16096, "retina5_9", [11, 11, 16, .infinity]), (16096, "retina4_7", [11, 11, 16, .infinity]),
      (16096, "ipad9_7", [11, 11, 15, 320.5]),
      (17703, "retina6_0", [11, 11, 16, 320.5]), (23721, "retina6_0", [11, 11, 16, .infinity]),
      (24063, "retina6_12", [15, 15, 16, 320.5]), (17703, "retina6_1", [11, 11, 16, 320.5]),
      (24063, "retina6_1", [15, 15, 16, 320.5]),
    ])
  func cells(plugIn: Int, device: String, expected: [Double]) throws {
    let table = SampleFile.view("tableView", "t", frame: "0 0 414 896")
    let cells = try SampleFile.scene(SampleFile.xib(table, plugIn: plugIn, device: device)).customs.cells
    #expect([cells.top, cells.bottom, cells.side, cells.wideFrom] == expected && cells.wideSide == 20)
    #expect(cells.besideAccessory == 8 && cells.isLeast == (plugIn >= 13000))
    #expect(cells.preserved == (plugIn < 13000 ? 15 : nil))
  }

  @Test("of the content of cells in a table that is not the root are 15 at the sides from 13000 to 16499")
  func cellsOfInnerTables() throws {
    func cells(_ plugIn: Int) throws -> CanvasCustoms.CellMargins {
      try SampleFile.scene(SampleFile.xib(SampleFile.root(), plugIn: plugIn, device: "retina4_7")).customs
        .cells
    }
    #expect(try cells(12120).side == 8 && cells(17126).side == 16)
    #expect(try cells(14490).side == 15 && cells(14490).wideFrom == .infinity)
    #expect(try cells(16087).side == 15)
  }

  @Test("of a cell's content are 15 at the sides in xibs for a home button from 14700 to 16499")
  func cellsOfTheirOwn() throws {
    func side(_ plugIn: Int, _ device: String) throws -> Double {
      let cell = SampleFile.view("tableViewCell", "c", frame: "0 0 320 44")
      return try SampleFile.scene(SampleFile.xib(cell, plugIn: plugIn, device: device)).customs.cells.side
    }
    #expect(try side(14490, "retina4_7") == 16 && side(14824, "retina4_7") == 15)
    #expect(try side(16087, "retina4_7") == 15 && side(17126, "retina4_7") == 16)
    #expect(try side(16087, "retina6_1") == 16)
  }

  @Test("of a collection's headers and footers are a plain view's") func collectionHeaders() throws {
    let header = SampleFile.view(
      "collectionReusableView", "h", frame: "0 0 375 60", attributes: "key='sectionHeaderView'",
      inside: "<subviews>\(SampleFile.view("label", "l", frame: "8 8 359 44"))</subviews>")
    let collection =
      "<collectionView id='c'><rect key='frame' x='0' y='0' width='375' height='600'/>\(header)</collectionView>"
    let screen = try SampleFile.scene(SampleFile.xib(SampleFile.root(collection))).canvas(.measured).screen
    #expect(screen.views.first { $0.id == "h" }?.kind == .view)
  }

  @Test("of the content of a row below its table's edge are a plain view's up to 19999") func lowRows() throws
  {
    func row(_ id: String, at place: Int) -> String {
      let content =
        "<tableViewCellContentView key='contentView' id='\(id)' preservesSuperviewLayoutMargins='YES'>"
        + "<rect key='frame' x='0' y='0' width='375' height='44'/></tableViewCellContentView>"
      return SampleFile.view("tableViewCell", id + "Row", frame: "0 \(place) 375 44", inside: content)
    }
    func kinds(_ plugIn: Int) throws -> [ViewKind?] {
      let table = SampleFile.view(
        "tableView", "t", frame: "0 0 375 600", inside: row("seen", at: 580) + row("low", at: 624))
      let screen = try SampleFile.scene(SampleFile.xib(table, plugIn: plugIn)).canvas(.measured).screen
      return ["seen", "low"].map { id in screen.views.first { $0.id == ObjectID(id) }?.kind }
    }
    #expect(try kinds(13173) == [.tableCell, .view] && kinds(22504) == [.tableCell, .tableCell])
    #expect(try kinds(12120) == [.tableCell, .tableCell])
  }

  @Test("hold safe areas since 13000") func safeAreas() throws {
    func holds(_ plugIn: Int) throws -> Bool {
      try SampleFile.scene(SampleFile.xib(SampleFile.root(), plugIn: plugIn)).customs.marginsHoldSafeAreas
    }
    #expect(try !holds(12120) && holds(14490))
  }

  @Test("of views are those that the file gives") func given() throws {
    let edges = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
    let directed =
      "<directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>"
    let root = SampleFile.root(
      SampleFile.view("stackView", "s", frame: "0 0 9 9", attributes: "", inside: edges)
        + SampleFile.view("view", "v", frame: "0 0 9 9", attributes: "", inside: directed)
        + SampleFile.view("view", "w"))
    let screen = try SampleFile.scene(SampleFile.xib(root)).canvas(.measured).screen
    let expected = AttributeValue.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.views.map { $0.attributes[.layoutMargins] } == [nil, expected, expected, nil])
  }
}
