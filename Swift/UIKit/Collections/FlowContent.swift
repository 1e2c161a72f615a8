import Foundation

/// What a flow layout's items, headers and footers lie in: lines of items, across the way in which the view scrolls.
struct FlowContent {
  private let flow: UICollectionViewFlowLayout, view: UICollectionView
  private let isUpright: Bool
  private var last: UIView?
  /// Points after the last view, along the way in which the view scrolls.
  private var gap: CGFloat = 0
  private(set) var followsRoom = false

  init(of flow: UICollectionViewFlowLayout, in view: UICollectionView) {
    (self.flow, self.view) = (flow, view)
    isUpright = flow.scrollDirection == .vertical
  }

  private var delegate: UICollectionViewDelegateFlowLayout? {
    view.delegate as? UICollectionViewDelegateFlowLayout
  }

  func headerLength(_ section: Int) -> CGFloat {
    let asked = delegate?.collectionView(view, layout: flow, referenceSizeForHeaderInSection: section)
    return length(asked ?? flow.headerReferenceSize)
  }

  func footerLength(_ section: Int) -> CGFloat {
    let asked = delegate?.collectionView(view, layout: flow, referenceSizeForFooterInSection: section)
    return length(asked ?? flow.footerReferenceSize)
  }

  private func length(_ size: CGSize) -> CGFloat { isUpright ? size.height : size.width }
  private func breadth(_ size: CGSize) -> CGFloat { isUpright ? size.width : size.height }

  /// The size in which an item's cell is made, in points: the code's, else what the layout takes it for.
  func sizeWhenMade(at path: IndexPath) -> CGSize {
    let asked = delegate?.collectionView(view, layout: flow, sizeForItemAt: path) ?? .zero
    if asked != .zero { return asked }
    return flow.estimatedItemSize == .zero ? flow.itemSize : flow.estimatedItemSize
  }

