import Foundation

open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // Neither sets the other by its name: labels that override one of them to set the other would never end.
  open var text: String? {
    get { ownText }
    set { (ownText, ownAttributedText) = (newValue, nil) }
  }
  private var ownText: String?
  private(set) var ownAttributedText: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0) } }
    set {
      (ownText, ownAttributedText) = (newValue?.string, newValue)
      if let font = newValue?.onlyFont { self.font = font }
      newValue?.noteWhatIsLost()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = UILabel.usualColor
  static let usualColor = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize.zero
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var showsExpansionTextWhenTruncated = false
  open var enablesMarqueeWhenAncestorFocused = false
  open func drawText(in rect: CGRect) {}
  open func textRect(forBounds rect: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { rect }
}

extension NSAttributedString {
  /// Notes what a design's text has no word for.
  func noteWhatIsLost() {
    if hasSeveralFonts { Recorder.noteHere("attributed text: fonts of runs not taken") }
    if spacesLines { Recorder.noteHere("attributed text: the distance of its lines is not taken") }
  }
}
