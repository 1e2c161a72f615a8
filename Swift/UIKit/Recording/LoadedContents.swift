extension UIView {
  /// Lets a table load its rows and a collection its items, and a cell lay out what it has by its style, before constraints are solved.
  func loadContents() {
    switch self {
    case let table as UITableView: table.loadRows()
    case let collection as UICollectionView: collection.loadItems()
    case let cell as UITableViewCell: cell.layOutParts()
    case let cell as UICollectionViewCell: cell.layOutParts()
    case let view as UITableViewHeaderFooterView: view.layOutParts()
    default: break
    }
  }
}
