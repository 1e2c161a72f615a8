public import DesignModel
import DesignText
public import Notation

extension ValueShape where Value == Double {
  /// Six decimal places: far below a pixel, far above the noise of arithmetic.
  public static var exact: ValueShape { ValueShape(.number).rounded }
}

extension Rect: Shaped {
  public static let shape = ValueShape(.rect).rounded.described(
    "x, y, width, height in points, y downwards."
  ).shared(as: "rect")
}

extension Size: Shaped {
  public static let shape = ValueShape(.size).rounded.described("width, height in points.").shared(as: "size")
}

extension ViewKind: Shaped {
  public static let shape = ValueShape(View.kindForm)
}

extension ScreenLayout.Status: Shaped {
  public static let shape = ValueShape<Self>.word.described(
    "conflict: required rules contradict one another; ambiguous: something is left open; solved: neither."
  ).shared(as: "status")
}
