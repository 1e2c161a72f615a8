import Foundation

open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { true }
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public struct Level: Sendable { public static let normal = Self(), alert = Self(), statusBar = Self() }
  open var windowLevel = Level.normal
  open func makeKey() {}
}

open class UIScene: UIResponder {
  open var delegate: Any?
  public struct ConnectionOptions: Sendable {}
  public enum ActivationState { case foregroundActive, background }
  open var activationState: ActivationState { .foregroundActive }
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  open var screen: UIScreen { .main }
  open var keyWindow: UIWindow? { nil }
}

open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 0, height: 20) }
}
