import Foundation

public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = Self(), easeIn = Self(), easeOut = Self(), easeInEaseOut = Self(),
    `default` = Self()
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  public convenience init(controlPoints: Float, _ b: Float, _ c: Float, _ d: Float) { self.init() }
}

public struct CAMediaTimingFillMode: Sendable {
  public static let forwards = Self(), backwards = Self(), both = Self(), removed = Self()
}

public protocol CAAnimationDelegate: AnyObject {}

extension CAAnimationDelegate {
  public func animationDidStop(_ a: CAAnimation, finished: Bool) {}
  public func animationDidStart(_ a: CAAnimation) {}
}

open class CAAnimation: NSObject {
  open var duration = 0.0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var beginTime = 0.0
  open weak var delegate: CAAnimationDelegate?
  open var speed: Float = 1
  open var timeOffset = 0.0
  open var isAdditive = false
  open var repeatDuration = 0.0
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath: String?) { self.init() }
  open var isCumulative = false
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
}

open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 0
  open var stiffness: CGFloat = 0
  open var mass: CGFloat = 0
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: Double { 0 }
}

open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

public struct CATransitionType: Sendable {
  public static let fade = Self(), push = Self(), moveIn = Self(), reveal = Self()
}

public struct CATransitionSubtype: Sendable {
  public static let fromLeft = Self(), fromRight = Self(), fromTop = Self(), fromBottom = Self()
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ b: Bool) {}
  open class func setAnimationDuration(_ d: Double) {}
  open class func setCompletionBlock(_ f: (() -> Void)?) { f?() }
  open class func setAnimationTimingFunction(_ f: CAMediaTimingFunction?) {}
  open class func flush() {}
}

open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector: Selector) { self.init() }
  open func add(to: RunLoop, forMode: RunLoop.Mode) {}
  open func invalidate() {}
  open var isPaused = false
  open var timestamp: Double { 0 }
  open var targetTimestamp: Double { 0 }
  open var duration: Double { 0 }
}

public func CACurrentMediaTime() -> Double { 0 }

open class UIViewPropertyAnimator: NSObject {
  public convenience init(duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init()
    animations?()
  }
  public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init()
    animations?()
  }
  public convenience init(duration: Double, timingParameters: Any) { self.init() }
  open func startAnimation() {}
  open func startAnimation(afterDelay: Double) {}
  open func addAnimations(_ f: @escaping () -> Void) { f() }
  open func addCompletion(_ f: @escaping (UIViewAnimatingPosition) -> Void) { f(.end) }
  open func stopAnimation(_ b: Bool) {}
  open func pauseAnimation() {}
  open func finishAnimation(at: UIViewAnimatingPosition) {}
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isRunning: Bool { false }
  open var state: Int { 0 }
  open class func runningPropertyAnimator(
    withDuration: Double, delay: Double, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator()
  }
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete"),
    paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
}
