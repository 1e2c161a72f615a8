public import DesignModel
public import Notation

extension Device {
  /// Every property by its name; insets as [top, left, bottom, right], points.
  public var json: JSON {
    [
      "name": .string(name), "title": .string(title), "size": [JSON(size.width), JSON(size.height)],
      "scale": JSON(scale), "idiom": .string(idiom.rawValue), "portraitInsets": portraitInsets.json,
      "landscapeInsets": landscapeInsets.json, "portraitKeyboard": portraitKeyboard.json,
      "landscapeKeyboard": landscapeKeyboard.json, "os": JSON(os), "source": .string(source),
      "unverified": .array(unverified.map { .string($0) }),
    ]
  }

  /// Reads what `json` gives.
  public init(json: JSON) throws(CodingError) { try self.init(json, at: "") }

  init(_ json: JSON, at place: String) throws(CodingError) {
    let fields = try Fields(
      json, at: place,
      names: [
        "name", "title", "size", "scale", "idiom", "portraitInsets", "landscapeInsets", "portraitKeyboard",
        "landscapeKeyboard", "os", "source", "unverified",
      ])
    let size = try fields.numbers("size", count: 2)
    self.init(
      name: try fields.text("name"), title: try fields.text("title"),
      size: Size(width: size[0], height: size[1]), scale: try fields.number("scale"),
      idiom: try fields.word("idiom"), portraitInsets: try EdgeInsets(fields, "portraitInsets"),
      landscapeInsets: try EdgeInsets(fields, "landscapeInsets"),
      portraitKeyboard: try KeyboardHeight(fields, "portraitKeyboard"),
      landscapeKeyboard: try KeyboardHeight(fields, "landscapeKeyboard"), os: try fields.number("os"),
      source: try fields.text("source"), unverified: try fields.texts("unverified"))
  }
}

extension EdgeInsets {
  /// `[top, left, bottom, right]`, points.
  var json: JSON { [JSON(top), JSON(left), JSON(bottom), JSON(right)] }

  init(_ fields: Fields, _ name: String) throws(CodingError) {
    let numbers = try fields.numbers(name, count: 4)
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension KeyboardHeight {
  fileprivate var json: JSON {
    ["keys": JSON(keys), "prediction": JSON(prediction), "dock": JSON(dock)]
  }

  fileprivate init(_ fields: Fields, _ name: String) throws(CodingError) {
    let parts = try Fields(
      fields.json(name), at: fields.path(name), names: ["keys", "prediction", "dock"])
    self.init(
      keys: try parts.number("keys"), prediction: try parts.number("prediction"),
      dock: try parts.number("dock"))
  }
}
