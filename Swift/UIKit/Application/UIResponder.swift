import Foundation

open class UIResponder: NSObject {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}
  open func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) {}
  open func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) {}
  open func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {}
  open func canPerformAction(_ a: Selector, withSender s: Any?) -> Bool { true }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  open var undoManager: UndoManager? { nil }
  open var inputViewController: UIViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var userActivity: NSUserActivity?
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesEnded(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  open func pressesChanged(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  open func pressesCancelled(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func reloadInputViews() {}
  open func pressesBegan(_ p: Set<UIPress>, with e: UIPressesEvent?) {}
  /// Runs a method by name; the rewriter overrides it with the methods that a class marks `@objc`.
  open func performRecorded(_ s: String, _ a: Any?) -> Bool { false }
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow"),
    keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow"),
    keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide"),
    keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide"),
    keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame"),
    keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")
  public static let keyboardFrameEndUserInfoKey = "fe", keyboardFrameBeginUserInfoKey = "fb",
    keyboardAnimationDurationUserInfoKey = "ad", keyboardAnimationCurveUserInfoKey = "ac",
    keyboardIsLocalUserInfoKey = "il"
}

open class UITouch: NSObject {
  open func location(in v: UIView?) -> CGPoint { .zero }
  open var view: UIView? { nil }
  open func previousLocation(in v: UIView?) -> CGPoint { .zero }
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var tapCount: Int { 1 }
  open var timestamp: Double { 0 }
}

open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }
  public enum EventSubtype: Int, Sendable { case none, motionShake, remoteControlPlay, remoteControlPause }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for v: UIView) -> Set<UITouch>? { nil }
}

open class UIPress: NSObject {}

open class UIPressesEvent: UIEvent {}

open class UIKeyCommand: NSObject {
  public convenience init(input: String, modifierFlags: Int = 0, action: Selector) { self.init() }
}

open class UICommand: UIMenuElement {}
public protocol UIMenuBuilder {}
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
}
open class UndoManager: NSObject {
  open func undo() {}
  open func redo() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func removeAllActions() {}
}
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open func becomeCurrent() {}
}
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = Self(rawValue: "new"), oldKey = Self(rawValue: "old"),
    kindKey = Self(rawValue: "kind"),
    indexesKey = Self(rawValue: "indexes")
}
