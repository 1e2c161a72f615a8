import DesignModel
import Notation
import Rendering

/// A window that people meet: a device's display, upright or across, or a half of one that is parted in two.
struct WindowMark {
  private let device: Device
  private let size: Size
  /// After the device's name; empty for the display upright.
  private let suffix: String

  /// The windows of devices, those of one size as one mark: the narrowest first, each by the name of that device if it
  /// is there, else by that of the newest.
  static func marks(of devices: [Device], before name: String) -> [PlaneDiagram.Mark] {
    let windows = devices.flatMap(windows)
    let sizes = Set(windows.map(\.size)).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    return sizes.map { size in
      let alike = windows.filter { $0.size == size }
      let shown = alike.first { $0.device.name == name } ?? alike[alike.count - 1]
      let more = alike.count > 1 ? " +\(alike.count - 1)" : ""
      return .init(
        size, shown.name + more,
        hint: "\(size.width.shown) × \(size.height.shown): \(alike.map(\.name).joined(separator: ", "))")
    }
  }

  private var name: String { device.name + suffix }

  /// Upright, across, and the half of what shows two apps beside one another across: of pads, and of what folds out.
  ///
  /// The half is that of the points. Apple has published neither the Duo's nor what a pad's divider takes.
  private static func windows(of device: Device) -> [WindowMark] {
    let across = device.size.turned
    let isParted = device.idiom == .pad || device.pose == .open
    return [
      WindowMark(device: device, size: device.size, suffix: ""),
      WindowMark(device: device, size: across, suffix: " across"),
    ]
      + (isParted
        ? [
          WindowMark(
            device: device, size: Size(width: across.width / 2, height: across.height), suffix: " half")
        ] : [])
  }
}
