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
  public func numberOfItems(inSection section: Section) -> Int { items[section]?.count ?? 0 }
  public func itemIdentifiers(inSection section: Section) -> [Item] { items[section] ?? [] }
  public func sectionIdentifier(containingItem item: Item) -> Section? {
    sectionIdentifiers.first { items[$0]?.contains(item) == true }
  }
  public func indexOfItem(_ item: Item) -> Int? { itemIdentifiers.firstIndex(of: item) }
  public func indexOfSection(_ section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }
  public mutating func appendSections(_ list: [Section]) { sectionIdentifiers += list }
  public mutating func insertSections(_ list: [Section], beforeSection sections: Section) {
    sectionIdentifiers.insert(contentsOf: list, at: indexOfSection(sections) ?? sectionIdentifiers.count)
  }
  public mutating func insertSections(_ list: [Section], afterSection sections: Section) {
    sectionIdentifiers.insert(
      contentsOf: list, at: indexOfSection(sections).map { $0 + 1 } ?? sectionIdentifiers.count)
  }
  public mutating func deleteSections(_ list: [Section]) {
    sectionIdentifiers.removeAll(where: list.contains)
    for section in list { items[section] = nil }
  }
  public mutating func moveSection(_ section: Section, beforeSection other: Section) {
    sectionIdentifiers.removeAll { $0 == section }
    insertSections([section], beforeSection: other)
  }
  public mutating func moveSection(_ section: Section, afterSection other: Section) {
    sectionIdentifiers.removeAll { $0 == section }
    insertSections([section], afterSection: other)
  }
  public mutating func reloadSections(_ list: [Section]) {}
  public mutating func appendItems(_ list: [Item], toSection target: Section? = nil) {
    guard let section = target ?? sectionIdentifiers.last else { return }
    items[section, default: []] += list
  }
  public mutating func insertItems(_ list: [Item], beforeItem item: Item) { insert(list, at: item, 0) }
  public mutating func insertItems(_ list: [Item], afterItem item: Item) { insert(list, at: item, 1) }
  private mutating func insert(_ list: [Item], at item: Item, _ step: Int) {
    guard let section = sectionIdentifier(containingItem: item),
      let place = items[section]?.firstIndex(of: item)
    else {
      return
    }
    items[section]?.insert(contentsOf: list, at: place + step)
  }
  public mutating func deleteItems(_ list: [Item]) {
    for section in sectionIdentifiers { items[section]?.removeAll(where: list.contains) }
  }
  public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    deleteItems([item])
    insertItems([item], afterItem: other)
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
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    tableView?.reloadData()
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { current }
  open func itemIdentifier(for path: IndexPath) -> Item? { current.item(at: path) }
  open func indexPath(for item: Item) -> IndexPath? { current.path(of: item) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
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
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collectionView?.reloadData()
    completion?()
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    if current.indexOfSection(section) == nil { current.appendSections([section]) }
    current.deleteItems(current.itemIdentifiers(inSection: section))
    current.appendItems(snapshot.items, toSection: section)
    completion?()
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { apply(snapshot, completion: completion) }
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
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems(inSection:)) ?? 0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    current.item(at: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}
}
