import Foundation

open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public static let hideShowBarDuration: CGFloat = 0.2
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    takeHeld()
  }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  open var viewControllers: [UIViewController] = [] { didSet { takeHeld() } }
  open lazy var navigationBar = UINavigationBar()
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open lazy var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: UINavigationControllerDelegate?
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }
  @discardableResult open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = viewControllers.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(viewControllers[(place + 1)...])
    viewControllers = Array(viewControllers[...place])
    return popped
  }
  open func setNavigationBarHidden(_ flag: Bool, animated: Bool) { isNavigationBarHidden = flag }
  open func setToolbarHidden(_ flag: Bool, animated: Bool) { isToolbarHidden = flag }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }
  open var hidesBarsOnSwipe = false
}

open class UITabBarController: UIViewController, UITabBarDelegate {
  open var moreNavigationController: UINavigationController { UINavigationController() }
  open var customizableViewControllers: [UIViewController]?
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open var viewControllers: [UIViewController]? { didSet { takeHeld() } }
  open lazy var tabBar = UITabBar()
  open var selectedIndex = 0 { didSet { takeHeld() } }
  open var selectedViewController: UIViewController? {
    get {
      let all = viewControllers ?? []
      return all.indices.contains(selectedIndex) ? all[selectedIndex] : all.first
    }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }
  open weak var delegate: UITabBarControllerDelegate?
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
}

open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public static let automaticDimension: CGFloat = -1
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  open weak var delegate: UISplitViewControllerDelegate?
  open var displayMode: DisplayMode { .automatic }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { 0 }
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open func setViewController(_ controller: UIViewController?, for column: Column) {}
  open func viewController(for column: Column) -> UIViewController? { nil }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
  open var isCollapsed: Bool { true }
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var preferredDisplayMode = DisplayMode.automatic
}

open class UIPageViewController: UIViewController {
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { .none }
  open var transitionStyle: TransitionStyle { .scroll }
  open var navigationOrientation: NavigationOrientation { .horizontal }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
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
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { viewControllers = controllers }
}

open class UISearchController: UIViewController {
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false
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
