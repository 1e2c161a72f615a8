import Foundation

/// What a cell shows its content in.
final class UITableViewCellContentView: UIView {
  /// The cell that made the view, even where the code has put the view elsewhere.
  var cell: UITableViewCell?
}

/// Lets a view or guide fill another one, as UIKit does and no line of the user's says; gives what leaves room for an accessory
/// at its end and for a separator below it.
@discardableResult
func pinEdges(
  _ view: some LayoutAnchored, _ to: some LayoutAnchored, sides: ContentSides? = nil
) -> (trailing: NSLayoutConstraint, bottom: NSLayoutConstraint) {
  Recorder.withoutPlace {
    (view as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let trailing = view.trailingAnchor.constraint(equalTo: to.trailingAnchor)
    let leading = view.leadingAnchor.constraint(equalTo: to.leadingAnchor)
    let bottom = to.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    [leading, trailing].forEach { sides?.take($0) }
    NSLayoutConstraint.activate([
      leading, trailing, view.topAnchor.constraint(equalTo: to.topAnchor), bottom,
    ])
    return (trailing, bottom)
  }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(rawValue: 1), showingDeleteConfirmation = Self(rawValue: 2)
  }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    ownReuseIdentifier = reuseIdentifier
    self.style = style
  }
  private(set) var style = CellStyle.default
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  var ownReuseIdentifier: String?
  open var reuseIdentifier: String? { ownReuseIdentifier }
  var contentBottom: NSLayoutConstraint?
  private(set) var contentTrailing: NSLayoutConstraint?
  let contentSides = ContentSides()
  open lazy var contentView: UIView = {
    let v = UITableViewCellContentView(frame: .zero)
    v.record.localName = "contentView"
    v.cell = self
    self.addSubview(v)
    (contentTrailing, contentBottom) = pinEdges(v, self, sides: contentSides)
    v.preservesSuperviewLayoutMargins = true
    return v
  }()
  /// What the cell lays out by itself, made as far as the code asks for it.
  private(set) lazy var parts = CellParts(of: self)
  open var textLabel: UILabel? { parts.label(isDetail: false) }
  /// The default style has none, but cells of a storyboard, whose style nobody knows, come as such.
  open var detailTextLabel: UILabel? { parts.label(isDetail: true) }
  open var imageView: UIImageView? { parts.image }
  private var needsConfiguration = true
  /// Lays out what the cell has by its style, as far as it shows anything.
  func layOutParts() {
    if needsConfiguration {
      needsConfiguration = false
      configurationUpdateHandler?(self, configurationState)
      updateConfiguration(using: configurationState)
    }
    parts.layOut()
  }

  private func showAccessory(_ old: UIView?) {
    guard accessoryView !== old else { return }
    old?.removeFromSuperview()
    accessory.layOut()
    guard let accessoryView else { return }
    accessoryView.place(inCell: self, after: contentView)
  }
  private lazy var accessory = CellAccessory(of: self)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none { didSet { accessory.layOut() } }
  open var accessoryView: UIView? { didSet { showAccessory(oldValue) } }
  open var editingAccessoryType = AccessoryType.none
  open var separatorInset = UIEdgeInsets.zero
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var editingStyle: EditingStyle { .none }
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      shownConfiguration = contentView.show(
        contentConfiguration, for: configurationState, over: shownConfiguration)
      if shownConfiguration is UIListContentView { parts.holdOpen() }
    }
  }
  private var shownConfiguration: (UIView & UIContentView)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var showingDeleteConfirmation: Bool { false }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var editingAccessoryView: UIView?
  open var focusStyle = FocusStyle.default
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  open var userInteractionEnabledWhileDragging = false
  open func dragStateDidChange(_ dragState: DragState) {}
  open func didTransition(to stateMask: StateMask) {}
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open func prepareForReuse() {}
  open func setSelected(_ flag: Bool, animated: Bool) {}
  open func setHighlighted(_ flag: Bool, animated: Bool) {}
  open func setEditing(_ flag: Bool, animated: Bool) {}
  open func willTransition(to stateMask: StateMask) {}
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
}

extension UIView {
  /// Lies at a cell's trailing margin, after its content, as large as it is by itself or by its frame.
  fileprivate func place(inCell cell: UITableViewCell, after content: UIView) {
    cell.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    // The content takes what the accessory leaves.
    if hasContentSize, ownHugging[0] == nil { setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    if hasContentSize, ownCompression[0] == nil {
      setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    Recorder.withoutPlace {
      let end = trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -20)
      cell.contentSides.take(end)
      NSLayoutConstraint.activate([
        end, centerYAnchor.constraint(equalTo: content.centerYAnchor),
        content.trailingAnchor.constraint(equalTo: leadingAnchor, constant: -8),
      ])
      let size = record.frame.size
      guard !hasContentSize, size.width > 0, size.height > 0 else { return }
      NSLayoutConstraint.activate([
        widthAnchor.constraint(equalToConstant: size.width),
        heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
  }
}

extension UILabel {
  /// True for the label that a cell has by its style.
  var isOwnLabelOfCell: Bool {
    (superview as? UITableViewCellContentView)?.cell?.parts.owns(self) ?? false
  }
}
