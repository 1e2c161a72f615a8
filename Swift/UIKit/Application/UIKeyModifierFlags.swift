import Foundation

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4),
    alternate = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
}

open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardA }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4, keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab,
    keyboardSpacebar, keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

open class UICommand: UIMenuElement {
  public struct Alternate: Sendable {}
  open var action: Selector?
  open var image: UIImage?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init()
    self.action = action
  }
}

open class UIKeyCommand: UICommand {
  open var input: String?
  open var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.init()
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) { self.init(input: input, modifierFlags: modifierFlags, action: action) }
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommand.Alternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { self.init(input: input, modifierFlags: modifierFlags, action: action) }
  public static let inputEscape = "UIKeyInputEscape", inputUpArrow = "UIKeyInputUpArrow",
    inputDownArrow = "UIKeyInputDownArrow", inputLeftArrow = "UIKeyInputLeftArrow",
    inputRightArrow = "UIKeyInputRightArrow", inputPageUp = "UIKeyInputPageUp",
    inputPageDown = "UIKeyInputPageDown", inputHome = "UIKeyInputHome", inputEnd = "UIKeyInputEnd",
    inputDelete = "UIKeyInputDelete", f1 = "UIKeyInputF1"
}

public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [UIFocusEnvironment] { get }
}
extension UIFocusEnvironment {
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
}
open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: AnyObject? { nil }
}
open class UIFocusEffect: NSObject {}
open class UIFocusHaloEffect: UIFocusEffect {
  public override init() { super.init() }
  public init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {}
}
open class UIFocusUpdateContext: NSObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
}
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ body: (() -> Void)?, completion: (() -> Void)? = nil) { body?() }
}
open class UIFocusGuide: UILayoutGuide {
  open var preferredFocusEnvironments: [UIFocusEnvironment] = []
  open var isEnabled = true
}
