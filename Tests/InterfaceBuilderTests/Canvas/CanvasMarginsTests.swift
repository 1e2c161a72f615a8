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
  }

  @Test(
    "of a cell's content depend on version, width and accessory",
    arguments: [
      (12120, 375, "", EdgeInsets(all: 8)),
      (14490, 375, "", EdgeInsets(top: 11, left: 16, bottom: 10.5, right: 16)),
      (14490, 600, "", EdgeInsets(top: 11, left: 20, bottom: 10.5, right: 20)),
      (16096, 320, "", EdgeInsets(top: 11, left: 15, bottom: 11, right: 15)),
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
