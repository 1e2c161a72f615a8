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

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldRequireFailureOf o: UIGestureRecognizer)
    -> Bool
  { false }
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldBeRequiredToFailBy o: UIGestureRecognizer)
    -> Bool
  { false }
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive p: UIPress) -> Bool { true }
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive e: UIEvent) -> Bool { true }
}

extension UIPickerViewDelegate {
  public func pickerView(_ p: UIPickerView, attributedTitleForRow r: Int, forComponent c: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(_ p: UIPickerView, viewForRow r: Int, forComponent c: Int, reusing v: UIView?)
    -> UIView
  { v ?? UIView() }
  public func pickerView(_ p: UIPickerView, rowHeightForComponent c: Int) -> CGFloat { 32 }
  public func pickerView(_ p: UIPickerView, widthForComponent c: Int) -> CGFloat { 100 }
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ c: UINavigationController, animationControllerFor o: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func navigationController(
    _ c: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func navigationControllerSupportedInterfaceOrientations(_ c: UINavigationController)
    -> UIInterfaceOrientationMask
  { .all }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(_ c: UINavigationController)
    -> UIInterfaceOrientation
  { .portrait }
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ c: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func tabBarController(
    _ c: UITabBarController, interactionControllerFor a: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(_ c: UITabBarController)
    -> UIInterfaceOrientationMask
  { .all }
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for p: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for p: UIPageViewController) -> Int { 0 }
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ p: UIPageViewController, didFinishAnimating f: Bool, previousViewControllers v: [UIViewController],
    transitionCompleted: Bool
  ) {}
  public func pageViewController(_ p: UIPageViewController, willTransitionTo v: [UIViewController]) {}
  public func pageViewController(_ p: UIPageViewController, spineLocationFor o: UIInterfaceOrientation)
    -> UIPageViewController.SpineLocation
  { .none }
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for c: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  public func presentationController(
    _ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ c: UIPresentationController, willPresentWithAdaptiveStyle s: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}
}

public protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

public protocol UIImagePickerControllerDelegate: AnyObject {}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ p: UIImagePickerController, didFinishPickingMediaWithInfo i: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ p: UIImagePickerController) {}
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ c: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(_ c: UIPopoverPresentationController) -> Bool
  { true }
  public func popoverPresentationControllerDidDismissPopover(_ c: UIPopoverPresentationController) {}
}

public protocol UIDocumentPickerDelegate: AnyObject {}

public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

public protocol UISplitViewControllerDelegate: AnyObject {}

public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController)
  {}
}

public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

public protocol UIBarPositioning: AnyObject { var barPosition: UIBarPosition { get } }

public protocol UIBarPositioningDelegate: AnyObject {}

extension UIBarPositioningDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

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

public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ c: UIActivityViewController) -> Any
  func activityViewController(_ c: UIActivityViewController, itemForActivityType t: UIActivity.ActivityType?)
    -> Any?
}
