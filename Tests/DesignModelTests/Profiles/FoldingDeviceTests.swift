import DesignModel
import TestSupport
import Testing

/// The states of the iPhone Duo, by hand from the measurements that `devices.tsv` names.
@Suite("A device that folds") struct FoldingDeviceTests {
  struct State: Sendable {
    var profile: String
    var window: String
    /// Width × height.
    var classes: String
    /// Top, left, bottom, right.
    var insets: [Double]
    var edge: BarEdge?
  }

  static let states = [
    State(
      profile: "iphone-duo/closed/portrait", window: "466x678", classes: "compact x regular",
      insets: [0, 0, 34, 84], edge: .trailing),
    State(
      profile: "iphone-duo/closed/landscape", window: "678x466", classes: "compact x compact",
      insets: [0, 84, 34, 0], edge: .leading),
    State(
      profile: "iphone-duo/closed-left/landscape", window: "678x466", classes: "compact x compact",
      insets: [0, 0, 34, 84], edge: .trailing),
    State(
      profile: "iphone-duo/open/landscape", window: "951x669", classes: "regular x regular",
      insets: [0, 0, 34, 84], edge: .trailing),
    // Upside down is the same.
    State(
      profile: "iphone-duo/open/portrait", window: "669x951", classes: "regular x regular",
      insets: [82, 0, 34, 0], edge: nil),
  ]

  @Test(
    "has classes, safe area and bars' edge as measured, in both directions", .statement("devices.folding"),
    arguments: FoldingDeviceTests.states, LayoutDirection.allCases)
  func measured(state: State, direction: LayoutDirection) throws {
    var profile = try Profile(named: state.profile)
    profile.direction = direction
    let environment = profile.environment(on: try Device.catalogue.device(named: profile.device))
    #expect("\(Int(environment.size.width))x\(Int(environment.size.height))" == state.window)
    #expect(
      "\(environment.horizontalClass.rawValue) x \(environment.verticalClass.rawValue)" == state.classes)
    let insets = environment.safeArea
    #expect([insets.top, insets.left, insets.bottom, insets.right] == state.insets)
    #expect(environment.display.barEdge == state.edge && environment.idiom == .phone)
    #expect(environment.os == 27.1)
  }

  @Test("is all its poses where it is named without one") func names() throws {
    let found = try Device.catalogue.names(meant: ["iphone-duo"])
    #expect(found == ["iphone-duo/closed", "iphone-duo/closed-left", "iphone-duo/open"])
    #expect(try Device.catalogue.names(meant: ["iphone-d*"]) == found)
    #expect(try Device.catalogue.names(meant: ["iphone-16*"]).allSatisfy { !$0.contains("zoomed") })
    #expect(try Device.catalogue.names(meant: ["iphone-16/*"]) == ["iphone-16/zoomed"])
  }

  @Test(
    "has a title above the content where bars stand at a side, and bars above and below elsewhere",
    .statement("profiles.vertical-bars"))
  func bars() throws {
    func insets(_ name: String) throws -> EdgeInsets {
      let profile = try Profile(named: name)
      return profile.environment(on: try Device.catalogue.device(named: profile.device)).safeArea
    }
    #expect(try insets("iphone-duo/open/landscape/navigation-bar/tab-bar").top == 82)
    #expect(try insets("iphone-duo/open/landscape/navigation-bar/tab-bar").bottom == 34)
    #expect(try insets("iphone-duo/open/navigation-bar/tab-bar").top == 82 + 54)
    #expect(try insets("iphone-duo/open/navigation-bar/tab-bar").bottom == 34 + 49)
  }

  @Test(
    "shows a window of any size compact in width and upright", arguments: ["475x669", "900x400", "320x320"])
  func windows(size: String) throws {
    for device in ["iphone-duo/open", "iphone-17-pro-max"] {
      for orientation in Orientation.words {
        let profile = try Profile(named: "\(device)/\(orientation)/\(size)")
        let environment = profile.environment(on: try Device.catalogue.device(named: device))
        #expect(environment.horizontalClass == .compact && environment.verticalClass == .regular)
      }
    }
  }
}

@Suite("Figures by system") struct SystemFiguresTests {
  private func environment(_ name: String) throws -> LayoutEnvironment {
    let profile = try Profile(named: name)
    return profile.environment(on: try Device.catalogue.device(named: profile.device))
  }

  @Test("are those of the system that a profile names", .statement("devices.systems")) func systems() throws {
    #expect(try environment("ipad-a16/os-18").safeArea == EdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(try environment("ipad-a16/os-26").safeArea == EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    #expect(try environment("ipad-a16").os == 27)
    #expect(try environment("iphone-16/landscape/os-18").safeArea.bottom == 21)
    #expect(try environment("iphone-16/landscape").safeArea.bottom == 20)
    #expect(try environment("iphone-16/keyboard/os-18").keyboardHeight == 336)
    #expect(try environment("iphone-16/keyboard").keyboardHeight == 335)
    #expect(try environment("iphone-14-plus/keyboard").keyboardHeight == 345)
    #expect(try environment("iphone-11/os-15").safeArea.top == 44)
    #expect(try environment("iphone-11/os-16").safeArea.top == 48)
  }

  @Test("make bars higher since iOS 26") func bars() throws {
    #expect(try environment("iphone-16/navigation-bar/os-18").safeArea.top == 59 + 44)
    #expect(try environment("iphone-16/navigation-bar").safeArea.top == 59 + 54)
    #expect(try environment("iphone-16/navigation-bar/largeTitle-bar").safeArea.top == 59 + 106)
    #expect(try environment("ipad-a16/navigation-bar/os-18").safeArea.top == 24 + 50)
    #expect(try environment("ipad-a16/navigation-bar").safeArea.top == 32 + 54)
  }

  @Test("leave phones' windows as they are held before iOS 27") func windows() throws {
    #expect(try environment("iphone-17-pro-max/landscape/955x440/os-26").horizontalClass == .regular)
    #expect(try environment("iphone-17-pro-max/landscape/955x440").horizontalClass == .compact)
    #expect(try environment("iphone-17-pro-max/landscape/956x440").horizontalClass == .regular)
    #expect(try environment("iphone-17-pro-max/landscape").horizontalClass == .regular)
  }
}
