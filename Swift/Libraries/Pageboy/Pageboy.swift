import UIKit

/// Stands in for the library of that name where there is no checkout of it: a controller of pages that shows none.
open class PageboyViewController: UIViewController {
  public typealias PageIndex = Int
  public typealias TransitionOperation = () -> Void
  public enum Page: Sendable {
    case next, previous, first, last
    case at(index: PageIndex)
  }
  public enum NavigationDirection: Sendable { case neutral, forward, reverse }
  public enum PageUpdateBehavior: Sendable {
    case doNothing, scrollToUpdate
    case scrollTo(index: PageIndex)
  }
  public struct Transition: Sendable {
    public enum Style: Sendable { case push, fade, moveIn, reveal }
    public var style: Style
    public var duration: TimeInterval
    public init(style: Style, duration: TimeInterval) { (self.style, self.duration) = (style, duration) }
  }
  open weak var dataSource: PageboyViewControllerDataSource?
  open weak var delegate: PageboyViewControllerDelegate?
  open var transition: Transition?
  open var isScrollEnabled = true
  open var isUserInteractionEnabled = true
  open var bounces = true
  open var isInfiniteScrollEnabled = false
  open var interPageSpacing: CGFloat = 0
  open var pageCount: Int? { dataSource?.numberOfViewControllers(in: self) }
  open var currentIndex: PageIndex? { nil }
  open var currentPosition: CGPoint? { nil }
  open var currentViewController: UIViewController? { nil }
  open var navigationOrientation: UIPageViewController.NavigationOrientation { .horizontal }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func reloadData() {}
  @discardableResult open func scrollToPage(
    _ page: Page, animated: Bool, force: Bool = false,
    completion: ((UIViewController, Bool, Bool) -> Void)? = nil
  ) -> Bool { false }
  open func insertPage(at index: PageIndex, then behavior: PageUpdateBehavior = .scrollToUpdate) {}
  open func deletePage(at index: PageIndex, then behavior: PageUpdateBehavior = .scrollToUpdate) {}
  open func deletePage(
    at index: PageIndex, then behavior: PageUpdateBehavior = .scrollToUpdate, completion: (() -> Void)?
  ) {}
}

public protocol PageboyViewControllerDataSource: AnyObject {
  func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int
  func viewController(
    for pageboyViewController: PageboyViewController, at index: PageboyViewController.PageIndex
  ) -> UIViewController?
  func defaultPage(for pageboyViewController: PageboyViewController) -> PageboyViewController.Page?
}

public protocol PageboyViewControllerDelegate: AnyObject {
  func pageboyViewController(
    _ pageboyViewController: PageboyViewController, willScrollToPageAt index: PageboyViewController.PageIndex,
    direction: PageboyViewController.NavigationDirection, animated: Bool)
  func pageboyViewController(
    _ pageboyViewController: PageboyViewController, didScrollTo position: CGPoint,
    direction: PageboyViewController.NavigationDirection, animated: Bool)
  func pageboyViewController(
    _ pageboyViewController: PageboyViewController, didScrollToPageAt index: PageboyViewController.PageIndex,
    direction: PageboyViewController.NavigationDirection, animated: Bool)
  func pageboyViewController(
    _ pageboyViewController: PageboyViewController, didReloadWith currentViewController: UIViewController,
    currentPageIndex: PageboyViewController.PageIndex)
}

extension UIViewController {
  public var pageboyParent: PageboyViewController? { parent as? PageboyViewController }
  public var pageboyPageIndex: PageboyViewController.PageIndex? { nil }
}
