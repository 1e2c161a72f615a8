import Foundation

/// What the sections of a compositional layout lie in: groups, one below the other, each a guide in which its items follow
/// one another.
///
/// By Apple's reference: fractions are of what contains an item, less that one's insets; a group takes as many items as
/// have room, or as it says.
struct CompositionalContent {
  private let view: UICollectionView
  private var last: LayoutAnchored?
  /// Points after the last group, header or footer.
  private var gap: CGFloat = 0
  private(set) var followsRoom = false

  private let reference: UIContentInsetsReference

  /// The content of a view whose layout has its insets count from that boundary.
  init(in view: UICollectionView, reference: UIContentInsetsReference) {
    (self.view, self.reference) = (view, reference)
  }

  private typealias Insets = NSDirectionalEdgeInsets
  /// What contains an item: its guide, or what has the collection view's sides and the view itself, the room in it in
  /// points, and what it keeps free.
  private struct Container {
    var sides: LayoutAnchored, ends: LayoutAnchored, size: CGSize, insets: Insets
  }

  /// True for sections whose items have places here.
  static func places(_ sections: [NSCollectionLayoutSection]) -> Bool {
    sections.allSatisfy { section in
      section.group.map(places) ?? false
        && section.boundarySupplementaryItems.allSatisfy { [.top, .bottom].contains($0.side) }
    }
  }

  private static func places(_ item: NSCollectionLayoutItem) -> Bool {
    let size = item.layoutSize
    let isKnown =
      item.edgeSpacing == nil && item.supplementaryItems.isEmpty && size.widthDimension.kind != .uniform
      && size.heightDimension.kind != .uniform
    guard let group = item as? NSCollectionLayoutGroup else { return isKnown }
    return isKnown && group.kind != .custom && !group.subitems.isEmpty
      && !(group.interItemSpacing?.isFlexibleSpacing ?? false)
      && (group.kind == .column || !group.subitems.contains { $0.layoutSize.widthDimension.isEstimated })
      && group.subitems.allSatisfy(places)
  }

  // MARK: Sections

  /// Adds a header or a footer of a section.
  mutating func add(_ bar: UIView, _ item: NSCollectionLayoutItem, in section: NSCollectionLayoutSection) {
    place(bar, item, in: container(ofBarsIn: section))
    put(bar, in: container(ofBarsIn: section))
    (last, gap) = (bar, 0)
  }

