import Foundation

extension UITableView {
  /// As many rows as anybody looks at.
  private static let mostRows = 40

  /// Shows the rows that the data source has, one below the other, with the headers and footers around them.
  func loadRows() {
    if isLoadingRows { return }
    if rowCells != nil {
      followFrames()
      return
    }
    guard dataSource != nil || tableHeaderView != nil || tableFooterView != nil else { return }
    isLoadingRows = true
    defer { isLoadingRows = false }
    rowCells = []
    var rows = ContentColumn(in: self)
    // The data source may give the table its header or footer as it counts the sections.
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let header = tableHeaderView.map { showEnd($0, in: &rows) } ?? false
    for section in 0..<max(0, min(sections, Self.mostRows)) {
      showHeader(of: section, isFirst: section == 0 && !header, in: &rows)
      showRows(of: section, in: &rows)
      showFooter(of: section, in: &rows)
    }
    if let tableFooterView { _ = showEnd(tableFooterView, in: &rows) }
    rows.end?.isActive = true
  }

  private func showRows(of section: Int, in rows: inout ContentColumn) {
    guard let source = dataSource else { return }
    for row in 0..<max(0, min(source.tableView(self, numberOfRowsInSection: section), Self.mostRows)) {
      guard rowCells!.count < Self.mostRows else { break }
      let path = IndexPath(row: row, section: section)
      let cell = source.tableView(self, cellForRowAt: path)
      rowCells!.append(cell)
      let height = height(at: path)
      cell.parts.hasGivenHeight = height > 0
      // A row is as high as its content makes it, and 44 points where that says nothing.
      hold(cell, named: "row")
      if insetsContents { cell.contentSides.keep(withinSafeAreaOf: self) }
      rows.add(cell, height: height, usual: ListTexts.leastHeight, inset: sideInset)
      if separatorStyle != .none { cell.contentBottom?.constant = 1 / Recorder.traits.scale }
      cell.layOutParts()
    }
  }

  private func hold(_ view: UIView, named name: String) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.record.localName == nil { view.record.localName = name }
    addSubview(view)
  }

  private func height(at path: IndexPath) -> CGFloat {
    let asked = _d?.tableView(self, heightForRowAt: path) ?? -1
    return asked > 0 ? asked : rowHeight
  }

  /// Rows of that style lie within the margins, points from the safe area.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// True where rows reach from edge to edge and their contents keep to the safe area.
  private var insetsContents: Bool { insetsContentViewsToSafeArea && style != .insetGrouped }

  // MARK: Sections

  private func showHeader(of section: Int, isFirst: Bool, in rows: inout ContentColumn) {
    let asked = _d?.tableView(self, heightForHeaderInSection: section) ?? -1
    let height = asked >= 0 ? asked : sectionHeaderHeight
    let view =
      _d?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false)
    guard let view, height < 0 || height >= 1 else {
      // Sections of grouped tables keep their distance all the same.
      if style != .plain { rows.gap += height > 0 ? height : isFirst ? 35 : 17.5 }
      return
    }
    let padding: CGFloat = style == .plain ? 22 : 0
    rows.gap += sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : padding
    show(view, height: height, named: "header", in: &rows)
  }

  private func showFooter(of section: Int, in rows: inout ContentColumn) {
    let asked = _d?.tableView(self, heightForFooterInSection: section) ?? -1
    let height = asked >= 0 ? asked : sectionFooterHeight
    let view =
      _d?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    guard let view, height < 0 || height >= 1 else {
      if style != .plain { rows.gap += height > 0 ? height : 17.5 }
      return
    }
    show(view, height: height, named: "footer", in: &rows)
  }

  private func show(_ view: UIView, height: CGFloat, named name: String, in rows: inout ContentColumn) {
    sectionViews.append(view)
    hold(view, named: name)
    if insetsContents, let bar = view as? UITableViewHeaderFooterView {
      bar.contentSides.keep(withinSafeAreaOf: self)
    }
    rows.add(view, height: height, usual: 28, inset: sideInset)
    view.loadContents()
  }

  /// UIKit's own header or footer around a title.
  private func titleView(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    (view.isGrouped, view.isFooter) = (style != .plain, isFooter)
    view.textLabel?.text = style != .plain && !isFooter ? title.uppercased() : title
    if style != .plain || isFooter { view.textLabel?.numberOfLines = 0 }
    return view
  }

  // MARK: The table's own header and footer

  /// Shows a view at the table's end, which is as high as its frame; false for one that nobody sees.
  private func showEnd(_ view: UIView, in rows: inout ContentColumn) -> Bool {
    let height = view.record.frame.height
    if view.translatesAutoresizingMaskIntoConstraints, !view.hasContentSize {
      framedEnds.insert(ObjectIdentifier(view))
    }
    let sizesItself = !framedEnds.contains(ObjectIdentifier(view))
    guard height > 0 || sizesItself else {
      if !view.subviews.isEmpty { Recorder.note(Self.isFlat) }
      return false
    }
    Recorder.notes.removeAll { $0.text == Self.isFlat }
    hold(view, named: view === tableHeaderView ? "tableHeader" : "tableFooter")
    let own = rows.add(view, height: sizesItself ? -1 : height, usual: height, inset: 0)
    if !sizesItself { endHeights[ObjectIdentifier(view)] = own }
    return true
  }

  private static let isFlat = "a table's header or footer has a frame without a height and isn't shown"

  /// The code may set the frames of the table's header and footer again, or first when it knows their size.
  private func followFrames() {
    for view in [tableHeaderView, tableFooterView].compactMap({ $0 }) {
      let height = view.record.frame.height
      if view.superview !== self {
        if height > 0 { return reloadWithEnds() }
      } else if let own = endHeights[ObjectIdentifier(view)], abs(own.constant - height) > 0.5 {
        own.constant = height
      }
    }
  }

  private func reloadWithEnds() {
    reloadData()
    loadRows()
  }
}
