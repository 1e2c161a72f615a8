import AutoLayout
public import DesignModel
import Notation

extension PlaneSheet {
  /// The smallest window from which on no error breaks: of all such that no window of the plane at least as wide and as
  /// high has one, that of least area, in points; nil where there is none.
  public var smallestSoundWindow: Size? {
    let errors = fields.filter(\.hasError).flatMap(\.pieces)
    let pieces = fields.flatMap(\.pieces)
    let widths = pieces.map(\.widths.lowerBound).min()!...pieces.map(\.widths.upperBound).max()!
    let heights = pieces.map(\.heights.lowerBound).min()!...pieces.map(\.heights.upperBound).max()!
    return SoundWindows(errors, widths: widths, heights: heights).smallest
  }
}

extension PlanePhases {
  /// From which window on a text size has no errors, and how much of it was sampled: `without errors from 402 × 320 on`.
  public func soundness(of sheet: PlaneSheet) -> String {
    let sampled = sheet.sampledWords.map { "; \($0)" } ?? ""
    guard let window = sheet.smallestSoundWindow else {
      let most = "\(widths.upperBound.spelled) × \(heights.upperBound.spelled)"
      return "without errors: none up to \(most)\(sampled)"
    }
    let isLeast = window.width == widths.lowerBound && window.height == heights.lowerBound
    return isLeast
      ? "without errors at every window\(sampled)"
      : "without errors from \(window.width.roundedUp) × \(window.height.roundedUp) on\(sampled)"
  }
}

extension Double {
  /// A length that is no less, in hundredths.
  fileprivate var roundedUp: String { ((self * 100 - 1e-4).rounded(.up) / 100).spelled }
}

/// The windows from which on no piece is reached any more.
struct SoundWindows {
  private let pieces: [ConvexPolygon]
  private let widths, heights: ClosedRange<Double>

  /// Those beyond all of the pieces.
  init(_ pieces: [ConvexPolygon], widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    let boxes = pieces.map { ($0.widths.upperBound, $0.heights.upperBound) }
    // What is narrower and lower than a corner of another one bounds nothing.
    let corners = pieces.enumerated().flatMap { place, piece in piece.corners.map { (place, $0) } }
      .sorted { $0.1.width > $1.1.width }
    self.pieces = pieces.indices.filter { place in
      for (other, corner) in corners {
        if corner.width < boxes[place].0 { break }
        if other != place, corner.height >= boxes[place].1,
          corner.width > boxes[place].0 || corner.height > boxes[place].1 || other < place
        {
          return false
        }
      }
      return true
    }.map { pieces[$0] }
    (self.widths, self.heights) = (widths, heights)
  }

  /// The one of least area, in points; nil where there is none.
  var smallest: Size? {
    var places = Set(pieces.flatMap(\.corners).map(\.width)).sorted()
    places = [widths.lowerBound] + places.filter { $0 > widths.lowerBound && $0 < widths.upperBound - 1e-6 }
    var best: Size?
    func take(_ width: Double) {
      let height = max(heights.lowerBound, self.height(from: width))
      guard width < widths.upperBound - 1e-6, height < heights.upperBound - 1e-6 else { return }
      if best.map({ width * height < $0.width * $0.height - 1e-6 }) ?? true {
        best = Size(width: width, height: height)
      }
    }
    for (place, width) in places.enumerated() {
      take(width)
      let next = place + 1 < places.count ? places[place + 1] : widths.upperBound
      // Between two corners the height is the greatest of straight lines; it may be least where two of them cross.
      for crossing in crossings(width, next) { take(crossing) }
    }
    return best
  }

  /// The least height of a window just wider than that, which no piece reaches.
  private func height(from width: Double) -> Double {
    pieces.map { top(of: $0, from: width + 1e-7) }.max() ?? heights.lowerBound
  }

  /// How high a piece reaches in windows at least so wide; minus infinity where it doesn't.
  private func top(of piece: ConvexPolygon, from width: Double) -> Double {
    guard width <= piece.widths.upperBound else { return -.infinity }
    let corners = piece.corners.filter { $0.width >= width }.map(\.height)
    return max(corners.max() ?? -.infinity, piece.heights(at: width)?.upperBound ?? -.infinity)
  }

  /// Where lines cross that are the greatest between two widths with no corner between them.
  private func crossings(_ start: Double, _ end: Double) -> [Double] {
    guard end - start > 1e-6 else { return [] }
    let lines = pieces.map { piece in
      (top(of: piece, from: start + 1e-7), top(of: piece, from: end - 1e-7))
    }.filter { $0.0.isFinite && $0.1.isFinite }
    guard let left = lines.max(by: { $0.0 < $1.0 }), let right = lines.max(by: { $0.1 < $1.1 }) else {
      return []
    }
    let (fall, rise) = (left.0 - right.0, right.1 - left.1)
    guard fall > 1e-9, rise > 1e-9 else { return [] }
    let crossing = start + (end - start) * fall / (fall + rise)
    return crossing - start < 1e-6 || end - crossing < 1e-6
      ? [crossing] : [crossing] + crossings(start, crossing) + crossings(crossing, end)
  }
}
