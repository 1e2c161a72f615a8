import Foundation

/// Physics comes to rest somewhere that no layout knows: it moves nothing.
open class UIDynamicAnimator: NSObject {
  public override init() { super.init() }
  public init(referenceView: UIView) {}
  public init(collectionViewLayout: UICollectionViewLayout) {}
  open weak var delegate: UIDynamicAnimatorDelegate?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var referenceView: UIView? { nil }
  open var isRunning: Bool { false }
  open func addBehavior(_ dynamicBehavior: UIDynamicBehavior) { behaviors.append(dynamicBehavior) }
  open func removeBehavior(_ dynamicBehavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === dynamicBehavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: UIDynamicItem) {}
}

public protocol UIDynamicAnimatorDelegate: AnyObject {}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  open func addChildBehavior(_ dynamicBehavior: UIDynamicBehavior) {}
  open func removeChildBehavior(_ dynamicBehavior: UIDynamicBehavior) {}
}

open class UIGravityBehavior: UIDynamicBehavior {
  public convenience init(items: [UIDynamicItem]) { self.init() }
  open var gravityDirection = CGVector.zero
  open var magnitude: CGFloat = 1
  open var angle: CGFloat = 0
  open func addItem(_ item: UIDynamicItem) {}
  open func removeItem(_ item: UIDynamicItem) {}
}

open class UICollisionBehavior: UIDynamicBehavior {
  public convenience init(items: [UIDynamicItem]) { self.init() }
  open var translatesReferenceBoundsIntoBoundary = false
  open func addItem(_ item: UIDynamicItem) {}
  open func removeItem(_ item: UIDynamicItem) {}
  open func addBoundary(withIdentifier: NSCopying, from: CGPoint, to: CGPoint) {}
  open func addBoundary(withIdentifier: NSCopying, for: UIBezierPath) {}
  open func removeAllBoundaries() {}
}

open class UISnapBehavior: UIDynamicBehavior {
  public convenience init(item: UIDynamicItem, snapTo: CGPoint) { self.init() }
  open var snapPoint = CGPoint.zero
  open var damping: CGFloat = 0.5
}

open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public convenience init(items: [UIDynamicItem], mode: Mode) { self.init() }
  open var pushDirection = CGVector.zero
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  open var active = false
}

open class UIAttachmentBehavior: UIDynamicBehavior {
  public convenience init(item: UIDynamicItem, attachedToAnchor: CGPoint) { self.init() }
  public convenience init(item: UIDynamicItem, attachedTo: UIDynamicItem) { self.init() }
  public convenience init(item: UIDynamicItem, offsetFromCenter: UIOffset, attachedToAnchor: CGPoint) {
    self.init()
  }
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
}

open class UIDynamicItemBehavior: UIDynamicBehavior {
  public convenience init(items: [UIDynamicItem]) { self.init() }
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addItem(_ item: UIDynamicItem) {}
  open func removeItem(_ item: UIDynamicItem) {}
  open func addLinearVelocity(_ point: CGPoint, for item: UIDynamicItem) {}
  open func linearVelocity(for item: UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ value: CGFloat, for item: UIDynamicItem) {}
}

open class UIMotionEffect: NSObject {}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public convenience init(keyPath: String, type: EffectType) { self.init() }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
}

open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
