public import DesignModel

/// The windows of a profile over a range of widths and of heights.
///
/// Steps part it into cells. In each of them all that differs between environments is in proportion to width and height.
public struct WindowPlane: Sendable {
  /// From where to where, in points.
  public let widths, heights: ClosedRange<Double>
  /// Where environments or conditions on them may differ by more, ascending.
  let widthSteps, heightSteps: [Double]
  /// The environment of a window of that size in points.
  public let environment: @Sendable (Size) -> LayoutEnvironment

  /// The windows of a profile on its device, which says the insets, the scale and the idiom.
  public init(
    _ profile: Profile, on device: Device, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    in screen: Screen
  ) {
    func steps(_ length: SweptLength, _ range: ClosedRange<Double>) -> [Double] {
      SweepPath(profile, on: device, moving: length, over: range, in: screen).steps
    }
    (self.widths, self.heights) = (widths, heights)
    widthSteps = steps(.width, widths)
    heightSteps = steps(.height, heights)
    environment = { size in
      var sized = profile
      sized.window = size
      return sized.environment(on: device)
    }
  }

  /// The cells between steps, the narrowest and lowest first.
  var cells: [ConvexPolygon] {
    let columns = Self.parts(of: widths, widthSteps)
    return Self.parts(of: heights, heightSteps).flatMap { heights in
      columns.map { ConvexPolygon(widths: $0, heights: heights) }
    }
  }

  private static func parts(of range: ClosedRange<Double>, _ steps: [Double]) -> [ClosedRange<Double>] {
    let edges = Set([range.lowerBound] + steps + [range.upperBound]).sorted()
    return zip(edges, edges.dropFirst()).map { $0...$1 }
  }

  /// In square points.
  public var area: Double {
    (widths.upperBound - widths.lowerBound) * (heights.upperBound - heights.lowerBound)
  }
}
