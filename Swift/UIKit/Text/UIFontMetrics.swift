import Foundation

open class UIFontMetrics: NSObject {
  /// The style by whose text sizes fonts grow; nil for the default's, which is Body's.
  let s: String?
  public init(forTextStyle textStyle: UIFont.TextStyle) { s = textStyle.rawValue }
  private override init() { s = nil }
  public static let `default` = UIFontMetrics()
  open func scaledFont(for font: UIFont) -> UIFont {
    let n = font.copied()
    n.textStyle = s
    n.isScaled = true
    if n.fixedSize == nil { n.fixedSize = font.pointSize }
    return n
  }
  open func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat) -> UIFont {
    Recorder.noteHere("maximumPointSize of a scaled font is not kept")
    return scaledFont(for: font)
  }
  open func scaledFont(for font: UIFont, compatibleWith: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize maximum: CGFloat, compatibleWith: UITraitCollection?
  )
    -> UIFont
  { scaledFont(for: font, maximumPointSize: maximum) }
  open func scaledValue(for value: CGFloat) -> CGFloat {
    let f = UIFont()
    f.textStyle = s
    f.fixedSize = value
    f.isScaled = true
    return f.pointSize
  }
  open func scaledValue(for value: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat {
    scaledValue(for: value)
  }
}
