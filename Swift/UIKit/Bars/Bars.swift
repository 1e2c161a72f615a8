import Foundation

open class UINavigationBar: UIView, UIBarPositioning {
  open var barPosition: UIBarPosition { .any }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {}
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  open var backItem: UINavigationItem? { nil }
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
  open func setBackgroundImage(_ image: UIImage?, for: UIBarMetrics) {}
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var topItem: UINavigationItem? { nil }
  open var items: [UINavigationItem]?
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
  open weak var delegate: AnyObject?
  override var recordedSize: CGSize? { CGSize(width: -1, height: 44) }
}

open class UIToolbar: UIView, UIBarPositioning {
  open var barPosition: UIBarPosition { .any }
  open weak var delegate: UIToolbarDelegate?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setBackgroundImage(_ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics)
  {}
  open func setShadowImage(_ image: UIImage?, forToolbarPosition: UIBarPosition) {}
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  override var recordedSize: CGSize? { CGSize(width: -1, height: 44) }
}

open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open weak var delegate: UITabBarDelegate?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open var barStyle = UIBarStyle.default
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }
  open var items: [UITabBarItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var selectedItem: UITabBarItem?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  override var recordedSize: CGSize? { CGSize(width: -1, height: 49) }
}
