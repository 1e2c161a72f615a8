import Foundation

// What the design says by one attribute and UIKit by several properties, or by one that has a value even where nothing
// is set.

extension UIView {
  /// What a stack leaves free after the view, where it says so.
  var recordedSpacingAfter: CGFloat? {
    guard isArranged, let stack = superview as? UIStackView else { return nil }
    // In a row that is turned the view before it comes next.
    let isTurned = Recorder.reading { stack.isTurned }
    let views = stack.arrangedSubviews
    let place = views.firstIndex { $0 === self } ?? 0
    let last = isTurned ? (place > 0 ? views[place - 1] : nil) : self
    guard let space = last.map({ stack.customSpacing(after: $0) }) else { return nil }
    return space == UIStackView.spacingUseDefault ? nil : space
  }

  var recordedHugging: String? { priorities(ownHugging, contentHuggingPriority) }
  var recordedCompression: String? { priorities(ownCompression, contentCompressionResistancePriority) }

  /// The priorities of both axes, where one is set or gives way; a design's are above zero.
  private func priorities(
    _ own: [UILayoutPriority?], _ read: (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> String? {
    let gives = givesWay
    if own[0] == nil, own[1] == nil, !gives { return nil }
    return [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
      let priority = read(axis).rawValue - (gives && axis == .vertical ? Self.leastLead : 0)
      return priority > 0 ? spelled(CGFloat(priority)) : "1"
    }.joined(separator: ",")
  }

  /// How much stronger what is around a list is than what is in its items.
  private static let leastLead: Float = 0.25

  /// True for a content that says nothing of how high its list is: an item whose height is a part of the list's is laid out
  /// after it.
  private var givesWay: Bool {
    guard hasContentSize || self is UIImageView else { return false }
    return sequence(first: self, next: \.superview).contains(where: \.hasPartOfHeight)
  }

  /// The margins that are set; those of a stack count where it lays its views out in them.
  var recordedMargins: UIEdgeInsets? {
    guard let stack = self as? UIStackView else { return controllerMargins }
    return stack.isLayoutMarginsRelativeArrangement ? layoutMargins : nil
  }

  var recordedClipping: Bool? { clipsToBounds == self is UIScrollView ? nil : clipsToBounds }

  /// Whether touches arrive, where that isn't as labels and images have it anyway.
  var recordedInteraction: Bool? {
    if (self as? UITextField)?.showsAlone == true { return false }
    return isUserInteractionEnabled || self is UILabel || self is UIImageView ? nil : false
  }
}

// Colours are those of light appearance.
extension UIView {
  /// The view's own colour, its layer's, or the one that a button is filled with.
  var recordedBackground: String? {
    let fill = (self as? UIButton)?.configuration?.baseBackgroundColor
    return (fill ?? backgroundColor ?? ownLayer?.backgroundColor?.origin)?.recorded
  }

  var recordedTint: String? { tintColor === UIView.usualTint ? nil : tintColor?.recorded }

  /// What paints the view beside its colours, in the design's word; nil for nothing.
  ///
  /// Where a class of the app's own draws, it does so in a method that nothing runs here.
  var recordedPaint: String? {
    let button = self as? UIButton
    if self is UIVisualEffectView { return "effect" }
    if button?.hasOwnBackground == true { return "configuredBackground" }
    if Self.layerClass != CALayer.self || ownLayer?.showsMore == true { return "layers" }
    let kind = recordedKind()
    guard button != nil || kind == "view" else { return nil }
    if !ClassNames.isOfUIKit(type(of: self)) { return "ownClass" }
    if let button { return button.hasPicture ? "picture" : nil }
    return [UIView.self, UIControl.self, RootView.self].contains { $0 == type(of: self) } ? nil : "ofUIKit"
  }
}

extension CALayer {
  /// True for a layer with a picture or with others in it that are no lines.
  fileprivate var showsMore: Bool {
    if contents != nil { return true }
    return sublayers?.contains { $0.frame == .zero || min($0.frame.width, $0.frame.height) > 2 } ?? false
  }
}

extension UIBackgroundConfiguration {
  /// True where something is painted that is no colour of the button's own.
  fileprivate var isShown: Bool {
    backgroundColor != nil || image != nil || visualEffect != nil || customView != nil
  }
}

extension UIButton {
  /// True where an image or a background of the configuration's lies under the title.
  fileprivate var hasOwnBackground: Bool { hasBackgroundImage || configuration?.background.isShown == true }

  /// UIKit draws the types that it reads out.
  fileprivate var hasPicture: Bool {
    images[0] != nil || configuration?.image != nil || buttonType.spokenLabel != nil
  }
}

extension UILabel {
  /// An attributed text has colours of its own.
  var recordedTextColor: String? {
    ownAttributedText != nil || textColor === UILabel.usualColor ? nil : textColor?.recorded
  }
}

extension UITextField {
  /// True for one in which nobody can type, and that does nothing else when it is touched.
  fileprivate var showsAlone: Bool {
    !canBecomeFirstResponder && targets.isEmpty && actions.isEmpty && (gestureRecognizers ?? []).isEmpty
      && leftView == nil && rightView == nil
  }

  var recordedTextColor: String? { textColor?.recorded }
}

extension UITextView {
  var recordedTextColor: String? { textColor?.recorded }
}

extension UIButton {
  var recordedTextColor: String? {
    if attributedTitles[0] != nil { return nil }
    return (configuration == nil ? titleColors[0] : configuration?.baseForegroundColor)?.recorded
  }
}

extension UILabel {
  /// How far the font may shrink.
  var recordedScale: CGFloat { adjustsFontSizeToFitWidth ? minimumScaleFactor : 0 }
}

extension UIFont {
  /// A size of its own, or that of no style.
  var recordedSize: CGFloat? { heldSize ?? fixedSize ?? (textStyle == nil ? pointSize : nil) }

  /// A font of a style is that of the user's text size wherever it is made anew, as on each profile: whether it follows
  /// changes of the text size, too, says nothing about where views lie.
  var recordedScaling: Bool? {
    if heldSize != nil { return false }
    if isScaled, textStyle == nil { return true }
    return isOfDefaultSize ? false : nil
  }
}

extension UIView {
  /// True for a text whose font was chosen for the text size of its time, and is not chosen anew when people choose another
  /// one; a configuration's title is.
  var isFontSetOnce: Bool {
    switch self {
    case let button as UIButton: button.configuration == nil && button.ownTitleLabel?.isFontSetOnce == true
    case let label as UILabel: label.isSetOnce(label.font)
    case let field as UITextField: field.isSetOnce(field.font)
    case let text as UITextView: text.isSetOnce(text.font)
    default: false
    }
  }
}

extension UIView {
  /// True for a text in a font that is declared elsewhere.
  var hasMadeUpFont: Bool {
    switch self {
    case let button as UIButton: button.recordedFont?.isMadeUp == true
    case let label as UILabel: label.font?.isMadeUp == true
    case let field as UITextField: field.font?.isMadeUp == true
    case let text as UITextView: text.font?.isMadeUp == true
    default: false
    }
  }
}

extension UIContentSizeCategoryAdjusting {
  fileprivate func isSetOnce(_ font: UIFont?) -> Bool {
    !adjustsFontForContentSizeCategory && font?.followsTextSize == true
  }
}

extension UIButton {
  var recordedTitle: String? {
    let plain = titles[0] ?? attributedTitles[0]?.string
    guard let configuration else { return plain }
    return configuration.title ?? configuration.attributedTitle.map { String($0.characters) } ?? titles[0]
  }

  /// A button without a configuration says so where its font has a style, as configured ones have by themselves.
  var recordedConfiguration: String? {
    configuration?.style ?? (ownTitleLabel?.font.textStyle == nil ? nil : "none")
  }

  var recordedFont: UIFont? {
    guard let configuration else {
      return shownFont(
        ownTitleLabel?.font, follows: ownTitleLabel?.adjustsFontForContentSizeCategory ?? false)
    }
    let own = configuration.titleFont
    let shown = shownFont(own ?? .preferredFont(forTextStyle: .body), follows: true)
    return own == nil && shown?.heldSize == nil ? nil : shown
  }

  /// The lines of the title label, which a configuration sets anew; nil for the one that it has by itself.
  var recordedLines: Int? {
    guard configuration == nil, let lines = titleLabel?.numberOfLines, lines != 1 else { return nil }
    return lines
  }

  /// How the title breaks; nil where that is UIKit's own way.
  var recordedLineBreak: NSLineBreakMode? {
    let usual: NSLineBreakMode = configuration == nil ? .byTruncatingMiddle : .byWordWrapping
    let own = configuration?.titleLineBreakMode ?? titleLabel?.lineBreakMode
    return own == usual ? nil : own
  }

  /// The insets that the code sets, and what the image takes.
  var recordedInsets: UIEdgeInsets? { insetsOfTitle }
}

extension UISegmentedControl {
  var recordedTitles: String? { items.isEmpty ? nil : items.joined(separator: "|") }
}

extension UIStackView {
  /// UIKit has one word for the top of a row and the leading edge of a column.
  var recordedAlignment: String {
    switch (alignment, axis) {
    case (.leading, .horizontal): "top"
    case (.trailing, .horizontal): "bottom"
    case (.leading, .vertical) where isDirectionForced: "trailing"
    case (.trailing, .vertical) where isDirectionForced: "leading"
    default: "\(alignment)"
    }
  }
}

extension UITableViewCellContentView {
  /// What the cell shows beside its content.
  var recordedAccessory: UITableViewCell.AccessoryType? {
    cell?.accessoryView == nil ? cell?.accessoryType : nil
  }
}

extension UIScrollView {
  /// The controllers of tables and of collections make room for the keyboard, as the code's own may.
  var avoidsKeyboard: Bool {
    Recorder.keyboardScrolls.contains(ObjectIdentifier(self)) || ownController is UITableViewController
      || ownController is UICollectionViewController || superview?.ownController is UICollectionViewController
  }
}

extension UITextView {
  /// The room around the text, what each line has at its ends included.
  var recordedInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Nobody can begin to type where nothing can be selected.
  var recordedEditability: Bool { isEditable && isSelectable }
}
