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
func fontAttributes(_ f: UIFont) -> [(String, String)] {
  var a: [(String, String)] = []
  if let s = f.textStyle { a.append(("style", s)) }
  if let s = f.fixedSize { a.append(("fontSize", spelled(s))) }
  if f.textStyle == nil, f.fixedSize == nil { a.append(("fontSize", spelled(f.pointSize))) }
  if let w = f.ownWeight { a.append(("weight", w)) }
  if let n = f.ownFamily { a.append(("font", n)) }
  if f.hasMonospacedDigits { a.append(("monospacedDigits", "true")) }
  if f.hasSmallCaps { a.append(("smallCaps", "true")) }
  if f.isOfDefaultSize { a.append(("scalesFont", "false")) }
  if f.isScaled, f.textStyle == nil { a.append(("scalesFont", "true")) }
  return a
}

func spelled(_ x: CGFloat) -> String {
  let r = (x * 1e9).rounded() / 1e9
  return r == r.rounded() ? String(Int(r)) : String(Double(r))
}

func plainText(_ t: String?, _ a: NSAttributedString?) -> String {
  t ?? a?.string ?? ""
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