  /// The size of a header or a footer of that length, in points.
  func barSize(_ length: CGFloat) -> CGSize {
    let size = view.record.frame.size
    return isUpright ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  // MARK: Views

  /// Adds a header or a footer, which takes the whole of a line.
  mutating func addBar(_ bar: UIView, length: CGFloat) {
    NSLayoutConstraint.activate([
      tie((bar, .start), to: (view, .start), alongLine: true),
      tie((bar, .extent), to: (view, .extent), alongLine: true),
      tie((bar, .extent), to: nil, alongLine: false, constant: length), next(bar),
    ])
    (last, gap) = (bar, 0)
  }

  /// Adds the items of a section.
  mutating func add(_ items: [(path: IndexPath, cell: UICollectionViewCell)], in section: Int) {
    let insets =
      delegate?.collectionView(view, layout: flow, insetForSectionAt: section) ?? flow.sectionInset
    let between =
      delegate?.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: section)
      ?? flow.minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: section)
      ?? flow.minimumLineSpacing
    let sides = isUpright ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let (before, after) = isUpright ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let sizes = items.map { size(of: $0.cell, at: $0.path) }
    let room = breadth(view.record.frame.size) - sides.0 - sides.1
    let lines = FlowLines(sizes.map { breadth($0.size) }, room: room, gap: between)
    let columns = columns(of: sizes, room: room, gap: between)
    if let columns {
      let taken = sides.0 + sides.1 + CGFloat(columns - 1) * between
      for (_, cell) in items { share(cell, columns, less: taken) }
    } else {
      for (item, size) in zip(items, sizes) where size.isGiven { hold(item.cell, breadth(size.size)) }
      followsRoom = followsRoom || lines.followsRoom
    }
    gap += before
    for line in lines.lines {
      let cells = line.items.map { items[$0].cell }
      let tallest =
        line.items.max { length(sizes[$0].size) < length(sizes[$1].size) } ?? line.items.lowerBound
      place(
        cells, gap: columns == nil ? line.gap : between, from: sides.0,
        isCentred: columns == nil && line.isCentred)
      let longest = items[tallest].cell
      next(longest).isActive = true
      for cell in cells where cell !== longest {
        tie((cell, .middle), to: (longest, .middle), alongLine: false).isActive = true
      }
      (last, gap) = (longest, lineGap)
    }
    gap = (lines.lines.isEmpty ? gap : 0) + after
  }

  /// The size of an item, and whether the code gives it for that item.
  private typealias ItemSize = (size: CGSize, isGiven: Bool, isAsked: Bool)

  /// The size that the code gives an item, or that of its content, which is then held by no constraint.
  private func size(of cell: UICollectionViewCell, at path: IndexPath) -> ItemSize {
    let asked = delegate?.collectionView(view, layout: flow, sizeForItemAt: path) ?? .zero
    if asked == .zero, flow.estimatedItemSize != .zero { return (ownSize(of: cell, at: path), false, false) }
    let size = asked == .zero ? flow.itemSize : asked
    tie((cell, .extent), to: nil, alongLine: false, constant: length(size)).isActive = true
    return (size, true, asked != .zero)
  }

  private func hold(_ cell: UIView, _ breadth: CGFloat) {
    tie((cell, .extent), to: nil, alongLine: true, constant: breadth).isActive = true
  }

  /// How many items share a line, where the code computes their size so that they fill it.
  private func columns(of sizes: [ItemSize], room: CGFloat, gap: CGFloat) -> Int? {
    guard let first = sizes.first, first.isAsked, breadth(first.size) > 0,
      sizes.allSatisfy({ $0.isAsked && breadth($0.size) == breadth(first.size) })
    else { return nil }
    let length = breadth(first.size)
    let count = ((room + gap + 0.01) / (length + gap)).rounded(.down)
    guard count >= 1 else { return nil }
    // Code may round what each item gets.
    let rest = room - count * length - (count - 1) * gap
    return rest < count ? Int(count) : nil
  }

  /// Gives an item its part of the room that the insets and the gaps leave.
  private func share(_ cell: UIView, _ columns: Int, less taken: CGFloat) {
    let count = CGFloat(columns)
    let part = tie((cell, .extent), to: (view, .extent), alongLine: true, constant: -taken / count)
    part.multiplier = 1 / count
    part.isActive = true
  }

  private func ownSize(of cell: UICollectionViewCell, at path: IndexPath) -> CGSize {
    let content = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.size = content
    let preferred = cell.preferredLayoutAttributesFitting(attributes).size
    Recorder.withoutPlace {
      for (anchor, pair) in [
        (cell.widthAnchor, (preferred.width, content.width)),
        (cell.heightAnchor, (preferred.height, content.height)),
      ] {
        let own = anchor.constraint(equalToConstant: pair.0)
        // The content says itself how large it is, at other text sizes too.
        own.priority = pair.0 == pair.1 ? UILayoutPriority(1) : .required
        own.isActive = true
      }
    }
    return preferred
  }

  private func place(_ cells: [UICollectionViewCell], gap: CGFloat, from inset: CGFloat, isCentred: Bool) {
    if isCentred, let cell = cells.first {
      tie((cell, .middle), to: (view.contentLayoutGuide, .middle), alongLine: true).isActive = true
      return
    }
    var previous: UIView?
    for cell in cells {
      let before: (AnyObject, Edge) = previous.map { ($0, .end) } ?? (view, .start)
      let distance = previous == nil ? inset : gap
      tie((cell, .start), to: before, alongLine: true, constant: distance).isActive = true
      previous = cell
    }
  }

  /// What gives the content its size; nothing without views.
  func close() -> [NSLayoutConstraint] {
    guard let last else { return [] }
    return [
      tie((view, .end), to: (last, .end), alongLine: false, constant: gap),
      tie((view.contentLayoutGuide, .extent), to: (view, .extent), alongLine: true),
    ]
  }

  // MARK: Anchors

  private enum Edge { case start, end, middle, extent }

  /// An edge along a line or, across the lines, along the way in which the view scrolls.
  private func attribute(_ edge: Edge, alongLine: Bool) -> NSLayoutConstraint.Attribute {
    let isHorizontal = isUpright == alongLine
    switch edge {
    case .start: return isHorizontal ? .leading : .top
    case .end: return isHorizontal ? .trailing : .bottom
    case .middle: return isHorizontal ? .centerX : .centerY
    case .extent: return isHorizontal ? .width : .height
    }
  }

  private func tie(
    _ first: (AnyObject, Edge), to second: (AnyObject, Edge)?, alongLine: Bool, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    Recorder.withoutPlace {
      NSLayoutConstraint(
        first.0, attribute(first.1, alongLine: alongLine), relation: .equal, second: second?.0,
        secondAttribute: second.map { attribute($0.1, alongLine: alongLine) } ?? .notAnAttribute,
        multiplier: 1, constant: constant)
    }
  }

  /// A view after the last one, or at the beginning of the content.
  private func next(_ item: UIView) -> NSLayoutConstraint {
    let before: (AnyObject, Edge) = last.map { ($0, .end) } ?? (view, .start)
    return tie((item, .start), to: before, alongLine: false, constant: gap)
  }
}
