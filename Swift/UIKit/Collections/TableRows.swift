import Foundation

extension UITableView {
  /// As many rows as anybody looks at.
  private static let mostRows = 40

  /// Shows the rows that the data source has, one below the other.
  func loadRows() {
    guard rowCells == nil, let source = dataSource else { return }
    rowCells = []
    var previous: UIView?
    for section in 0..<max(0, min(source.numberOfSections(in: self), Self.mostRows)) {
      for row in 0..<max(0, min(source.tableView(self, numberOfRowsInSection: section), Self.mostRows)) {
        guard rowCells!.count < Self.mostRows else { break }
        let path = IndexPath(row: row, section: section)
        let cell = source.tableView(self, cellForRowAt: path)
        show(cell, below: previous, height: height(at: path))
        previous = cell
      }
    }
    Recorder.withoutPlace { previous?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true }
  }

  private func height(at path: IndexPath) -> CGFloat {
    let asked = (delegate as? UITableViewDelegate)?.tableView(self, heightForRowAt: path) ?? -1
    return asked > 0 ? asked : rowHeight
  }

  private func show(_ cell: UITableViewCell, below previous: UIView?, height: CGFloat) {
    rowCells!.append(cell)
    cell.translatesAutoresizingMaskIntoConstraints = false
    if cell.record.localName == nil { cell.record.localName = "row" }
    addSubview(cell)
    if separatorStyle != .none { cell.contentBottom?.constant = 1 / Recorder.traits.scale }
    Recorder.withoutPlace {
      let own = cell.heightAnchor.constraint(equalToConstant: height > 0 ? height : 44)
      // A row is as high as its content makes it, and 44 points where that says nothing.
      own.priority = height > 0 ? .required : UILayoutPriority(1)
      NSLayoutConstraint.activate([
        own, cell.leadingAnchor.constraint(equalTo: leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: trailingAnchor),
        cell.widthAnchor.constraint(equalTo: widthAnchor),
        cell.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? topAnchor),
      ])
    }
  }
}
