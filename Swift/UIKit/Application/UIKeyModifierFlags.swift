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
}

public protocol UIFocusEnvironment: AnyObject {}
open class UIFocusUpdateContext: NSObject {
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedView: UIView? { nil }
}
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ f: (() -> Void)?, completion: (() -> Void)? = nil) { f?() }
}
open class UIFocusGuide: UILayoutGuide {
  open var preferredFocusEnvironments: [UIFocusEnvironment] = []
  open var isEnabled = true
}
