public import DesignModel
public import Notation

extension ValueShape where Value == Double {
  /// Six decimal places: far below a pixel, far above the noise of arithmetic.
  public static var exact: ValueShape { ValueShape(schema: .type("number")) { $0.exactJSON } }
}

extension Rect: Shaped {
  public static let shape = ValueShape<Self>(
    schema: .numbers(4).described("x, y, width, height in points, y downwards.").shared(as: "rect")
  ) { [$0.x.exactJSON, $0.y.exactJSON, $0.width.exactJSON, $0.height.exactJSON] }
}

extension ViewKind: Shaped {
  public static let shape = ValueShape<Self>.word.described("The kind of view.").shared(as: "viewKind")
}

extension ScreenLayout.Status: Shaped {
  public static let shape = ValueShape<Self>.word.described(
    "conflict: required rules contradict one another; ambiguous: something is left open; solved: neither."
  ).shared(as: "status")
}

extension TextLayout: Shaped {
  public static let shape = ValueShape<Self>.record("What became of a view's text.") {
    Column("lines", "Lines shown.", \.lines)
    Column("wanted", "Lines that the whole text takes at this width.", \.wanted)
    Column("shown", "Characters shown.", \.shown)
    Column("total", "Characters of the whole text.", \.total)
    Column("truncated", "Whether characters are missing.", \.isTruncated)
    Column("clipped", "Whether shown lines reach beyond the view's height.", \.isClipped)
    Column("scale", "The factor by which the font was shrunk to fit; 1 for not at all.", \.scale, .exact)
    Column(
      "approximate", "Whether the widths are not from the built-in metrics of the system font.",
      \.isApproximate)
  }.shared(as: "text")
}

extension ScrollLayout: Shaped {
  public static let shape = ValueShape<Self>.record("A scroll view's content.") {
    Column(
      "contentSize", "Width and height of the content in points.",
      { [$0.contentSize.width, $0.contentSize.height] }, numbers(2))
    Column(
      "insets", "Top, left, bottom, right in points, with safe area and keyboard added.",
      { [$0.insets.top, $0.insets.left, $0.insets.bottom, $0.insets.right] }, numbers(4))
    Column("offset", "The content offset, x and y in points.", { [$0.offset.x, $0.offset.y] }, numbers(2))
    Column(
      "range", "The least and the greatest offset that a finger can rest at: x, y, x, y in points.",
      { [$0.least.x, $0.least.y, $0.greatest.x, $0.greatest.y] }, numbers(4))
  }.shared(as: "scroll")

  private static func numbers(_ count: Int) -> ValueShape<[Double]> {
    ValueShape(schema: .numbers(count)) { .array($0.map(\.exactJSON)) }
  }
}
