import Foundation

open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) { self.init() }
  open var image: UIImage?
  open var backgroundColor: UIColor!
  open var title: String?
}

open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) { self.init() }
  open var performsFirstActionWithFullSwipe = true
}
