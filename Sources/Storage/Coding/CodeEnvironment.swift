import DesignModel
import Notation

extension LayoutEnvironment {
  /// Every property by its name, lengths in points; those that are nil or empty are left out.
  var json: JSON {
    var members: [String: JSON] = [
      "size": [JSON(size.width), JSON(size.height)], "scale": JSON(scale), "safeArea": safeArea.json,
      "idiom": .string(idiom.rawValue), "orientation": .string(orientation.rawValue),
      "textSize": .string(textSize.rawValue), "boldText": .bool(boldText),
      "direction": .string(direction.rawValue), "os": JSON(os),
    ]
    if let keyboardHeight { members["keyboard"] = JSON(keyboardHeight) }
    if let locale { members["locale"] = .string(locale) }
    if let state { members["state"] = .string(state) }
    if !offsets.isEmpty { members["offsets"] = offsets.json }
    return .object(members)
  }

  /// Reads what `json` gives, within the bounds that a device and a profile keep to.
  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: [
        "size", "scale", "safeArea", "idiom", "orientation", "textSize", "boldText", "direction", "keyboard",
        "locale", "os", "state", "offsets",
      ])
    let size = try fields.numbers("size", count: 2)
    self.init(
      size: Size(width: size[0], height: size[1]), scale: try fields.number("scale"),
      safeArea: try EdgeInsets(fields, "safeArea"), idiom: try fields.word("idiom"),
      orientation: try fields.word("orientation"), textSize: try fields.word("textSize"),
      boldText: try fields.flag("boldText"), direction: try fields.word("direction"),
      keyboardHeight: try fields.optionalNumber("keyboard"), locale: try fields.optionalText("locale"),
      os: try fields.number("os"), state: try fields.optionalText("state"),
      offsets: fields.has("offsets") ? try [ScrollOffset](fields, "offsets") : [])
    try checkBounds(at: place)
  }

  private func checkBounds(at place: String) throws(CodingError) {
    guard (0.5...10).contains(scale) else { throw CodingError("a scale is from 0.5 to 10", at: place) }
    let lengths =
      [size.width, size.height, safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      + [keyboardHeight ?? 0] + offsets.flatMap { [$0.offset.x, $0.offset.y] }
    guard lengths.allSatisfy({ abs($0) <= ViewAttribute.longest }), min(size.width, size.height) >= 0 else {
      throw CodingError("a length is out of bounds", at: place)
    }
  }
}
