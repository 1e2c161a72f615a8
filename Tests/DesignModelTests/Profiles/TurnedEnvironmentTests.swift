import DesignModel
import TestSupport
import Testing

@Suite("A turned environment") struct TurnedEnvironmentTests {
  private func environment(
    _ device: Device, _ orientation: Orientation, changing change: (inout Profile) -> Void = { _ in }
  ) -> LayoutEnvironment {
    var profile = Profile(device: device.name, orientation: orientation)
    change(&profile)
    return profile.environment(on: device)
  }

  /// Folded and upright nothing says to which side it will be turned: it is the first of both.
  @Test(
    "is that of the device held the other way", arguments: Device.catalogue.filter { $0.pose != .closedLeft })
  func devices(device: Device) {
    let upright = environment(device, .portrait)
    let sideways = environment(device, .landscape)
    #expect(upright.turned == sideways)
    #expect(sideways.turned.size == upright.size && sideways.turned.orientation == .portrait)
    let typing = environment(device, .portrait) { $0.keyboard = .shown }
    #expect(
      typing.turned.keyboardHeight == environment(device, .landscape) { $0.keyboard = .shown }.keyboardHeight)
  }

  @Test("keeps the bars that a profile names beside the turned device's insets") func bars() throws {
    let device = try #require(Device.catalogue.first { $0.name == "iphone-16-plus" })
    let upright = environment(device, .portrait) { $0.bars = [.navigation] }
    // The bars stay as high as they stood upright.
    #expect(upright.turned.safeArea == EdgeInsets(top: 54, left: 59, bottom: 20, right: 59))
  }

  /// A settled environment has the sheet's gap in its numbers, where no turning finds it.
  @Test("has no sheet in landscape, be it settled afterwards") func sheet() throws {
    let device = try #require(Device.catalogue.first { $0.name == "iphone-16" })
    var (screen, attributes) = (Screen(id: "s", name: "s"), Attributes())
    try attributes.set("sheet", to: "true", kind: .view)
    try screen.setView(.root, kind: .view, attributes: attributes)
    let upright = environment(device, .portrait)
    #expect(upright.settled(for: screen).taken.top == 69)
    #expect(upright.turned.settled(for: screen) == environment(device, .landscape).settled(for: screen))
  }

  @Test("has at its left what was above in a window that no device has") func windows() {
    let window = LayoutEnvironment(
      size: Size(width: 300, height: 600), scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      keyboardHeight: 400)
    #expect(window.turned.size == Size(width: 600, height: 300) && window.turned.keyboardHeight == 300)
    #expect(window.turned.safeArea == EdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
  }
}
