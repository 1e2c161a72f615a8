/// Which attributes of an element change as one, since half of one change and half of another mean nothing.
enum ChangedAsOne {
  /// The name of an element among its attributes.
  static let name = "<name>"
  /// The text of an element among its attributes.
  static let text = "<text>"

  private static let ends: Set = ["firstItem", "firstAttribute", "secondItem", "secondAttribute"]
  private static let ownClass: Set = ["customClass", "customModule", "customModuleProvider"]
  private static let versions: Set = ["toolsVersion", "systemVersion"]
  private static let wholes: Set = [
    "color", "rect", "frame", "point", "size", "userDefinedRuntimeAttribute", "image",
  ]

  /// An attribute's group in an element, by the name of one of the group.
  static func group(of attribute: String, in element: String) -> String {
    if element == "device" { return attribute == name ? name : "value" }
    if attribute == "key" || attribute == "id" || attribute == name || attribute == text { return attribute }
    switch element {
    case "constraint" where ends.contains(attribute): return "firstItem"
    case "document" where versions.contains(attribute): return "toolsVersion"
    case "fontDescription" where attribute != "pointSize": return "type"
    case _ where wholes.contains(element): return "value"
    case _ where ownClass.contains(attribute): return "customClass"
    default: return attribute
    }
  }
}
