import Foundation

public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

extension UIViewControllerTransitionCoordinatorContext {
  public var isCancelled: Bool { false }
  public var transitionDuration: Double { 0 }
  public var isAnimated: Bool { false }
  public var isInteractive: Bool { false }
  public var isInterruptible: Bool { false }
  public var initiallyInteractive: Bool { false }
  public var percentComplete: CGFloat { 1 }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var containerView: UIView { UIView() }
  public var targetTransform: CGAffineTransform { .identity }
  public func view(forKey: UITransitionContextViewKey) -> UIView? { nil }
  public func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController? { nil }
}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition body: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    body?(self)
    completion?(self)
    return true
  }
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation body: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: body, completion: completion) }
  public func notifyWhenInteractionChanges(
    _ body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  public func notifyWhenInteractionEnds(
    _ body: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

public final class RecordedTransition: UIViewControllerTransitionCoordinator { public init() {} }

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "from"), to = Self(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "from"), to = Self(rawValue: "to")
}

public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey: UITransitionContextViewKey) -> UIView?
  func completeTransition(_ isCompleted: Bool)
  func finalFrame(for: UIViewController) -> CGRect
  func initialFrame(for: UIViewController) -> CGRect
  func updateInteractiveTransition(_ fraction: CGFloat)
  func pauseInteractiveTransition()
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
}

extension UIViewControllerContextTransitioning {
  public var containerView: UIView { UIView() }
  public var isAnimated: Bool { false }
  public var isInteractive: Bool { false }
  public var transitionWasCancelled: Bool { false }
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var targetTransform: CGAffineTransform { .identity }
  public func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  public func view(forKey: UITransitionContextViewKey) -> UIView? { nil }
  public func completeTransition(_ isCompleted: Bool) {}
  public func finalFrame(for: UIViewController) -> CGRect { .zero }
  public func initialFrame(for: UIViewController) -> CGRect { .zero }
  public func updateInteractiveTransition(_ fraction: CGFloat) {}
  public func pauseInteractiveTransition() {}
  public func finishInteractiveTransition() {}
  public func cancelInteractiveTransition() {}
}

public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval
  func animateTransition(using context: UIViewControllerContextTransitioning)
  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
  func animationEnded(_ isCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  { UIViewPropertyAnimator() }
  public func animationEnded(_ isCompleted: Bool) {}
}

public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { nil }
  public func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { nil }
  public func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var duration: CGFloat { 0 }
  open var percentComplete: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open var timingCurve: UITimingCurveProvider?
  open func pause() {}
  open func update(_ percent: CGFloat) {}
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {}
}
