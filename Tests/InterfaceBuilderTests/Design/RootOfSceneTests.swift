import DesignModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("The root of a scene") struct RootOfSceneTests {
  private func traits(_ bytes: [UInt8]) throws -> RootTraits {
    try SampleFile.scene(bytes).design(id: "id", name: "name").screen.rootTraits
  }

  /// A xib of one view on an XR's canvas of 414 by 896 points.
  private func xib(
    _ tag: String, _ frame: String, before: String = "", device: String? = "retina6_1"
  ) throws -> RootTraits {
    try traits(SampleFile.xib(before + SampleFile.view(tag, "r", frame: frame, isAuto: true), device: device))
  }

  @Test("is a row as wide as the window, or a cell of the file's width", .statement("import.roots"))
  func cells() throws {
    let row = try xib("tableViewCell", "0 0 320 60")
    #expect(row.kind == .cell && row.width == nil && row.height == 60)
    let cell = try xib("collectionViewCell", "0 0 120 90")
    #expect(cell.kind == .cell && cell.width == 120 && cell.height == 90)
  }

  @Test("is a view of its size, or of the window's width", .statement("import.roots")) func views() throws {
    let small = try xib("view", "0 0 200 90")
    #expect(small.kind == .view && small.width == 200 && small.height == 90)
    let wide = try xib("view", "0 0 414 90")
    #expect(wide.kind == .view && wide.width == nil && wide.height == 90)
    #expect(try xib("view", "0 0 600 90", device: nil).width == nil)
    let whole = try xib("view", "0 0 414 896")
    #expect(whole.kind == .view && whole.width == nil && whole.height == 896)
  }

  @Test("fills the window where a controller has it", .statement("import.roots"))
  func windows() throws {
    func owner(_ name: String) -> String {
      """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='\(name)'><connections>\
      <outlet property='view' destination='r'/></connections></placeholder>
      """
    }
    #expect(try xib("view", "0 0 200 90", before: owner("LoginController")).kind == .window)
    #expect(try xib("view", "0 0 414 896", before: owner("LoginView")).kind == .view)
    let view = SampleFile.view("view", "r", frame: "0 0 200 90", attributes: "key='view'", isAuto: true)
    let scene = "<viewController id='c' sceneMemberID='viewController'>\(view)</viewController>"
    #expect(try traits(SampleFile.storyboard([scene])).kind == .window)
  }

  @Test("has the size that a constraint of its author requires", .statement("import.roots"))
  func required() throws {
    let owner = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='LoginController'><connections>\
      <outlet property='view' destination='r'/></connections></placeholder>
      """
    func root(_ attribute: String, _ priority: Int) throws -> RootTraits {
      let size =
        "<constraints><constraint firstAttribute='\(attribute)' constant='50' priority='\(priority)' id='c'/></constraints>"
      return try traits(
        SampleFile.xib(
          owner
            + SampleFile.view("view", "r", frame: "0 0 414 50", attributes: "", inside: size, isAuto: true)))
    }
    let bar = try root("height", 1000)
    #expect(bar.kind == .view && bar.width == nil && bar.height == 50)
    #expect(try root("width", 1000).width == 50)
    #expect(try root("height", 999).kind == .window)
  }

  private func controller(
    _ frame: String, _ inside: String = "", attributes: String = "", others: [String] = []
  ) throws -> RootTraits {
    let view = SampleFile.view("view", "r", frame: frame, attributes: "key='view'", isAuto: true)
    return try traits(
      SampleFile.storyboard(
        [
          "<viewController id='c' sceneMemberID='viewController' \(attributes)>\(view)\(inside)</viewController>"
        ] + others))
  }

  @Test(
    "is a view where a xib's owner is held by another view, or lies in a popover", .statement("import.roots"))
  func held() throws {
    let owner = """
      <placeholder placeholderIdentifier='IBFilesOwner' id='-1' customClass='TipController'><connections>\
      <outlet property='view' destination='r'/></connections></placeholder>
      """
    let freeform = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    func owned(_ frame: String, launch: Bool = false) throws -> RootTraits {
      try traits(
        SampleFile.xib(
          owner + SampleFile.view("view", "r", frame: frame, attributes: "", inside: freeform, isAuto: true),
          isLaunchScreen: launch))
    }
    let tip = try owned("0 0 219 102")
    #expect(tip.kind == .view && tip.width == 219 && tip.height == 102)
    #expect(try owned("0 0 414 258").width == nil && owned("0 0 414 258").kind == .view)
    // A window of 480 points between two bars, and one beyond which the author dragged the view.
    #expect(try owned("0 0 320 367").kind == .window && owned("0 0 414 1200").kind == .window)
    #expect(try owned("0 0 219 102", launch: true).kind == .window)
    let holder = """
      <viewController id='h' sceneMemberID='viewController'><connections>\
      <segue kind='popoverPresentation' destination='c'/></connections></viewController>
      """
    #expect(try controller("0 0 300 40", others: [holder]).kind == .view)
    #expect(try controller("0 0 414 842", others: [holder]).isSheet)
  }

  @Test("is a view where another controller holds it", .statement("import.roots")) func contained() throws {
    let freeform = "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    let part = try controller("0 0 414 200", freeform)
    #expect(part.kind == .view && part.width == nil && part.height == 200)
    let sized = "<size key='freeformSize' width='270' height='100'/>"
    #expect(try controller("0 0 270 100", sized).height == 100)
    #expect(try controller("0 0 414 1200", freeform).kind == .window)
    #expect(try controller("0 0 320 568", freeform).kind == .window)
    let holder = """
      <viewController id='h' sceneMemberID='viewController'><connections>\
      <segue kind='embed' destination='c'/></connections></viewController>
      """
    #expect(try controller("0 0 300 500", others: [holder]).kind == .view)
    #expect(try controller("0 0 414 896", others: [holder]).kind == .window)
  }

  @Test("ends where opaque bars begin, and below a sheet's gap", .statement("import.bars")) func edges()
    throws
  {
    let opaque = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
    #expect(try controller("0 0 414 808", opaque).opaqueEdges == [.top])
    #expect(
      try controller("0 0 414 896", opaque, attributes: "extendedLayoutIncludesOpaqueBars='YES'").opaqueEdges
        .isEmpty)
    let bar = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    #expect(try controller("0 0 414 896", bar).opaqueEdges.isEmpty)
    let edges = "<extendedEdge key='edgesForExtendedLayout' bottom='YES'/>"
    #expect(try controller("0 0 414 896", bar + edges).opaqueEdges == [.top])
    #expect(try controller("0 0 414 896", edges).opaqueEdges.isEmpty)
    let holder = """
      <viewController id='h' sceneMemberID='viewController'><connections>\
      <segue kind='presentation' destination='c'/></connections></viewController>
      """
    #expect(try controller("0 0 414 842", others: [holder]).isSheet)
    #expect(try !controller("0 0 414 896", others: [holder]).isSheet)
  }

  @Test("lies across where a file for pads without a device shows it so") func across() throws {
    func orientation(_ frame: String, _ runtime: String) throws -> Orientation? {
      let view = SampleFile.view("view", "r", frame: frame, attributes: "key='view'", isAuto: true)
      let scene = "<viewController id='c' sceneMemberID='viewController'>\(view)</viewController>"
      let bytes = SampleFile.storyboard([scene], device: nil)
      let text = String(decoding: bytes, as: UTF8.self).replacing("iOS.CocoaTouch", with: runtime)
      return try traits(Array(text.utf8)).orientation
    }
    #expect(try orientation("0 0 1024 768", "iOS.CocoaTouch.iPad") == .landscape)
    #expect(try orientation("0 0 768 1024", "iOS.CocoaTouch.iPad") == .portrait)
    #expect(try orientation("0 0 1024 768", "iOS.CocoaTouch") == .portrait)
  }

  @Test("has the bars, the device and the orientation that the file shows") func surroundings() throws {
    let view = SampleFile.view("view", "r", frame: "0 0 414 896", attributes: "key='view'", isAuto: true)
    let controller = """
      <viewController id='c' sceneMemberID='viewController'>\(view)\
      <navigationItem key='navigationItem' prompt='Step 2'/>\
      <simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prefersLargeTitles='YES'/>\
      <simulatedTabBarMetrics key='simulatedBottomBarMetrics'/></viewController>
      """
    let traits = try traits(SampleFile.storyboard([controller]))
    #expect(traits.bars == [.navigation, .prompt, .largeTitle, .tab])
    #expect(traits.device == "iphone-11" && traits.orientation == .portrait)
    #expect(try xib("view", "0 0 9 9", device: "retina6_12").device == nil)
    #expect(try xib("view", "0 0 9 9", device: "ipad99").device == "ipad-6")
  }

  @Test(
    "has the phone with a home button of its width where the file names no device", .statement("import.bars"),
    arguments: [(320.0, "iphone-se-1"), (375, "iphone-se-3"), (414, "iphone-8-plus"), (600, "iphone-se-3")])
  func oldDevices(width: Double, expected: String) throws {
    let root = try xib("view", "0 0 \(width) 9", device: nil)
    #expect(root.device == expected && root.width == ([320, 600].contains(width) ? nil : width))
  }

  @Test("has the 13 mini where a canvas of its size has that status bar", .statement("import.bars"))
  func mini() throws {
    func device(_ plugIn: Int) throws -> String? {
      let view = SampleFile.view("view", "r", frame: "0 0 375 812", isAuto: true)
      return try traits(SampleFile.xib(view, plugIn: plugIn, device: "retina5_9")).device
    }
    #expect(try device(17703) == "iphone-11-pro" && device(21507) == "iphone-13-mini")
  }

  @Test("is shown in a window in which it is as large as in the file", .statement("import.window"))
  func window() throws {
    func size(_ traits: RootTraits) throws -> Size? {
      let name = traits.device ?? Profile.default.device
      return traits.window(on: try #require(Device.catalogue.first { $0.name == name }))
    }
    #expect(try size(xib("tableViewCell", "0 0 320 60")) == Size(width: 320, height: 60))
    #expect(try size(xib("collectionViewCell", "0 0 120 90")) == Size(width: 414, height: 90))
    #expect(try size(xib("view", "0 0 200 90")) == nil)
    #expect(try size(xib("view", "0 0 600 90", device: nil)) == Size(width: 600, height: 667))
    #expect(try size(controller("0 0 414 896")) == nil)
    #expect(try size(controller("0 0 414 2166")) == Size(width: 414, height: 2166))
    // Bars that differ from those of the canvas are no window.
    let opaque = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
    #expect(try size(controller("0 0 414 804", opaque)) == nil)
    #expect(try size(controller("0 0 414 1808", opaque)) == Size(width: 414, height: 1900))
  }

  @Test("names devices that the catalogue has, of the canvas's size", arguments: CanvasDevice.all)
  func devices(device: CanvasDevice) throws {
    let name = try xib("view", "0 0 9 9", device: device.id).device ?? Profile.default.device
    let found = try #require(Device.catalogue.first { $0.name == name })
    #expect(found.idiom == device.idiom)
    // The catalogue begins with the iPhone 5.
    if device.id != "retina3_5" { #expect(found.size == device.size && found.scale == device.scale) }
  }
}
