import Notation

/// A constraint of a file in the notation of designs: `email.top == title.bottom + 8 @750`.
struct ConstraintLine {
  /// What the notation has a place for.
  static let attributes: Set = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "id",
  ]

  private let element: XMLElement
  private let name: (String) -> String

  /// The words of an element, whose items `name` names.
  init(_ element: XMLElement, naming name: @escaping (String) -> String) {
    (self.element, self.name) = (element, name)
  }

  /// The constraint of a view, which is the first item where none is named.
  func text(in owner: String) -> String {
    let first = anchor(element["firstItem"].map(name) ?? owner, element["firstAttribute"])
    return "\(first) \(relation) \(right)" + (element["priority"].map { " @\(Self.spelled($0))" } ?? "")
  }

  private var relation: String {
    switch element["relation"] {
    case nil: "=="
    case "greaterThanOrEqual": ">="
    case "lessThanOrEqual": "<="
    case let other?: TextWord(other).text
    }
  }

  /// What is on the other side; defaults are said where the file says them.
  private var right: String {
    let (item, attribute) = (element["secondItem"], element["secondAttribute"])
    let factor = element["multiplier"].map { " * \(Self.spelled($0))" } ?? ""
    if item == nil, attribute == nil {
      return (element["constant"].map(Self.spelled) ?? "0") + factor
    }
    guard let constant = element["constant"].map(Self.spelled) else {
      return anchor(item.map(name), attribute) + factor
    }
    let isNegative = constant.hasPrefix("-")
    return anchor(item.map(name), attribute) + factor
      + (isNegative ? " - \(constant.dropFirst())" : " + \(constant)")
  }

  private func anchor(_ item: String?, _ attribute: String?) -> String {
    [item, attribute.map { TextWord($0).text }].compactMap(\.self).joined(separator: ".")
  }

  private static func spelled(_ value: String) -> String {
    if let number = Double(parsing: value) { return number.spelled }
    // A ratio, as 4:3.
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Double(parsing: $0) != nil } ? value : TextWord(value).text
  }
}
