import Foundation

open class UIFontMetrics: NSObject {
  /// The style by whose text sizes fonts grow; nil for the default's, which is Body's.
  let s: String?
  public init(forTextStyle t: UIFont.TextStyle) { s = t.rawValue }
  private override init() { s = nil }
  public static let `default` = UIFontMetrics()
  open func scaledFont(for f: UIFont) -> UIFont {
    let n = f.copied()
    n.textStyle = s
    n.isScaled = true
    if n.fixedSize == nil { n.fixedSize = f.pointSize }
    return n
  }
  open func scaledFont(for f: UIFont, maximumPointSize m: CGFloat) -> UIFont {
    Recorder.note("maximumPointSize of a scaled font is not kept")
    return scaledFont(for: f)
  }
  open func scaledFont(for f: UIFont, compatibleWith: UITraitCollection?) -> UIFont { scaledFont(for: f) }
  open func scaledFont(for f: UIFont, maximumPointSize m: CGFloat, compatibleWith: UITraitCollection?)
    -> UIFont
  { scaledFont(for: f) }
  open func scaledValue(for v: CGFloat) -> CGFloat {
    let f = UIFont()
    f.textStyle = s
    f.fixedSize = v
    f.isScaled = true
    return f.pointSize
  }
  open func scaledValue(for v: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat { scaledValue(for: v) }
}
