import Foundation

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { true }
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ value: CGFloat) { rawValue = value }
    public static let normal = Self(0), alert = Self(2000), statusBar = Self(1000)
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Self, b: CGFloat) -> Self { Self(a.rawValue + b) }
    public static func - (a: Self, b: CGFloat) -> Self { Self(a.rawValue - b) }
  }
  open var windowLevel = Level.normal
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}
  open var screen: UIScreen = .main
  open var canBecomeKey: Bool { true }
  open var canResizeToFitContent = false
  open func sendEvent(_ event: UIEvent) {}
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey"),
    didResignKeyNotification = Notification.Name("UIWindowDidResignKey"),
    didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible"),
    didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
}

open class UIScene: UIResponder {
  open var delegate: UISceneDelegate?
  open var session: UISceneSession { UISceneSession() }
  open var title: String! = ""
  public static let willConnectNotification = Notification.Name("UISceneWillConnect"),
    didDisconnectNotification = Notification.Name("UISceneDidDisconnect"),
    didActivateNotification = Notification.Name("UISceneDidActivate"),
    willDeactivateNotification = Notification.Name("UISceneWillDeactivate"),
    willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground"),
    didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
  public struct ConnectionOptions: Sendable {}
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  open var activationState: ActivationState { .foregroundActive }
}

open class UIWindowScene: UIScene {
  /// The scene that the app's window is in.
  nonisolated(unsafe) static let only = UIWindowScene()
  open var windows: [UIWindow] { [Recorder.shownWindow] }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var screen: UIScreen { .main }
  open var keyWindow: UIWindow? { Recorder.shownWindow }
  open var coordinateSpace: UICoordinateSpace { SceneSpace() }
  open var traitCollection: UITraitCollection { .current }
  open var isFullScreen: Bool { true }
  open lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  open var effectiveGeometry: UIWindowSceneGeometry { UIWindowSceneGeometry() }
  open func requestGeometryUpdate(
    _ preferences: UIWindowSceneGeometryPreferences, errorHandler: ((Error) -> Void)? = nil
  ) {}
}

/// The space of a scene, which is as large as its window, not as the screen.
final class SceneSpace: UICoordinateSpace {
  var bounds: CGRect {
    Recorder.touch(.window)
    return CGRect(origin: .zero, size: Recorder.traits.size)
  }
}

open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(rawValue: "application")
  }
  open var persistentIdentifier: String { "" }
  open var role: Role { .windowApplication }
  open var scene: UIScene? { nil }
  open var userInfo: [String: Any]?
}

open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?
}

open class UIWindowSceneGeometry: NSObject {
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var isInteractivelyResizing: Bool { false }
  open var minimumSize: CGSize { .zero }
}

open class UIWindowSceneGeometryPreferences: NSObject {}

open class UIWindowSceneGeometryPreferencesIOS: UIWindowSceneGeometryPreferences {
  public convenience init(interfaceOrientations: UIInterfaceOrientationMask) { self.init() }
}

public typealias UIWindowLevel = UIWindow.Level

public let UIWindowLevelNormal = UIWindow.Level.normal
public let UIWindowLevelAlert = UIWindow.Level.alert
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar

open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
  open var statusBarFrame: CGRect { Recorder.statusBarFrame }
}
