import Foundation

open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.title = title
  }
  open var style: Style { .normal }
  open var image: UIImage?
  open var backgroundColor: UIColor!
  open var title: String?
}

open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
  open private(set) var actions: [UIContextualAction] = []
  open var performsFirstActionWithFullSwipe = true
}

open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }
  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    (self.style, self.title) = (style, title)
  }
  open private(set) var style = Style.default
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
}
