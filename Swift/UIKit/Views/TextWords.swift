import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

public protocol UIContentSizeCategoryAdjusting: AnyObject {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

func fontAttributes(_ f: UIFont, _ adj: Bool, _ dflt: CGFloat) -> [(String, String)] {
  var a: [(String, String)] = []
  if let s = f.textStyle {
    if f.fixedSize == nil {
      a.append(("style", s))
    } else {
      a += [("style", s), ("fontSize", spelled(f.fixedSize!))]
    }
  } else {
    a.append(("fontSize", spelled(f.pointSize)))
  }
  if let w = f.ownWeight { a.append(("weight", w)) }
  if let n = f.ownFamily { a.append(("font", n)) }
  if f.textStyle != nil, !adj { /* fixed at launch text size */  }
  return a
}

func spelled(_ x: CGFloat) -> String {
  let r = (x * 1000).rounded() / 1000
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
