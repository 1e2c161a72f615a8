import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2),
    header = Self(rawValue: 4), searchField = Self(rawValue: 8), image = Self(rawValue: 16),
    selected = Self(rawValue: 32), staticText = Self(rawValue: 64), notEnabled = Self(rawValue: 128),
    updatesFrequently = Self(rawValue: 256), adjustable = Self(rawValue: 512),
    summaryElement = Self(rawValue: 1024), keyboardKey = Self(rawValue: 2048),
    allowsDirectInteraction = Self(rawValue: 4096), playsSound = Self(rawValue: 8192),
    startsMediaSession = Self(rawValue: 16384), causesPageTurn = Self(rawValue: 32768),
    tabBar = Self(rawValue: 65536), toggleButton = Self(rawValue: 1 << 17),
    supportsZoom = Self(rawValue: 1 << 18)
}

open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  open var image: UIImage?
  open weak var target: AnyObject?
  open var actionHandler: ActionHandler?
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) { self.name = name }
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    name = attributedName.string
  }
  public init(name: String, actionHandler: ActionHandler?) { self.name = name }
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) { self.name = name }
}

public enum UIAccessibility {
  public enum Notification: Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled, pauseAssistiveTechnology,
      resumeAssistiveTechnology
  }
  public enum HearingDeviceEar: Sendable { case left, right }
  public enum ZoomType: Sendable { case insertionPoint }
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame rect: CGRect, in view: UIView) {}
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    path
  }
  public static func focusedElement(using: Any?) -> Any? { nil }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("reduceMotion"),
    reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name("reduceTransparency"),
    boldTextStatusDidChangeNotification = Foundation.Notification.Name("boldText"),
    darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name("darkerColors"),
    switchControlStatusDidChangeNotification = Foundation.Notification.Name("switchControl"),
    invertColorsStatusDidChangeNotification = Foundation.Notification.Name("invertColors"),
    elementFocusedNotification = Foundation.Notification.Name("elementFocused"),
    announcementDidFinishNotification = Foundation.Notification.Name("announcementDidFinish"),
    buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name("buttonShapes"),
    prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name("crossFade"),
    voiceOverStatusDidChange = Foundation.Notification.Name("vo")
  public static let focusedElementUserInfoKey = "focused", unfocusedElementUserInfoKey = "unfocused",
    announcementStringValueUserInfoKey = "announcement", announcementWasSuccessfulUserInfoKey = "success"
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool {
    Recorder.touch(.boldText)
    return false
  }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("vo")
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer: Any) {
    super.init()
    self.accessibilityContainer = accessibilityContainer as AnyObject
  }
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}

open class UIAccessibilityCustomRotor: NSObject {
  public init(
    name: String,
    itemSearch: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  ) {}
}

open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  open var searchDirection = Direction.next
  open var currentItem = UIAccessibilityCustomRotorItemResult()
}

open class UIAccessibilityCustomRotorItemResult: NSObject {
  public override init() { super.init() }
  public init(targetElement: NSObjectProtocol, targetRange: UITextRange?) {}
}

public protocol UIAccessibilityIdentification: AnyObject { var accessibilityIdentifier: String? { get set } }

public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {}

public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
