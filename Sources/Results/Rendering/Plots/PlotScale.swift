import Notation

/// Numbers along a straight line on the canvas.
struct PlotScale {
  /// The numbers at both ends; equal ends are drawn as if a unit lay between them.
  let least, greatest: Double
  /// Where the least number lies, and where the greatest, in points of the canvas.
  let start, end: Double

  /// Where a number lies, in points of the canvas.
  func place(_ value: Double) -> Double {
    start + (end - start) * ((value - least) / max(greatest - least, 1e-6))
  }

  /// Round numbers in the range, at most about so many: steps of 1, 2 or 5 times a power of ten, `whole` none below 1.
  func ticks(atMost count: Int, whole: Bool = false) -> [Double] {
    let rough = max((greatest - least) / Double(max(count, 1)), 1e-3)
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    let found = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough - 1e-9 } ?? rough
    let step = whole ? max(1, found) : found
    let (first, last) = ((least / step - 1e-9).rounded(.up), (greatest / step + 1e-9).rounded(.down))
    return stride(from: first, through: last, by: 1).map { ($0 * step).rounded(places: 6) }
  }
}
