import AutoLayout
import DesignModel

extension ResolvedFont {
  /// The font that a description gives at a text size.
  ///
  /// A system font follows its style's table; any other size scales by the metrics of its style, or of `body` as
  /// `UIFontMetrics.default` does. Bold text changes the system font only. Other families get the system font's
  /// heights, since theirs are not known.
  init(_ description: FontDescription, textSize: TextSize, boldText: Bool) {
    let textSize = description.scales ? textSize : .large
    let style = description.style.map { DynamicType.figures(of: $0, at: textSize) }
    let isSystem = description.family == nil
    let plain = description.weight ?? style?.weight ?? .regular
    let weight = boldText && isSystem ? plain.withBoldText : plain
    if let style, isSystem, description.size == nil {
      self.init(family: nil, size: style.size, weight: weight, leading: style.leading)
    } else {
      let size = Self.scaledSize(of: description, textSize: textSize)
      self.init(family: description.family, size: size, weight: weight, leading: nil)
    }
    if isSystem { features = description.features }
  }

  /// The size at which a font without a size or style is set; UIKit's `labelFontSize`.
  private static let labelSize = 17.0

  /// The size in points: the system font's in whole points where the text size scales it, others unrounded.
  ///
  /// Source: six labels of 12, 13, 20 and 34 points at the least and the largest text size on an iOS 26.1 simulator. Of
  /// other families nothing is recorded.
  private static func scaledSize(of description: FontDescription, textSize: TextSize) -> Double {
    let styleSize = description.style.map { DynamicType.figures(of: $0, at: .large).size }
    let size = description.size ?? styleSize ?? Self.labelSize
    let factor = DynamicType.factor(of: description.style ?? .body, at: textSize)
    return factor == 1 || description.family != nil ? size * factor : (size * factor).rounded()
  }

  /// Heights of the system font: ascender 1950, descender 494 of 2048 units and no gap, in all weights.
  ///
  /// Source: published values at every size read; 1,105 recorded labels. A style's leading counts from the second
  /// line on, other fonts set lines solid.
  private init(family: String?, size: Double, weight: FontWeight, leading: Double?) {
    let (ascender, descender) = (size * 1950 / 2048, size * 494 / 2048)
    self.init(
      family: family, size: size, weight: weight, lineHeight: ascender + descender, ascender: ascender,
      descender: descender, linePitch: leading ?? ascender + descender)
  }
}
