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

  /// How many of a section's items are shown.
  private func shownCount(_ count: Int) -> Int { max(0, min(count, Self.mostItems - shownItems!.count)) }

  /// The items of a section, each made in the size that the layout has for it.
  private func cells(
    _ count: Int, in section: Int, of source: UICollectionViewDataSource, size: (IndexPath) -> CGSize
  ) -> [(path: IndexPath, cell: UICollectionViewCell)] {
    (0..<shownCount(count)).map { item in
      let path = IndexPath(item: item, section: section)
      return (path, cell(at: path, of: source, size: size(path)))
    }
  }

  private func cell(
    at path: IndexPath, of source: UICollectionViewDataSource, size: CGSize
  ) -> UICollectionViewCell {
    let cell = made(in: size) { source.collectionView(self, cellForItemAt: path) }
    add(cell, named: "item")
    return cell
  }

  /// The header or footer of a section.
  private func bar(
    _ kind: String, at path: IndexPath, of source: UICollectionViewDataSource, size: CGSize
  ) -> UICollectionReusableView {
    let view = made(in: size) {
      source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    add(view, named: kind == Self.elementKindSectionHeader ? "header" : "footer")
    return view
  }

  /// What the code makes for a place of that size; frames that it sets by it follow the window.
  private func made<View: UIView>(in size: CGSize, _ make: () -> View) -> View {
    let kept = sizeOfNext
    sizeOfNext = size
    defer { sizeOfNext = kept }
    let view = make()
    if view.holdsFrames { Recorder.touch(.window) }
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
    func size(_ height: CGFloat) -> CGSize {
      CGSize(width: record.frame.width - 2 * inset, height: height)
    }
    for (section, count) in counts.enumerated() {
      let path = IndexPath(item: 0, section: section)
      if list.headerMode == .supplementary {
        column.add(
          bar(Self.elementKindSectionHeader, at: path, of: source, size: size(28)), height: -1, usual: 28,
          inset: inset)
      } else if list.appearance != .plain {
        column.gap += section == 0 ? 35 : 17.5
      }
      for (_, cell) in cells(count, in: section, of: source, size: { _ in size(ListTexts.leastHeight) }) {
        if inset == 0, let cell = cell as? UICollectionViewListCell {
          cell.contentSides.keep(withinSafeAreaOf: self)
        }
        column.add(cell, height: -1, usual: ListTexts.leastHeight, inset: inset)
      }
      if list.footerMode == .supplementary {
        column.add(
          bar(Self.elementKindSectionFooter, at: path, of: source, size: size(28)), height: -1, usual: 28,
          inset: inset)
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
    var content = CompositionalContent(
      in: self, reference: layout?.configuration.contentInsetsReference ?? .automatic)
    for (number, section) in sections.enumerated() {
      let path = IndexPath(item: 0, section: number)
      if number > 0 { content.leave(layout?.configuration.interSectionSpacing ?? 0) }
      func add(barsAt side: NSRectAlignment) {
        for item in section.boundarySupplementaryItems where item.side == side {
          let size = content.size(of: item, in: section)
          content.add(bar(item.elementKind, at: path, of: source, size: size), item, in: section)
        }
      }
      add(barsAt: .top)
      var cells = SectionCells(shownCount(counts[number])) { item, size in
        self.cell(at: IndexPath(item: item, section: number), of: source, size: size)
      }
      content.add(&cells, in: section)
      add(barsAt: .bottom)
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
        content.addBar(
          bar(Self.elementKindSectionHeader, at: path, of: source, size: content.barSize(header)),
          length: header)
      }
      content.add(
        cells(count, in: section, of: source, size: content.sizeWhenMade), in: section)
      if footer > 0 {
        content.addBar(
          bar(Self.elementKindSectionFooter, at: path, of: source, size: content.barSize(footer)),
          length: footer)
      }
    }
    content.close().forEach(keep)
    if content.followsRoom { Recorder.touch(.window) }
  }
}

extension UIView {
  /// True for a view within which the code has placed others by their frames.
  var holdsFrames: Bool {
    RecordedTree.views(in: self).contains {
      $0 !== self && $0.record.hasFrame && $0.translatesAutoresizingMaskIntoConstraints
    }
  }
}

extension UICollectionViewFlowLayout {
  /// True for UIKit's own class: others place their items by code of their own.
  fileprivate class var isPlain: Bool { ClassNames.isOfUIKit(self) }
}

/// A data source that makes cells by a closure.
protocol DiffableCollectionSource: AnyObject {}

extension UICollectionViewDiffableDataSource: DiffableCollectionSource {}
