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

public protocol UIPickerViewDataSource: AnyObject {}

public protocol UIPickerViewDelegate: AnyObject {}

public protocol UINavigationControllerDelegate: AnyObject {}

public protocol UITabBarControllerDelegate: AnyObject {}

public protocol UIPageViewControllerDataSource: AnyObject {}

public protocol UIPageViewControllerDelegate: AnyObject {}

public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

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

public protocol UITabBarDelegate: AnyObject {}

public protocol UIActivityItemSource: AnyObject {}
