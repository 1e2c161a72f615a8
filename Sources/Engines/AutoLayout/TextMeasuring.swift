public import DesignModel

/// What a view asks of a font, before the environment's text size is known.
public struct FontDescription: Hashable, Sendable {
  /// A family other than the system font; nil for the system font.
  public var family: String?
  /// The text style that the size comes from and scales by.
  public var style: TextStyle?
  /// The size in points at the default text size; nil for the style's own, or 17 without a style.
  public var size: Double?
  /// The weight; nil for the style's own, or regular without a style.
  public var weight: FontWeight?
  /// Whether the size follows Dynamic Type.
  public var scales: Bool
  /// What its glyphs are like.
  public var features: FontFeatures

  /// What a view asks of a font.
  public init(
    family: String? = nil, style: TextStyle? = nil, size: Double? = nil, weight: FontWeight? = nil,
    scales: Bool = false, features: FontFeatures = FontFeatures()
  ) {
    (self.family, self.style, self.size) = (family, style, size)
    (self.weight, self.scales, self.features) = (weight, scales, features)
  }
}

/// A font at the size that an environment gives it; all lengths in points, unrounded.
public struct ResolvedFont: Hashable, Sendable {
  /// A family other than the system font; nil for the system font.
  public var family: String?
  /// The size.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// From a line's top to its bottom.
  public var lineHeight: Double
  /// From the baseline up to a line's top.
  public var ascender: Double
  /// From the baseline down to a line's bottom; positive.
  public var descender: Double
  /// From one baseline to the next.
  public var linePitch: Double
  /// Whether the system font has two cuts, one of them from 20 points on, as before iOS 14; since then it changes with
  /// every size.
  public var hasTwoCuts = false
  /// What its glyphs are like.
  public var features = FontFeatures()
  /// What a paragraph's style adds above each line, in the line's height and in the ascender already.
  public private(set) var addedAbove = 0.0

  /// A font at a size.
  public init(
    family: String? = nil, size: Double, weight: FontWeight, lineHeight: Double, ascender: Double,
    descender: Double, linePitch: Double
  ) {
    (self.family, self.size, self.weight) = (family, size, weight)
    (self.lineHeight, self.ascender, self.descender) = (lineHeight, ascender, descender)
    self.linePitch = linePitch
  }

  /// Makes lines as high as a paragraph's style says: what that adds stands above the letters.
  mutating func set(_ paragraph: ParagraphTraits) {
    add(above: paragraph.height(ofLine: lineHeight) - lineHeight)
    linePitch += paragraph.lineSpacing
  }

  /// Makes lines higher at their tops.
  mutating func add(above points: Double) {
    if points == 0 { return }
    lineHeight += points
    ascender += points
    linePitch += points
    addedAbove += points
  }
}

/// A text broken into lines.
public struct TextLines: Hashable, Sendable {
  /// The advance width of the longest shown line in points, unrounded; blanks at its end count as far as they fit.
  public var width: Double
  /// The same without the blanks at lines' ends, and with all of them, whether they fit or not.
  ///
  /// While a text's lines break at the same places both stay the same, however much room there is; where a place
  /// changes as room grows, the one without blanks grows.
  public var bareWidth, wholeWidth: Double
  /// Lines shown.
  public var shownLines: Int
  /// Lines that the whole text takes.
  public var wantedLines: Int
  /// Characters shown.
  public var shownCharacters: Int
  /// Characters of the whole text.
  public var totalCharacters: Int
  /// True if widths do not come from exact metrics.
  public var isApproximate: Bool

  /// A text broken into lines, none of which ends with a blank that doesn't fit unless widths say so.
  public init(
    width: Double, bareWidth: Double? = nil, wholeWidth: Double? = nil, shownLines: Int, wantedLines: Int,
    shownCharacters: Int, totalCharacters: Int, isApproximate: Bool
  ) {
    (self.bareWidth, self.wholeWidth) = (bareWidth ?? width, wholeWidth ?? width)
    (self.width, self.shownLines, self.wantedLines) = (width, shownLines, wantedLines)
    (self.shownCharacters, self.totalCharacters) = (shownCharacters, totalCharacters)
    self.isApproximate = isApproximate
  }
}

/// A text and the font family that it is set in.
public struct FamilyText: Hashable, Sendable {
  /// The text.
  public var text: String
  /// A family other than the system font; nil for the system font.
  public var family: String?

  /// A text in a family.
  public init(text: String, family: String?) { (self.text, self.family) = (text, family) }
}

/// Measures text: the engine's only outlook on fonts, so that tests can use a fixed ruler.
public protocol TextMeasuring: Sendable {
  /// Names the tables and fonts that the measures rest on; layouts measured alike may be remembered together.
  var fingerprint: String { get }

  /// Names also what measuring these texts took from the machine; the same as `fingerprint` where that is nothing.
  func fingerprint(of texts: [FamilyText]) -> String

  /// The font that a description gives at a text size.
  func font(_ description: FontDescription, textSize: TextSize, boldText: Bool) -> ResolvedFont

  /// False only where a description gives the same font at every text size.
  func followsTextSize(_ description: FontDescription) -> Bool

  /// Breaks `text` into lines of at most `width` points (infinite: only at its own line ends) and shows at most
  /// `lines` of them (0: all).
  func lines(
    of text: String, in font: ResolvedFont, width: Double, lines: Int, mode: LineBreakMode
  ) -> TextLines
}

extension TextMeasuring {
  /// Takes nothing from the machine.
  public func fingerprint(of texts: [FamilyText]) -> String { fingerprint }

  /// True, since nothing is known of it.
  public func followsTextSize(_ description: FontDescription) -> Bool { true }
}
