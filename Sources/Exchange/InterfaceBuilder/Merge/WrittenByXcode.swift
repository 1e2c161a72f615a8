/// What Xcode writes of its own accord, beside what somebody changed: it never clashes.
enum WrittenByXcode {
  /// Elements of the document that Xcode keeps up to date.
  private static let sections: Set = [
    "device", "dependencies", "resources", "designables", "classes", "inferredMetricsTieBreakers",
    "simulatedMetricsContainer",
  ]
  /// Where something was when the file was saved, by element and key.
  private static let places: Set = [
    "rect frame", "frame frameInset", "rect screenRect", "point canvasLocation", "size minSize",
    "size maxSize",
  ]
  private static let marks: Set = ["misplaced", "ambiguous", "fixedFrame", "toolsVersion", "systemVersion"]

  /// True for an element of the document all of which Xcode keeps up to date.
  static func isSection(_ element: XMLElement) -> Bool { sections.contains(element.name) }

  /// True for where something was on the canvas.
  static func isPlace(_ element: XMLElement) -> Bool {
    element["key"].map { places.contains("\(element.name) \($0)") } ?? false
  }

  /// True for what Xcode adds to an object whose file it converts: guides, and properties that are not set.
  static func isAddition(_ element: XMLElement) -> Bool {
    element.name == "nil" || element.name.hasSuffix("LayoutGuide")
  }

  /// True for what names what a variation leaves out or takes in.
  static func isMask(_ element: XMLElement) -> Bool { ["exclude", "include"].contains(element.name) }

  /// True for an attribute that says how the canvas was.
  static func isMark(_ attribute: String) -> Bool { marks.contains(attribute) }

  /// True for two colors of the system's that have one name.
  static func isSameSystemColor(_ one: XMLElement, _ other: XMLElement) -> Bool {
    guard one.name == "color", other.name == "color", let system = one.systemColor else { return false }
    return system == other.systemColor
  }

  /// True where a color is the same but in the words of another Xcode.
  static func isRespelling(_ old: XMLElement, _ new: XMLElement) -> Bool {
    guard old.name == "color", new.name == "color" else { return false }
    if isSameSystemColor(old, new) { return true }
    guard old["colorSpace"] != new["colorSpace"] || old["customColorSpace"] != new["customColorSpace"],
      old.systemColor == new.systemColor, old["name"] == new["name"],
      let (oldParts, newParts) = old.parts.flatMap({ old in new.parts.map { (old, $0) } })
    else { return false }
    // The same color in another space differs by as much; a color that somebody chose differs by more.
    return zip(oldParts, newParts).allSatisfy { abs($0 - $1) < 0.1 }
  }
}

extension XMLElement {
  fileprivate var systemColor: String? { self["systemColor"] ?? self["cocoaTouchSystemColor"] }

  /// Red, green, blue and alpha; nil for a color that isn't given in numbers.
  fileprivate var parts: [Double]? {
    func number(_ name: String) -> Double? { self[name].flatMap(Double.init) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return [white, white, white, alpha] }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return [red, green, blue, alpha]
  }
}
