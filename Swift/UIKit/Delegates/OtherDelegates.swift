import Foundation

public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIGestureRecognizer)
    -> Bool
  func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive t: UITouch) -> Bool { true }
}

public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in p: UIPickerView) -> Int
  func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int
}

extension UIPickerViewDataSource {
  public func numberOfComponents(in p: UIPickerView) -> Int { 1 }
  public func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { 0 }
}

public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String?
  func pickerView(_ p: UIPickerView, didSelectRow r: Int, inComponent c: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ p: UIPickerView, titleForRow r: Int, forComponent c: Int) -> String? { nil }
  public func pickerView(_ p: UIPickerView, didSelectRow r: Int, inComponent c: Int) {}
}

public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(_ c: UINavigationController, willShow v: UIViewController, animated: Bool)
  func navigationController(_ c: UINavigationController, didShow v: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(_ c: UINavigationController, willShow v: UIViewController, animated: Bool)
  {}
  public func navigationController(_ c: UINavigationController, didShow v: UIViewController, animated: Bool) {
  }
}

public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ c: UITabBarController, shouldSelect v: UIViewController) -> Bool
  func tabBarController(_ c: UITabBarController, didSelect v: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ c: UITabBarController, shouldSelect v: UIViewController) -> Bool { true }
  public func tabBarController(_ c: UITabBarController, didSelect v: UIViewController) {}
}

public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
    -> UIViewController?
  func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController)
    -> UIViewController?
}

extension UIPageViewControllerDataSource {
  public func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
    -> UIViewController?
  { nil }
  public func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController)
    -> UIViewController?
  { nil }
}

public protocol UIPageViewControllerDelegate: AnyObject {}

public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerDidDismiss(_ c: UIPresentationController)
  func presentationControllerWillDismiss(_ c: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController)
  func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { .none }
  public func presentationControllerDidDismiss(_ c: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ c: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { true }
}

public protocol UIApplicationDelegate: AnyObject {}

public protocol UIImagePickerControllerDelegate: AnyObject {}

public protocol UIPopoverPresentationControllerDelegate: AnyObject {}

public protocol UIContextMenuInteractionDelegate: AnyObject {}

public protocol UIDocumentPickerDelegate: AnyObject {}

public protocol UIToolbarDelegate: AnyObject {}

public protocol UINavigationBarDelegate: AnyObject {}

public protocol UISplitViewControllerDelegate: AnyObject {}

public protocol UIPointerInteractionDelegate: AnyObject {}

public protocol UIDragInteractionDelegate: AnyObject {}

public protocol UIDropInteractionDelegate: AnyObject {}

public protocol UISheetPresentationControllerDelegate: AnyObject {}

public protocol UIBarPositioningDelegate: AnyObject {}

public protocol UIWindowSceneDelegate: AnyObject {}

public protocol UIPreviewInteractionDelegate: AnyObject {}

public protocol UIViewControllerPreviewingDelegate: AnyObject {}

public protocol UIScribbleInteractionDelegate: AnyObject {}

public protocol UISceneDelegate: AnyObject {}

public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ b: UITabBar, didSelect i: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ b: UITabBar, didSelect i: UITabBarItem) {}
}

public protocol UIActivityItemSource: AnyObject {}
