import DesignModel

extension LayoutAnswer {
  /// Where the anchors lie that the screen's assertions name, given where its scroll views' contents stand.
  func measuredAnchors(_ scrolls: [ScrollResult?]) -> [MeasuredAnchor] {
    let asked = settled.prepared.assertedAnchors
    if asked.isEmpty { return [] }
    let regions = Regions(settled, solved)
    return asked.map { MeasuredAnchor($0.side, value(of: $0, regions, scrolls)) }
  }

  /// Points from the root's left or top edge, or a size.
  func value(of asked: AskedAnchor, _ regions: Regions, _ scrolls: [ScrollResult?]) -> Double {
    let place = asked.place
    let insets = regions.insets(of: place)
    let (before, after) = (insets.before(place.axis), insets.after(place.axis))
    let (origin, size) = extent(of: place, scrolls)
    switch place.measure {
    case .size: return size - before - after
    case .firstBaseline: return origin + baseline(of: place.item, first: true)
    case .lastBaseline: return origin + baseline(of: place.item, first: false)
    case .edge(let written):
      let isReversed = settled.isRightToLeft && place.axis == .horizontal
      let isLeftOrRight = asked.side.anchor.dimension == .horizontalAbsolute
      let part = isReversed && isLeftOrRight ? 1 - written : written
      let distance = origin + size * part + before * (1 - part) - after * part
      return isReversed ? settled.environment.rootWidth - distance : distance
    }
  }

  /// From the root's leading or top edge to the place's rectangle on the screen, and the rectangle's size.
  private func extent(
    of place: AnchorPlace, _ scrolls: [ScrollResult?]
  ) -> (origin: Double, size: Double) {
    let isHorizontal = place.axis == .horizontal
    let rect = solved.absolute[place.item]
    var origin = isHorizontal ? rect.x : rect.y
    var ancestor = place.isContent ? place.item : tree.parents[place.item]
    while ancestor >= 0 {
      if let content = scrolls[ancestor]?.contentOrigin { origin += isHorizontal ? content.x : content.y }
      ancestor = tree.parents[ancestor]
    }
    if place.isContent {
      let size = solved.contentSizes[place.item]
      return (origin, isHorizontal ? size.width : size.height)
    }
    return (origin, isHorizontal ? rect.width : rect.height)
  }

  /// From the top of an item to its baseline.
  private func baseline(of item: Int, first isFirst: Bool) -> Double {
    var (current, distance) = (item, 0.0)
    while current < tree.viewCount, tree.kinds[current] == .stack,
      let next = lowering.baselineView(of: current, first: isFirst)
    {
      current = next
      distance += solved.rects[current].y
    }
    let height = solved.rects[current].height
    guard current < tree.viewCount else { return isFirst ? 0 : height }
    let baseline = settled.baseline(of: current, first: isFirst, texts[current])
    return distance + height * baseline.heightPart + baseline.points
  }
}

/// An anchor that assertions name, with its item looked up.
struct AskedAnchor: Sendable {
  let side: AnchoredItem
  let place: AnchorPlace

  /// True if it speaks of a view's safe area, margins or readable content.
  func speaksOfRegions(of view: Int) -> Bool {
    place.item == view
      && (place.isOfMargins || [.safeArea, .layoutMargins, .readableContent].contains(place.region))
  }
}
