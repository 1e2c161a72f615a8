import Foundation

open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fraction: CGFloat) -> Self { self.init() }
  open class func fractionalHeight(_ fraction: CGFloat) -> Self { self.init() }
  open class func absolute(_ points: CGFloat) -> Self { self.init() }
  open class func estimated(_ points: CGFloat) -> Self { self.init() }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
  open var isFractionalWidth: Bool { false }
  open var isFractionalHeight: Bool { false }
  open var isAbsolute: Bool { true }
  open var isEstimated: Bool { false }
  open var dimension: CGFloat { 0 }
}

open class NSCollectionLayoutSize: NSObject {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

open class NSCollectionLayoutSpacing: NSObject {
  open class func flexible(_ spacing: CGFloat) -> Self { self.init() }
  open class func fixed(_ spacing: CGFloat) -> Self { self.init() }
  public required override init() { super.init() }
}

open class NSCollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {}
}

open class NSCollectionLayoutAnchor: NSObject {
  public init(edges: NSDirectionalRectEdge) {}
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  public init(layoutSize: NSCollectionLayoutSize) { (self.layoutSize, supplementaryItems) = (layoutSize, []) }
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

open class NSCollectionLayoutGroupCustomItem: NSObject {
  public init(frame: CGRect) {}
  public init(frame: CGRect, zIndex: Int) {}
}

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  public required init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) {
    super.init(layoutSize: size)
    subitems = items
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(layoutSize, subitems)
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  { self.init(layoutSize, [subitem]) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, [repeatingSubitem]) }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(layoutSize, subitems)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  {
    self.init(layoutSize, [subitem])
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, [repeatingSubitem]) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self { self.init(layoutSize, []) }
  open var interItemSpacing: NSCollectionLayoutSpacing?
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize) }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize) }
  open var zIndex = 0
}

open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize)
  }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize: layoutSize) }
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self { self.init() }
  public required init() {
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  open var zIndex = 0
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public protocol NSCollectionLayoutVisibleItem: AnyObject, UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var frame: CGRect { get }
  var indexPath: IndexPath { get }
}

open class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) {}
  override init() {}
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    (([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void)?
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.automatic
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init() }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { super.init() }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection())
    layout.list = configuration
    return layout
  }
  /// What the layout of a list is made of; nil for other sections.
  private(set) var list: UICollectionLayoutListConfiguration?
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public let appearance: Appearance
  public init(appearance: Appearance) { self.appearance = appearance }
}

public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  public var topSeparatorVisibility = Visibility.automatic, bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero,
    bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
}
