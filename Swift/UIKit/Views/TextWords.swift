import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A font of a style is that of the user's text size wherever it is made anew, as on each profile: whether it follows
/// changes of the text size, too, says nothing about where views lie.
func fontAttributes(_ font: UIFont) -> [(String, String)] {
  var a: [(String, String)] = []
  if let s = font.textStyle { a.append(("style", s)) }
  if let s = font.fixedSize { a.append(("fontSize", spelled(s))) }
  if font.textStyle == nil, font.fixedSize == nil { a.append(("fontSize", spelled(font.pointSize))) }
  if let w = font.ownWeight { a.append(("weight", w)) }
  if let n = font.ownFamily { a.append(("font", n)) }
  if font.hasMonospacedDigits { a.append(("monospacedDigits", "true")) }
  if font.hasSmallCaps { a.append(("smallCaps", "true")) }
  if font.isOfDefaultSize { a.append(("scalesFont", "false")) }
  if font.isScaled, font.textStyle == nil { a.append(("scalesFont", "true")) }
  return a
}

func spelled(_ x: CGFloat) -> String {
  let r = (x * 1e9).rounded() / 1e9
  return r == r.rounded() ? String(Int(r)) : String(Double(r))
}

func plainText(_ text: String?, _ attributed: NSAttributedString?) -> String {
  text ?? attributed?.string ?? ""
}

extension NSLineBreakMode {
  /// The design's word.
  var recordedWord: String {
    let words = [
      "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
    ]
    return words[rawValue]
  }
}

extension NSTextAlignment {
  /// The design's word.
  var recordedWord: String { ["left", "center", "right", "justified", "natural"][rawValue] }
}
