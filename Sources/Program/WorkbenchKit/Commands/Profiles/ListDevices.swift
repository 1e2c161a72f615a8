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
    Reply(
      listing: try session.snapshot(at: nil).devices(), none: "no devices",
      [
        .left("device", \.name), .left("points", \.size.argument),
        .right("scale") { "@\($0.scale.spelled)x" },
        .left("insets", \.portraitInsets.argument), .left("landscape insets", \.landscapeInsets.argument),
        .right("keyboard", \.portraitKeyboard.total.spelled), .right("os", \.os.spelled),
        .left("target") { $0.isTarget ? "yes" : "" },
        .left("unverified") { $0.unverified.joined(separator: " ") },
      ],
      cells: [
        "device": \.name, "title": \.title, "width": \.size.width.spelled, "height": \.size.height.spelled,
        "scale": \.scale.spelled, "idiom": \.idiom.rawValue, "portraitInsets": \.portraitInsets.argument,
        "landscapeInsets": \.landscapeInsets.argument, "portraitKeyboard": \.portraitKeyboard.total.spelled,
        "landscapeKeyboard": \.landscapeKeyboard.total.spelled, "os": \.os.spelled, "source": \.source,
        "target": \.isTarget.description, "unverified": { JSON($0.unverified).line },
      ], record: \.record)
  }
}
