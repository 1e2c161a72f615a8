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
    tabBar = Self(rawValue: 65536)
}

open class UIAccessibilityCustomAction: NSObject {
  public init(name: String, target: Any?, selector: Selector) {}
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {}
}

public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged, pageScrolled }
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
