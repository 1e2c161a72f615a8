import DesignModel
import Notation

extension TextScanner {
  /// Signs of a product.
  static let times = ["*", "\u{D7}", "\u{B7}", "\u{2217}"]
  /// Signs of a quotient; a colon as in `16:9`.
  static let over = ["/", "\u{F7}", ":"]

  /// Takes a sum's sign.
  mutating func takeSumSign() -> (isMinus: Bool, offset: Int)? {
    let place = skippingBlanks(from: position)
    if take("+") { return (false, place) }
    return take(anyOf: Self.minus) == nil ? nil : (true, place)
  }

  /// Takes a product's or a quotient's sign.
  mutating func takeFactorSign() -> (isOver: Bool, offset: Int)? {
    let place = skippingBlanks(from: position)
    if take(anyOf: Self.times) != nil { return (false, place) }
    return take(anyOf: Self.over) == nil ? nil : (true, place)
  }
}

extension Relation {
  /// Reads the sign between the two sides of a constraint.
  init(_ scanner: inout TextScanner) throws(SyntaxError) {
    let start = scanner.skippingBlanks(from: scanner.position)
    if let remedy = Self.remedy(scanner) { throw SyntaxError(remedy, at: start) }
    switch scanner.take(anyOf: ["==", "<=", ">=", "=", "\u{2264}", "\u{2265}"]) {
    case "==", "=": self = .equal
    case "<=", "\u{2264}": self = .atMost
    case ">=", "\u{2265}": self = .atLeast
    default: throw SyntaxError("expected ==, <= or >=", at: start)
    }
  }

  /// True if a relation's sign comes next.
  static func isNext(in scanner: TextScanner) -> Bool {
    var ahead = scanner
    return ahead.take(anyOf: ["=", "<", ">", "!", "\u{2264}", "\u{2265}"]) != nil
  }

  /// What to write for a sign or a word that other languages have for a relation; nil for what is one or looks like none.
  private static func remedy(_ scanner: TextScanner) -> String? {
    var ahead = scanner
    if ahead.take("@") { return "the priority comes last, as in 'a.width == 100 @750'" }
    let signs = [("===", "=="), ("=>", ">="), ("=<", "<="), ("==", ""), ("<=", ""), (">=", "")]
    for (sign, right) in signs + [("<", "<="), (">", ">=")] where ahead.take(sign) {
      return right.isEmpty ? nil : "'\(sign)' isn't a relation; write '\(right)'"
    }
    if let sign = ahead.take(anyOf: ["!=", "\u{2260}"]) {
      return "'\(sign)' isn't a relation of a constraint; write '<=' or '>='"
    }
    guard let name = ahead.takeName() else { return nil }
    return words[name].map { "'\(name)' isn't a relation; write '\($0)'" }
  }

  private static let words = [
    "equalTo": "==", "equal": "==", "equals": "==", "is": "==", "lessThanOrEqualTo": "<=",
    "greaterThanOrEqualTo": ">=",
  ]
}
