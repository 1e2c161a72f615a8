import Foundation

public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: UIContextMenuInteractionDelegate) {}
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ body: (UIMenu) -> UIMenu) {}
}

open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?
  public let identifier: NSCopying
  public override init() { identifier = NSString() }
  public init(
    identifier: NSCopying? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier ?? NSString() }
}

public protocol UIContextMenuInteractionAnimating: AnyObject {}

extension UIContextMenuInteractionAnimating {
  public var previewViewController: UIViewController? { nil }
  public func addAnimations(_ body: @escaping () -> Void) {}
  public func addCompletion(_ body: @escaping () -> Void) {}
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

extension UIContextMenuInteractionCommitAnimating {
  public var preferredCommitStyle: UIContextMenuInteractionCommitStyle {
    get { .dismiss }
    set {}
  }
}

open class UITextInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
}

open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: UIEditMenuInteractionDelegate?) {}
  open weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {}
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
}

public protocol UIEditMenuInteractionDelegate: AnyObject {}

open class UIEditMenuConfiguration: NSObject {
  public init(identifier: Any?, sourcePoint: CGPoint) {}
}

open class UIMenuController: NSObject {
  nonisolated(unsafe) public static let shared = UIMenuController()
  open var isMenuVisible: Bool { false }
  open var menuItems: [UIMenuItem]?
  open var menuFrame: CGRect { .zero }
  open var arrowDirection = 0
  open func showMenu(from view: UIView, rect: CGRect) {}
  open func hideMenu(from view: UIView) {}
  open func hideMenu() {}
  open func setMenuVisible(_ flag: Bool, animated: Bool) {}
  open func setTargetRect(_ rect: CGRect, in view: UIView) {}
  open func update() {}
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShow"),
    didShowMenuNotification = Notification.Name("UIMenuControllerDidShow"),
    willHideMenuNotification = Notification.Name("UIMenuControllerWillHide"),
    didHideMenuNotification = Notification.Name("UIMenuControllerDidHide")
}

open class UIMenuItem: NSObject {
  public init(title: String, action: Selector) {}
}

open class UISpringLoadedInteraction: NSObject {}

open class UIScribbleInteraction: NSObject {}
