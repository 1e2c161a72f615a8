import Foundation

open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
  UIAppearanceContainer
{
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChange")
  /// True for an argument that was made up, whose maker in the app may do more with its view.
  final var isMadeUp = false
  open class func attemptRotationToDeviceOrientation() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var focusGroupIdentifier: String?
  open var prefersPointerLocked: Bool { false }
  open var interactionActivityTrackingBaseName: String?
  open func addKeyCommand(_ command: UIKeyCommand) {}
  open func removeKeyCommand(_ command: UIKeyCommand) {}
  open func collapseSecondaryViewController(_ controller: UIViewController, for split: UISplitViewController)
  {}
  open var extensionContext: AnyObject? { nil }
  open var previewActionItems: [Any] { [] }
  open var traitOverrides = UITraitOverrides() { didSet { Recorder.givesOwnTraits = true } }
  open var contentUnavailableConfiguration: Any?
  open func setNeedsUpdateContentUnavailableConfiguration() {}
  open func updateTraitsIfNeeded() {}
  open var activePresentationController: UIPresentationController? { nil }
  open var preferredTransition: Any?
  open func encode(with coder: NSCoder) {}
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open var restoresFocusAfterTransition = true
  open var performsActionsWhilePresentingModally: Bool { false }
  open func targetViewController(forAction selector: Selector, sender: Any?) -> UIViewController? { nil }
  open func unwind(for segue: UIStoryboardSegue, towards controller: UIViewController) {}
  open func allowedChildrenForUnwinding(from source: Any) -> [UIViewController] { [] }
  open func viewControllerForUnwind(from source: Any) -> UIViewController? { nil }
  open func overrideTraitCollection(forChildViewController controller: UIViewController) -> UITraitCollection?
  { nil }
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    if let nibName { Recorder.note("xib '\(nibName)' named") }
  }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  var ownView: UIView?
  open var view: UIView! {
    get {
      if ownView == nil {
        loadView()
        if ownView == nil { ownView = RootView.filling() }
        ownView?.ownController = self
        Recorder.placeOutlets(in: ownView!)
        viewDidLoad()
      }
      return ownView
    }
    set {
      ownView = newValue
      newValue?.ownController = self
    }
  }
  open func loadView() { view = RootView.filling() }
  open func loadViewIfNeeded() { _ = view }
  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ isAnimated: Bool) {}
  open func viewDidAppear(_ isAnimated: Bool) {}
  open func viewIsAppearing(_ isAnimated: Bool) {}
  open func viewWillDisappear(_ isAnimated: Bool) {}
  open func viewDidDisappear(_ isAnimated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var traitCollection: UITraitCollection { OwnTraits(of: self).collection }
  open func traitCollectionDidChange(_ traits: UITraitCollection?) {}
  open func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  open func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild: UIViewController) {}
  open func overrideTraitCollection(forChild: UIViewController) -> UITraitCollection? { nil }
  open var title: String?
  open lazy var navigationItem = UINavigationItem()
  /// True for a container that shows what it holds: the root, and those that it shows.
  final var isRootContainer = false
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open var splitViewController: UISplitViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open weak var parent: UIViewController?
  open var children: [UIViewController] = []
  open var storyboard: UIStoryboard? { nil }
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restorationIdentifier: String?
  open var popoverPresentationController: UIPopoverPresentationController? {
    UIPopoverPresentationController()
  }
  open var sheetPresentationController: UISheetPresentationController? { UISheetPresentationController() }
  open var presentationController: UIPresentationController? { UIPresentationController() }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isEditing = false
  open func setEditing(_ flag: Bool, animated: Bool) {}
  open lazy var editButtonItem = UIBarButtonItem()
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    .init(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var nibBundle: Bundle? { nil }
  open var nibName: String? { nil }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var topLayoutGuide: UILayoutSupport {
    let g = UILayoutSupportGuide(view, "top")
    return g
  }
  open var bottomLayoutGuide: UILayoutSupport { UILayoutSupportGuide(view, "bottom") }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func addChild(_ controller: UIViewController) {
    if controller.parent === self { return }
    if controller.parent != nil { controller.removeFromParent() }
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }
  open func removeFromParent() {
    guard let holder = parent else { return }
    holder.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }
  open func didMove(toParent controller: UIViewController?) {}
  open func willMove(toParent controller: UIViewController?) {}
  open func transition(
    from: UIViewController, to: UIViewController, duration: Double, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { animations?() }
  /// How far the view has come onto the screen.
  final var appearance = Appearance.none
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance != .appearing, appearance != .shown {
      appearance = .appearing
      viewWillAppear(animated)
    } else if !isAppearing, appearance == .appearing || appearance == .shown {
      appearance = .disappearing
      viewWillDisappear(animated)
    }
  }
  open func endAppearanceTransition() {
    if appearance == .appearing {
      appearance = .shown
      viewIsAppearing(false)
      viewDidAppear(false)
    } else if appearance == .disappearing {
      appearance = .none
      viewDidDisappear(false)
    }
  }
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func show(_ controller: UIViewController, sender: Any?) {}
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
  open func performSegue(withIdentifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool { true }
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }
  open func contentScrollView(for: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  open func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {}
  open var accessibilityLabel: String?
  open func registerForPreviewing(with: Any, sourceView: UIView) {}
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
  open override var next: UIResponder? { nil }
  open var isAccessibilityElement = false
  open func accessibilityPerformEscape() -> Bool { false }
}

/// A controller's view that it did not make itself.
final class RootView: UIView {
  /// One of the window's size that grows with what it is put into, as the view that UIKit makes for a controller
  /// (`autoresize = W+H` where it is printed).
  static func filling() -> RootView {
    let view = RootView(frame: CGRect(origin: .zero, size: Recorder.traits.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
