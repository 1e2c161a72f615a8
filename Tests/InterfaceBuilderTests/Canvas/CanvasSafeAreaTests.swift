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
    let root = SampleFile.view("view", "v", frame: frame, attributes: "key='view'", isAuto: true)
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

  @Test("of a view of its own size is the status bar, and below what it reaches into before 21000")
  func freeform()
    throws
  {
    #expect(try insets("retina6_1", 17703, frame: "0 0 414 327") == EdgeInsets(top: 44))
    #expect(try insets("retina6_1", 17505, frame: "0 0 414 865") == EdgeInsets(top: 44, bottom: 3))
    #expect(try insets("retina6_1", 17505, frame: "0 0 414 1290") == EdgeInsets(top: 44, bottom: 34))
    #expect(try insets("retina6_1", 16086, frame: "0 0 497 338") == EdgeInsets(top: 44, bottom: 34))
    #expect(try insets("retina6_1", 22685, frame: "0 0 300 200") == EdgeInsets(top: 48, bottom: 34))
    #expect(try insets("retina4_7", 14490, frame: "0 0 300 200") == .zero)
    #expect(try insets("retina4_7", 21505, frame: "0 0 300 200") == .zero)
    #expect(try insets("retina4_7", 22505, frame: "0 0 300 200") == EdgeInsets(top: 20))
    #expect(try insets("ipad9_7", 22505, frame: "0 0 300 200") == EdgeInsets(top: 20))
    #expect(try insets("ipad12_9rounded", 22505, frame: "0 0 1024 1366") == EdgeInsets(top: 24, bottom: 20))
    #expect(try insets("ipad12_9rounded", 23084, frame: "0 0 1202 585") == EdgeInsets(top: 24, bottom: 20))
  }

  @Test("of a root lower than any screen has no status bar on Xcode 9's and 10's home-button phones")
  func low() throws {
    let none = "<nil key='simulatedStatusBarMetrics'/>"
    #expect(try insets("retina4_7", 14490, frame: "0 0 500 337", metrics: "") == .zero)
    #expect(try insets("retina4_7", 13772, frame: "0 0 375 475", metrics: "") == .zero)
    #expect(try insets("retina4_7", 14460, frame: "0 0 400 496") == EdgeInsets(top: 20))
    #expect(try insets("retina4_7", 14460, frame: "0 0 375 667", metrics: none) == EdgeInsets(top: 20))
    #expect(try insets("retina4_7", 12120, frame: "0 0 375 667", metrics: none) == .zero)
    #expect(try insets("retina4_7", 12120, frame: "0 0 375 400", metrics: "") == EdgeInsets(top: 20))
    #expect(try insets("retina4_7", 12120, frame: "0 0 400 496") == .zero)
  }

  @Test("counts the higher bars of Xcode 26, and both insets twice") func glass() throws {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let large = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prefersLargeTitles='YES'/>"
    let tall = "0 0 414 896"
    #expect(try insets("retina6_1", 24063, frame: tall, metrics: nav) == EdgeInsets(top: 150, bottom: 68))
    #expect(try insets("retina6_1", 24063, frame: tall, metrics: large).top == 202)
    #expect(try insets("retina4_7", 24063, frame: "0 0 375 667", metrics: "") == EdgeInsets(top: 20))
  }

  @Test("counts a large title on any phone, and a pad's bar as 50 since iOS 12") func largeTitles() throws {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let large = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' prefersLargeTitles='YES'/>"
    #expect(try insets("retina4_7", 13770, frame: "0 0 375 667", metrics: large).top == 116)
    #expect(try insets("ipad9_7", 13770, frame: "0 0 768 1024", metrics: large).top == 64)
    #expect(try insets("ipad9_7", 14088, frame: "0 0 768 1024", metrics: nav).top == 64)
    #expect(try insets("ipad9_7", 20020, frame: "0 0 768 1024", metrics: nav).top == 50)
  }

  @Test("of a toolbar is 49 above a home indicator and with a home button since 14700, 44 before")
  func toolbar() throws {
    let bar = "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>"
    #expect(try insets("retina6_1", 20020, frame: "0 0 414 896", metrics: bar).bottom == 83)
    #expect(try insets("retina4_7", 14490, frame: "0 0 375 667", metrics: bar).bottom == 44)
    #expect(try insets("retina4_7", 15706, frame: "0 0 375 667", metrics: bar).bottom == 49)
    #expect(try insets("retina6_1", 19134, frame: "0 0 414 813", metrics: bar).bottom == 0)
  }

  @Test("ends below a sheet's edge, or at the home indicator before 21000") func sheets() throws {
    let none = "<nil key='simulatedTopBarMetrics'/>"
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    #expect(try insets("retina4_0", 22684, frame: "0 0 320 548", metrics: none) == .zero)
    #expect(try insets("retina4_0", 22684, frame: "0 0 320 548", metrics: nav) == EdgeInsets(top: 56))
    #expect(try insets("retina6_1", 17126, frame: "0 0 414 842", metrics: none) == EdgeInsets(bottom: 34))
    #expect(try insets("retina6_12", 24743, frame: "0 0 393 783", metrics: none) == EdgeInsets(top: 59))
  }

  @Test("keeps an opaque bar that the view extends under") func extended() throws {
    let root = SampleFile.view("view", "v", frame: "0 0 375 667", attributes: "key='view'", isAuto: true)
    let metrics = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
    let controller =
      "<viewController id='vc' sceneMemberID='viewController' extendedLayoutIncludesOpaqueBars='YES'>\(root)\(metrics)</viewController>"
    let bytes = SampleFile.storyboard([controller], plugIn: 14490, device: "retina4_7")
    #expect(try SampleFile.scene(bytes).setting.safeArea == EdgeInsets(top: 64))
  }

  @Test("counts what of a root without a device lies below its screen") func overhang() throws {
    let opaque = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/>"
    #expect(try insets(nil, 11524, frame: "0 64 375 667", metrics: opaque) == EdgeInsets(bottom: 64))
    #expect(try insets(nil, 16087, frame: "0 0 600 600", metrics: "") == .zero)
  }

  @Test("has no bar where a root without a device begins below it and ends where a screen does")
  func taken() throws {
    let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    #expect(try insets(nil, 6254, frame: "0 64 320 504", metrics: nav) == .zero)
    #expect(try insets(nil, 6254, frame: "0 64 768 960", metrics: nav) == .zero)
    #expect(try insets(nil, 7702, frame: "0 64 600 600", metrics: nav) == EdgeInsets(top: 64))
    #expect(try insets(nil, 7702, frame: "0 0 320 504", metrics: nav) == EdgeInsets(top: 64))
  }

  @Test("counts a lower navigation bar on narrow phones with a home button in landscape") func lowBar() throws
  {
    func top(_ device: String, _ frame: String) throws -> Double {
      let nav = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
      let root = SampleFile.view("view", "v", frame: frame, isAuto: true)
      let bytes = SampleFile.xib(root, plugIn: 15404, device: device, orientation: "landscape")
      let owned = String(decoding: bytes, as: UTF8.self).replacing(
        "<view id='v'", with: "<view id='v' key='view'"
      )
      .replacing("<objects>", with: "<objects><viewController id='vc'>")
      .replacing("</objects>", with: nav + "</viewController></objects>")
      return try SampleFile.scene(Array(owned.utf8)).setting.safeArea.top
    }
    #expect(try top("retina4_7", "0 0 667 375") == 32 && top("retina5_5", "0 0 736 414") == 44)
  }

  @Test("lies at the sides in landscape") func landscape() throws {
    #expect(
      try insets("retina6_1", 21207, frame: "0 0 896 414", orientation: "landscape")
        == EdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
  }

  @Test("of a row is none, of a collection's cell a view's of its own") func cells() throws {
    let row = SampleFile.view("tableViewCell", "c", frame: "0 0 414 44")
    #expect(try SampleFile.scene(SampleFile.xib(row)).setting.safeArea == .zero)
    let cell = SampleFile.view("collectionViewCell", "c", frame: "0 0 124 176")
    #expect(
      try SampleFile.scene(SampleFile.xib(cell, plugIn: 21678)).setting.safeArea
        == EdgeInsets(top: 48, bottom: 34))
    #expect(try SampleFile.scene(SampleFile.xib(cell, plugIn: 12120)).setting.safeArea == .zero)
  }

  @Test("of an unknown device is its bars alone") func unknown() throws {
    #expect(try insets("retina99", 22505, frame: "0 0 414 896", metrics: "") == .zero)
  }
}
