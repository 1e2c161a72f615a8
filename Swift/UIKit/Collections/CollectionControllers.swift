import Foundation

open class UITableViewController: UIViewController {
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var tableView: UITableView! = UITableView()
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear = true
  open override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }
  open func numberOfSections(in t: UITableView) -> Int { 1 }
  open func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
  open func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
  open func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { -1 }
  open func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }
  open func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { nil }
  open func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
  open func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { nil }
  open func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { -1 }
  open func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { -1 }
  open func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { true }
  open func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { -1 }
  open func scrollViewDidScroll(_ s: UIScrollView) {}
  open func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  open func tableView(_ t: UITableView, leadingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  open func tableView(_ t: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? { i }
  open func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { true }
  open func tableView(_ t: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {}
  open func tableView(_ t: UITableView, editingStyleForRowAt i: IndexPath) -> UITableViewCell.EditingStyle {
    .none
  }
  open func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) {}
  open func tableView(_ t: UITableView, didEndDisplaying c: UITableViewCell, forRowAt i: IndexPath) {}
  open func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
  open func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  open func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate: Bool) {}
  open func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>
  ) {}
  open func viewForZooming(in s: UIScrollView) -> UIView? { nil }
  open func scrollViewDidZoom(_ s: UIScrollView) {}
  open func scrollViewWillBeginDecelerating(_ s: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ s: UIScrollView) {}
  open func scrollViewWillBeginZooming(_ s: UIScrollView, with v: UIView?) {}
  open func scrollViewDidEndZooming(_ s: UIScrollView, with v: UIView?, atScale c: CGFloat) {}
  open func scrollViewDidChangeAdjustedContentInset(_ s: UIScrollView) {}
  open func tableView(_ t: UITableView, willDeselectRowAt i: IndexPath) -> IndexPath? { i }
  open func tableView(_ t: UITableView, didHighlightRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, didUnhighlightRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, estimatedHeightForHeaderInSection s: Int) -> CGFloat { -1 }
  open func tableView(_ t: UITableView, estimatedHeightForFooterInSection s: Int) -> CGFloat { -1 }
  open func tableView(_ t: UITableView, willDisplayFooterView v: UIView, forSection s: Int) {}
  open func tableView(_ t: UITableView, didEndDisplayingHeaderView v: UIView, forSection s: Int) {}
  open func tableView(_ t: UITableView, didEndDisplayingFooterView v: UIView, forSection s: Int) {}
  open func tableView(_ t: UITableView, titleForDeleteConfirmationButtonForRowAt i: IndexPath) -> String? {
    nil
  }
  open func tableView(_ t: UITableView, shouldIndentWhileEditingRowAt i: IndexPath) -> Bool { true }
  open func tableView(_ t: UITableView, willBeginEditingRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, didEndEditingRowAt i: IndexPath?) {}
  open func tableView(_ t: UITableView, indentationLevelForRowAt i: IndexPath) -> Int { 0 }
  open func tableView(_ t: UITableView, canFocusRowAt i: IndexPath) -> Bool { true }
  open func tableView(
    _ t: UITableView, targetIndexPathForMoveFromRowAt i: IndexPath, toProposedIndexPath j: IndexPath
  ) -> IndexPath { j }
  open func tableView(
    _ t: UITableView, contextMenuConfigurationForRowAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { nil }
  open func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { false }
  open func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}
  open func tableView(_ t: UITableView, sectionForSectionIndexTitle s: String, at i: Int) -> Int { 0 }
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}

open class UICollectionViewController: UIViewController {
  private let ownLayout: UICollectionViewLayout
  public init(collectionViewLayout l: UICollectionViewLayout) {
    ownLayout = l
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName: String?, bundle: Bundle?) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  open var clearsSelectionOnViewWillAppear = true
  open var installsStandardGestureForInteractiveMovement = true
  open var useLayoutToLayoutNavigationTransitions = false
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: ownLayout)
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
  open override func loadView() { view = collectionView }
  open func numberOfSections(in c: UICollectionView) -> Int { 1 }
  open func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 0 }
  open func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  open func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}
  open func collectionView(
    _ c: UICollectionView, viewForSupplementaryElementOfKind k: String, at i: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func scrollViewDidScroll(_ s: UIScrollView) {}
  open func collectionView(_ c: UICollectionView, willDisplay x: UICollectionViewCell, forItemAt i: IndexPath)
  {}
  open func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  open func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate: Bool) {}
  open func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>
  ) {}
  open func viewForZooming(in s: UIScrollView) -> UIView? { nil }
  open func scrollViewDidZoom(_ s: UIScrollView) {}
  open func scrollViewWillBeginDecelerating(_ s: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ s: UIScrollView) {}
  open func scrollViewWillBeginZooming(_ s: UIScrollView, with v: UIView?) {}
  open func scrollViewDidEndZooming(_ s: UIScrollView, with v: UIView?, atScale c: CGFloat) {}
  open func scrollViewDidChangeAdjustedContentInset(_ s: UIScrollView) {}
  open func collectionView(_ c: UICollectionView, shouldHighlightItemAt i: IndexPath) -> Bool { true }
  open func collectionView(_ c: UICollectionView, didHighlightItemAt i: IndexPath) {}
  open func collectionView(_ c: UICollectionView, didUnhighlightItemAt i: IndexPath) {}
  open func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { true }
  open func collectionView(_ c: UICollectionView, shouldDeselectItemAt i: IndexPath) -> Bool { true }
  open func collectionView(_ c: UICollectionView, didDeselectItemAt i: IndexPath) {}
  open func collectionView(
    _ c: UICollectionView, didEndDisplaying x: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
  open func collectionView(
    _ c: UICollectionView, willDisplaySupplementaryView v: UICollectionReusableView, forElementKind k: String,
    at i: IndexPath
  ) {}
  open func collectionView(
    _ c: UICollectionView, didEndDisplayingSupplementaryView v: UICollectionReusableView,
    forElementOfKind k: String, at i: IndexPath
  ) {}
  open func collectionView(_ c: UICollectionView, targetContentOffsetForProposedContentOffset p: CGPoint)
    -> CGPoint
  { p }
  open func collectionView(
    _ c: UICollectionView, contextMenuConfigurationForItemAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(_ c: UICollectionView, canFocusItemAt i: IndexPath) -> Bool { true }
  open func collectionView(_ c: UICollectionView, canMoveItemAt i: IndexPath) -> Bool { false }
  open func collectionView(_ c: UICollectionView, moveItemAt i: IndexPath, to j: IndexPath) {}
  open func indexTitles(for c: UICollectionView) -> [String]? { nil }
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
