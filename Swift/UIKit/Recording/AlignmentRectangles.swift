import Foundation

// Constraints act on alignment rectangles, and a design's on frames but for UIKit's own controls: what a class of the code
// puts between both goes into the constants of constraints and into the size of its content.

extension UIView {
  /// What a class of the code leaves between its frame and its alignment rectangle; nil for none, and where a design can't
  /// say it.
  var ownAlignmentInsets: UIEdgeInsets? {
    guard !ClassNames.isOfUIKit(type(of: self)), alignmentRectInsets != .zero, !isArranged else { return nil }
    return hasContentSize && Measuring.ownSize(of: self) == nil ? nil : alignmentRectInsets
  }

  /// How far an anchor of the alignment rectangle is from the frame's, in points to the right, downwards or longer.
  fileprivate func alignmentDistance(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let insets = ownAlignmentInsets else { return 0 }
    if insets.left != insets.right { Recorder.touched.insert(.direction) }
    let isTurned = Recorder.traits.isRightToLeft
    // In the other direction distances count from the right.
    switch attribute {
    case .left: return insets.left
    case .right: return -insets.right
    case .leading: return isTurned ? insets.right : insets.left
    case .trailing: return isTurned ? -insets.left : -insets.right
    case .top: return insets.top
    case .bottom, .lastBaseline: return -insets.bottom
    case .firstBaseline: return insets.top
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    case .centerX: return (insets.left - insets.right) / 2
    case .centerY: return (insets.top - insets.bottom) / 2
    default: return 0
    }
  }

  /// The size of a content, in points, as the frame that it takes.
  func frameSize(around content: CGSize) -> CGSize {
    guard let insets = ownAlignmentInsets else { return content }
    return CGSize(
      width: content.width < 0 ? content.width : content.width + insets.left + insets.right,
      height: content.height < 0 ? content.height : content.height + insets.top + insets.bottom)
  }
}

extension NSLayoutConstraint {
  /// What the alignment rectangles of classes of the code add to its constant, in points.
  var alignmentDistance: CGFloat {
    let first = (f as? UIView)?.alignmentDistance(of: firstAttribute) ?? 0
    let second = (s as? UIView)?.alignmentDistance(of: secondAttribute) ?? 0
    return second * multiplier - first
  }
}
