public import DesignModel

/// What breaks at each of two lengths: the one goes to the right, the other upwards.
///
/// A region has the look of the most severe that breaks there, and the letters of all of it.
public struct PlaneDiagram: Sendable {
  /// What stands above it.
  public var title, subtitle: String
  /// What the lengths are, in points.
  public var axis, upAxis: String
  /// The lengths, in points.
  public var widths, heights: ClosedRange<Double>
  /// Parts of the plane in which the same breaks, none over another.
  public var regions: [Region]
  /// What can break, the most severe first.
  public var layers: [PlotLayer]
  /// Points of the plane with names of their own.
  public var marks: [Mark]
  /// What they are.
  public var markTitle: String

  /// A part of the plane in which the same breaks.
  public struct Region: Sendable {
    /// Convex parts by their corners, widths and heights in points; no two overlap.
    public var pieces: [[Size]]
    /// What breaks, by the layer's place, the most severe first.
    public var layers: [Int]
    /// What a pointer that rests on it shows.
    public var hint: String
    /// A part of the plane.
    public init(pieces: [[Size]], layers: [Int], hint: String) {
      (self.pieces, self.layers, self.hint) = (pieces, layers, hint)
    }
  }

  /// A point with a name.
  public struct Mark: Hashable, Sendable {
    /// A width and a height in points.
    public var place: Size
    /// What it is called.
    public var name: String
    /// What a pointer that rests on it shows.
    public var hint: String
    /// A point with a name.
    public init(_ place: Size, _ name: String, hint: String) {
      (self.place, self.name, self.hint) = (place, name, hint)
    }
  }

  /// A diagram.
  public init(
    title: String, subtitle: String, axis: String, upAxis: String, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, regions: [Region], layers: [PlotLayer], marks: [Mark], markTitle: String
  ) {
    (self.title, self.subtitle, self.axis, self.upAxis) = (title, subtitle, axis, upAxis)
    (self.widths, self.heights, self.regions) = (widths, heights, regions)
    (self.layers, self.marks, self.markTitle) = (layers, marks, markTitle)
  }
}

extension PlaneDiagram {
  /// How many times as high as wide the plane is, in points.
  var proportion: Double {
    (heights.upperBound - heights.lowerBound) / max(widths.upperBound - widths.lowerBound, 1e-6)
  }
}
