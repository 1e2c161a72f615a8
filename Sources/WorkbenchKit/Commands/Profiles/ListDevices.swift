import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-devices`.
struct ListDevices: Query {
  static var card: Card {
    Card(
      "list-devices", group: "profiles", "Lists the devices with their measures and sources.",
      examples: [Example("list-devices --format csv", "Prints the whole catalogue for a spreadsheet.")])
  }

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let devices = try session.snapshot(at: nil).devices()
    guard !devices.isEmpty else { return Reply("no devices", list: []) }
    var table = TextTable([
      ("device", .left), ("points", .left), ("scale", .right), ("insets", .left), ("landscape insets", .left),
      ("keyboard", .right), ("os", .right), ("unverified", .left),
    ])
    for device in devices {
      table.add([
        device.name, device.size.argument, "@\(device.scale.spelled)x", device.portraitInsets.argument,
        device.landscapeInsets.argument, device.portraitKeyboard.total.spelled, device.os.spelled,
        device.unverified.joined(separator: " "),
      ])
    }
    return Reply(table.text, list: devices.map(\.record), columns: Self.columns)
  }

  private static let columns = [
    "device", "title", "width", "height", "scale", "idiom", "portraitInsets", "landscapeInsets",
    "portraitKeyboard", "landscapeKeyboard", "os", "source", "unverified",
  ]
}
