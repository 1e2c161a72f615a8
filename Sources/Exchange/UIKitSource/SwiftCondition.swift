import DesignModel

extension Condition {
  /// The condition as a Swift expression in a view; nil where UIKit doesn't let a view know such a thing.
  var swift: String? {
    let parts = terms.map(\.swift)
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? known.joined(separator: " && ") : nil
  }
}

extension Condition.Term {
  fileprivate var swift: String? {
    let sign = comparison == .equal ? "==" : comparison.rawValue
    switch (axis, value) {
    case (.width, .number(let number)): return "bounds.width \(sign) \(number.exact)"
    case (.height, .number(let number)): return "bounds.height \(sign) \(number.exact)"
    case (.hclass, .word(let word)): return "traitCollection.horizontalSizeClass \(sign) .\(word)"
    case (.vclass, .word(let word)): return "traitCollection.verticalSizeClass \(sign) .\(word)"
    case (.textSize, .word(let word)): return "traitCollection.preferredContentSizeCategory \(sign) .\(word)"
    case (.direction, .word(let word)):
      return "effectiveUserInterfaceLayoutDirection \(sign) .\(word == "rtl" ? "rightToLeft" : "leftToRight")"
    case (.idiom, .word(let word)): return "traitCollection.userInterfaceIdiom \(sign) .\(word)"
    case (.boldText, .word(let word)):
      return "UIAccessibility.isBoldTextEnabled \(sign) \(word)"
    default: return nil
    }
  }
}
