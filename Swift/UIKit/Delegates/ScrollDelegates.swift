import Foundation

public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ s: UIScrollView)
  func scrollViewWillBeginDragging(_ s: UIScrollView)
  func scrollViewDidEndDecelerating(_ s: UIScrollView)
  func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate: Bool)
  func scrollViewDidEndScrollingAnimation(_ s: UIScrollView)
  func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>)
  func viewForZooming(in s: UIScrollView) -> UIView?
  func scrollViewDidZoom(_ s: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ s: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ s: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ s: UIScrollView) {}
  public func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>
  ) {}
  public func viewForZooming(in s: UIScrollView) -> UIView? { nil }
  public func scrollViewDidZoom(_ s: UIScrollView) {}
}

public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath)
  func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat
  func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView?
  func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView?
  func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat
  func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat
  func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt i: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
  public func tableView(_ t: UITableView, viewForFooterInSection s: Int) -> UIView? { nil }
  public func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, willDisplay c: UITableViewCell, forRowAt i: IndexPath) {}
}

public protocol UITableViewDataSource: AnyObject {
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int
  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell
  func numberOfSections(in t: UITableView) -> Int
  func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String?
}

extension UITableViewDataSource {
  public func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
  public func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell { UITableViewCell() }
  public func numberOfSections(in t: UITableView) -> Int { 1 }
  public func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }
}

public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {}
}

public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int
  func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell
  func numberOfSections(in c: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  public func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 0 }
  public func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
  public func numberOfSections(in c: UICollectionView) -> Int { 1 }
}

public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath)
    -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath
  ) -> CGSize { .zero }
}

extension UIScrollViewDelegate {
  public func scrollViewWillBeginDecelerating(_ s: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ s: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ s: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ s: UIScrollView, with v: UIView?) {}
  public func scrollViewDidEndZooming(_ s: UIScrollView, with v: UIView?, atScale c: CGFloat) {}
  public func scrollViewDidChangeAdjustedContentInset(_ s: UIScrollView) {}
}

extension UITableViewDelegate {
  public func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? { i }
  public func tableView(_ t: UITableView, willDeselectRowAt i: IndexPath) -> IndexPath? { i }
  public func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { true }
  public func tableView(_ t: UITableView, didHighlightRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, didUnhighlightRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, estimatedHeightForHeaderInSection s: Int) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, estimatedHeightForFooterInSection s: Int) -> CGFloat { -1 }
  public func tableView(_ t: UITableView, didEndDisplaying c: UITableViewCell, forRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) {}
  public func tableView(_ t: UITableView, willDisplayFooterView v: UIView, forSection s: Int) {}
  public func tableView(_ t: UITableView, didEndDisplayingHeaderView v: UIView, forSection s: Int) {}
  public func tableView(_ t: UITableView, didEndDisplayingFooterView v: UIView, forSection s: Int) {}
  public func tableView(_ t: UITableView, accessoryButtonTappedForRowWith i: IndexPath) {}
  public func tableView(_ t: UITableView, editingStyleForRowAt i: IndexPath) -> UITableViewCell.EditingStyle {
    .none
  }
  public func tableView(_ t: UITableView, titleForDeleteConfirmationButtonForRowAt i: IndexPath) -> String? {
    nil
  }
  public func tableView(_ t: UITableView, shouldIndentWhileEditingRowAt i: IndexPath) -> Bool { true }
  public func tableView(_ t: UITableView, willBeginEditingRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, didEndEditingRowAt i: IndexPath?) {}
  public func tableView(_ t: UITableView, indentationLevelForRowAt i: IndexPath) -> Int { 0 }
  public func tableView(_ t: UITableView, canFocusRowAt i: IndexPath) -> Bool { true }
  public func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  public func tableView(_ t: UITableView, leadingSwipeActionsConfigurationForRowAt i: IndexPath)
    -> UISwipeActionsConfiguration?
  { nil }
  public func tableView(
    _ t: UITableView, targetIndexPathForMoveFromRowAt i: IndexPath, toProposedIndexPath j: IndexPath
  ) -> IndexPath { j }
  public func tableView(
    _ t: UITableView, contextMenuConfigurationForRowAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func tableView(_ t: UITableView, editActionsForRowAt i: IndexPath) -> [UITableViewRowAction]? { nil }
}

extension UITableViewDataSource {
  public func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { nil }
  public func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { true }
  public func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { false }
  public func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
  public func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}
  public func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
  public func tableView(_ t: UITableView, sectionForSectionIndexTitle s: String, at i: Int) -> Int { 0 }
}

