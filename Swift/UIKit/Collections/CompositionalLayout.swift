import Foundation

open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
  private(set) var kind = Kind.absolute
  open private(set) var dimension: CGFloat = 0
  open class func fractionalWidth(_ fraction: CGFloat) -> Self { made(.fractionalWidth, fraction) }
  open class func fractionalHeight(_ fraction: CGFloat) -> Self { made(.fractionalHeight, fraction) }
  open class func absolute(_ points: CGFloat) -> Self { made(.absolute, points) }
  open class func estimated(_ points: CGFloat) -> Self { made(.estimated, points) }
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { made(.uniform, estimate) }
  private class func made(_ kind: Kind, _ dimension: CGFloat) -> Self {
    let result = self.init()
    (result.kind, result.dimension) = (kind, dimension)
    return result
  }
  public required override init() { super.init() }
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
}

open class NSCollectionLayoutSize: NSObject {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

open class NSCollectionLayoutSpacing: NSObject {
  open class func flexible(_ spacing: CGFloat) -> Self {
    let result = self.init()
    (result.spacing, result.isFlexibleSpacing) = (spacing, true)
    return result
  }
  open class func fixed(_ spacing: CGFloat) -> Self {
    let result = self.init()
    result.spacing = spacing
    return result
  }
  public required override init() { super.init() }
  open private(set) var spacing: CGFloat = 0
  open private(set) var isFlexibleSpacing = false
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
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
  enum Kind { case row, column, custom }
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  private(set) var kind = Kind.row
  /// How often the only item is repeated; nil where items are repeated as far as there is room.
  private(set) var count: Int?
  /// True where the items of a group share its length, whatever length of their own they have.
  private(set) var sharesLength = false
  public required init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) {
    super.init(layoutSize: size)
    subitems = items
  }
  private class func made(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], as kind: Kind, count: Int? = nil,
    sharesLength: Bool = false
  ) -> Self {
    let group = self.init(size, items)
    (group.kind, group.count, group.sharesLength) = (kind, count, sharesLength)
    return group
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    made(layoutSize, subitems, as: .row)
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  { made(layoutSize, [subitem], as: .row, count: count, sharesLength: true) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, [repeatingSubitem], as: .row, count: count) }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    made(layoutSize, subitems, as: .column)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  { made(layoutSize, [subitem], as: .column, count: count, sharesLength: true) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, [repeatingSubitem], as: .column, count: count) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> Self { made(layoutSize, [], as: .custom) }
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
    (self.elementKind, self.alignment) = (elementKind, alignment)
  }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }
  open private(set) var elementKind = ""
  open private(set) var alignment = NSRectAlignment.none
  open private(set) var offset = CGPoint.zero
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
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  override init() {}
  private(set) var group: NSCollectionLayoutGroup?
  /// What the section of a list is made of; nil for another.
  private(set) var list: UICollectionLayoutListConfiguration?
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection()
    section.list = configuration
    return section
  }
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
  private var makesSection: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
  public init(section: NSCollectionLayoutSection) {
    makesSection = { _, _ in section }
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    makesSection = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    makesSection = sectionProvider
    super.init()
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    makesSection = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let section = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: NoLayoutEnvironment())
    return UICollectionViewCompositionalLayout(section: section)
  }
  /// The layouts of so many sections; nil where the code gives one of them none.
  func sections(_ count: Int, in view: UICollectionView) -> [NSCollectionLayoutSection]? {
    let environment = RecordedLayoutEnvironment(view)
    let found = (0..<count).compactMap { makesSection($0, environment) }
    return found.count == count ? found : nil
  }
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()
}

/// What a section is laid out in: the collection view, which code may ask for its size.
private class NoLayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection() }
  var contentSize: CGSize { .zero }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

private final class RecordedLayoutEnvironment: NoLayoutEnvironment {
  private let view: UICollectionView
  init(_ view: UICollectionView) { self.view = view }
  override var traitCollection: UITraitCollection { view.traitCollection }
  override var contentSize: CGSize {
    Recorder.touch(.window)
    return view.record.frame.size
  }
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
