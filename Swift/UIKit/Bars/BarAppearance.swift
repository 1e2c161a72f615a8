import Foundation

open class UIBarAppearance: NSObject {
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func configureWithDefaultBackground() {}
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open func setBackIndicatorImage(_ a: UIImage?, transitionMaskImage: UIImage?) {}
}

open class UITabBarAppearance: UIBarAppearance {}

open class UIToolbarAppearance: UIBarAppearance {}
