import Foundation

public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  )
    -> Bool
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
}

public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in picker: UIPickerView) -> Int
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

extension UIPickerViewDataSource {
  public func numberOfComponents(in picker: UIPickerView) -> Int { 1 }
  public func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  { nil }
  public func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool)
  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
  }
}

public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool
  { true }
  public func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
}

public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
    -> UIViewController?
  func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
    -> UIViewController?
}

extension UIPageViewControllerDataSource {
  public func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  )
    -> UIViewController?
  { nil }
  public func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  )
    -> UIViewController?
  { nil }
}

public protocol UIPageViewControllerDelegate: AnyObject {}

public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for presentation: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
  func presentationControllerWillDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for presentation: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  public func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool { true }
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  )
    -> Bool
  { false }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  )
    -> Bool
  { false }
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    true
  }
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    true
  }
}

extension UIPickerViewDelegate {
  public func pickerView(_ picker: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(
    _ picker: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  )
    -> UIView
  { view ?? UIView() }
  public func pickerView(_ picker: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ picker: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigation: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func navigationControllerSupportedInterfaceOrientations(_ navigation: UINavigationController)
    -> UIInterfaceOrientationMask
  { .all }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  )
    -> UIInterfaceOrientation
  { .portrait }
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func tabBarController(
    _ tabs: UITabBarController, interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController)
    -> UIInterfaceOrientationMask
  { .all }
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pages: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pages: UIPageViewController) -> Int { 0 }
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers controllers: [UIViewController],
    transitionCompleted: Bool
  ) {}
  public func pageViewController(
    _ pages: UIPageViewController, willTransitionTo controllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pages: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  )
    -> UIPageViewController.SpineLocation
  { .none }
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for presentation: UIPresentationController, traitCollection: UITraitCollection
  )
    -> UIModalPresentationStyle
  { .none }
  public func presentationController(
    _ presentation: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentation: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
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
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController)
    -> Bool
  { true }
  public func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {}
}

public protocol UIDocumentPickerDelegate: AnyObject {}

public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

public protocol UISplitViewControllerDelegate: AnyObject {}

public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {}
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
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  )
    -> Any?
}
