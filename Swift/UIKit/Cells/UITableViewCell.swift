import Foundation

/// What a cell shows its content in.
final class UITableViewCellContentView: UIView {
  /// The cell that made the view, even where the code has put the view elsewhere.
  var cell: UITableViewCell?
}

/// Lets a view fill another one, as UIKit does and no line of the user's says; gives what leaves room for a separator below
/// it.
@discardableResult
func pinEdges(_ view: UIView, _ to: UIView) -> NSLayoutConstraint {
  Recorder.withoutPlace {
    view.translatesAutoresizingMaskIntoConstraints = false
    let bottom = to.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: to.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: to.trailingAnchor),
      view.topAnchor.constraint(equalTo: to.topAnchor), bottom,
    ])
    return bottom
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
  private var style = CellStyle.default
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
  var ownReuseIdentifier: String?
  open var reuseIdentifier: String? { ownReuseIdentifier }
  var contentBottom: NSLayoutConstraint?
  open lazy var contentView: UIView = {
    let v = UITableViewCellContentView(frame: .zero)
    v.record.localName = "contentView"
    v.cell = self
    self.addSubview(v)
    contentBottom = pinEdges(v, self)
    v.preservesSuperviewLayoutMargins = true
    return v
  }()
  open var textLabel: UILabel? { ownTextLabel }
  private lazy var ownTextLabel: UILabel? = {
    let l = UILabel()
    l.record.localName = "textLabel"
    if style == .default { fill(with: l) }
    return l
  }()
  /// The label of a cell of the default style fills the content between its margins; such a row is 44 points high at
  /// least.
  private func fill(with label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    labelConstraints = Recorder.withoutPlace {
      [
        label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ]
    }
    NSLayoutConstraint.activate(labelConstraints)
  }
  /// What gives the label of a cell of the default style its frame.
  private var labelConstraints: [NSLayoutConstraint] = []

  /// True for the label of one of UIKit's styles, made or not.
  func owns(_ label: UILabel) -> Bool { label.record.localName == "textLabel" && ownTextLabel === label }

  /// UIKit sets that label's frame, which gives way to what the code says of it.
  func yieldLabel() {
    guard labelConstraints.first?.isActive == true, let label = ownTextLabel,
      Recorder.constraints.all.contains(where: { one in
        (one.f === label || one.s === label) && !labelConstraints.contains { $0 === one }
      })
    else { return }
    NSLayoutConstraint.deactivate(labelConstraints)
  }
  open var detailTextLabel: UILabel? { ownDetailTextLabel }
  private lazy var ownDetailTextLabel: UILabel? = {
    let l = UILabel()
    return l
  }()
  open var imageView: UIImageView? { ownImageView }
  private lazy var ownImageView: UIImageView? = {
    let l = UIImageView()
    return l
  }()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
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
  open var contentConfiguration: UIContentConfiguration?
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
  open func defaultContentConfiguration() -> UIListContentConfiguration { .init() }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
}

open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
  open lazy var contentView: UIView = {
    let v = UITableViewCellContentView(frame: .zero)
    v.record.localName = "contentView"
    self.addSubview(v)
    pinEdges(v, self)
    return v
  }()
  private let labels = (UILabel(), UILabel())
  open var textLabel: UILabel? { labels.0 }
  open var detailTextLabel: UILabel? { labels.1 }
  open var backgroundView: UIView?
  open func prepareForReuse() {}
  open var reuseIdentifier: String? { nil }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}
  open var contentConfiguration: UIContentConfiguration?
  open var backgroundConfiguration: UIBackgroundConfiguration?
}

extension UILabel {
  /// True for the label that a cell has by its style.
  var isOwnLabelOfCell: Bool {
    (superview as? UITableViewCellContentView)?.cell?.owns(self) ?? false
  }
}
