import Foundation

open class UIListContentView: UIView, UIContentView {
  open var configuration: UIContentConfiguration { didSet { showParts() } }
  private let text = UILabel(), secondaryText = UILabel(), image = UIImageView()
  private var parts: [NSLayoutConstraint] = []
  private var guide: UILayoutGuide?
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    begin()
  }
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
    begin()
  }
  open var textLayoutGuide: UILayoutGuide? { text.superview.map { _ in guide(around: text) } }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryText.superview.map { _ in guide(around: secondaryText) }
  }
  open var imageLayoutGuide: UILayoutGuide? { image.superview.map { _ in guide(around: image) } }

  private func begin() {
    record.localName = "listContent"
    preservesSuperviewLayoutMargins = true
    for (label, name) in [(text, "text"), (secondaryText, "secondaryText")] { label.record.localName = name }
    image.record.localName = "image"
    showParts()
  }

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// The guide that lies where a part does.
  private func guide(around part: UIView) -> UILayoutGuide {
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides[ObjectIdentifier(part)] = guide
    pinEdges(guide, part)
    return guide
  }

  /// Shows what the configuration says, and takes away what it no longer has.
  private func showParts() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    NSLayoutConstraint.deactivate(parts)
    guide.map(removeLayoutGuide)
    let hasText = fill(text, with: list.text, list.attributedText, as: list.textProperties)
    let hasSecond = fill(
      secondaryText, with: list.secondaryText, list.secondaryAttributedText,
      as: list.secondaryTextProperties)
    image.image = list.image
    show(image, list.image != nil)
    var texts = ListTexts()
    (texts.image, texts.title, texts.detail) = (
      list.image == nil ? nil : image, hasText ? text : nil, hasSecond ? secondaryText : nil
    )
    texts.arrangement = list.prefersSideBySideTextAndSecondaryText ? .beside : .below
    texts.stackAtAccessibilitySizes(in: self)
    texts.imagePadding = list.imageToTextPadding
    texts.verticalPadding = list.textToSecondaryTextVerticalPadding
    texts.horizontalPadding = list.textToSecondaryTextHorizontalPadding
    texts.insets = list.directionalLayoutMargins
    let (usual, own) = (UIListContentConfiguration.usualMargins, list.directionalLayoutMargins)
    let isOwn = (own.leading != usual.leading, own.trailing != usual.trailing)
    if !isOwn.0 { texts.insets.leading = 0 }
    if !isOwn.1 { texts.insets.trailing = 0 }
    parts = texts.constraints(
      in: self, leading: isOwn.0 ? leadingAnchor : layoutMarginsGuide.leadingAnchor,
      trailing: isOwn.1 ? trailingAnchor : layoutMarginsGuide.trailingAnchor)
    parts += imageBounds(list.imageProperties)
    guide = texts.guide
    NSLayoutConstraint.activate(parts)
  }

  private func fill(
    _ label: UILabel, with plain: String?, _ attributed: NSAttributedString?,
    as properties: UIListContentConfiguration.TextProperties
  ) -> Bool {
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textColor = properties.color
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment.inLabel
    if let attributed { label.attributedText = attributed } else { label.text = properties.shown(plain) }
    let isShown = !(label.text ?? "").isEmpty
    show(label, isShown)
    return isShown
  }

  private func show(_ part: UIView, _ isShown: Bool) {
    if !isShown { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
  }

  /// How large an image may be at most.
  private func imageBounds(_ properties: UIListContentConfiguration.ImageProperties) -> [NSLayoutConstraint] {
    guard image.superview != nil else { return [] }
    let most = properties.maximumSize
    return Recorder.withoutPlace {
      (most.width > 0 ? [image.widthAnchor.constraint(lessThanOrEqualToConstant: most.width)] : [])
        + (most.height > 0 ? [image.heightAnchor.constraint(lessThanOrEqualToConstant: most.height)] : [])
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A text in the letters that are asked for.
  fileprivate func shown(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var inLabel: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
