import Foundation

public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint)
    -> UIContextMenuConfiguration?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ i: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration c: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ i: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration c: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

public protocol UIPointerInteractionDelegate: AnyObject {}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(_ i: UIPointerInteraction, styleFor r: UIPointerRegion) -> UIPointerStyle? {
    nil
  }
}

public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ i: UIDragInteraction, itemsForBeginning s: UIDragSession) -> [UIDragItem]
}

public protocol UIDropInteractionDelegate: AnyObject {}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ i: UIDropInteraction, canHandle s: UIDropSession) -> Bool { true }
  public func dropInteraction(_ i: UIDropInteraction, sessionDidUpdate s: UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  public func dropInteraction(_ i: UIDropInteraction, performDrop s: UIDropSession) {}
}

public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ c: UICollectionView, prefetchItemsAt paths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ c: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {}
}

public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ t: UITableView, prefetchRowsAt paths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ t: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {}
}

public protocol UITableViewDragDelegate: AnyObject {
  func tableView(_ t: UITableView, itemsForBeginning s: UIDragSession, at i: IndexPath) -> [UIDragItem]
}

public protocol UITableViewDropDelegate: AnyObject {
  func tableView(_ t: UITableView, performDropWith c: UITableViewDropCoordinator)
}

public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(_ c: UICollectionView, itemsForBeginning s: UIDragSession, at i: IndexPath)
    -> [UIDragItem]
}

public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(_ c: UICollectionView, performDropWith k: UICollectionViewDropCoordinator)
}
