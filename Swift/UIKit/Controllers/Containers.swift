import Foundation

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  open var viewControllers: [UIViewController] = []
  open lazy var navigationBar = UINavigationBar()
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open lazy var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: UINavigationControllerDelegate?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func pushViewController(_ v: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  @discardableResult open func popToViewController(_ v: UIViewController, animated: Bool)
    -> [UIViewController]?
  { nil }
  open func setNavigationBarHidden(_ b: Bool, animated: Bool) {}
  open func setToolbarHidden(_ b: Bool, animated: Bool) {}
  open func setViewControllers(_ v: [UIViewController], animated: Bool) {}
  open var hidesBarsOnSwipe = false
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open lazy var tabBar = UITabBar()
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open weak var delegate: UITabBarControllerDelegate?
  open func setViewControllers(_ v: [UIViewController]?, animated: Bool) {}
}

open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open weak var delegate: AnyObject?
  open var isCollapsed: Bool { true }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var preferredDisplayMode = 0
}

open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {
    let r: String
    public static let interPageSpacing = Self(r: "i"), spineLocation = Self(r: "s")
  }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?
  open var viewControllers: [UIViewController]?
  open func setViewControllers(
    _ v: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var searchBar = UISearchBar()
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  open weak var delegate: UISearchControllerDelegate?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var isActive = false
  open var searchResultsController: UIViewController? { nil }
}
