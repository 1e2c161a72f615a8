import Foundation

open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
  private let presented: UIViewController?, presenting: UIViewController?
  override init() { (presented, presenting) = (nil, nil) }
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    (presented, self.presenting) = (presentedViewController, presenting)
    super.init()
  }
  open var preferredFocusEnvironments: [UIFocusEnvironment] { [] }
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  open func willTransition(
    to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var overrideTraitCollection: UITraitCollection?
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var shouldPresentInFullscreen: Bool { true }
  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presented?.view }
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ flag: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ flag: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open weak var delegate: UIAdaptivePresentationControllerDelegate?
  open var shouldRemovePresentersView: Bool { false }
}

open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = []
  open var backgroundColor: UIColor?
  open var sourceItem: Any?
  open var arrowDirection: UIPopoverArrowDirection { .any }
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var popoverBackgroundViewClass: AnyClass?
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController()
  }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
    right = Self(rawValue: 8), any = Self(rawValue: 15), unknown = Self(rawValue: 1 << 20)
}

open class UISheetPresentationController: UIPresentationController {
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ second: String) { rawValue = second }
      public static let medium = Self("m"), large = Self("l")
    }
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent()
    }
    open var identifier: Identifier { .large }
    public static let inactive: CGFloat = -1
    open func resolvedValue(in context: UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      nil
    }
  }
  public static let automaticDimension: CGFloat = -1
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open weak var sourceView: UIView?
  open var prefersPageSizing = true
  open func invalidateDetents() {}
  open var detents: [Detent] = []
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open func animateChanges(_ body: () -> Void) { body() }
}

public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

open class UIPopoverBackgroundView: UIView {
  open var arrowOffset: CGFloat = 0
  open var arrowDirection: UIPopoverArrowDirection = .any
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowBase() -> CGFloat { 0 }
  open class func arrowHeight() -> CGFloat { 0 }
}
