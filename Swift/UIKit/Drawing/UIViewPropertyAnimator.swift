import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay: Double)
  func pauseAnimation()
  func stopAnimation(_ flag: Bool)
  func finishAnimation(at: UIViewAnimatingPosition)
}

public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ body: @escaping () -> Void)
  func addAnimations(_ body: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ body: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters timing: UITimingCurveProvider?, durationFactor: CGFloat)
}

public protocol UITimingCurveProvider: AnyObject {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(animationCurve: UIView.AnimationCurve) { self.init() }
  public convenience init(controlPoint1: CGPoint, controlPoint2: CGPoint) { self.init() }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public convenience init(dampingRatio: CGFloat) { self.init() }
  public convenience init(dampingRatio: CGFloat, initialVelocity: CGVector) { self.init() }
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.init()
  }
  public convenience init(duration: Double, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.init()
  }
}

/// Animations are at their end at once.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public override init() { super.init() }
  public convenience init(duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init()
    animations?()
  }
  public convenience init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init()
    animations?()
  }
  public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init()
    animations?()
  }
  public convenience init(duration: Double, timingParameters: UITimingCurveProvider) { self.init() }
  @discardableResult open class func runningPropertyAnimator(
    withDuration: Double, delay: Double, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    animations()
    completion?(.end)
    return make()
  }
  private class func make() -> Self { unsafeDowncast(UIViewPropertyAnimator(), to: Self.self) }
  open func startAnimation() {}
  open func startAnimation(afterDelay: Double) {}
  open func addAnimations(_ body: @escaping () -> Void) { body() }
  open func addAnimations(_ body: @escaping () -> Void, delayFactor: CGFloat) { body() }
  open func addCompletion(_ body: @escaping (UIViewAnimatingPosition) -> Void) { body(.end) }
  open func stopAnimation(_ flag: Bool) {}
  open func pauseAnimation() {}
  open func finishAnimation(at: UIViewAnimatingPosition) {}
  open func continueAnimation(withTimingParameters timing: UITimingCurveProvider?, durationFactor: CGFloat) {}
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isRunning: Bool { false }
  open var state: UIViewAnimatingState { .inactive }
  open var duration: Double { 0 }
  open var delay: Double { 0 }
  open var timingParameters: UITimingCurveProvider? { nil }
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
}
