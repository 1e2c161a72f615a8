import Foundation

open class UIBarItem: NSObject {
  open var titlePositionAdjustment = UIOffset.zero
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open func titleTextAttributes(for s: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open func setTitleTextAttributes(_ a: [NSAttributedString.Key: Any]?, for s: UIControl.State) {}
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}

open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  public enum Style: Int, Sendable { case plain, bordered, done }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
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
  open class func flexibleSpace() -> Self { fatalError() }
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
  open func setBackButtonTitlePositionAdjustment(_ o: UIOffset, for m: UIBarMetrics) {}
  open func setTitlePositionAdjustment(_ o: UIOffset, for m: UIBarMetrics) {}
  open func setBackgroundImage(_ i: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics) {}
}

open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
}

open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
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
  open func setRightBarButton(_ i: UIBarButtonItem?, animated: Bool) {}
  open func setLeftBarButton(_ i: UIBarButtonItem?, animated: Bool) {}
  open func setRightBarButtonItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
  open func setLeftBarButtonItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
  open func setHidesBackButton(_ b: Bool, animated: Bool) {}
  public convenience init(title: String) { self.init() }
}