extension UICollectionViewDelegate {
  public func collectionView(_ c: UICollectionView, shouldHighlightItemAt i: IndexPath) -> Bool { true }
  public func collectionView(_ c: UICollectionView, didHighlightItemAt i: IndexPath) {}
  public func collectionView(_ c: UICollectionView, didUnhighlightItemAt i: IndexPath) {}
  public func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { true }
  public func collectionView(_ c: UICollectionView, shouldDeselectItemAt i: IndexPath) -> Bool { true }
  public func collectionView(_ c: UICollectionView, didDeselectItemAt i: IndexPath) {}
  public func collectionView(
    _ c: UICollectionView, willDisplay x: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
  public func collectionView(
    _ c: UICollectionView, didEndDisplaying x: UICollectionViewCell, forItemAt i: IndexPath
  ) {}
  public func collectionView(
    _ c: UICollectionView, willDisplaySupplementaryView v: UICollectionReusableView, forElementKind k: String,
    at i: IndexPath
  ) {}
  public func collectionView(
    _ c: UICollectionView, didEndDisplayingSupplementaryView v: UICollectionReusableView,
    forElementOfKind k: String, at i: IndexPath
  ) {}
  public func collectionView(_ c: UICollectionView, targetContentOffsetForProposedContentOffset p: CGPoint)
    -> CGPoint
  { p }
  public func collectionView(
    _ c: UICollectionView, contextMenuConfigurationForItemAt i: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  public func collectionView(_ c: UICollectionView, canFocusItemAt i: IndexPath) -> Bool { true }
}

extension UICollectionViewDataSource {
  public func collectionView(
    _ c: UICollectionView, viewForSupplementaryElementOfKind k: String, at i: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  public func collectionView(_ c: UICollectionView, canMoveItemAt i: IndexPath) -> Bool { false }
  public func collectionView(_ c: UICollectionView, moveItemAt i: IndexPath, to j: IndexPath) {}
  public func indexTitles(for c: UICollectionView) -> [String]? { nil }
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ l: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    l as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int
  )
    -> UIEdgeInsets
  { flow(l)?.sectionInset ?? .zero }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, minimumLineSpacingForSectionAt s: Int
  ) -> CGFloat { flow(l)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, minimumInteritemSpacingForSectionAt s: Int
  ) -> CGFloat { flow(l)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, referenceSizeForHeaderInSection s: Int
  ) -> CGSize { flow(l)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, referenceSizeForFooterInSection s: Int
  ) -> CGSize { flow(l)?.footerReferenceSize ?? .zero }
}

// Every scroll view's delegate is one of the least kind here, where UIKit's tables, collections and text views name their own.
// So what code asks a table's delegate is asked of any, and goes on to what it is.
extension UIScrollViewDelegate {
  private var ofTable: UITableViewDelegate? { self as? UITableViewDelegate }
  private var ofCollection: UICollectionViewDelegate? { self as? UICollectionViewDelegate }
  private var ofText: UITextViewDelegate? { self as? UITextViewDelegate }
  public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
    ofTable?.tableView(t, didSelectRowAt: i)
  }
  public func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {
    ofTable?.tableView(t, didDeselectRowAt: i)
  }
  public func tableView(_ t: UITableView, willSelectRowAt i: IndexPath) -> IndexPath? {
    ofTable?.tableView(t, willSelectRowAt: i)
  }
  public func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
    ofTable?.tableView(t, heightForRowAt: i) ?? t.rowHeight
  }
  public func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? {
    ofTable?.tableView(t, viewForHeaderInSection: s)
  }
  public func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat {
    ofTable?.tableView(t, heightForHeaderInSection: s) ?? t.sectionHeaderHeight
  }
  public func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) {
    ofCollection?.collectionView(c, didSelectItemAt: i)
  }
  public func collectionView(_ c: UICollectionView, didDeselectItemAt i: IndexPath) {
    ofCollection?.collectionView(c, didDeselectItemAt: i)
  }
  public func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool {
    ofCollection?.collectionView(c, shouldSelectItemAt: i) ?? true
  }
  public func textViewDidChange(_ t: UITextView) { ofText?.textViewDidChange(t) }
  public func textViewDidBeginEditing(_ t: UITextView) { ofText?.textViewDidBeginEditing(t) }
  public func textViewDidEndEditing(_ t: UITextView) { ofText?.textViewDidEndEditing(t) }
  public func textViewDidChangeSelection(_ t: UITextView) { ofText?.textViewDidChangeSelection(t) }
  public func textViewShouldBeginEditing(_ t: UITextView) -> Bool {
    ofText?.textViewShouldBeginEditing(t) ?? true
  }
  public func textViewShouldEndEditing(_ t: UITextView) -> Bool {
    ofText?.textViewShouldEndEditing(t) ?? true
  }
  public func textView(_ t: UITextView, shouldChangeTextIn r: NSRange, replacementText s: String) -> Bool {
    ofText?.textView(t, shouldChangeTextIn: r, replacementText: s) ?? true
  }
}
