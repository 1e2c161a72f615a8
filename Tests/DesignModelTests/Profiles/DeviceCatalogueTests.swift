import DesignModel
import TestSupport
import Testing

@Suite("Device catalogue") struct DeviceCatalogueTests {
  /// Devices of one row: names, size upright, scale, insets upright and in landscape (top, left, bottom, right).
  struct Row: Sendable {
    var names: String
    var size: Size
    var scale: Double
    var portrait: [Double]
    var landscape: [Double]

    init(
      _ names: String, width: Double, height: Double, scale: Double, portrait: [Double],
      landscape: [Double]
    ) {
      (self.names, size, self.scale) = (names, Size(width: width, height: height), scale)
      (self.portrait, self.landscape) = (portrait, landscape)
    }
  }

  static let rows = [
    Row(
      "iphone-5 iphone-5s iphone-se-1", width: 320, height: 568, scale: 2, portrait: [20, 0, 0, 0],
      landscape: [0, 0, 0, 0]),
    Row(
      "iphone-6 iphone-6s iphone-7 iphone-8 iphone-se-2 iphone-se-3", width: 375, height: 667, scale: 2,
      portrait: [20, 0, 0, 0],
      landscape: [0, 0, 0, 0]),
    Row(
      "iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus", width: 414, height: 736, scale: 3,
      portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Row(
      "iphone-x iphone-xs iphone-11-pro", width: 375, height: 812, scale: 3, portrait: [44, 0, 34, 0],
      landscape: [0, 44, 21, 44]),
    Row(
      "iphone-xr iphone-11", width: 414, height: 896, scale: 2, portrait: [48, 0, 34, 0],
      landscape: [0, 48, 21, 48]),
    Row(
      "iphone-xs-max iphone-11-pro-max", width: 414, height: 896, scale: 3, portrait: [44, 0, 34, 0],
      landscape: [0, 44, 21, 44]),
    Row(
      "iphone-12-mini iphone-13-mini", width: 375, height: 812, scale: 3, portrait: [50, 0, 34, 0],
      landscape: [0, 50, 21, 50]),
    Row(
      "iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e", width: 390,
      height: 844, scale: 3,
      portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Row(
      "iphone-17e", width: 390, height: 844, scale: 3, portrait: [47, 0, 34, 0], landscape: [0, 47, 20, 47]),
    Row(
      "iphone-18-pro", width: 402, height: 874, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 20, 62]),
    Row(
      "iphone-18-pro-max", width: 440, height: 956, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 20, 62]),
    Row(
      "iphone-12-pro-max iphone-13-pro-max iphone-14-plus", width: 428, height: 926, scale: 3,
      portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Row(
      "iphone-14-pro iphone-15 iphone-15-pro iphone-16", width: 393, height: 852, scale: 3,
      portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59]),
    Row(
      "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", width: 430, height: 932, scale: 3,
      portrait: [59, 0, 34, 0],
      landscape: [0, 59, 21, 59]),
    Row(
      "iphone-16-pro", width: 402, height: 874, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 21, 62]),
    Row(
      "iphone-16-pro-max", width: 440, height: 956, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 21, 62]),
    Row(
      "iphone-17 iphone-17-pro", width: 402, height: 874, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 20, 62]),
    Row(
      "iphone-17-pro-max", width: 440, height: 956, scale: 3, portrait: [62, 0, 34, 0],
      landscape: [0, 62, 20, 62]),
    Row(
      "iphone-air", width: 420, height: 912, scale: 3, portrait: [68, 0, 34, 0], landscape: [0, 68, 29, 68]),
    Row(
      "ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-air-1 ipad-air-2 ipad-pro-9.7 ipad-5 ipad-6",
      width: 768,
      height: 1024, scale: 2,
      portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Row(
      "ipad-7 ipad-8 ipad-9", width: 810, height: 1080, scale: 2, portrait: [20, 0, 0, 0],
      landscape: [20, 0, 0, 0]),
    Row(
      "ipad-pro-10.5 ipad-air-3", width: 834, height: 1112, scale: 2, portrait: [20, 0, 0, 0],
      landscape: [20, 0, 0, 0]),
    Row(
      "ipad-pro-11", width: 834, height: 1194, scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    Row(
      "ipad-pro-12.9-1 ipad-pro-12.9-2", width: 1024, height: 1366, scale: 2, portrait: [20, 0, 0, 0],
      landscape: [20, 0, 0, 0]),
    Row(
      "ipad-pro-12.9 ipad-air-13", width: 1024, height: 1366, scale: 2, portrait: [24, 0, 20, 0],
      landscape: [24, 0, 20, 0]),
    Row(
      "ipad-air-4 ipad-air-5 ipad-10 ipad-a16 ipad-air-11", width: 820, height: 1180, scale: 2,
      portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    Row(
      "ipad-mini-6 ipad-mini-7", width: 744, height: 1133, scale: 2, portrait: [24, 0, 20, 0],
      landscape: [24, 0, 20, 0]),
    Row(
      "ipad-pro-11-m4", width: 834, height: 1210, scale: 2, portrait: [24, 0, 20, 0],
      landscape: [24, 0, 20, 0]),
    Row(
      "ipad-pro-13", width: 1032, height: 1376, scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
  ]

  @Test(
    "has the published measures, on iOS 18 where it runs", .statement("devices.catalogue"), arguments: rows)
  func measures(row: Row) throws {
    for name in row.names.split(separator: " ") {
      let device = try #require(Device.catalogue.first { $0.name == name }, "\(name)")
      #expect(device.size == row.size && device.scale == row.scale, "\(name)")
      #expect(device.idiom == (name.hasPrefix("ipad") ? .pad : .phone))
      #expect(list(device.figures(held: .portrait, on: 18).insets) == row.portrait, "\(name)")
      #expect(list(device.figures(held: .landscape, on: 18).insets) == row.landscape, "\(name)")
    }
  }

  private func list(_ insets: EdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  /// An app that requires iOS 17 runs on the second generation alone.
  @Test("has the generations of one size apart where one runs a later system") func systems() throws {
    let pads = Device.catalogue.filter { $0.name.hasPrefix("ipad-pro-12.9-") }
    #expect(pads.map(\.os) == [16, 17])
  }

  @Test("makes new stores' profiles on devices that one of the two newest systems runs on") func current() {
    let names = Set(Profile.ofNewStores.map(\.device))
    #expect(names.count == 52 && Profile.ofNewStores.count <= 4147)
    #expect(names.isDisjoint(with: ["iphone-se-1", "iphone-xr", "iphone-16/zoomed", "ipad-7"]))
    #expect(
      names.isSuperset(of: ["iphone-11", "iphone-duo/open", "iphone-duo/closed", "ipad-8", "ipad-a16"]))
  }

  @Test("says which devices the newest system of any of them, and the one before, run on") func newest()
    throws
  {
    let named = { (name: String) in try Device.catalogue.device(named: name) }
    let devices = try ["iphone-xr", "ipad-8", "iphone-16", "iphone-16/zoomed", "iphone-duo/open"].map(named)
    #expect(devices.newestSystem == 27)
    #expect(devices.newest.map(\.name) == ["iphone-16", "iphone-duo/open"])
    #expect(devices.current.map(\.name) == ["ipad-8", "iphone-16", "iphone-duo/open"])
    #expect(Array(devices.prefix(1)).newest.map(\.name) == ["iphone-xr"])
    #expect([Device]().newestSystem == nil && [Device]().current == [])
  }

  @Test("has phones of current systems with Display Zoom") func zoomed() throws {
    let zoomed = Device.catalogue.filter { $0.pose == .zoomed }
    let sizes = Set(zoomed.map { "\($0.size.width)x\($0.size.height)" })
    #expect(sizes == ["320.0x693.0", "375.0x812.0", "320.0x568.0"])
    let pro = try Device.catalogue.device(named: "iphone-14-pro/zoomed")
    #expect(pro.portraitInsets.bottom == 28 && pro.unverified.contains("portraitInsets"))
    #expect(zoomed.count == Device.catalogue.count { $0.idiom == .phone && $0.pose == nil && $0.os >= 26 })
  }

  @Test("has each device once")
  func names() {
    let names = Device.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(Device.catalogue.map(\.title)).count == names.count)
  }

  @Test(
    "says where every figure comes from, and flags what has no source", .statement("devices.catalogue"),
    arguments: Device.catalogue)
  func sources(device: Device) {
    #expect(!device.source.isEmpty)
    let figures: Set = [
      "size", "scale", "portraitInsets", "landscapeInsets", "portraitKeyboard", "landscapeKeyboard",
      "portraitDisplay", "landscapeDisplay", "os",
    ]
    #expect(figures.isSuperset(of: device.unverified))
    #expect(Set(device.unverified).count == device.unverified.count)
    // One probe of the simulator says the Duo's.
    let isMeasured = device.family == "iphone-duo"
    #expect(
      device.unverified.contains("landscapeKeyboard") != isMeasured, "no other landscape total is published")
  }

  @Test("has the default profile's device")
  func defaultProfile() {
    #expect(Device.catalogue.contains { $0.name == Profile.default.device })
  }

  @Test(
    "profile parts are not mistaken for devices and keyboards fit their screens", arguments: Device.catalogue)
  func plausible(device: Device) {
    #expect(device.name.contains("/") == (device.pose != nil))
    #expect((try? Profile(named: device.name))?.device == device.name)
    #expect(device.portraitKeyboard.total < device.size.height / 2)
    #expect(device.landscapeKeyboard.total < device.size.width * 0.65)
    #expect(device.size.width < device.size.height)
  }
}
