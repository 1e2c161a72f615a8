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

public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

public protocol UITableViewDataSourcePrefetching: AnyObject {}

public protocol UITableViewDragDelegate: AnyObject {}

public protocol UITableViewDropDelegate: AnyObject {}

public protocol UICollectionViewDragDelegate: AnyObject {}

public protocol UICollectionViewDropDelegate: AnyObject {}
