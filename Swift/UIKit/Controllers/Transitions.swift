import Foundation

public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

extension UIViewControllerTransitionCoordinatorContext {
  public var isCancelled: Bool { false }
  public var transitionDuration: Double { 0 }
  public func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController? { nil }
}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition f: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    f?(self)
    completion?(self)
    return true
  }
}

public final class RecordedTransition: UIViewControllerTransitionCoordinator { public init() {} }

public struct UITransitionContextViewControllerKey: Sendable { public static let from = Self(), to = Self() }

public struct UITransitionContextViewKey: Sendable { public static let from = Self(), to = Self() }

public protocol UIViewControllerContextTransitioning: AnyObject {}

extension UIViewControllerContextTransitioning {
  public var containerView: UIView { UIView() }
  public func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  public func view(forKey: UITransitionContextViewKey) -> UIView? { nil }
  public func completeTransition(_ b: Bool) {}
  public var transitionWasCancelled: Bool { false }
  public func finalFrame(for: UIViewController) -> CGRect { .zero }
  public func initialFrame(for: UIViewController) -> CGRect { .zero }
}

public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

public protocol UIViewControllerTransitioningDelegate: AnyObject {}

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

public protocol UITimingCurveProvider {}
