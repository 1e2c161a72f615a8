import Foundation

open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChange")
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum ContentHuggingElements: Int, Sendable { case none, sectionHeaders }
  open func moveSection(_ section: Int, toSection target: Int) {}
  open func reconfigureRows(at: [IndexPath]) {}
  open func reloadSectionIndexTitles() {}
  open func footerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
  open func rectForFooter(inSection: Int) -> CGRect { .zero }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  open var separatorEffect: UIVisualEffect?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var hasUncommittedUpdates: Bool { false }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var isPrefetchingEnabled = true
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var selfSizingInvalidation = UITableViewSelfSizingInvalidation.enabled
  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
  }
  private var ownStyle = Style.plain
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  open weak var dataSource: UITableViewDataSource?
  var _d: UITableViewDelegate? { delegate as? UITableViewDelegate }
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = 0
  open var estimatedSectionFooterHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsSelectionDuringEditing = false
  open var backgroundView: UIView?
  open var isEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var sectionHeaderTopPadding: CGFloat = -1
  open var sectionIndexColor: UIColor?
  open var remembersLastFocusedIndexPath = false
  open var insetsContentViewsToSafeArea = true
  open var style: Style { ownStyle }
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  open weak var dragDelegate: UITableViewDragDelegate?
  open weak var dropDelegate: UITableViewDropDelegate?
  open var dragInteractionEnabled = false
  open var sectionIndexBackgroundColor: UIColor?
  open var numberOfSections: Int { 0 }
  open var fillerRowHeight: CGFloat = 0
  var _reg: [String: AnyClass] = [:]
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) { _reg[identifier] = type }
  /// True where cells come from files, of which nobody knows the classes.
  private(set) var hasNibs = false
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { hasNibs = true }
  open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _reg[identifier] = type
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    _reg[identifier].map { made($0, identifier) }
  }
  /// A cell of a class that the code registered; one of UIKit's where nothing makes it.
  private func made(_ type: AnyClass?, _ identifier: String) -> UITableViewCell {
    let own = type.flatMap { Recorder.made($0) } as? UITableViewCell
    let cell = own ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    cell.ownReuseIdentifier = identifier
    return cell
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    made(_reg[identifier], identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView? {
    guard let type = _reg[withIdentifier] else { return nil }
    let isPlain = ObjectIdentifier(type) == ObjectIdentifier(UITableViewHeaderFooterView.self)
    let own = Recorder.made(type) as? UITableViewHeaderFooterView
    let view = own ?? (isPlain ? UITableViewHeaderFooterView(reuseIdentifier: withIdentifier) : nil)
    view?.isGrouped = style != .plain
    return view
  }
  /// The cells in the place of the rows; nil until a layout asks for them.
  var rowCells: [UITableViewCell]?
  /// True while the data source and the delegate are asked: what they change of the table then doesn't begin that anew.
  var isLoadingRows = false
  /// The headers and footers of sections, and what puts the table's own in their places.
  var sectionViews: [UIView] = [], endHeights: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The table's own header and footer where their frames say how high they are.
  var framedEnds: Set<ObjectIdentifier> = []
  open func reloadData() {
    guard !isLoadingRows else { return }
    for view in (rowCells ?? []) + sectionViews { view.removeFromSuperview() }
    for view in [tableHeaderView, tableFooterView] { view?.removeFromSuperview() }
    NSLayoutConstraint.deactivate(Array(endHeights.values))
    (rowCells, sectionViews, endHeights) = (nil, [], [:])
  }
  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if rowCells != nil, old !== new || new?.superview == nil { reloadData() }
  }
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at: [IndexPath], with: RowAnimation) {}
  open func deleteRows(at: [IndexPath], with: RowAnimation) {}
  open func reloadRows(at: [IndexPath], with: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with: RowAnimation) {}
  open func moveRow(at: IndexPath, to _b: IndexPath) {}
  open func performBatchUpdates(_ body: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { body?() }
  open func cellForRow(at: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at: CGPoint) -> IndexPath? { nil }
  open func selectRow(at: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectRow(at: IndexPath, animated: Bool) {}
  open func scrollToRow(at: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open func setEditing(_ flag: Bool, animated: Bool) {}
  open func numberOfRows(inSection: Int) -> Int { 0 }
  open func rectForRow(at: IndexPath) -> CGRect { .zero }
  open func rect(forSection: Int) -> CGRect { .zero }
  open func headerView(forSection: Int) -> UITableViewHeaderFooterView? { nil }
  open func rectForHeader(inSection: Int) -> CGRect { .zero }
  override func recordedKind() -> String { rowCells != nil && !subviews.isEmpty ? "scroll" : "view" }
}

public enum UITableViewSelfSizingInvalidation: Int, Sendable {
  case disabled, enabled, enabledIncludingConstraints
}

public enum UICollectionViewSelfSizingInvalidation: Int, Sendable {
  case disabled, enabled, enabledIncludingConstraints
}
