import Foundation

/// Cells of a class that is registered with a list of which no row or item shows one, since what the list shows comes later.
struct UnshownCells {
  let type: AnyClass
  /// How large the list would have them, in points; nil for a side that follows the content, and where nothing says it.
  var width: CGFloat?, height: CGFloat?

  /// As a recording has it.
  var line: String {
    let sides = [("width", width), ("height", height)].compactMap { name, side in
      side.map { (name, Line.number($0)) }
    }
    return Line.object([("class", Line.quoted(ClassNames.plain(type)))] + sides)
  }

  /// Those of the user's classes among what is registered with a list, without those that it shows.
  static func all(of registered: some Sequence<AnyClass>, shown: [UIView]) -> [UnshownCells] {
    var known = Set(shown.map { ObjectIdentifier(Swift.type(of: $0)) })
    let types = registered.filter { !ClassNames.isOfUIKit($0) && known.insert(ObjectIdentifier($0)).inserted }
    return types.map { UnshownCells(type: $0) }.sorted {
      ClassNames.plain($0.type) < ClassNames.plain($1.type)
    }
  }

  fileprivate init(type: AnyClass) { self.type = type }
}

extension UIView {
  /// The cells that a table or a collection is ready to show and doesn't, with their sizes where the run is to ask for them: the
  /// code may stop at a row that it doesn't have.
  var unshownCells: [UnshownCells] {
    if let table = self as? UITableView { return table.unshownRows }
    return (self as? UICollectionView)?.unshownItems ?? []
  }
}

extension UITableView {
  fileprivate var unshownRows: [UnshownCells] {
    let cells = _reg.values.filter { $0 is UITableViewCell.Type }
    var unshown = UnshownCells.all(of: cells, shown: rowCells ?? [])
    guard Recorder.traits.asksSizes, record.isSolved, !unshown.isEmpty else { return unshown }
    let first = IndexPath(row: 0, section: 0)
    let asked = _d?.tableView(self, heightForRowAt: first) ?? -1
    // Of several classes nobody knows whose row that is.
    let isOnly = !hasNibs && Set(cells.map(ObjectIdentifier.init)).count == 1
    let height = asked > 0 ? (isOnly ? asked : -1) : rowHeight
    for place in unshown.indices {
      unshown[place].width = record.frame.width - 2 * sideInset
      unshown[place].height = height > 0 ? height : nil
    }
    return unshown
  }
}

extension UICollectionView {
  fileprivate var unshownItems: [UnshownCells] {
    let cells = registered.values.filter { $0 is UICollectionViewCell.Type }
    var unshown = UnshownCells.all(of: cells, shown: shownItems ?? [])
    guard Recorder.traits.asksSizes, record.isSolved, !unshown.isEmpty else { return unshown }
    let size = sizeOfItems(ofOneClass: !hasNibs && Set(cells.map(ObjectIdentifier.init)).count == 1)
    for place in unshown.indices { (unshown[place].width, unshown[place].height) = size }
    return unshown
  }

  private typealias Sides = (width: CGFloat?, height: CGFloat?)

  /// How large the layout has the first item, or each; of several classes nobody knows which the first is.
  private func sizeOfItems(ofOneClass isOnly: Bool) -> Sides {
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout {
      return size(in: flow, ofOneClass: isOnly)
    }
    guard isOnly, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      ClassNames.isOfUIKit(type(of: layout)), let section = layout.sections(1, in: self)?.first
    else { return (nil, nil) }
    if let list = section.list {
      return (record.frame.width - (list.appearance == .insetGrouped ? 32 : 0), nil)
    }
    guard CompositionalContent.places([section]) else { return (nil, nil) }
    return CompositionalContent(in: self, reference: layout.configuration.contentInsetsReference)
      .sizeOfFirstItem(in: section)
  }

  private func size(in flow: UICollectionViewFlowLayout, ofOneClass isOnly: Bool) -> Sides {
    let first = IndexPath(item: 0, section: 0)
    let asked =
      (delegate as? UICollectionViewDelegateFlowLayout)?
      .collectionView(self, layout: flow, sizeForItemAt: first) ?? .zero
    if asked != .zero { return isOnly ? (asked.width, asked.height) : (nil, nil) }
    // A size that nobody has set may be one that the code sets later, as it does its items.
    let isSet = flow.estimatedItemSize == .zero && flow.itemSize != UICollectionViewFlowLayout().itemSize
    return isSet ? (flow.itemSize.width, flow.itemSize.height) : (nil, nil)
  }
}
