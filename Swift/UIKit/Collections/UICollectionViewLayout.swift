import Foundation

open class UICollectionViewLayout: NSObject {
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange old: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func invalidationContext(forBoundsChange b: CGRect) -> UICollectionViewLayoutInvalidationContext {
    .init()
  }
  open func invalidationContext(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes p: UICollectionViewLayoutAttributes,
    withOriginalAttributes o: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func layoutAttributesForDecorationView(ofKind kind: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func initialLayoutAttributesForAppearingItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func finalLayoutAttributesForDisappearingItem(at i: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at i: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func register(_ c: AnyClass?, forDecorationViewOfKind kind: String) {}
  open func register(_ n: UINib?, forDecorationViewOfKind kind: String) {}
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open weak var collectionView: UICollectionView?
  open func prepare() {}
  open func invalidateLayout() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in r: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(ofKind: String, at: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func shouldInvalidateLayout(forBoundsChange: CGRect) -> Bool { false }
  open func targetContentOffset(forProposedContentOffset p: CGPoint, withScrollingVelocity: CGPoint)
    -> CGPoint
  { p }
  open func targetContentOffset(forProposedContentOffset p: CGPoint) -> CGPoint { p }
}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: 50, height: 50)
  open var itemSize = CGSize.zero
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
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public override required init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Swift.type(of: self).init()
    copy.frame = frame
    copy.indexPath = indexPath
    copy.alpha = alpha
    copy.zIndex = zIndex
    return copy
  }
  public convenience init(forDecorationViewOfKind kind: String, with path: IndexPath) { self.init() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var indexPath = IndexPath(row: 0, section: 0)
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3D()
  open var zIndex = 0
  open var isHidden = false
  public convenience init(forCellWith: IndexPath) { self.init() }
  open var representedElementCategory: Int { 0 }
  open var representedElementKind: String? { nil }
  public convenience init(forSupplementaryViewOfKind: String, with: IndexPath) { self.init() }
}

open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override required init() { super.init() }
  open var invalidateEverything: Bool { false }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  open func invalidateItems(at paths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind kind: String, at paths: [IndexPath]) {}
  open var invalidatedItemIndexPaths: [IndexPath]? { nil }
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
}
