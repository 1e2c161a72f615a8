import Foundation

open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ i: UIImage?, for: UIBarMetrics) {}
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem? { nil }
  open var items: [UINavigationItem]?
  open func setItems(_ i: [UINavigationItem]?, animated: Bool) {}
  open weak var delegate: AnyObject?
  override func recordedAttributes() -> [(String, String)] { [("size", "-x44")] }
}

open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open func setItems(_ i: [UIBarButtonItem]?, animated: Bool) {}
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open func setBackgroundImage(_ i: UIImage?, forToolbarPosition: Int, barMetrics: UIBarMetrics) {}
  open func setShadowImage(_ i: UIImage?, forToolbarPosition: Int) {}
  override func recordedAttributes() -> [(String, String)] { [("size", "-x44")] }
}

open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var selectedItem: UITabBarItem?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  override func recordedAttributes() -> [(String, String)] { [("size", "-x49")] }
}
