/// What a view's attributes come to that speak of the heights of its text's lines, in points; 0 for what is not set.
public struct ParagraphTraits: Hashable, Sendable {
  /// The factor by which lines are higher than the font's.
  public let lineHeightMultiple: Double
  /// The least height of a line.
  public let minimumLineHeight: Double
  /// The greatest height of a line.
  public let maximumLineHeight: Double
  /// What parts a line from the next.
  public let lineSpacing: Double

  /// The traits of a view with those attributes.
  public init(_ attributes: Attributes) {
    lineHeightMultiple = attributes.number(.lineHeightMultiple) ?? 0
    minimumLineHeight = attributes.number(.minimumLineHeight) ?? 0
    maximumLineHeight = attributes.number(.maximumLineHeight) ?? 0
    lineSpacing = attributes.number(.lineSpacing) ?? 0
  }

  /// The height of a line whose font is so many points high.
  public func height(ofLine height: Double) -> Double {
    let stretched = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    let low = maximumLineHeight > 0 ? min(stretched, maximumLineHeight) : stretched
    return max(low, minimumLineHeight)
  }
}
