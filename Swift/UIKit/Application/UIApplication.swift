import Foundation

open class UIApplication: UIResponder {
  nonisolated(unsafe) public static let shared = UIApplication()
  public enum State: Int { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public static let invalidInterfaceOrientationException = "UIApplicationInvalidInterfaceOrientation"
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  open func beginBackgroundTask(withName: String?, expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func endBackgroundTask(_ task: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: Double { 0 }
  open var isIgnoringInteractionEvents: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var openSessions: Set<UISceneSession> { [] }
  open var applicationSupportsShakeToEdit = true
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden = false
  open var statusBarOrientationAnimationDuration: Double { 0.3 }
  open var shortcutItems: [Any]?
  open var alternateIconName: String? { nil }
  open func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {}
  open func setStatusBarHidden(_ flag: Bool, with animation: UIStatusBarAnimation) {}
  open func sendEvent(_ event: UIEvent) {}
  open func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {}
  open func requestSceneSessionRefresh(_ session: UISceneSession) {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  public static let didReceiveMemoryWarningNotification = Notification.Name("dmw"),
    willChangeStatusBarOrientationNotification = Notification.Name("wcsbo"),
    didChangeStatusBarFrameNotification = Notification.Name("dcsbf"),
    backgroundRefreshStatusDidChangeNotification = Notification.Name("brs"),
    protectedDataDidBecomeAvailableNotification = Notification.Name("pda"),
    protectedDataWillBecomeUnavailableNotification = Notification.Name("pdu")
  public static let statusBarOrientationUserInfoKey = "orientation", statusBarFrameUserInfoKey = "frame",
    openNotificationSettingsURLString = "app-settings:notifications"
  open var statusBarFrame: CGRect { Recorder.statusBarFrame }
  open var statusBarOrientation: UIInterfaceOrientation {
    Recorder.touch(.orientation)
    return Recorder.traits.size.width > Recorder.traits.size.height ? .landscapeRight : .portrait
  }
  open var keyWindow: UIWindow? { Recorder.shownWindow }
  open var windows: [UIWindow] { [Recorder.shownWindow] }
  open var delegate: UIApplicationDelegate?
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func canOpenURL(_ url: URL) -> Bool { false }
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  open var isIdleTimerDisabled = false
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Recorder.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var isNetworkActivityIndicatorVisible = false
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  @discardableResult open func sendAction(_ selector: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool {
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

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}
