import Foundation

open class UICollectionView: UIScrollView {
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  open var indexPathsForVisibleSupplementaryElements: [IndexPath] { [] }
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {}
  open func moveSection(_ section: Int, toSection target: Int) {}
  open var hasUncommittedUpdates: Bool { false }
  open var isEditing = false
  open var allowsSelectionDuringEditing = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  open var selfSizingInvalidation = UICollectionViewSelfSizingInvalidation.enabled
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ point: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8), centeredHorizontally = Self(rawValue: 16),
      right = Self(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader",
    elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  open var collectionViewLayout: UICollectionViewLayout
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  open var reorderingCadence = ReorderingCadence.immediate
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open func reconfigureItems(at: [IndexPath]) {}
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  )
    -> UICollectionViewTransitionLayout
  { UICollectionViewTransitionLayout() }
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}
  open weak var dataSource: UICollectionViewDataSource?
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open weak var dragDelegate: UICollectionViewDragDelegate?
  open weak var dropDelegate: UICollectionViewDropDelegate?
  open var dragInteractionEnabled = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open var isPrefetchingEnabled = true
  private(set) var registered: [String: AnyClass] = [:]
  /// True where cells come from files, of which nobody knows the classes.
  private(set) var hasNibs = false
  open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registered[identifier] = type
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier: String) { hasNibs = true }
  open func register(
    _ type: AnyClass?, forSupplementaryViewOfKind: String, withReuseIdentifier identifier: String
  ) {
    registered[identifier] = type
  }
  open func register(_ nib: UINib?, forSupplementaryViewOfKind: String, withReuseIdentifier: String) {
    hasNibs = true
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for: IndexPath)
    -> UICollectionViewCell
  { made(registered[identifier]) as? UICollectionViewCell ?? UICollectionViewCell(frame: frameOfNext) }
  open func dequeueReusableSupplementaryView(
    ofKind: String, withReuseIdentifier identifier: String, for: IndexPath
  ) -> UICollectionReusableView {
    made(registered[identifier]) ?? UICollectionReusableView(frame: frameOfNext)
  }
  /// The cells, headers and footers that are shown; nil until a layout asks for them.
  var shownItems: [UIView]?
  /// What gives the content its size.
  var contentConstraints: [NSLayoutConstraint] = []
  /// The groups of a compositional layout.
  var contentGuides: [UILayoutGuide] = []
  /// How large the layout has what the code is asked for, in points; nil while it is asked for nothing.
  var sizeOfNext: CGSize?
  /// For how large a frame they were laid out.
  var shownSize = CGSize.zero
  open func reloadData() {
    for view in shownItems ?? [] { view.removeFromSuperview() }
    let groups = contentGuides
    NSLayoutConstraint.deactivate(
      contentConstraints
        + Recorder.constraints.all.filter { one in groups.contains { one.f === $0 || one.s === $0 } })
    groups.forEach(removeLayoutGuide)
    (shownItems, contentConstraints, contentGuides) = (nil, [], [])
  }
  open func reloadItems(at: [IndexPath]) {}
  open func insertItems(at: [IndexPath]) {}
  open func deleteItems(at: [IndexPath]) {}
  open func moveItem(at: IndexPath, to: IndexPath) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func performBatchUpdates(_ body: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { body?() }
  open func cellForItem(at: IndexPath) -> UICollectionViewCell? { nil }
  open func indexPath(for: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at: CGPoint) -> IndexPath? { nil }
  open func selectItem(at: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func deselectItem(at: IndexPath, animated: Bool) {}
  open func scrollToItem(at: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  open func numberOfItems(inSection: Int) -> Int { 0 }
  open var numberOfSections: Int { 0 }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
  open func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func supplementaryView(forElementKind: String, at: IndexPath) -> UICollectionReusableView? { nil }
  override func recordedKind() -> String { shownItems?.isEmpty == false ? "scroll" : "view" }
}
