import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("The canvas's layout margins") struct CanvasMarginsTests {
  private func margins(_ bytes: [UInt8], of id: String) throws -> EdgeInsets? {
    let scene = try SampleFile.scene(bytes)
    let index = try #require(scene.tree.indexes[id])
    return CanvasMargins(setting: scene.setting, tree: scene.tree).margins(of: index)
  }
  private func cell(_ width: Int, _ attributes: String = "", content: String = "") -> String {
    let inner = SampleFile.view(
      "tableViewCellContentView", "content", "0 0 \(width) 44", "key='contentView'", content)
    return SampleFile.view("tableViewCell", "cell", "0 0 \(width) 44", attributes, inner)
  }

  @Test("of a root depend on version and width") func roots() throws {
    let (wide, narrow) = (SampleFile.root(), SampleFile.root(frame: "0 0 375 667"))
    #expect(try margins(SampleFile.xib(wide), of: "root-1") == EdgeInsets(left: 20, right: 20))
    #expect(try margins(SampleFile.xib(narrow), of: "root-1") == EdgeInsets(left: 16, right: 16))
    #expect(try margins(SampleFile.xib(narrow, plugIn: 12120), of: "root-1") == EdgeInsets(all: 8))
    let controller =
      "<viewController id='vc' sceneMemberID='viewController'>\(SampleFile.view("view", "v", "0 0 600 600", "key='view'"))</viewController>"
    #expect(
      try margins(SampleFile.storyboard([controller], plugIn: 6214, device: nil), of: "v")
        == EdgeInsets(left: 16, right: 16))
    #expect(
      try margins(SampleFile.storyboard([controller], plugIn: 9059, device: nil), of: "v")
        == EdgeInsets(left: 20, right: 20))
    let small =
      "<viewController id='vc' sceneMemberID='viewController'>\(SampleFile.view("view", "v", "0 0 375 667", "key='view'"))</viewController>"
    #expect(
      try margins(SampleFile.storyboard([small], plugIn: 11524, device: nil), of: "v")
        == EdgeInsets(left: 16, right: 16))
  }

  @Test("of a root that preserves margins have 8 above and below") func preservingRoot() throws {
    let root = SampleFile.view(
      "view", "v", "0 0 375 667", "key='view' preservesSuperviewLayoutMargins='YES'", isAuto: true)
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
    #expect(try margins(SampleFile.xib(SampleFile.view("stackView", "s", "0 0 300 80")), of: "s") == nil)
    #expect(
      try margins(SampleFile.xib(SampleFile.view("stackView", "s", "0 0 300 80", "", edges)), of: "s")
        == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("of a launch screen of its own are a controller's") func launchScreen() throws {
    let bytes = SampleFile.xib(SampleFile.root(frame: "0 0 480 480"), plugIn: 12089, isLaunchScreen: true)
    #expect(try margins(bytes, of: "root-1") == EdgeInsets(left: 20, right: 20))
  }

  @Test("of a cell that is a root are 16 at the sides since 20000") func rootCells() throws {
    let cell = SampleFile.view("collectionViewCell", "c", "0 0 335 299")
    #expect(
      try margins(SampleFile.xib(cell), of: "c") == EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    #expect(try margins(SampleFile.xib(cell, plugIn: 14490), of: "c") == EdgeInsets(all: 8))
  }

  @Test("of a cell's content are never less than the system's, nor than those of a cell that it preserves")
  func widened() throws {
    let edges = "<edgeInsets key='layoutMargins' top='8' left='30' bottom='8' right='10'/>"
    func cell(_ attributes: String, inner: String, outer: String) -> String {
      let content = SampleFile.view(
        "tableViewCellContentView", "content", "0 0 320 44", "key='contentView' \(attributes)", inner)
      return SampleFile.view("tableViewCell", "cell", "0 0 320 44", "", content + outer)
    }
    let expected = EdgeInsets(top: 11, left: 30, bottom: 11, right: 16)
    let preserving = cell("preservesSuperviewLayoutMargins='YES'", inner: "", outer: edges)
    #expect(try margins(SampleFile.xib(preserving), of: "content") == expected)
    #expect(try margins(SampleFile.xib(cell("", inner: edges, outer: "")), of: "content") == expected)
    #expect(
      try margins(SampleFile.xib(cell("", inner: "", outer: edges)), of: "content")?.left == 16)
    #expect(
      try margins(SampleFile.xib(cell("", inner: edges, outer: ""), plugIn: 12120), of: "content")?.right
        == 10)
  }

  @Test(
    "of a cell's content depend on version, width and accessory",
    arguments: [
      (12120, 375, "", EdgeInsets(all: 8)),
      (14490, 375, "", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
      (14490, 600, "", EdgeInsets(top: 11, left: 20, bottom: 10.5, right: 20)),
      (16096, 320, "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
      (24063, 320, "", EdgeInsets(top: 15, left: 16, bottom: 15, right: 16)),
      (17703, 320, "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
      (17703, 414, "", EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
      (
        17703, 414, "accessoryType='disclosureIndicator'",
        EdgeInsets(top: 11, left: 20, bottom: 11, right: 8)
      ),
    ])
  func cells(plugIn: Int, width: Int, attributes: String, expected: EdgeInsets) throws {
    let bytes = SampleFile.xib(cell(width, attributes), plugIn: plugIn)
    #expect(try margins(bytes, of: "content") == expected)
  }

  @Test("of a narrow cell's content are 15 with a home button from 14700 to 16500") func narrow() throws {
    let bytes = SampleFile.xib(cell(320), plugIn: 16096, device: "retina4_7")
    #expect(try margins(bytes, of: "content") == EdgeInsets(top: 11, left: 15, bottom: 11, right: 15))
  }

  @Test("are those that the file gives") func given() throws {
    let edges = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
    let directed =
      "<directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>"
    let root = SampleFile.root(
      SampleFile.view("stackView", "s", "0 0 9 9", "", edges)
        + SampleFile.view("view", "v", "0 0 9 9", "", directed) + SampleFile.view("view", "w"))
    let expected = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try margins(SampleFile.xib(root), of: "s") == expected)
    #expect(try margins(SampleFile.xib(root), of: "v") == expected)
    #expect(try margins(SampleFile.xib(root), of: "w") == nil)
  }

  @Test("of a preserving content view are never below the cell's") func preserving() throws {
    let content = "<edgeInsets key='layoutMargins' top='20' left='1' bottom='1' right='30'/>"
    let inner = SampleFile.view(
      "tableViewCellContentView", "content", "0 0 414 44",
      "key='contentView' preservesSuperviewLayoutMargins='YES'", content)
    let bytes = SampleFile.xib(
      SampleFile.view("tableViewCell", "cell", "0 0 414 44", "", inner), plugIn: 17703)
    #expect(try margins(bytes, of: "content") == EdgeInsets(top: 20, left: 20, bottom: 11, right: 30))
  }
}
