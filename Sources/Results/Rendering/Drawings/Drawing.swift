public import DesignModel

/// A picture in no particular format: shapes on a canvas, drawn in order.
public struct Drawing: Hashable, Sendable {
  /// The canvas in points; the origin is its left top corner.
  public var size: Size
  /// What is on it, from the bottom up.
  public var shapes: [Shape]

  /// A picture.
  public init(size: Size, shapes: [Shape]) { (self.size, self.shapes) = (size, shapes) }
}

/// One thing to draw, in points of the group that it is in.
public indirect enum Shape: Hashable, Sendable {
  /// A rectangle with corners of a radius; half of its side makes a circle or a capsule of it.
  case rectangle(Rect, radius: Double = 0, Paint)
  /// Straight lines from point to point, closed to an area if so said.
  case path([Point], closed: Bool = false, Paint)
  /// A line of text.
  case text(TextRun)
  /// An image, stretched over a rectangle.
  case image(RasterImage, in: Rect)
  /// Shapes that belong together.
  case group(Group)
  /// Shapes that many pictures share.
  case symbol(Symbol, at: Point)
}

/// How a shape is filled and outlined.
public struct Paint: Hashable, Sendable {
  /// Inside; nil for nothing.
  public var fill: Color?
  /// Along the edge; nil for nothing.
  public var stroke: Stroke?

  /// Filled.
  public static func fill(_ color: Color) -> Paint { Paint(fill: color, stroke: nil) }
  /// Outlined; width and dashes in points.
  public static func stroke(_ color: Color, _ width: Double = 1, dash: [Double] = []) -> Paint {
    Paint(fill: nil, stroke: Stroke(color: color, width: width, dash: dash))
  }
  /// Filled and outlined.
  public static func both(_ fill: Color, _ color: Color, width: Double = 1, dash: [Double] = []) -> Paint {
    Paint(fill: fill, stroke: Stroke(color: color, width: width, dash: dash))
  }
}

/// A line's look.
public struct Stroke: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// Points.
  public var width: Double
  /// Dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
}

/// A colour of the sRGB space.
public struct Color: Hashable, Sendable {
  /// Red, green and blue as `0xRRGGBB`.
  public var rgb: UInt32
  /// From 0 for invisible to 1.
  public var opacity: Double

  /// `0xRRGGBB`, and how much of it covers what is below.
  public init(_ rgb: UInt32, opacity: Double = 1) { (self.rgb, self.opacity) = (rgb, opacity) }
}

/// A line of text that is fitted to the width of its box, whatever font a viewer has.
public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The box in points: the text begins at its left edge and ends at its right one.
  public var frame: Rect
  /// From the top of the group's space to the baseline, in points.
  public var baseline: Double
  /// A family other than the system font.
  public var family: String?
  /// The font's size in points.
  public var size: Double
  /// The font's weight.
  public var weight: FontWeight
  /// The colour.
  public var color: Color

  /// A line of text.
  public init(
    _ text: String, frame: Rect, baseline: Double, family: String? = nil, size: Double,
    weight: FontWeight = .regular, color: Color
  ) {
    (self.text, self.frame, self.baseline) = (text, frame, baseline)
    (self.family, self.size, self.weight, self.color) = (family, size, weight, color)
  }
}

/// Shapes that belong together.
public struct Group: Hashable, Sendable {
  /// What the group is, as `view label` or `layer constraints`: classes of a style sheet.
  public var role: String
  /// The path of the view that it shows.
  public var name: String?
  /// What a pointer that rests on it shows after its name.
  public var title: String?
  /// Where its origin lies in the space around it, in points.
  public var offset: Point
  /// From 0 for invisible to 1.
  public var opacity: Double
  /// Only what lies in one of these shows; points of its own space.
  public var clip: Clip?
  /// From the bottom up.
  public var shapes: [Shape]

  /// A part of the plane: rectangles that don't overlap, with corners of a radius.
  public struct Clip: Hashable, Sendable {
    /// Points.
    public var rects: [Rect], radius: Double
    /// A part of the plane.
    public init(_ rects: [Rect], radius: Double = 0) { (self.rects, self.radius) = (rects, radius) }
  }

  /// Shapes that belong together.
  public init(
    _ role: String, name: String? = nil, title: String? = nil, offset: Point = .zero, opacity: Double = 1,
    clip: Clip? = nil, _ shapes: [Shape]
  ) {
    (self.role, self.name, self.title) = (role, name, title)
    (self.offset, self.opacity, self.clip, self.shapes) = (offset, opacity, clip, shapes)
  }
}

/// Shapes that many pictures share, drawn once in formats that can.
public struct Symbol: Hashable, Sendable {
  /// Names the shapes in letters, digits, `-`, `.` and `_`: equal names have equal shapes.
  public var name: String
  /// From the bottom up.
  public var shapes: [Shape]

  /// Shapes under a name.
  public init(_ name: String, _ shapes: [Shape]) { (self.name, self.shapes) = (name, shapes) }
}
