import Foundation

/// Sections and their items, each known by a value of its own.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [Section: [Item]] = [:]
  public init() {}
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var reloadedItemIdentifiers: [Item] { [] }
  public func numberOfItems(inSection s: Section) -> Int { items[s]?.count ?? 0 }
  public func itemIdentifiers(inSection s: Section) -> [Item] { items[s] ?? [] }
  public func sectionIdentifier(containingItem i: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(i) == true }
  }
  public func indexOfItem(_ i: Item) -> Int? { itemIdentifiers.firstIndex(of: i) }
  public func indexOfSection(_ s: Section) -> Int? { sectionIdentifiers.firstIndex(of: s) }
  public mutating func appendSections(_ list: [Section]) { sectionIdentifiers += list }
  public mutating func insertSections(_ list: [Section], beforeSection s: Section) {
    sectionIdentifiers.insert(contentsOf: list, at: indexOfSection(s) ?? sectionIdentifiers.count)
  }
  public mutating func insertSections(_ list: [Section], afterSection s: Section) {
    sectionIdentifiers.insert(
      contentsOf: list, at: indexOfSection(s).map { $0 + 1 } ?? sectionIdentifiers.count)
  }
  public mutating func deleteSections(_ list: [Section]) {
    sectionIdentifiers.removeAll(where: list.contains)
    for section in list { items[section] = nil }
  }
  public mutating func moveSection(_ s: Section, beforeSection o: Section) {
    sectionIdentifiers.removeAll { $0 == s }
    insertSections([s], beforeSection: o)
  }
  public mutating func moveSection(_ s: Section, afterSection o: Section) {
    sectionIdentifiers.removeAll { $0 == s }
    insertSections([s], afterSection: o)
  }
  public mutating func reloadSections(_ list: [Section]) {}
  public mutating func appendItems(_ list: [Item], toSection s: Section? = nil) {
    guard let section = s ?? sectionIdentifiers.last else { return }
    items[section, default: []] += list
  }
  public mutating func insertItems(_ list: [Item], beforeItem i: Item) { insert(list, at: i, 0) }
  public mutating func insertItems(_ list: [Item], afterItem i: Item) { insert(list, at: i, 1) }
  private mutating func insert(_ list: [Item], at i: Item, _ step: Int) {
    guard let section = sectionIdentifier(containingItem: i), let place = items[section]?.firstIndex(of: i)
    else {
      return
    }
    items[section]?.insert(contentsOf: list, at: place + step)
  }
  public mutating func deleteItems(_ list: [Item]) {
    for section in sectionIdentifiers { items[section]?.removeAll(where: list.contains) }
  }
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  public mutating func moveItem(_ i: Item, beforeItem o: Item) {
    deleteItems([i])
    insertItems([i], beforeItem: o)
  }
  public mutating func moveItem(_ i: Item, afterItem o: Item) {
    deleteItems([i])
    insertItems([i], afterItem: o)
  }
  public mutating func reloadItems(_ list: [Item]) {}
  public mutating func reconfigureItems(_ list: [Item]) {}
  func item(at path: IndexPath) -> Item? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let list = items[sectionIdentifiers[path.section]] ?? []
    return list.indices.contains(path.item) ? list[path.item] : nil
  }
  func path(of item: Item) -> IndexPath? {
    for (number, section) in sectionIdentifiers.enumerated() {
      if let place = items[section]?.firstIndex(of: item) { return IndexPath(item: place, section: number) }
    }
    return nil
  }
}

public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  public private(set) var items: [Item] = []
  public init() {}
  public var rootItems: [Item] { items }
  public var visibleItems: [Item] { items }
  public mutating func append(_ list: [Item], to parent: Item? = nil) { items += list }
  public mutating func delete(_ list: [Item]) { items.removeAll(where: list.contains) }
  public mutating func deleteAll() { items = [] }
  public mutating func expand(_ list: [Item]) {}
  public mutating func collapse(_ list: [Item]) {}
  public func contains(_ item: Item) -> Bool { items.contains(item) }
  public func isExpanded(_ item: Item) -> Bool { true }
  public func isVisible(_ item: Item) -> Bool { contains(item) }
  public func index(of item: Item) -> Int? { items.firstIndex(of: item) }
}

open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  open func apply(
    _ s: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = s
    tableView?.reloadData()
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ s: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(s, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in t: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int {
    sectionIdentifier(for: s).map(current.numberOfItems(inSection:)) ?? 0
  }
  open func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    current.item(at: i).flatMap { provider(t, i, $0) } ?? UITableViewCell()
  }
  open func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { nil }
  open func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { nil }
  open func tableView(_ t: UITableView, canEditRowAt i: IndexPath) -> Bool { false }
  open func tableView(_ t: UITableView, canMoveRowAt i: IndexPath) -> Bool { false }
  open func tableView(_ t: UITableView, commit e: UITableViewCell.EditingStyle, forRowAt i: IndexPath) {}
  open func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}
  open func sectionIndexTitles(for t: UITableView) -> [String]? { nil }
}

open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<Section, Item>()
  open var supplementaryViewProvider: SupplementaryViewProvider?
  open var reorderingHandlers = ReorderingHandlers()
  public struct ReorderingHandlers {
    public var canReorderItem: ((Item) -> Bool)?
    public var willReorder: ((Any) -> Void)?
    public var didReorder: ((Any) -> Void)?
  }
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }
  open func apply(
    _ s: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = s
    collectionView?.reloadData()
    completion?()
  }
  open func apply(
    _ s: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    current.deleteItems(current.itemIdentifiers(inSection: section))
    current.appendItems(s.items, toSection: section)
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ s: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(s, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var part = NSDiffableDataSourceSectionSnapshot<Item>()
    part.append(current.itemIdentifiers(inSection: section))
    return part
  }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func index(for section: Section) -> Int? { current.indexOfSection(section) }
  open func numberOfSections(in c: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int {
    sectionIdentifier(for: s).map(current.numberOfItems(inSection:)) ?? 0
  }
  open func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    current.item(at: i).flatMap { provider(c, i, $0) } ?? UICollectionViewCell()
  }
  open func collectionView(
    _ c: UICollectionView, viewForSupplementaryElementOfKind kind: String, at i: IndexPath
  ) -> UICollectionReusableView { supplementaryViewProvider?(c, kind, i) ?? UICollectionReusableView() }
  open func collectionView(_ c: UICollectionView, canMoveItemAt i: IndexPath) -> Bool { false }
  open func collectionView(_ c: UICollectionView, moveItemAt i: IndexPath, to j: IndexPath) {}
}
