import DesignModel
import TestSupport
import Testing

/// Size classes as Apple's devices report them (swift-snapshot-testing's and playbook-ios's tables; for pads also
/// txt.jazzychad.net).
@Suite("Size classes") struct LayoutEnvironmentTests {
  /// Regular in landscape: the Plus, XR, Max and Air phones.
  static let widePhones: Set<String> = [
    "iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus", "iphone-xr", "iphone-11",
    "iphone-xs-max",
    "iphone-11-pro-max", "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus", "iphone-14-pro-max",
    "iphone-15-plus", "iphone-15-pro-max", "iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max",
    "iphone-air", "iphone-18-pro-max",
  ]

  @Test(
    "are Apple's for every device", .statement("profiles.size-classes"),
    arguments: Device.catalogue.filter { $0.pose == nil })
  func devices(device: Device) {
    let upright = Profile(device: device.name).environment(on: device)
    let turned = Profile(device: device.name, orientation: .landscape).environment(on: device)
    switch device.idiom {
    case .phone:
      #expect(upright.horizontalClass == .compact && upright.verticalClass == .regular)
      #expect(turned.horizontalClass == (Self.widePhones.contains(device.name) ? .regular : .compact))
      #expect(turned.verticalClass == .compact)
    case .pad:
      for environment in [upright, turned] {
        #expect(environment.horizontalClass == .regular && environment.verticalClass == .regular)
      }
    }
  }

  @Test("the wide phones are in the catalogue")
  func widePhonesExist() {
    #expect(Self.widePhones.isSubset(of: Device.catalogue.map(\.name)))
  }

  static let splitViews: [(String, [Double], [Double], Bool)] = [
    // Landscape: a third, a half, two thirds; then portrait: a third, two thirds.
    ("ipad-mini-5", [320.0, 507, 694], [320.0, 438], false),
    ("ipad-7", [320, 535, 750], [320, 480], false),
    ("ipad-pro-10.5", [320, 551, 782], [320, 504], false),
    ("ipad-pro-11", [375, 592, 809], [320, 504], false),
    ("ipad-pro-12.9-1", [375, 678, 981], [375, 639], true),
    ("ipad-pro-12.9", [375, 678, 981], [375, 639], true),
  ]

  @Test("are Apple's for pads in split view", .statement("profiles.size-classes"), arguments: splitViews)
  func splitView(name: String, landscape: [Double], portrait: [Double], halfIsRegular: Bool) throws {
    let device = try #require(Device.catalogue.first { $0.name == name })
    func environment(_ width: Double, _ orientation: Orientation) -> LayoutEnvironment {
      let height = orientation == .portrait ? device.size.height : device.size.width
      let window = Size(width: width, height: height)
      return Profile(device: name, orientation: orientation, window: window).environment(on: device)
    }
    #expect(
      landscape.map { environment($0, .landscape).horizontalClass }
        == [.compact, halfIsRegular ? .regular : .compact, .regular])
    #expect(portrait.map { environment($0, .portrait).horizontalClass } == [.compact, .compact])
    #expect(landscape.allSatisfy { environment($0, .landscape).verticalClass == .regular })
  }
}
