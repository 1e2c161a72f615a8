public import DesignModel

/// A line of a text as it is shown.
public struct TypesetLine: Hashable, Sendable {
  /// The characters without blanks at the end, with the mark of what was cut.
  public var text: String
  /// The advance width in points, unrounded.
  public var width: Double
  /// True if characters are missing here.
  public var isCut: Bool

  /// A line as it is shown.
  public init(text: String, width: Double, isCut: Bool = false) {
    (self.text, self.width, self.isCut) = (text, width, isCut)
  }
}

/// Sets text: what pictures need beyond `TextMeasuring`, which layouts can do without.
public protocol TextTypesetting: Sendable {
  /// The lines that `TextMeasuring.lines` counts for the same question.
  func typeset(
    _ text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> [TypesetLine]
}
