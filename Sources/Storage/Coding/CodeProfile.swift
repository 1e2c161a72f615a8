public import DesignModel
public import Notation

extension Profile {
  /// Every part by its name; those that are nil or empty are left out.
  public var json: JSON {
    var members: [String: JSON] = [
      "device": .string(device), "orientation": .string(orientation.rawValue),
      "textSize": .string(textSize.rawValue), "boldText": .bool(boldText),
      "direction": .string(direction.rawValue), "keyboard": .string(keyboard.rawValue),
    ]
    if let window { members["window"] = [JSON(window.width), JSON(window.height)] }
    if !bars.isEmpty { members["bars"] = bars.json }
    if let locale { members["locale"] = .string(locale) }
    if let os { members["os"] = JSON(os) }
    if let state { members["state"] = .string(state) }
    if !offsets.isEmpty { members["offsets"] = offsets.json }
    return .object(members)
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: [
        "device", "orientation", "window", "textSize", "boldText", "direction", "keyboard", "bars", "locale",
        "os", "state", "offsets",
      ])
    let window = fields.has("window") ? try fields.numbers("window", count: 2) : nil
    self.init(
      device: try fields.text("device"), orientation: try fields.word("orientation"),
      window: window.map { Size(width: $0[0], height: $0[1]) }, textSize: try fields.word("textSize"),
      boldText: try fields.flag("boldText"), direction: try fields.word("direction"),
      keyboard: try fields.word("keyboard"), bars: fields.has("bars") ? try [Bar](fields, "bars") : [],
      locale: try fields.optionalText("locale"), os: try fields.optionalNumber("os"),
      state: try fields.optionalText("state"),
      offsets: fields.has("offsets") ? try [ScrollOffset](fields, "offsets") : [])
  }
}

extension [Bar] {
  var json: JSON { .array(map { .string($0.rawValue) }) }

  init(_ fields: Fields, _ name: String) throws(CodingError) {
    self = try fields.list(name) { (json, place) throws(CodingError) in
      guard let text = json.text, let bar = Bar(rawValue: text) else {
        throw CodingError("expected one of \(Bar.words.joined(separator: ", "))", at: place)
      }
      return bar
    }
  }
}

extension [ScrollOffset] {
  var json: JSON {
    .array(
      map {
        ["view": .string($0.view), "x": JSON($0.offset.x), "y": JSON($0.offset.y)]
      })
  }

  init(_ fields: Fields, _ name: String) throws(CodingError) {
    self = try fields.list(name) { (json, place) throws(CodingError) in
      let parts = try Fields(json, at: place, names: ["view", "x", "y"])
      return ScrollOffset(
        view: try parts.text("view"), offset: Point(x: try parts.number("x"), y: try parts.number("y")))
    }
  }
}
