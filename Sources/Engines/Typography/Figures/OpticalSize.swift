/// How the system font's cut and tracking change with its size.
enum OpticalSize {
  /// The share of the Display cut at a size in points: 0 up to 17, 1 from 28.
  ///
  /// Source: the published advances at 17, 19, 24 and 28 points; straight between them.
  static func displayShare(at size: Double) -> Double {
    interpolate([(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)], at: size)
  }

  /// The tracking in 1/2048 em at a size in points; straight between the table's sizes, level beyond them.
  static func tracking(at size: Double) -> Double { interpolate(trackingSteps, at: size) }

  /// The share of the Display cut before iOS 14: all or nothing, from 20 points on.
  static func cut(at size: Double) -> Double { size < 20 ? 0 : 1 }

  /// The tracking before iOS 14, in 1/2048 em: that of today up to 16 points and from 36 points on.
  ///
  /// Source: the table that Apple published then.
  static func trackingOfCut(at size: Double) -> Double {
    if size <= 16 || size >= 36 { return tracking(at: size) }
    return interpolate(size < 20 ? textSteps : displaySteps, at: size)
  }

  private static let textSteps: [(Double, Double)] = [(16, -41.0), (17, -47.1), (18, -49.2), (19, -52)]
  private static let displaySteps: [(Double, Double)] = [
    (20, 38.9), (21, 34.8), (22, 32.8), (23, 32.8), (24, 30.7), (25, 28.7), (26, 28.7), (27, 26.6),
    (29, 26.6),
    (30, 24.6), (32, 24.6), (33, 22.5), (35, 22.5), (36, 20.5),
  ]

  private static let trackingSteps: [(Double, Double)] = FigureTable(PackageResources.tracking_txt).map {
    ($0.number(0), $0.number(1))
  }

  /// The value at `x` of the broken line through `steps`, which ascend; level beyond both ends.
  static func interpolate(_ steps: [(Double, Double)], at x: Double) -> Double {
    guard let upper = steps.firstIndex(where: { x <= $0.0 }) else { return steps.last!.1 }
    guard upper > 0 else { return steps[0].1 }
    let ((x0, y0), (x1, y1)) = (steps[upper - 1], steps[upper])
    return y0 + (x - x0) / (x1 - x0) * (y1 - y0)
  }
}
