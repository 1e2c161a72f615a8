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
}

extension UITableViewController: UITableViewDataSource, UITableViewDelegate {}

open class UICollectionViewController: UIViewController {
  public init(collectionViewLayout l: UICollectionViewLayout) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
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
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
