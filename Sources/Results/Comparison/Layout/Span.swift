public import Notation

/// The least and the greatest of the amounts that were met.
public struct Span: Hashable, Sendable {
  /// Both ends; equal where all amounts are.
  public private(set) var least, greatest: Double

  /// One amount.
  public init(_ amount: Double) { (least, greatest) = (amount, amount) }

  mutating func include(_ amount: Double) {
    (least, greatest) = (min(least, amount), max(greatest, amount))
  }

  /// From the least to the greatest of both.
  func including(_ other: Span) -> Span {
    var result = self
    result.include(other.least)
    result.include(other.greatest)
    return result
  }

  /// True if all amounts are the same.
  public var isOne: Bool { least == greatest }

  /// The amounts without their sign: `12`, or `12 to 48`.
  var words: String {
    let (a, b) = (min(abs(least), abs(greatest)).inPoints, max(abs(least), abs(greatest)).inPoints)
    return a == b ? a : "\(a) to \(b)"
  }
}

extension Span: Shaped {
  /// `[least,greatest]`.
  public static let shape = ValueShape<Self>(
    schema: .numbers(2).described(
      "The least and the greatest of the amounts that were met, with at most two decimals."
    ).shared(as: "span")
  ) { [JSON($0.least.rounded(places: 2)), JSON($0.greatest.rounded(places: 2))] }
}