  /// The size of a header or a footer in points, as far as it doesn't follow its content.
  func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, in section: NSCollectionLayoutSection
  ) -> CGSize {
    size(of: item, in: container(ofBarsIn: section))
  }

  private func container(ofBarsIn section: NSCollectionLayoutSection) -> Container {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let sides = Insets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    let own = section.supplementaryContentInsetsReference
    return container(own == .automatic ? section.contentInsetsReference : own, sides)
  }

  /// The collection view between its safe area's sides, unless the section or the layout counts from another boundary
  /// (`UIContentInsetsReference`; above and below the view's own insets hold).
  private func container(_ own: UIContentInsetsReference, _ insets: Insets) -> Container {
    let sides: LayoutAnchored
    var size = view.record.frame.size
    let kept: UIEdgeInsets
    switch own == .automatic ? reference : own {
    case .none: (sides, kept) = (view, .zero)
    case .automatic, .safeArea:
      (sides, kept) = (view.safeAreaLayoutGuide, Recorder.reading { view.safeAreaInsets })
    case .layoutMargins: (sides, kept) = (view.layoutMarginsGuide, Recorder.reading { view.layoutMargins })
    case .readableContent:
      (sides, kept) = (view.readableContentGuide, Recorder.reading { view.layoutMargins })
    }
    size.width -= kept.left + kept.right
    return Container(sides: sides, ends: view, size: size, insets: insets)
  }

  /// Adds the items of a section; where groups follow one another sideways, those that reach beyond the view's end are
  /// hidden.
  mutating func add(_ cells: inout SectionCells, in section: NSCollectionLayoutSection) {
    guard let group = section.group else { return }
    let insets = section.contentInsets
    let container = container(section.contentInsetsReference, insets)
    var previous: UILayoutGuide?
    var end = insets.leading
    gap += insets.top
    let isSideways = section.orthogonalScrollingBehavior != .none
    if isSideways { followsRoom = true }
    while !cells.isEmpty {
      let width = size(of: group, in: container).width
      let isBeyond = isSideways && previous != nil && end + width > container.size.width
      let before = cells.made.count
      let guide = self.guide(for: group, in: container, &cells)
      for cell in cells.made.dropFirst(before) where isBeyond { cell.isHidden = true }
      if isSideways, let previous {
        hold((guide, .top), to: (previous, .top))
        hold((guide, .leading), to: (previous, .trailing), constant: section.interGroupSpacing)
      } else {
        put(guide, in: container)
        (last, gap) = (guide, section.interGroupSpacing)
      }
      end += width + section.interGroupSpacing
      previous = guide
    }
    gap = (previous == nil ? gap : 0) + insets.bottom
  }

  /// Leaves room between sections.
  mutating func leave(_ points: CGFloat) { if last != nil { gap += points } }

  /// What gives the content its size; nothing without views.
  func close() -> [NSLayoutConstraint] {
    guard let last else { return [] }
    return [
      made((view, .bottom), to: (last, .bottom), constant: gap),
      made((view.contentLayoutGuide, .width), to: (view, .width)),
    ]
  }

  // MARK: Groups

  /// A guide with as many of the cells as a group takes.
  private mutating func guide(
    for group: NSCollectionLayoutGroup, in container: Container, _ cells: inout SectionCells
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "group"
    view.addLayoutGuide(guide)
    view.contentGuides.append(guide)
    place(guide, group, in: container)
    let isRow = group.kind == .row
    let inner = Container(
      sides: guide, ends: guide, size: size(of: group, in: container), insets: group.contentInsets)
    let room = self.room(in: inner)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var previous: (anchors: LayoutAnchored, insets: Insets)?
    var (taken, number): (CGFloat, Int) = (0, 0)
    while !cells.isEmpty {
      let item = group.subitems[number % group.subitems.count]
      if let count = group.count {
        if number == count { break }
      } else {
        let own = size(of: item, in: inner)
        taken += (isRow ? own.width : own.height) + (number == 0 ? 0 : spacing)
        if number > 0, taken > (isRow ? room.width : room.height) + 0.5 { break }
        if !item.fills(isRow) { followsRoom = true }
      }
      let anchors = child(item, of: group, in: inner, &cells)
      follow(
        (anchors, item.insets), after: previous.map { ($0.anchors, $0.insets, spacing) }, in: inner,
        isRow: isRow)
      previous = (anchors, item.insets)
      number += 1
    }
    return guide
  }

  /// An item of a group, be it another group.
  private mutating func child(
    _ item: NSCollectionLayoutItem, of group: NSCollectionLayoutGroup, in inner: Container,
    _ cells: inout SectionCells
  ) -> LayoutAnchored {
    if let group = item as? NSCollectionLayoutGroup { return guide(for: group, in: inner, &cells) }
    let sharing = group.sharesLength ? group : nil
    let cell = cells.next(in: size(ofCell: item, in: inner, sharedBy: sharing))
    place(cell, item, in: inner, sharedBy: sharing)
    cell.hasPartOfHeight =
      group.layoutSize.heightDimension.isFractionalHeight
      && (item.layoutSize.heightDimension.isFractionalHeight || sharing?.kind == .column)
    return cell
  }

  /// Puts an item after the one before it, and lets its group hold it where that is as large as its items.
  private func follow(
    _ next: (anchors: LayoutAnchored, insets: Insets),
    after previous: (anchors: LayoutAnchored, insets: Insets, spacing: CGFloat)?, in inner: Container,
    isRow: Bool
  ) {
    let (item, own) = next
    let (guide, insets) = (inner.sides, inner.insets)
    let start: NSLayoutConstraint.Attribute = isRow ? .leading : .top
    if let previous {
      let before = isRow ? previous.insets.trailing + own.leading : previous.insets.bottom + own.top
      hold(
        (item, start), to: (previous.anchors, isRow ? .trailing : .bottom),
        constant: before + previous.spacing)
    } else {
      let before = isRow ? insets.leading + own.leading : insets.top + own.top
      hold((item, start), to: (guide, start), constant: before)
    }
    if isRow {
      hold((item, .top), to: (guide, .top), constant: insets.top + own.top)
    } else {
      hold((item, .leading), to: (guide, .leading), constant: insets.leading + own.leading)
    }
    let below = made((guide, .bottom), to: (item, .bottom), constant: insets.bottom + own.bottom)
    below.relation = .greaterThanOrEqual
    // Groups of a given height are as high as that.
    below.priority = UILayoutPriority(999)
    below.isActive = true
  }

  // MARK: Sizes

  private func room(in container: Container) -> CGSize {
    CGSize(
      width: container.size.width - container.insets.leading - container.insets.trailing,
      height: container.size.height - container.insets.top - container.insets.bottom)
  }

  /// The size of an item in points, as far as it doesn't follow its content.
  private func size(of item: NSCollectionLayoutItem, in container: Container) -> CGSize {
    let room = room(in: container)
    func length(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
      switch dimension.kind {
      case .fractionalWidth: room.width * dimension.dimension
      case .fractionalHeight: room.height * dimension.dimension
      default: dimension.dimension
      }
    }
    return CGSize(
      width: length(item.layoutSize.widthDimension), height: length(item.layoutSize.heightDimension))
  }

  /// The size in which an item's cell is made, in points: without the item's own insets.
  private func size(
    ofCell item: NSCollectionLayoutItem, in container: Container, sharedBy group: NSCollectionLayoutGroup?
  ) -> CGSize {
    var size = size(of: item, in: container)
    if let group, let count = group.count {
      let (room, gaps) = (room(in: container), CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0))
      if group.kind == .row {
        size.width = (room.width - gaps) / CGFloat(count)
      } else {
        size.height = (room.height - gaps) / CGFloat(count)
      }
    }
    size.width -= item.insets.leading + item.insets.trailing
    size.height -= item.insets.top + item.insets.bottom
    return size
  }

  /// The size of a section's first item in points, without its own insets; nil for a side that follows its content.
  func sizeOfFirstItem(in section: NSCollectionLayoutSection) -> (width: CGFloat?, height: CGFloat?) {
    var container = container(section.contentInsetsReference, section.contentInsets)
    var (knowsWidth, knowsHeight) = (true, true)
    var (next, sharing) = (section.group as NSCollectionLayoutItem?, NSCollectionLayoutGroup?.none)
    func isKnown(_ dimension: NSCollectionLayoutDimension) -> Bool {
      switch dimension.kind {
      case .fractionalWidth: knowsWidth
      case .fractionalHeight: knowsHeight
      case .absolute: true
      case .estimated, .uniform: false
      }
    }
    while let item = next {
      let known = (isKnown(item.layoutSize.widthDimension), isKnown(item.layoutSize.heightDimension))
      guard let group = item as? NSCollectionLayoutGroup else {
        let size = size(ofCell: item, in: container, sharedBy: sharing)
        let isShared = sharing.map { (isRow: $0.kind == .row, isColumn: $0.kind == .column) }
        return (
          (isShared?.isRow ?? false ? knowsWidth : known.0) ? size.width : nil,
          (isShared?.isColumn ?? false ? knowsHeight : known.1) ? size.height : nil
        )
      }
      container = Container(
        sides: view, ends: view, size: size(of: group, in: container), insets: group.contentInsets)
      (knowsWidth, knowsHeight) = known
      (next, sharing) = (group.subitems.first, group.sharesLength ? group : nil)
    }
    return (nil, nil)
  }

  /// Gives an item its size: a part of what contains it, points, or that of its content.
  private func place(
    _ anchors: LayoutAnchored, _ item: NSCollectionLayoutItem, in container: Container,
    sharedBy group: NSCollectionLayoutGroup? = nil
  ) {
    let own = item.insets
    for (length, dimension, less) in [
      (NSLayoutConstraint.Attribute.width, item.layoutSize.widthDimension, own.leading + own.trailing),
      (.height, item.layoutSize.heightDimension, own.top + own.bottom),
    ] {
      let isShared = group.map { ($0.kind == .row) == (length == .width) } ?? false
      if isShared, let group, let count = group.count {
        let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
        part(
          (anchors, length), 1 / CGFloat(count), of: length, in: container,
          less: gaps / CGFloat(count) + less)
        continue
      }
      switch dimension.kind {
      case .fractionalWidth:
        part((anchors, length), dimension.dimension, of: .width, in: container, less: less)
      case .fractionalHeight:
        part((anchors, length), dimension.dimension, of: .height, in: container, less: less)
      case .absolute:
        made((anchors, length), to: nil, constant: dimension.dimension - less).isActive = true
      case .estimated, .uniform:
        // A group is as high as its items, and an item as its content.
        let isGroup = anchors is UILayoutGuide
        let weak = made((anchors, length), to: nil, constant: isGroup ? 0 : dimension.dimension - less)
        weak.priority = UILayoutPriority(isGroup ? 2 : 1)
        weak.isActive = true
      }
    }
  }

  /// Makes a length a part of what contains it, less its insets and so many points.
  private func part(
    _ own: Side, _ fraction: CGFloat, of other: NSLayoutConstraint.Attribute, in container: Container,
    less: CGFloat
  ) {
    let insets = container.insets
    let kept = other == .width ? insets.leading + insets.trailing : insets.top + insets.bottom
    let one = made(
      own, to: (other == .width ? container.sides : container.ends, other), constant: -kept * fraction - less)
    one.multiplier = fraction
    one.isActive = true
  }

  // MARK: Constraints

  private typealias Side = (item: LayoutAnchored, attribute: NSLayoutConstraint.Attribute)

  private func made(_ first: Side, to second: Side?, constant: CGFloat = 0) -> NSLayoutConstraint {
    Recorder.withoutPlace {
      NSLayoutConstraint(
        first.item, first.attribute, relation: .equal, second: second?.item,
        secondAttribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    }
  }

  private func hold(_ first: Side, to second: Side, constant: CGFloat = 0) {
    made(first, to: second, constant: constant).isActive = true
  }

  /// Puts a group, a header or a footer below the last one.
  private func put(_ anchors: LayoutAnchored, in container: Container) {
    hold((anchors, .leading), to: (container.sides, .leading), constant: container.insets.leading)
    if let last {
      hold((anchors, .top), to: (last, .bottom), constant: gap)
    } else {
      hold((anchors, .top), to: (view, .top), constant: gap)
    }
  }
}

extension NSCollectionLayoutItem {
  /// What is free around an item; a group keeps its own insets within.
  fileprivate var insets: NSDirectionalEdgeInsets { self is NSCollectionLayoutGroup ? .zero : contentInsets }

  /// True for what is a part of its group, so that as many of it have room on any window.
  fileprivate func fills(_ isRow: Bool) -> Bool {
    isRow ? layoutSize.widthDimension.isFractionalWidth : layoutSize.heightDimension.isFractionalHeight
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// The side of its section that it lies at, where that is the whole of it.
  var side: NSRectAlignment {
    switch alignment {
    case .top, .topLeading: .top
    case .bottom, .bottomLeading: .bottom
    default: .none
    }
  }
}
