import DesignModel

/// A constraint as the file has it, with the canvas's size-class variations applied.
struct SceneConstraint: Sendable {
  /// The identifier in the file.
  let id: String
  /// The index of the view whose list it stands in.
  let owner: Int
  /// The identifier and attribute of the left side.
  let first: (item: String, attribute: String)
  /// The identifier and attribute of the right side; nil for a constant.
  let second: (item: String, attribute: String)?
  /// The relation between them.
  let relation: Relation
  /// The factor of the right side.
  let multiplier: Double
  /// Points.
  let constant: Double
  /// 1000 is required.
  let priority: Double
  /// True for constraints that are taken away when the app is built, but act on the canvas.
  let isPlaceholder: Bool
  /// True for the standard distance, whatever the constant says.
  let isSymbolic: Bool
  /// False where a variation takes it off the canvas.
  let isInstalled: Bool
  /// The constraint's element.
  let element: XMLElement
  /// Where it stands in the file.
  var line: Int { element.line }

  /// A constraint of the view `owner`, whose identifier is `ownerID`; nil if it lacks an attribute.
  ///
  /// A missing item is the owner itself (all 16,474 recorded constraints resolve so).
  init?(_ element: XMLElement, owner: Int, ownerID: String, isInstalled: Bool, _ classes: SizeClasses) {
    let overrides = classes.overrides(of: element)
    func value(_ name: String) -> String? { overrides.last { $0.name == name }?.value ?? element[name] }
    guard let attribute = value("firstAttribute") else { return nil }
    id = element["id"] ?? ""
    self.owner = owner
    first = (value("firstItem") ?? ownerID, attribute)
    second = value("secondAttribute").map { (value("secondItem") ?? ownerID, $0) }
    switch value("relation") {
    case "greaterThanOrEqual": relation = .atLeast
    case "lessThanOrEqual": relation = .atMost
    default: relation = .equal
    }
    let ratio = Self.ratio(value("multiplier"))
    multiplier = ratio.flatMap { abs($0) <= LayoutConstraint.greatestMultiplier ? $0 : nil } ?? 1
    constant = Double(attribute: value("constant")) ?? 0
    priority = Double(attribute: value("priority")) ?? 1000
    isPlaceholder = value("placeholder") == "YES"
    isSymbolic = value("symbolic") == "YES"
    self.isInstalled = isInstalled
    self.element = element
  }

  /// The number that `0.5`, `1:2` or `1/2` spells; nil for none and for a division by 0.
  static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts =
      text.split(separator: ":").count == 2 ? text.split(separator: ":") : text.split(separator: "/")
    if parts.count == 1 { return Double(attribute: text) }
    guard parts.count == 2, let a = Double(parts[0]), let b = Double(parts[1]), b != 0 else { return nil }
    return (a / b).isFinite ? a / b : nil
  }
}
