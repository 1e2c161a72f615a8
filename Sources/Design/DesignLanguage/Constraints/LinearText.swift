import DesignModel
import Notation

/// One side of a constraint as it is written: a sum of multiples of anchors and a number, or a ratio of two anchors.
struct LinearText {
  /// The anchors, each with its factor.
  var terms: [(operand: Operand, factor: Double)] = []
  /// What is added to them.
  var constant = 0.0
  /// The anchor that the only term is divided by.
  var divisor: Operand?
  /// Where it starts.
  let offset: Int

  /// Reads a sum.
  init(_ scanner: inout TextScanner, expecting: String, depth: Int = 0) throws(SyntaxError) {
    self = try Self.product(&scanner, expecting: expecting, depth: depth)
    while let sign = scanner.takeSumSign() {
      try checkNoRatio(at: sign.offset)
      var other = try Self.product(&scanner, expecting: "expected a number", depth: depth)
      try other.checkNoRatio(at: sign.offset)
      if sign.isMinus { try other.scale(by: -1, at: sign.offset) }
      terms += other.terms
      constant += other.constant
    }
  }

  private init(at offset: Int) { self.offset = offset }

  private static func product(
    _ scanner: inout TextScanner, expecting: String, depth: Int
  ) throws(SyntaxError) -> LinearText {
    var value = try factor(&scanner, expecting: expecting, depth: depth)
    while let sign = scanner.takeFactorSign() {
      let other = try factor(&scanner, expecting: "expected a number", depth: depth)
      if sign.isOver {
        try value.divide(by: other, at: sign.offset)
      } else {
        try value.multiply(by: other, at: sign.offset)
      }
    }
    return value
  }

  /// How deep parentheses and signs may stand in one another.
  private static let deepest = 32

  private static func factor(
    _ scanner: inout TextScanner, expecting: String, depth: Int
  ) throws(SyntaxError) -> LinearText {
    guard depth < deepest else { throw scanner.fault("too many parentheses; write the constraint plainly") }
    var value = LinearText(at: scanner.skippingBlanks(from: scanner.position))
    if scanner.take("(") {
      value = try LinearText(&scanner, expecting: expecting, depth: depth + 1)
      guard scanner.take(")") else { throw scanner.fault("expected ')'") }
    } else if let sign = scanner.takeSumSign() {
      value = try factor(&scanner, expecting: expecting, depth: depth + 1)
      if sign.isMinus { try value.scale(by: -1, at: sign.offset) }
    } else if let number = scanner.takeUnsignedNumber() {
      if let fault = ConstraintHints.unit(after: number, scanner) { throw fault }
      value.constant = try ConstraintText.bounded(number, at: value.offset)
    } else {
      value.terms = [(try Operand(&scanner, expecting: expecting), 1)]
    }
    return value
  }

  // MARK: Products

  private mutating func multiply(by other: LinearText, at sign: Int) throws(SyntaxError) {
    guard terms.isEmpty || other.terms.isEmpty else {
      throw SyntaxError(
        "anchors can't be multiplied with each other; write a number for one of them", at: sign)
    }
    if terms.isEmpty {
      let (number, place) = (constant, offset)
      self = other
      try scale(by: number, at: place)
    } else {
      try scale(by: other.constant, at: sign)
    }
  }

  private mutating func divide(by other: LinearText, at sign: Int) throws(SyntaxError) {
    if other.terms.isEmpty {
      if other.constant == 0, terms.isEmpty {
        throw SyntaxError("a number can't be divided by 0; write another", at: sign)
      }
      // Divided, not multiplied with the inverse, so that a third is the nearest number to it.
      return try scale(by: other.constant, at: sign) { $0 / $1 }
    }
    guard terms.count == 1, constant == 0, divisor == nil, other.terms.count == 1, other.constant == 0,
      other.divisor == nil
    else {
      throw SyntaxError(
        "only an anchor can be divided by another one, as in 'a.width / a.height == 1.5'", at: sign)
    }
    terms[0].factor /= other.terms[0].factor
    try Self.check(multiplier: terms[0].factor, at: sign)
    divisor = other.terms[0].operand
  }

  /// Multiplies all with a number.
  private mutating func scale(
    by number: Double, at place: Int, with operation: (Double, Double) -> Double = { $0 * $1 }
  ) throws(SyntaxError) {
    for index in terms.indices {
      terms[index].factor = operation(terms[index].factor, number)
      try Self.check(multiplier: terms[index].factor, at: place)
    }
    constant = operation(constant, number)
  }

  static func check(multiplier: Double, at offset: Int) throws(SyntaxError) {
    guard multiplier.isFinite, multiplier != 0, abs(multiplier) <= LayoutConstraint.greatestMultiplier else {
      throw SyntaxError("the multiplier must be a number other than 0, up to ±1000000", at: offset)
    }
  }

  private func checkNoRatio(at offset: Int) throws(SyntaxError) {
    if divisor != nil {
      throw SyntaxError("a ratio stands alone, as in 'a.width / a.height == 1.5'", at: offset)
    }
  }
}
