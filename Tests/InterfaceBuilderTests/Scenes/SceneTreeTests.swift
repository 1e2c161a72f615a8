import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("A scene's tree") struct SceneTreeTests {
  private func tree(_ root: String, device: String? = "retina6_1") throws -> SceneTree {
    try SampleFile.scene(SampleFile.xib(root, device: device)).tree
  }

  @Test("holds views wherever they are wrapped") func wrapped() throws {
    let cell = SampleFile.view(
      "tableViewCell", "cell", frame: "0 28 414 44", attributes: "",
      inside: SampleFile.view(
        "tableViewCellContentView", "content", frame: "0 0 414 44", attributes: "key='contentView'"))
    let table = SampleFile.view(
      "tableView", "table", frame: "0 0 414 896", attributes: "",
      inside: SampleFile.view("view", "header", frame: "0 0 414 28", attributes: "key='tableHeaderView'")
        + "<prototypes>\(cell)</prototypes>")
    let tree = try tree(SampleFile.root(table))
    #expect(tree.objects.map(\.id.text) == ["root-1", "table", "header", "cell", "content"])
    #expect(tree.objects.map(\.parent) == [nil, 0, 1, 1, 3])
    #expect([1, 2, 3, 4].map { tree.isCutOff($0) } == [false, true, true, true])
    #expect(tree.hasGivenFrame(4) && !tree.hasGivenFrame(1))
  }

  @Test("leaves bars' items out") func bars() throws {
    let bar = SampleFile.view(
      "navigationBar", "bar", frame: "0 0 414 44", attributes: "",
      inside:
        "<items><navigationItem id='i'><view key='titleView' id='t'><rect key='frame'/></view></navigationItem></items>"
    )
    #expect(try tree(SampleFile.root(bar)).indexes["t"] == nil)
  }

  @Test("takes a variation's rectangle for a frame, not for a view") func variations() throws {
    let variation = """
      <variation key='heightClass=regular-widthClass=compact' misplaced='YES'>\
      <rect key='frame' x='1' y='2' width='3' height='4'/></variation>
      """
    let tree = try tree(
      SampleFile.root(SampleFile.view("view", "v", frame: "0 0 9 9", attributes: "", inside: variation)))
    #expect(tree.objects.count == 2)
    #expect(tree.objects[1].recorded == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("knows the keyboard's guide") func keyboard() throws {
    let guide = "<keyboardLayoutGuide key='keyboard' id='k'/>"
    let constraint =
      "<constraint firstItem='k' firstAttribute='top' secondItem='v' secondAttribute='bottom' id='c'/>"
    let tree = try tree(SampleFile.root(SampleFile.view("view", "v"), constraints: constraint, more: guide))
    let side = tree.side(tree.constraints[0].first, [.root, "v"])
    #expect(side == AnchoredItem(Item(.root, .keyboard), .top))
  }

  @Test("keeps both of two views with one identifier, and says so") func duplicates() throws {
    let tree = try tree(SampleFile.root(SampleFile.view("label", "x") + SampleFile.view("button", "x")))
    #expect(tree.objects.map(\.id.text) == ["root-1", "x", "x'"])
    #expect(tree.notes.map(\.text) == ["the identifier 'x' is that of two views; the first keeps it"])
  }

  @Test("makes an identifier up where the file gives none") func anonymous() throws {
    let effect =
      "<visualEffectView id='e'><rect key='frame'/><view key='contentView'><rect key='frame'/></view></visualEffectView>"
    #expect(try tree(SampleFile.root(effect)).objects.map(\.id.text) == ["root-1", "e", "e/contentView"])
  }

  @Test("takes what a size class leaves out off the canvas, with everything in it") func installed() throws {
    let outer = SampleFile.view(
      "view", "outer", frame: "0 0 9 9", attributes: "",
      inside: "<subviews>\(SampleFile.view("label", "inner"))</subviews>")
    let mask =
      "<variation key='default'><mask key='subviews'><exclude reference='outer'/></mask></variation>"
    let tree = try tree(SampleFile.root(outer, more: mask))
    #expect(tree.objects.map(\.isInstalled) == [true, false, false])
    #expect(!tree.hasViews(0))
  }

  @Test("knows a controller's layout guides") func guides() throws {
    let controller = """
      <viewController id='vc' sceneMemberID='viewController'><layoutGuides>\
      <viewControllerLayoutGuide type='top' id='t'/><viewControllerLayoutGuide type='bottom' id='b'/></layoutGuides>\
      <view key='view' id='v'><rect key='frame' width='414' height='896'/></view></viewController>
      """
    let tree = try SampleFile.scene(SampleFile.storyboard([controller])).tree
    let ids: [ObjectID] = [.root]
    #expect(tree.side(("t", "bottom"), ids) == AnchoredItem(Item(.root, .safeArea), .top))
    #expect(tree.side(("t", "top"), ids) == AnchoredItem(Item(.root), .top))
    #expect(tree.side(("b", "top"), ids) == AnchoredItem(Item(.root, .safeArea), .bottom))
    #expect(tree.side(("b", "leading"), ids) == AnchoredItem(Item(.root), .leading))
    #expect(tree.side(("b", "height"), ids) == nil && tree.side(("x", "top"), ids) == nil)
  }

  @Test(
    "knows the guides of views",
    arguments: [
      ("safeArea", Region.safeArea), ("contentLayoutGuide", .contentLayout),
      ("frameLayoutGuide", .frameLayout),
      ("keyboard", .keyboard),
    ])
  func viewGuides(key: String, region: Region) throws {
    let scroll = SampleFile.view(
      "scrollView", "s", frame: "0 0 9 9", attributes: "", inside: "<viewLayoutGuide key='\(key)' id='g'/>")
    let tree = try tree(SampleFile.root(scroll))
    #expect(tree.side(("g", "top"), [.root, "s"]) == AnchoredItem(Item("s", region), .top))
  }
}
