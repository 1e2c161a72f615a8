/// A place or length, in points, that an equation is about.
struct LayoutVariable: Hashable, Comparable {
  /// The identifier of what has it.
  let object: String
  /// Which of its places or lengths it is.
  let quantity: String
  /// True for what the device or UIKit decides and no constraint can, as a screen's size and the width of a margin.
  let isGiven: Bool

  /// What constraints decide comes first.
  static func < (old: LayoutVariable, new: LayoutVariable) -> Bool {
    if old.isGiven != new.isGiven { return new.isGiven }
    return (old.object, old.quantity) < (new.object, new.quantity)
  }
}

/// A sum of variables, each with a factor, and a constant.
struct LinearExpression {
  /// The factors that are not 0.
  private(set) var factors: [LayoutVariable: Double] = [:]
  /// Points.
  private(set) var constant: Double

  /// Factors below it are 0 but for rounding.
  private static let least = 1e-7

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: LayoutVariable) {
    constant = 0
    factors[variable] = 1
  }

  /// Adds another expression that many times.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += factor * other.constant
    for (variable, value) in other.factors {
      let sum = factors[variable, default: 0] + factor * value
      factors[variable] = abs(sum) < Self.least ? nil : sum
    }
  }

  /// Puts what a variable is equal to in its place.
  mutating func replace(_ variable: LayoutVariable, by value: LinearExpression) {
    guard let factor = factors.removeValue(forKey: variable) else { return }
    add(value, times: factor)
  }

  /// What a variable is equal to where the expression is 0; nil for one that isn't in it.
  func solved(for variable: LayoutVariable) -> LinearExpression? {
    guard let factor = factors[variable] else { return nil }
    var rest = self
    rest.factors[variable] = nil
    var value = LinearExpression()
    value.add(rest, times: -1 / factor)
    return value
  }
}
