import Foundation

open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  open lazy var contentView: UIView = {
    let v = UITableViewCellContentView(frame: .zero)
    v.record.localName = "contentView"
    self.addSubview(v)
    pinEdges(v, self, sides: contentSides)
    return v
  }()
  let contentSides = ContentSides()
  /// True in a table of one of the grouped styles, and for a section's footer.
  var isGrouped = false, isFooter = false
  private lazy var title: UILabel = {
    let label = UILabel()
    label.record.localName = "textLabel"
    label.font = .preferredFont(forTextStyle: isGrouped || isFooter ? .footnote : .headline)
    label.adjustsFontForContentSizeCategory = true
    return label
  }()
  open var textLabel: UILabel? { title }
  open var detailTextLabel: UILabel? { nil }
  /// Lays out the text that the view has by itself, if there is any.
  func layOutParts() {
    if needsConfiguration {
      needsConfiguration = false
      configurationUpdateHandler?(self, configurationState)
      updateConfiguration(using: configurationState)
    }
    guard !(title.text ?? "").isEmpty, title.superview == nil else { return }
    contentView.addSubview(title)
    var texts = ListTexts()
    texts.title = title
    (texts.insets.top, texts.insets.bottom) = isGrouped && !isFooter ? (16, 6) : (isFooter ? 8 : 4, 4)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate(
      texts.constraints(in: contentView, leading: margins.leadingAnchor, trailing: margins.trailingAnchor))
  }
  open var backgroundView: UIView?
  open func prepareForReuse() {}
  open var reuseIdentifier: String? { nil }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isGrouped, isFooter) {
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  private var needsConfiguration = true
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      shownConfiguration = contentView.show(
        contentConfiguration, for: configurationState, over: shownConfiguration)
    }
  }
  private var shownConfiguration: (UIView & UIContentView)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
}
