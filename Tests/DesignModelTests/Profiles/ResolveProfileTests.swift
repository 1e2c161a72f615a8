import DesignModel
import TestSupport
import Testing

@Suite("Resolving profiles") struct ResolveProfileTests {
  private func environment(_ name: String) throws -> LayoutEnvironment {
    let profile = try Profile(named: name)
    return profile.environment(on: try #require(Device.catalogue.first { $0.name == profile.device }))
  }

  @Test(
    "turns the screen with the device", .statement("safe-area.root"),
    arguments: [
      ("iphone-se-3", 375.0, 667.0, EdgeInsets(top: 20)), ("iphone-se-3/landscape", 667, 375, .zero),
      ("iphone-16", 393, 852, EdgeInsets(top: 59, bottom: 34)),
      ("iphone-16/landscape", 852, 393, EdgeInsets(left: 59, bottom: 20, right: 59)),
      ("iphone-air/landscape", 912, 420, EdgeInsets(left: 68, bottom: 29, right: 68)),
      ("ipad-pro-13/landscape", 1376, 1032, EdgeInsets(top: 32, bottom: 25)),
    ])
  func screens(name: String, width: Double, height: Double, insets: EdgeInsets) throws {
    let environment = try environment(name)
    #expect(environment.size == Size(width: width, height: height))
    #expect(environment.safeArea == insets)
    #expect(environment.keyboardHeight == nil)
  }

  static let barInsets: [(String, Double, Double)] = [
    ("iphone-16/navigation-bar", 59 + 54.0, 34.0), ("iphone-16/navigation-bar/largeTitle-bar", 59 + 106, 34),
    ("iphone-16/navigation-bar/os-18", 59 + 44, 34),
    ("iphone-16/tab-bar", 59, 34 + 49), ("iphone-16/tool-bar", 59, 34 + 44),
    ("iphone-16/landscape/navigation-bar/tab-bar", 32, 20 + 32),
    ("iphone-16-plus/landscape/navigation-bar", 44, 20), ("iphone-8/navigation-bar/tab-bar", 64, 49),
    // 122 = 20 + 50 + 52 on the 10.5-inch pad (hacknicity).
    ("ipad-pro-10.5/navigation-bar/largeTitle-bar", 122, 0), ("ipad-pro-10.5/tab-bar", 20, 50),
    ("ipad-pro-11/landscape/navigation-bar/tool-bar/os-18", 74, 70),
    ("ipad-pro-11/landscape/navigation-bar/tool-bar", 32 + 54, 25 + 50),
  ]

  @Test("bars stand inside the device's insets", .statement("profiles.bars"), arguments: barInsets)
  func bars(name: String, top: Double, bottom: Double) throws {
    let safeArea = try environment(name).safeArea
    #expect(safeArea.top == top && safeArea.bottom == bottom)
  }

  @Test(
    "a narrow window keeps the insets of top and bottom, and those of the sides only at full width",
    .statement("profiles.side-insets"))
  func windows() throws {
    let split = try environment("ipad-pro-11/landscape/592x834/navigation-bar")
    #expect(split.size == Size(width: 592, height: 834))
    #expect(split.safeArea == EdgeInsets(top: 86, bottom: 25))

    let device = Device(
      name: "d", title: "d", size: Size(width: 800, height: 1200), scale: 2, idiom: .pad,
      portraitInsets: EdgeInsets(top: 24, left: 3, bottom: 20, right: 4),
      landscapeInsets: EdgeInsets(top: 1, left: 24, bottom: 20, right: 24),
      portraitKeyboard: KeyboardHeight(keys: 300, prediction: 0, dock: 0),
      landscapeKeyboard: KeyboardHeight(keys: 400, prediction: 0, dock: 0), os: 18, source: "made up")
    func insets(_ width: Double, _ orientation: Orientation) -> EdgeInsets {
      let window = Size(width: width, height: 500)
      return Profile(device: "d", orientation: orientation, window: window).environment(on: device).safeArea
    }
    #expect(insets(800, .portrait) == device.portraitInsets)
    #expect(insets(799, .portrait) == EdgeInsets(top: 24, bottom: 20))
    #expect(insets(1200, .landscape) == device.landscapeInsets)
    #expect(insets(800, .landscape) == EdgeInsets(top: 1, bottom: 20))
  }

  @Test(
    "the keyboard is as high as published, and never higher than the window", .statement("profiles.keyboard"),
    arguments: [
      ("iphone-se-1", 254.0), ("iphone-se-3", 260), ("iphone-8-plus", 271), ("iphone-13-mini", 335),
      ("iphone-14", 335), ("iphone-14/os-18", 336),
      ("iphone-11", 345), ("iphone-14-plus", 345), ("iphone-16", 335), ("iphone-16-pro-max", 345),
      ("iphone-8/landscape", 200), ("iphone-14/landscape", 209), ("iphone-17/landscape", 209),
      ("iphone-air/landscape", 209), ("ipad-9", 313), ("ipad-9/landscape", 398),
      ("ipad-9/landscape/500x300", 300), ("ipad-pro-11", 333), ("ipad-pro-11/landscape", 418),
      ("ipad-pro-12.9-1", 378), ("ipad-pro-12.9-1/landscape", 471), ("ipad-pro-13", 398),
      ("ipad-pro-13/landscape", 491),
    ])
  func keyboard(name: String, height: Double) throws {
    #expect(try environment(name + "/keyboard").keyboardHeight == height)
  }

  @Test("everything else is handed on")
  func rest() throws {
    let environment = try environment(
      "iphone-16/AX2/bold/rtl/os-17/locale:double/state:recover/scroll:list=0,8")
    #expect(environment.textSize == .accessibilityLarge && environment.boldText)
    #expect(
      environment.direction == .rtl && environment.orientation == .portrait && environment.idiom == .phone)
    #expect(environment.os == 17 && environment.locale == "double" && environment.state == "recover")
    #expect(environment.offsets == [ScrollOffset(view: "list", offset: Point(x: 0, y: 8))])
    #expect(environment.scale == 3)
    #expect(try self.environment("iphone-17").os == 27)
  }
}
