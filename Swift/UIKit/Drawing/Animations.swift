import Foundation

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}

public protocol CAMediaTiming: AnyObject {
  var beginTime: Double { get set }
  var duration: Double { get set }
  var speed: Float { get set }
  var timeOffset: Double { get set }
  var repeatCount: Float { get set }
  var repeatDuration: Double { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {}
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards"),
    both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

public protocol CAAnimationDelegate: AnyObject {
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
  func animationDidStart(_ animation: CAAnimation)
}

extension CAAnimationDelegate {
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
  public func animationDidStart(_ animation: CAAnimation) {}
}

open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open class func defaultValue(forKey key: String) -> Any? { nil }
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
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
  open var keyPath: String?
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
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
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

open class CASpringAnimation: CABasicAnimation {
  open var damping: CGFloat = 0
  open var stiffness: CGFloat = 0
  open var mass: CGFloat = 0
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: Double { 0 }
}

open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade"), push = Self(rawValue: "push"),
    moveIn = Self(rawValue: "moveIn"), reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = Self(rawValue: "fromLeft"), fromRight = Self(rawValue: "fromRight"),
    fromTop = Self(rawValue: "fromTop"), fromBottom = Self(rawValue: "fromBottom")
}

open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ duration: Double) {}
  open class func setCompletionBlock(_ body: (() -> Void)?) { body?() }
  open class func setAnimationTimingFunction(_ timing: CAMediaTimingFunction?) {}
  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
  open class func disableActions() -> Bool { false }
  open class func animationDuration() -> Double { 0.25 }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  open class func completionBlock() -> (() -> Void)? { nil }
  open class func setValue(_ value: Any?, forKey key: String) {}
}

open class CADisplayLink: NSObject {
  public convenience init(target: Any, selector: Selector) { self.init() }
  open func add(to: RunLoop, forMode: RunLoop.Mode) {}
  open func invalidate() {}
  open var isPaused = false
  open var timestamp: Double { 0 }
  open var targetTimestamp: Double { 0 }
  open var preferredFramesPerSecond = 0
  open var frameInterval = 1
  open var preferredFrameRateRange = CAFrameRateRange()
  open func remove(from: RunLoop, forMode: RunLoop.Mode) {}
  open var duration: Double { 0 }
}

public func CACurrentMediaTime() -> Double { 0 }

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear"), discrete = Self(rawValue: "discrete"),
    paced = Self(rawValue: "paced"), cubic = Self(rawValue: "cubic"),
    cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = Self(rawValue: "auto"), rotateAutoReverse = Self(rawValue: "autoReverse")
}

open class CAValueFunction: NSObject {
  public convenience init?(name: CAValueFunctionName) { self.init() }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = Self(rawValue: "rotateX"), rotateY = Self(rawValue: "rotateY"),
    rotateZ = Self(rawValue: "rotateZ"), scale = Self(rawValue: "scale"),
    translate = Self(rawValue: "translate")
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = Self()
}

public let kCATransition = "transition"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransactionDisableActions = "disableActions"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

public protocol CAAction {}

extension NSNull: CAAction {}
