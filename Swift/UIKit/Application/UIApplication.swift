import Foundation

open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  public enum State: Int { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  public struct LaunchOptionsKey: Hashable, Sendable {}
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: Recorder.traits.size.width, height: 20) }
  open var statusBarOrientation: UIInterfaceOrientation {
    Recorder.touch(.orientation)
    return Recorder.traits.size.width > Recorder.traits.size.height ? .landscapeRight : .portrait
  }
  open var keyWindow: UIWindow? { nil }
  open var windows: [UIWindow] { [] }
  open var delegate: UIApplicationDelegate?
  open func open(
    _ u: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func canOpenURL(_ u: URL) -> Bool { false }
  open func openURL(_ u: URL) -> Bool { false }
  open var isIdleTimerDisabled = false
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Recorder.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var isNetworkActivityIndicatorVisible = false
  open var connectedScenes: Set<UIScene> { [] }
  @discardableResult open func sendAction(_ a: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool {
    false
  }
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func registerForRemoteNotifications() {}
  open var applicationIconBadgeNumber = 0
  open var supportsMultipleScenes: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  public static let openSettingsURLString = "app-settings:",
    didBecomeActiveNotification = Notification.Name("dba"),
    willEnterForegroundNotification = Notification.Name("wef"),
    didEnterBackgroundNotification = Notification.Name("deb"),
    willResignActiveNotification = Notification.Name("wra"),
    willTerminateNotification = Notification.Name("wt"),
    didFinishLaunchingNotification = Notification.Name("dfl"),
    didChangeStatusBarOrientationNotification = Notification.Name("dcsbo"),
    willChangeStatusBarFrameNotification = Notification.Name("wcsbf"),
    userDidTakeScreenshotNotification = Notification.Name("ss"),
    significantTimeChangeNotification = Notification.Name("stc")
}
