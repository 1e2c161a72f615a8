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
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  open var undoManager: UndoManager? { nil }
  open var inputViewController: UIViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var userActivity: NSUserActivity?
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func reloadInputViews() {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open func remoteControlReceived(with event: UIEvent?) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Runs a method by name; the rewriter overrides it with the methods that a class marks `@objc`.
  open func performRecorded(_ text: String, _ value: Any?) -> Bool { false }
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
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var view: UIView? { nil }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
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
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  open var key: UIKey? { nil }
  open var type: PressType { .select }
  open var phase: Phase { .ended }
  open var force: CGFloat { 0 }
}

open class UIPressesEvent: UIEvent {}

public protocol UIMenuBuilder {}
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
open class UndoManager: NSObject {
  open func undo() {}
  open func redo() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ name: String) {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget: Any) {}
  open func registerUndo<T: AnyObject>(withTarget target: T, handler: @escaping (T) -> Void) {}
}
open class NSUserActivity: NSObject {
  public let activityType: String
  public init(activityType: String) { self.activityType = activityType }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = Self(rawValue: "new"), oldKey = Self(rawValue: "old"),
    kindKey = Self(rawValue: "kind"),
    indexesKey = Self(rawValue: "indexes"), notificationIsPriorKey = Self(rawValue: "prior")
}

open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
  }
  open var barButtonItems: [UIBarButtonItem]
  open var isHidden = false
}
