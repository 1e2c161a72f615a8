import ConstraintSolver
import DesignModel

extension Lowering {
  /// Adds an author's constraint: `first - multiplier × second - constant` in its relation to zero.
  mutating func lower(_ active: SettledScreen.ActiveConstraint) {
    let constraint = settled.prepared.constraints[active.index]
    let first = constraint.first
    var isMirrored = false
    if case .size = first.measure {
      // Sizes have no side.
    } else {
      isMirrored =
        settled.isRightToLeft && constraint.isAbsolute && first.axis == .horizontal
        && !constraint.isItsOwnMirror(constant: active.constant)
    }
    let sign: Double = isMirrored ? -1 : 1
    add(first, sign, space: constraint.space, isMirrored: isMirrored)
    if let second = constraint.second {
      add(second, -sign * constraint.multiplier, space: constraint.space, isMirrored: isMirrored)
    }
    if isMirrored {
      // Step back from the leading edge to the left one: what is left of the widths that places are taken from.
      addExtent(of: constraint.space, .horizontal, 1 - constraint.multiplier)
    }
    row.constant -= active.constant
    push(constraint.relation, active.priority, from: .constraint(active.index))
  }

  /// Adds a multiple of an anchor; if mirrored, a left edge is the trailing one.
  private mutating func add(_ place: AnchorPlace, _ factor: Double, space: Int, isMirrored: Bool) {
    let (item, axis) = (place.item, place.axis)
    let insets = inputs.regions.insets(of: place)
    let (before, after) = (insets.before(axis), insets.after(axis))
    switch place.measure {
    case .size:
      row.add(place.isContent ? contentSize(item, axis) : size(item, axis), factor)
      row.constant -= factor * (before + after)
      followSafeArea(of: place, before: -factor, after: -factor)
    case .edge(let written):
      let part = isMirrored ? 1 - written : written
      addOrigin(of: item, axis, factor, in: space, isContent: place.isContent)
      row.add(place.isContent ? contentSize(item, axis) : size(item, axis), factor * part)
      row.constant += factor * (before * (1 - part) - after * part)
      followSafeArea(of: place, before: factor * (1 - part), after: -factor * part)
    case .firstBaseline, .lastBaseline:
      let isFirst = if case .firstBaseline = place.measure { true } else { false }
      addOrigin(of: item, axis, factor, in: space, isContent: false)
      addBaseline(of: item, first: isFirst, factor)
    }
  }

  /// Adds a multiple of the size of the space in which places are measured.
  private mutating func addExtent(of space: Int, _ axis: Axis, _ factor: Double) {
    row.add(tree.isScroll[space] ? contentSize(space, axis) : size(space, axis), factor)
  }

  /// Adds a multiple of the place of an item's leading or top edge, or of that of a scroll view's content area.
  ///
  /// The space of a scroll view is that of its content.
  private mutating func addOrigin(
    of item: Int, _ axis: Axis, _ factor: Double, in space: Int, isContent: Bool
  ) {
    var current = item
    while current != space {
      row.add(place(current, axis), factor)
      let parent = tree.parents[current]
      if parent != space, tree.isScroll[parent] { addContentOrigin(of: parent, axis, factor) }
      current = parent
    }
    guard tree.isScroll[item] else { return }
    if isContent, item != space { addContentOrigin(of: item, axis, factor) }
    if !isContent, item == space { addContentOrigin(of: item, axis, -factor) }
  }

  /// Adds a multiple of where a scroll view's content starts in its frame, from the leading or top edge.
  ///
  /// Without an offset in the environment the content rests at its insets. Offsets count from the left: read from the
  /// right, the content starts at the frame's width plus the offset minus its own width.
  private mutating func addContentOrigin(of scroll: Int, _ axis: Axis, _ factor: Double) {
    if let origin = inputs.contentOrigins[scroll] {
      row.constant += factor * (axis == .horizontal ? origin.x : origin.y)
      return
    }
    guard let offset = settled.givenOffset(of: scroll) else {
      row.constant += factor * inputs.scrollInsets[scroll].before(axis)
      return
    }
    switch axis {
    case .vertical: row.constant -= factor * offset.y
    case .horizontal where settled.isRightToLeft:
      row.constant += factor * offset.x
      row.add(size(scroll, axis), factor)
      row.add(contentSize(scroll, axis), -factor)
    case .horizontal: row.constant -= factor * offset.x
    }
  }

  /// Adds a multiple of a baseline's distance from the top of its item.
  mutating func addBaseline(of item: Int, first isFirst: Bool, _ factor: Double) {
    var current = item
    while current < tree.viewCount, tree.kinds[current] == .stack,
      let next = baselineView(of: current, first: isFirst)
    {
      current = next
      row.add(place(current, .vertical), factor)
    }
    let text = current < tree.viewCount ? texts[current] : nil
    let baseline =
      current < tree.viewCount
      ? settled.baseline(of: current, first: isFirst, text) : Baseline(heightPart: isFirst ? 0 : 1, points: 0)
    row.add(size(current, .vertical), factor * baseline.heightPart)
    row.constant += factor * baseline.points
  }

  /// The arranged view that gives a stack its baseline: the first or last of a vertical stack, the tallest of a
  /// horizontal one (UIStackView documentation).
  func baselineView(of stack: Int, first isFirst: Bool) -> Int? {
    if settled.traits[stack].axis == .horizontal {
      return inputs.tallest[stack] < 0 ? nil : inputs.tallest[stack]
    }
    let arranged = tree.children[stack]
    return isFirst
      ? arranged.first { !settled.isDropped[$0] } : arranged.last { !settled.isDropped[$0] }
  }
}
