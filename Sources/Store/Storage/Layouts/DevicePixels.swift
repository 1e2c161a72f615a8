import DesignModel

/// How numbers of `PackedViews` come to lie on device pixels, bit for bit as SQLite's `round(number * scale) / scale`.
struct DevicePixels {
  /// Pixels a point.
  let scale: Double

  /// A number of points on the nearest pixel, halves away from 0.
  func rounded(_ points: Double) -> Double {
    let pixels = points * scale
    if abs(pixels) >= 0x1p52 { return pixels / scale }
    return (pixels + (pixels < 0 ? -0.5 : 0.5)).rounded(.towardZero) / scale
  }

  /// Each number of a rectangle on the nearest pixel.
  func rounded(_ rect: Rect) -> Rect {
    Rect(
      x: rounded(rect.x), y: rounded(rect.y), width: rounded(rect.width), height: rounded(rect.height))
  }

  /// A number of hundredths that is rounded to these points; the points themselves where there is none.
  func short(_ points: Double) -> Double {
    let hundredths = (points * 100).rounded() / 100
    return rounded(hundredths) == points ? hundredths : points
  }
}
