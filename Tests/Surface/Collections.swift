import UIKit
import os.log

@objc public protocol PagerDelegate: NSObjectProtocol {
  @objc(pager:didSelect:) optional func pager(_ pager: Pager, didSelectItemAt index: Int)
  @objc optional func pagerWillBeginDragging(_ pager: Pager)
}
@objc public enum ScrollDirection: Int { case horizontal, vertical }
open class PagerAttributes: UICollectionViewLayoutAttributes {
  open var position: CGFloat = 0
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as? PagerAttributes else { return false }
    return super.isEqual(object) && position == object.position
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! PagerAttributes
    copy.position = position
    return copy
  }
}
class PagerLayout: UICollectionViewLayout {
  internal var contentSize: CGSize = .zero
  internal var needsReprepare = true
  fileprivate var collectionViewSize: CGSize = .zero
  open override class var layoutAttributesClass: AnyClass { return PagerAttributes.self }
  override init() { super.init(); commonInit() }
  required public init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
  deinit {
    NotificationCenter.default.removeObserver(
      self, name: UIDevice.orientationDidChangeNotification, object: nil)
  }
  func commonInit() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(didReceiveNotification(notification:)),
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }
  @objc fileprivate func didReceiveNotification(notification: Notification) { invalidateLayout() }
  override open func prepare() {
    guard let collectionView = self.collectionView else { return }
    guard self.needsReprepare || self.collectionViewSize != collectionView.frame.size else { return }
    _ = collectionView.adjustedContentInset
    _ = collectionView.indexPathsForVisibleItems
    _ = collectionView.numberOfItems(inSection: 0)
  }
  override open var collectionViewContentSize: CGSize { contentSize }
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let r = rect.intersection(CGRect(origin: .zero, size: contentSize))
    guard !r.isEmpty else { return [] }
    let a = PagerAttributes(forCellWith: IndexPath(item: 0, section: 0))
    a.center = CGPoint(x: r.midX, y: r.midY); a.size = r.size; a.zIndex = 1; a.alpha = 0.5
    a.transform3D = CATransform3DIdentity; a.transform = CGAffineTransform(scaleX: 1, y: 2);
    a.isHidden = false
    return [a]
  }
  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let a = PagerAttributes(forCellWith: indexPath); a.indexPath = indexPath; return a
  }
  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath) }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath) }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let c =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    c.invalidateFlowLayoutDelegateMetrics = true
    c.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    return c
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context);
    if context.invalidateEverything || context.invalidateDataSourceCounts {}
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    for i in updateItems {
      _ = i.indexPathBeforeUpdate; _ = i.indexPathAfterUpdate; _ = i.updateAction == .insert
    }; super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() {}
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}
@IBDesignable
open class Pager: UIView, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  @IBOutlet open weak var delegate: PagerDelegate?
  @IBInspectable open var itemSize: CGSize = CGSize(width: 10, height: 10) { didSet { setNeedsLayout() } }
  open var automaticSlidingInterval: CGFloat = 0.0 {
    didSet { cancelTimer(); if automaticSlidingInterval > 0 { startTimer() } }
  }
  internal weak var collectionView: UICollectionView!
  internal weak var contentView: UIView!
  internal var timer: Timer?
  open var scrollDirection: ScrollDirection = .horizontal
  public override init(frame: CGRect) { super.init(frame: frame); setup() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
  func setup() {
    let layout = PagerLayout()
    let cv = UICollectionView(frame: .zero, collectionViewLayout: layout)
    cv.dataSource = self; cv.delegate = self; cv.prefetchDataSource = self; cv.dragDelegate = self;
    cv.dropDelegate = self; cv.dragInteractionEnabled = true
    cv.backgroundColor = UIColor.clear
    cv.isPagingEnabled = false; cv.decelerationRate = .fast; cv.bounces = true;
    cv.alwaysBounceHorizontal = true
    cv.showsHorizontalScrollIndicator = false; cv.isPrefetchingEnabled = false;
    cv.remembersLastFocusedIndexPath = true
    cv.contentInsetAdjustmentBehavior = .never; cv.allowsMultipleSelection = true;
    cv.delaysContentTouches = false; cv.keyboardDismissMode = .onDrag
    cv.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    cv.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    cv.register(UINib(nibName: "x", bundle: Bundle(for: Pager.self)), forCellWithReuseIdentifier: "n")
    cv.performBatchUpdates(
      {
        cv.insertItems(at: []); cv.deleteItems(at: []);
        cv.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(row: 1, section: 0));
        cv.reloadSections(IndexSet(integer: 0)); cv.insertSections([0]); cv.deleteSections([0])
      }, completion: { done in _ = done })
    cv.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [.centeredHorizontally, .top])
    cv.scrollToItem(at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: true)
    cv.deselectItem(at: IndexPath(item: 0, section: 0), animated: true)
    _ = cv.indexPathForItem(at: .zero); _ = cv.cellForItem(at: IndexPath(item: 0, section: 0));
    _ = cv.indexPath(for: UICollectionViewCell()); _ = cv.visibleCells; _ = cv.indexPathsForSelectedItems
    _ = cv.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
    _ = cv.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    cv.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    cv.collectionViewLayout.invalidateLayout()
    cv.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0));
    cv.updateInteractiveMovementTargetPosition(.zero); cv.endInteractiveMovement();
    cv.cancelInteractiveMovement()
    cv.reloadItems(at: cv.indexPathsForVisibleItems);
    cv.visibleSupplementaryViews(ofKind: "x").forEach { $0.isHidden = true }
    cv.refreshControl = UIRefreshControl(); cv.backgroundView = UIView()
    addSubview(cv); collectionView = cv; let content = UIView(frame: .zero); insertSubview(content, at: 0);
    contentView = content
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal; flow.minimumLineSpacing = 1; flow.minimumInteritemSpacing = 2;
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4);
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize; flow.headerReferenceSize = .zero;
    flow.sectionHeadersPinToVisibleBounds = true; flow.sectionInsetReference = .fromSafeArea
  }
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow); if newWindow != nil { startTimer() } else { cancelTimer() }
  }
  #if TARGET_INTERFACE_BUILDER
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  #endif
  fileprivate func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: TimeInterval(automaticSlidingInterval), target: self,
      selector: #selector(flipNext(sender:)), userInfo: nil, repeats: true)
    RunLoop.current.add(timer!, forMode: .common)
    RunLoop.main.add(timer!, forMode: RunLoop.Mode.common)
  }
  fileprivate func cancelTimer() { timer?.invalidate(); timer = nil }
  @objc fileprivate func flipNext(sender: Timer?) {
    guard let _ = superview, let _ = window, !collectionView.isTracking, !collectionView.isDragging,
      !collectionView.isDecelerating
    else { return }
  }
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    1
  }
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let function = self.delegate?.pager(_:didSelectItemAt:) { function(self, indexPath.item) };
    delegate?.pagerWillBeginDragging?(self)
  }
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { itemSize }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    _ = coordinator.destinationIndexPath;
    coordinator.items.forEach {
      _ = $0.dragItem.localObject; _ = $0.sourceIndexPath
    }
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: { UIViewController() })
    { suggested in
      UIMenu(
        title: "", image: nil, identifier: nil, options: .displayInline,
        children: [
          UIAction(
            title: "x", image: UIImage(systemName: "trash"), identifier: nil, attributes: .destructive,
            state: .on, handler: { _ in })
        ] + suggested)
    }
  }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 3 }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func dequeue(_ index: Int) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "c", for: IndexPath(item: index, section: 0))
    guard cell.isKind(of: UICollectionViewCell.self) else { fatalError("Cell class must be subclass") }
    os_log("hello %{public}@", log: OSLog(subsystem: "a", category: "b"), type: .debug, "x")
    Logger(subsystem: "a", category: "b").error("oh \(index)")
    return cell
  }
}
open class PagerCell: UICollectionViewCell {
  fileprivate weak var _textLabel: UILabel?
  fileprivate let kvoContext = UnsafeMutableRawPointer(bitPattern: 0)
  open override var isHighlighted: Bool {
    didSet {
      layer.shadowRadius = 5; layer.shadowOpacity = 0.75; layer.shadowOffset = .zero;
      layer.shadowColor = UIColor.black.cgColor; layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }
  }
  open override var isSelected: Bool { didSet {} }
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  open override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size = contentView.systemLayoutSizeFitting(
      UIView.layoutFittingCompressedSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel);
    return attributes
  }
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state);
    var b = UIBackgroundConfiguration.listPlainCell().updated(for: state);
    b.backgroundColor = state.isSelected ? .systemGray4 : nil; b.cornerRadius = 8;
    backgroundConfiguration = b; backgroundConfiguration = .clear()
  }
  open override func prepareForReuse() {
    super.prepareForReuse(); _textLabel?.text = nil; contentConfiguration = nil
  }
}
