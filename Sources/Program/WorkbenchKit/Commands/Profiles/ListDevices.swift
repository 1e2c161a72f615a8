import CommandGrammar
import DesignModel
import Notation
import Storage

/// `list-devices`.
struct ListDevices: Query {
  static var card: Card {
    Card(
      "list-devices", group: "profiles", "Lists the devices with their measures and sources.",
      details: """
        A device that folds has a row for each pose, iphone-duo/open; name it without a pose to have all. The os is the \
        last that runs on it, to which the figures belong; --os gives those of another system. 'display' says what \
        doesn't follow from a display's size: its size classes and the edge at which bars stand one above the other.
        """,
      examples: [
        Example("list-devices --format csv", "Prints the whole catalogue for a spreadsheet."),
        Example("list-devices 'iphone-16*' --os 18", "Prints figures as they were on iOS 18."),
      ])
  }

  @Parameter(
    argument: "Names, patterns as 'iphone-1*', all, phones, pads, home-button; all if none is given.",
    completion: .object(.device))
  var devices: [String] = []
  @Parameter(option: "The system version whose figures are listed; each device's last if not given.")
  var os: Double?

  init() {}

  func answer(from session: inout Session) throws -> Reply {
    let stored = try session.snapshot(at: nil).devices()
    let names = try stored.names(meant: devices)
    let found = try devices.isEmpty ? stored : names.map { try stored.device(named: $0) }
    return Reply(
      listing: found.map { device in os.map(device.asOn) ?? device }, none: "no devices",
      [
        .left("device", \.name), .left("points", \.size.argument),
        .right("scale") { "@\($0.scale.spelled)x" },
        .left("insets", \.portraitInsets.argument), .left("landscape insets", \.landscapeInsets.argument),
        .right("keyboard", \.portraitKeyboard.total.spelled), .right("os", \.os.spelled),
        .left("target") { $0.isTarget ? "yes" : "" }, .left("display", \.displayWords),
        .left("unverified") { $0.unverified.joined(separator: " ") },
      ],
      cells: [
        "device": \.name, "title": \.title, "width": \.size.width.spelled, "height": \.size.height.spelled,
        "scale": \.scale.spelled, "idiom": \.idiom.rawValue, "portraitInsets": \.portraitInsets.argument,
        "landscapeInsets": \.landscapeInsets.argument, "portraitKeyboard": \.portraitKeyboard.total.spelled,
        "landscapeKeyboard": \.landscapeKeyboard.total.spelled,
        "portraitDisplay": \.portraitDisplay.words, "landscapeDisplay": \.landscapeDisplay.words,
        "os": \.os.spelled, "source": \.source, "target": \.isTarget.description,
        "unverified": { JSON($0.unverified).line },
      ], record: \.record)
  }
}

extension Device {
  /// The device with the figures of another system.
  fileprivate func asOn(_ system: Double) -> Device {
    var result = self
    let (upright, across) = (figures(held: .portrait, on: system), figures(held: .landscape, on: system))
    (result.portraitInsets, result.landscapeInsets) = (upright.insets, across.insets)
    (result.portraitKeyboard, result.landscapeKeyboard) = (upright.keyboard, across.keyboard)
    result.earlier = earlier.filter { $0.below <= system }
    result.os = system
    return result
  }

  /// `regular x regular; across regular x regular, bars trailing`; empty where nothing is otherwise.
  fileprivate var displayWords: String {
    let (upright, across) = (portraitDisplay.words, landscapeDisplay.words)
    if upright == across { return upright }
    return upright.isEmpty ? "across \(across)" : across.isEmpty ? upright : "\(upright); across \(across)"
  }
}

extension DisplayTraits {
  /// `compact x regular, bars trailing`.
  fileprivate var words: String {
    let classes = classes.map { "\($0.horizontal.rawValue) x \($0.vertical.rawValue)" }
    return [classes, barEdge.map { "bars \($0.rawValue)" }].compactMap(\.self).joined(separator: ", ")
  }
}
