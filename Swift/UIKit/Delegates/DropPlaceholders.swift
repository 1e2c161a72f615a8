import Foundation

open class UICollectionViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {}
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

public protocol UICollectionViewDropPlaceholderContext: AnyObject {
  var dragItem: UIDragItem { get }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

public protocol UITableViewDropPlaceholderContext: AnyObject {
  var dragItem: UIDragItem { get }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  func deletePlaceholder() -> Bool
}

/// Nothing is dropped while views are recorded.
private final class NoDrop: UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  init(_ item: UIDragItem) { dragItem = item }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
  func deletePlaceholder() -> Bool { false }
  func setNeedsCellUpdate() {}
}

extension UICollectionViewDropCoordinator {
  public func drop(_ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  { NoDrop(item) }
}

extension UITableViewDropCoordinator {
  public func drop(_ item: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  { NoDrop(item) }
}
