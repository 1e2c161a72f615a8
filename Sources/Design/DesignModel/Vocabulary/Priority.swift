/// A constraint's priority: 1000 is required, below it a higher one is never outvoted by any number of lower ones.
public struct Priority: Hashable, Sendable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Above 0, at most 1000; fractions are allowed.
  public let value: Double

  /// Nil unless `value` is above 0 and at most 1000.
  public init?(_ value: Double) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }
  public init(floatLiteral value: Double) {
    precondition(value > 0 && value <= 1000, "A priority is above 0 and at most 1000")
    self.value = value
  }
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// UIKit's names: required 1000, high 750, low 250, fittingSize 50.
  public static let named: [(name: String, priority: Priority)] = [
    ("required", .required), ("high", .high), ("low", .low), ("fittingSize", .fittingSize),
  ]
  /// Must hold.
  public static let required: Priority = 1000
  /// UIKit's `defaultHigh`, the default compression resistance.
  public static let high: Priority = 750
  /// UIKit's `defaultLow`, the default hugging.
  public static let low: Priority = 250
  /// UIKit's `fittingSizeLevel`.
  public static let fittingSize: Priority = 50

  /// True at 1000.
  public var isRequired: Bool { value >= 1000 }
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
