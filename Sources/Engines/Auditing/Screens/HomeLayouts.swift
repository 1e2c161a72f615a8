import AutoLayout
import DesignModel
import Synchronization

/// The layouts of a screen on its own device, at the standard text size, one a state: made when a rule first compares with
/// them, for all layouts that it judges.
final class HomeLayouts: Sendable {
  private let screen: PreparedScreen
  private let known = Mutex<[String?: Home]>([:])

  /// A layout and the window, or a cell's or view's own rectangle, that its root fills.
  struct Home: Sendable {
    let layout: ScreenLayout
    let window: Rect
  }

  init(_ screen: PreparedScreen) { self.screen = screen }

  /// The layout in a state, which is settled for the screen; nil where the catalogue doesn't have the device.
  func layout(in state: String?) -> Home? {
    if let home = known.withLock({ $0[state] }) { return home }
    guard var environment = screen.screen.canvas else { return nil }
    environment.state = state
    let layout = screen.layout(in: environment)
    let window = environment.root == nil ? Rect(environment.size) : layout.views[0].screenFrame
    let home = Home(layout: layout, window: window)
    known.withLock { $0[state] = home }
    return home
  }
}

extension Screen {
  /// Where the screen's file shows it: in its own window of its own device, or on the usual one.
  var canvas: LayoutEnvironment? {
    let traits = rootTraits
    let name = traits.device ?? Profile.default.device
    guard let device = Device.catalogue.first(where: { $0.name == name }) else { return nil }
    var profile = Profile(device: name, orientation: traits.orientation, os: traits.os)
    profile.window = traits.window(on: device)
    return profile.environment(on: device).settled(for: self)
  }
}
