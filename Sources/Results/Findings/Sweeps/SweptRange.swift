public import DesignModel

/// One thing that a sweep moves, and the range that it moves over.
public enum SweptRange: Hashable, Sendable {
  /// The window's width, in points.
  case width(ClosedRange<Double>)
  /// The window's height, in points.
  case height(ClosedRange<Double>)
  /// The text size.
  case textSize(ClosedRange<TextSize>)
  /// The length of a view's text, in characters.
  case length(of: String, ClosedRange<Double>)
  /// The vertical offset of a scroll view, in points.
  case scroll(String, ClosedRange<Double>)

  /// The option that names it, which is also its key in JSON.
  public var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .textSize: "textSize"
    case .length: "length"
    case .scroll: "scroll"
    }
  }

  /// The lengths in points that a window can have.
  private static let windows = 1.0...100_000
  /// The lengths of texts in characters.
  private static let texts = 0.0...2000

  /// Throws if the range makes no sense for what is moved.
  public func check() throws(SweepScreenError) {
    switch self {
    case .width(let range), .height(let range):
      guard Self.windows.contains(range.lowerBound), Self.windows.contains(range.upperBound) else {
        throw .unusableWindow(name)
      }
    case .length(_, let range):
      let bounds = [range.lowerBound, range.upperBound]
      guard bounds.allSatisfy({ Self.texts.contains($0) && $0 == $0.rounded() }) else {
        throw .unusableLength
      }
    case .textSize, .scroll: break
    }
  }
}
