import DesignModel
import Testing

@testable import InterfaceBuilder

@Suite("The canvas's safe area") struct CanvasSafeAreaTests {
  /// A root of its own, or of a controller with these metrics.
  private func insets(
    _ device: String?, _ plugIn: Int, frame: String, metrics: String? = nil, orientation: String = "portrait"
  ) throws -> EdgeInsets {
    guard let metrics else {
      return try SampleFile.scene(
        SampleFile.xib(
          SampleFile.root(frame: frame), plugIn: plugIn, device: device, orientation: orientation)
      ).setting.safeArea
    }
    let root = SampleFile.view("view", "v", frame, "key='view'", isAuto: true)
    let controller =
      "<viewController id='vc' sceneMemberID='viewController'>\(root)\(metrics)</viewController>"
    return try SampleFile.scene(SampleFile.storyboard([controller], plugIn: plugIn, device: device)).setting
      .safeArea
  }

  @Test("is the status bar and the home indicator, by version") func versions() throws {
    let (small, tall) = ("0 0 375 667", "0 0 414 896")
    #expect(try insets("retina4_7", 14490, frame: small, metrics: "") == EdgeInsets(top: 20))
    #expect(try insets("retina4_7", 17703, frame: small, metrics: "") == .zero)
    #expect(try insets("retina4_7", 22505, frame: small, metrics: "") == EdgeInsets(top: 20))
    #expect(try insets("retina6_1", 17703, frame: tall, metrics: "") == EdgeInsets(top: 44, bottom: 34))
    #expect(try insets("retina6_1", 21207, frame: tall, metrics: "") == EdgeInsets(top: 48, bottom: 34))
    #expect(try insets("retina6_1", 24063, frame: tall, metrics: "") == EdgeInsets(top: 96, bottom: 68))
  }

  @Test("counts bars, which take room instead where they are opaque") func bars() throws {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let opaque = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
    let tab = "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    let tall = "0 0 414 896"
    #expect(try insets("retina6_1", 21207, frame: tall, metrics: nav) == EdgeInsets(top: 92, bottom: 34))
    #expect(
      try insets("retina6_1", 21207, frame: tall, metrics: nav + tab) == EdgeInsets(top: 92, bottom: 83))
    #expect(try insets("retina6_1", 21207, frame: "0 0 414 804", metrics: opaque).top == 0)
    #expect(try insets("retina6_1", 21207, frame: "0 0 414 804", metrics: nav).top == 0)
  }

  @Test("of Xcode 6 is 20, with a navigation bar 64") func old() throws {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let none = "<nil key='simulatedStatusBarMetrics'/>"
    #expect(try insets(nil, 6214, frame: "0 0 600 600", metrics: "") == EdgeInsets(top: 20))
    #expect(try insets(nil, 6214, frame: "0 0 600 600", metrics: nav) == EdgeInsets(top: 64))
    #expect(try insets(nil, 6214, frame: "0 0 600 600", metrics: none) == .zero)
  }

  @Test("of a view of its own size is the status bar alone") func freeform() throws {
    #expect(try insets("retina6_1", 21207, frame: "0 0 300 200") == EdgeInsets(top: 48))
    #expect(try insets("retina6_1", 22685, frame: "0 0 300 200") == EdgeInsets(top: 48, bottom: 34))
    #expect(try insets("retina4_7", 21207, frame: "0 0 300 200") == .zero)
    #expect(try insets("retina4_7", 22505, frame: "0 0 300 200") == EdgeInsets(top: 20))
    #expect(try insets("ipad9_7", 22505, frame: "0 0 300 200") == EdgeInsets(top: 20))
    #expect(try insets("ipad12_9rounded", 22505, frame: "0 0 1024 1366") == EdgeInsets(top: 24, bottom: 20))
  }

  @Test("lies at the sides in landscape") func landscape() throws {
    #expect(
      try insets("retina6_1", 21207, frame: "0 0 896 414", orientation: "landscape")
        == EdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
  }

  @Test("of a cell is none") func cells() throws {
    let cell = SampleFile.view("tableViewCell", "c", "0 0 414 44")
    #expect(try SampleFile.scene(SampleFile.xib(cell)).setting.safeArea == .zero)
  }

  @Test("of an unknown device is its bars alone") func unknown() throws {
    #expect(try insets("retina99", 22505, frame: "0 0 414 896", metrics: "") == .zero)
  }
}
