import Foundation

// gestures
open class UIGestureRecognizer: NSObject {
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func ignore(_ press: UIPress, for event: UIPressesEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func requiresFailure(of other: UIGestureRecognizer) -> Bool { false }
  public init?(coder: NSCoder) { super.init() }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var requiresExclusiveTouchType = true
  open var allowedPressTypes: [NSNumber] = []
  open var buttonMask: UIEvent.ButtonMask { [] }
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  var targets: [(AnyObject?, String)] = []
  var actionNames: [String] { targets.map(\.1) }
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Does what a touch does.
  func fire() {
    state = .ended
    for (target, action) in targets { _ = runMethod(action, on: target, with: self) }
  }
  public override init() { super.init() }
  open weak var delegate: UIGestureRecognizerDelegate?
  open weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var numberOfTouches: Int { 1 }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch: Int, in view: UIView?) -> CGPoint { .zero }
  open func require(toFail: UIGestureRecognizer) {}
  open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action.name)) }
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open var name: String?
  open func reset() {}
  open var allowedTouchTypes: [NSNumber] = []
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var buttonMaskRequired: UIEvent.ButtonMask = []
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ point: CGPoint, in view: UIView?) {}
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = Self(rawValue: 1), continuous = Self(rawValue: 2), all = Self(rawValue: 3)
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = Self(rawValue: 1), secondary = Self(rawValue: 2)
    public static func button(_ number: Int) -> Self { Self(rawValue: 1 << number) }
  }
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {}
