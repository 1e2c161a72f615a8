import Foundation

open class UICollectionViewLayout: NSObject {
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange old: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func invalidationContext(forBoundsChange rect: CGRect) -> UICollectionViewLayoutInvalidationContext {
    .init()
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func register(_ type: AnyClass?, forDecorationViewOfKind kind: String) {}
  open func register(_ nib: UINib?, forDecorationViewOfKind kind: String) {}
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { [] }
  open func initialLayoutAttributesForAppearingDecorationElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func targetIndexPath(forInteractivelyMovingItem indexPath: IndexPath, withPosition point: CGPoint)
    -> IndexPath
  {
    indexPath
  }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition point: CGPoint
  )
    -> UICollectionViewLayoutAttributes
  { UICollectionViewLayoutAttributes(forCellWith: indexPath) }
  open func invalidationContext(
    forInteractivelyMovingItems indexPaths: [IndexPath], withTargetPosition point: CGPoint,
    previousIndexPaths previous: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func prepareForTransition(to layout: UICollectionViewLayout) {}
  open func prepareForTransition(from layout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open weak var collectionView: UICollectionView?
  open func prepare() {}
  open func invalidateLayout() {}
  open var collectionViewContentSize: CGSize {
    Recorder.touch(.frames)
    return collectionView?.contentSize ?? .zero
  }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind: String, at: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange: CGRect) -> Bool { false }
  open func targetContentOffset(forProposedContentOffset point: CGPoint, withScrollingVelocity: CGPoint)
    -> CGPoint
  { point }
  open func targetContentOffset(forProposedContentOffset point: CGPoint) -> CGPoint { point }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: 50, height: 50)
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  public enum SectionInsetReference { case fromContentInset, fromSafeArea, fromLayoutMargins }
  open var sectionFootersPinToVisibleBounds = false
}

open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  public override required init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self).init()
    copy.frame = frame
    copy.indexPath = indexPath
    copy.kind = kind
    copy.category = category
    copy.transform = transform
    copy.transform3D = transform3D
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.zIndex = zIndex
    return copy
  }
  public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) {
    self.init()
    (self.kind, indexPath, category) = (kind, path, .decorationView)
  }
  private var kind: String?, category = UICollectionView.ElementCategory.cell
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  open var indexPath = IndexPath(row: 0, section: 0)
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3D()
  open var zIndex = 0
  open var isHidden = false
  public convenience init(forCellWith path: IndexPath) {
    self.init()
    indexPath = path
  }
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  open var representedElementKind: String? { kind }
  public convenience init(forSupplementaryViewOfKind kind: String, with path: IndexPath) {
    self.init()
    (self.kind, indexPath, category) = (kind, path, .supplementaryView)
  }
}

open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open func invalidateItems(at paths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {}
  open var invalidatedItemIndexPaths: [IndexPath]? { nil }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { nil }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { nil }
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var interactiveMovementTarget: CGPoint { .zero }
}

open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}

open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open var transitionProgress: CGFloat = 0
  open var currentLayout: UICollectionViewLayout { UICollectionViewLayout() }
  open var nextLayout: UICollectionViewLayout { UICollectionViewLayout() }
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
  open func value(forAnimatedKey key: String) -> CGFloat { 0 }
}
