import Foundation

open class UIBarItem: NSObject {
  open var titlePositionAdjustment = UIOffset.zero
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = true
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
}

open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  public enum Style: Int, Sendable { case plain, bordered, done }
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  open class func appearance(whenContainedInInstancesOf: [AnyClass]) -> UIBarButtonItem { UIBarButtonItem() }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject, action)
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init() }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title, image)
  }
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = 0
  open var menuRepresentation: UIMenuElement?
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setBackButtonBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open var style = Style.plain
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  open var isHidden = false
  open var possibleTitles: Set<String>?
  open func setBackButtonTitlePositionAdjustment(_ offset: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setTitlePositionAdjustment(_ offset: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(_ image: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics) {}
}

open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
      mostRecent, mostViewed
  }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
  }
  open class func appearance() -> UITabBarItem { UITabBarItem() }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
}

open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  open var subtitle: String?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backAction: UIAction?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {}
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open func setHidesBackButton(_ flag: Bool, animated: Bool) {}
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
