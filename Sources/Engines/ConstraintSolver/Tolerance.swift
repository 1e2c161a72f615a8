/// What counts as zero.
///
/// Rows are scaled so that their largest coefficient lies between 1 and 2.
enum Tolerance {
  /// A reduced cost below this is zero.
  static let cost = 1e-9
  /// A coefficient this small beside the numbers it came from is rounding.
  static let cancellation = 1e-12
  /// A pivot below this is never divided by.
  static let pivot = 1e-9
  /// A pivot below this share of its row's largest coefficient is avoided.
  static let pivotShare = 0.05

  /// The largest distance from zero that counts as zero for a row whose numbers reached `magnitude`.
  @inline(__always)
  static func feasibility(_ magnitude: Double) -> Double { 1e-8 + 1e-14 * magnitude }
}
