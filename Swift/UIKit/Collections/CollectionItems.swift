import Foundation

extension UICollectionView {
  /// As many items as anybody looks at.
  private static let mostItems = 40

  /// Shows the items that the data source has, as a flow layout or a list places them.
  func loadItems() {
    let size = record.frame.size
    if shownItems != nil {
      let isAsWide = abs(shownSize.width - size.width) < 0.5 && abs(shownSize.height - size.height) < 0.5
      if isAsWide || !(collectionViewLayout is UICollectionViewFlowLayout) { return }
      reloadData()
    }
    guard let source = dataSource, record.isSolved, size.width > 0 else { return }
    (shownItems, shownSize) = ([], size)
    let counts = (0..<max(0, min(source.numberOfSections(in: self), Self.mostItems))).map {
      source.collectionView(self, numberOfItemsInSection: $0)
    }
    guard counts.contains(where: { $0 > 0 }) else { return }
    let sections = (collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .sections(counts.count, in: self)
    if let list = sections?.first?.list, sections?.allSatisfy({ $0.list != nil }) == true {
      if canMakeCells { showList(list, counts, of: source) }
    } else if let sections, canPlace(sections) {
      if canMakeCells { showSections(sections, counts, of: source) }
    } else if let flow = collectionViewLayout as? UICollectionViewFlowLayout, type(of: flow).isPlain {
      if canMakeCells { showFlow(flow, counts, of: source) }
    } else {
      Recorder.note(
        "the items of a collection view aren't shown: its layout isn't one of a list, a flow or plain groups",
        at: record.place)
    }
  }

  /// True for a layout of UIKit's own class whose groups lie one below the other.
  private func canPlace(_ sections: [NSCollectionLayoutSection]) -> Bool {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      ClassNames.isOfUIKit(type(of: layout)), layout.configuration.scrollDirection == .vertical,
      layout.configuration.boundarySupplementaryItems.isEmpty
    else { return false }
    return CompositionalContent.places(sections)
  }

  /// True where the code makes its cells; what comes from files or from elsewhere can't be made.
  private var canMakeCells: Bool {
    let isOwn = !hasNibs && (!registered.isEmpty || dataSource is DiffableCollectionSource)
    if !isOwn {
      Recorder.note(
        "the items of a collection view aren't shown: their cells are declared elsewhere", at: record.place)
    }
    return isOwn
  }

  fileprivate func add(_ view: UIView, named name: String) {
    shownItems!.append(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.record.localName == nil { view.record.localName = name }
    addSubview(view)
    view.loadContents()
  }

  private func cells(
    _ count: Int, in section: Int, of source: UICollectionViewDataSource
  ) -> [(path: IndexPath, cell: UICollectionViewCell)] {
    (0..<max(0, min(count, Self.mostItems - shownItems!.count))).map { item in
      let path = IndexPath(item: item, section: section)
      let cell = source.collectionView(self, cellForItemAt: path)
      add(cell, named: "item")
      return (path, cell)
    }
  }

  /// The header or footer of a section.
  private func bar(
    _ kind: String, at path: IndexPath, of source: UICollectionViewDataSource
  ) -> UICollectionReusableView {
    let view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    add(view, named: kind == Self.elementKindSectionHeader ? "header" : "footer")
    return view
  }

  fileprivate func keep(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    contentConstraints.append(constraint)
  }

  // MARK: Lists

  private func showList(
    _ list: UICollectionLayoutListConfiguration, _ counts: [Int], of source: UICollectionViewDataSource
  ) {
    var column = ContentColumn(in: self)
    let inset: CGFloat = list.appearance == .insetGrouped ? 16 : 0
    for (section, count) in counts.enumerated() {
      let path = IndexPath(item: 0, section: section)
      if list.headerMode == .supplementary {
        column.add(
          bar(Self.elementKindSectionHeader, at: path, of: source), height: -1, usual: 28, inset: inset)
      } else if list.appearance != .plain {
        column.gap += section == 0 ? 35 : 17.5
      }
      for (_, cell) in cells(count, in: section, of: source) {
        column.add(cell, height: -1, usual: ListTexts.leastHeight, inset: inset)
      }
      if list.footerMode == .supplementary {
        column.add(
          bar(Self.elementKindSectionFooter, at: path, of: source), height: -1, usual: 28, inset: inset)
      } else if list.appearance != .plain {
        column.gap += 17.5
      }
    }
    column.end.map(keep)
  }

  // MARK: Groups

  private func showSections(
    _ sections: [NSCollectionLayoutSection], _ counts: [Int], of source: UICollectionViewDataSource
  ) {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    var content = CompositionalContent(in: self)
    for (number, section) in sections.enumerated() {
      let path = IndexPath(item: 0, section: number)
      if number > 0 { content.leave(layout?.configuration.interSectionSpacing ?? 0) }
      for item in section.boundarySupplementaryItems where item.side == .top {
        content.add(bar(item.elementKind, at: path, of: source), item, in: section)
      }
      content.add(cells(counts[number], in: number, of: source).map(\.cell), in: section)
      for item in section.boundarySupplementaryItems where item.side == .bottom {
        content.add(bar(item.elementKind, at: path, of: source), item, in: section)
      }
    }
    content.close().forEach(keep)
    if content.followsRoom { Recorder.touch(.window) }
  }

  // MARK: Flows

  private func showFlow(
    _ flow: UICollectionViewFlowLayout, _ counts: [Int], of source: UICollectionViewDataSource
  ) {
    var content = FlowContent(of: flow, in: self)
    for (section, count) in counts.enumerated() {
      let path = IndexPath(item: 0, section: section)
      let (header, footer) = (content.headerLength(section), content.footerLength(section))
      if header > 0 {
        content.addBar(bar(Self.elementKindSectionHeader, at: path, of: source), length: header)
      }
      content.add(cells(count, in: section, of: source), in: section)
      if footer > 0 {
        content.addBar(bar(Self.elementKindSectionFooter, at: path, of: source), length: footer)
      }
    }
    content.close().forEach(keep)
    if content.followsRoom { Recorder.touch(.window) }
  }
}

extension UICollectionViewFlowLayout {
  /// True for UIKit's own class: others place their items by code of their own.
  fileprivate class var isPlain: Bool { ClassNames.isOfUIKit(self) }
}

/// A data source that makes cells by a closure.
protocol DiffableCollectionSource: AnyObject {}

extension UICollectionViewDiffableDataSource: DiffableCollectionSource {}
