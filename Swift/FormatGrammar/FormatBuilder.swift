import Notation

/// Turns a line of visual format into constraints.
struct FormatBuilder {
  private let line: FormatLine
  private let ends: FormatEnds
  private let options: [FormatOption]
  private var constraints: [ConstraintText] = []

  init(_ line: FormatLine, _ format: WrittenFormat) {
    self.line = line
    options = format.options
    ends = FormatEnds(line.axis, format.options)
  }

  mutating func build() throws(SyntaxError) -> [ConstraintText] {
    for (index, view) in line.views.enumerated() {
      for size in view.sizes { try add(size, of: view) }
      if index > 0 {
        try connect(line.views[index - 1], to: view)
      } else if let edge = line.start {
        try connect(edge, to: view, isStart: true)
      }
    }
    if let edge = line.end, let last = line.views.last { try connect(edge, to: last, isStart: false) }
    for option in options {
      if let anchor = option.anchor { try align(anchor, option) }
    }
    return constraints
  }

  // MARK: Sizes

  private mutating func add(_ size: FormatLine.Predicate, of view: FormatLine.View) throws(SyntaxError) {
    let first = try anchor(ends.extent, of: view.item, at: view.offset)
    var second: AnchoredItem?
    if let other = size.other { second = try anchor(ends.extent, of: other, at: size.offset) }
    guard second != first else {
      throw SyntaxError(
        "'\(view.item.name)' can't be compared with itself; name another view", at: size.offset)
    }
    let text = ConstraintText(
      first: first, relation: size.relation, second: second, constant: size.number, priority: size.priority)
    try text.checkSize(at: size.offset)
    constraints.append(text)
  }

  private func anchor(
    _ anchor: Anchor, of item: FormatItem, at offset: Int
  ) throws(SyntaxError) -> AnchoredItem {
    guard let anchored = item.anchor(anchor) else {
      throw SyntaxError("'\(item.name)' has no \(anchor.rawValue) that can be set; use safeArea", at: offset)
    }
    return anchored
  }

  // MARK: Gaps

  private mutating func connect(_ before: FormatLine.View, to after: FormatLine.View) throws(SyntaxError) {
    let isOfText = ends.isOfBaselines && (before.item.isOfText || after.item.isOfText)
    let far = ends.isOfBaselines && before.item.isOfText ? .lastBaseline : ends.far
    let near = ends.isOfBaselines && after.item.isOfText ? .firstBaseline : ends.near
    var predicates = [FormatLine.Predicate(offset: after.offset)]
    switch before.gap {
    case .none: break
    case .standard:
      if isOfText {
        throw SyntaxError(
          "the space between baselines depends on the fonts; give the gap a number", at: after.offset)
      }
      predicates[0].number = VisualFormat.standardSpacing
    case .given(let given): predicates = given
    }
    let first = try anchor(near, of: after.item, at: after.offset)
    let second = try anchor(far, of: before.item, at: before.offset)
    for predicate in predicates { try add(first, second, gap: predicate, at: after.offset) }
  }

  private mutating func connect(
    _ edge: FormatLine.Edge, to view: FormatLine.View, isStart: Bool
  ) throws(SyntaxError) {
    guard let superview = view.item.superview else {
      throw SyntaxError("the root view has no superview; leave the '|' out", at: edge.offset)
    }
    var (region, predicates) = (Region.bounds, [FormatLine.Predicate(offset: view.offset)])
    switch edge.gap {
    case .none: break
    // At the superview's margin a standard gap has no number of its own.
    case .standard: region = .layoutMargins
    case .given(let given): predicates = given
    }
    let side = isStart ? ends.near : ends.far
    let inner = try anchor(side, of: view.item, at: view.offset)
    let outer = AnchoredItem(Item(superview, region), side)
    // Read from the edge inwards: at the end the superview follows the view.
    for predicate in predicates {
      try isStart
        ? add(inner, outer, gap: predicate, at: view.offset)
        : add(outer, inner, gap: predicate, at: view.offset)
    }
  }

  /// Adds `after = before + number` as the line runs.
  private mutating func add(
    _ after: AnchoredItem, _ before: AnchoredItem, gap: FormatLine.Predicate, at offset: Int
  ) throws(SyntaxError) {
    if after == before {
      if gap.number == 0 { return }
      throw SyntaxError(
        "the guide lies at the edge, so there is no gap between them; leave it out", at: offset)
    }
    let (first, second) = ends.isReversed ? (before, after) : (after, before)
    constraints.append(
      ConstraintText(
        first: first, relation: gap.relation, second: second, constant: gap.number, priority: gap.priority))
  }

  // MARK: Alignment

  private mutating func align(_ anchor: Anchor, _ option: FormatOption) throws(SyntaxError) {
    guard anchor.axis != ends.axis else {
      let other =
        ends.axis == .horizontal ? "alignAllTop or alignAllCenterY" : "alignAllLeading or alignAllCenterX"
      throw SyntaxError(
        "'\(option.rawValue)' aligns along the line, which its gaps do already; use one across it, as \(other)",
        at: 0)
    }
    for (before, after) in zip(line.views, line.views.dropFirst()) {
      let first = try self.anchor(anchor, of: after.item, at: after.offset)
      let second = try self.anchor(anchor, of: before.item, at: before.offset)
      // Guides of the screen may share an edge as it is.
      if first == second { continue }
      constraints.append(ConstraintText(first: first, relation: .equal, second: second, constant: 0))
    }
  }
}
