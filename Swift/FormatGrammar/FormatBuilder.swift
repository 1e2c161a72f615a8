extension FormatRelation {
  /// The relations that a line asks for, in the order in which it names its views, what the options align last; none for
  /// a view alone.
  package static func all(
    in line: String, options: FormatOptions, names: FormatNames
  ) throws(FormatFault) -> [FormatRelation] {
    var reader = try FormatReader(line, names)
    var builder = FormatBuilder(try reader.line(), options)
    return try builder.build()
  }

  /// The space in points that `-` means between two views (facts: NSSpace(8)).
  package static let standardSpacing = 8.0
}

/// Turns a line into relations.
private struct FormatBuilder {
  private let line: FormatLine
  private let ends: FormatEnds
  private let alignments: [FormatAnchor]
  private var relations: [FormatRelation] = []

  init(_ line: FormatLine, _ options: FormatOptions) {
    self.line = line
    alignments = options.alignments
    ends = FormatEnds(isHorizontal: line.isHorizontal, options)
  }

  mutating func build() throws(FormatFault) -> [FormatRelation] {
    for (index, view) in line.views.enumerated() {
      for size in view.sizes { add(size, of: view) }
      if index > 0 {
        try connect(line.views[index - 1], to: view)
      } else if let edge = line.start {
        connect(edge, to: view, isStart: true)
      }
    }
    if let edge = line.end, let last = line.views.last { connect(edge, to: last, isStart: false) }
    for anchor in alignments { try align(anchor) }
    return relations
  }

  private mutating func add(_ size: FormatLine.Predicate, of view: FormatLine.View) {
    add(
      FormatSide(view.item, ends.extent, at: view.offset),
      size.other.map { FormatSide($0, ends.extent, at: size.offset) }, as: size, at: size.offset,
      isOfSize: true)
  }

  private mutating func add(
    _ first: FormatSide, _ second: FormatSide?, as predicate: FormatLine.Predicate, at offset: Int,
    isOfSize: Bool = false
  ) {
    relations.append(
      FormatRelation(
        first: first, sign: predicate.sign, second: second, constant: predicate.number,
        priority: predicate.priority, offset: offset, isOfSize: isOfSize))
  }

  // MARK: Gaps

  private mutating func connect(
    _ before: FormatLine.View, to after: FormatLine.View
  ) throws(FormatFault) {
    let isAfterText = ends.isOfBaselines && before.item.kind == .text
    let isBeforeText = ends.isOfBaselines && after.item.kind == .text
    var predicates = [FormatLine.Predicate(offset: after.offset)]
    switch before.gap {
    case .none: break
    case .standard:
      if isAfterText || isBeforeText {
        throw FormatFault(
          .plain("the space between baselines depends on the fonts; give the gap a number"),
          at: after.offset)
      }
      predicates[0].number = FormatRelation.standardSpacing
    case .given(let given): predicates = given
    }
    let near = FormatSide(after.item, isBeforeText ? .firstBaseline : ends.near, at: after.offset)
    let far = FormatSide(before.item, isAfterText ? .lastBaseline : ends.far, at: after.offset)
    for predicate in predicates { addGap(near, from: far, as: predicate) }
  }

  private mutating func connect(_ edge: FormatLine.Edge, to view: FormatLine.View, isStart: Bool) {
    var (isMargin, predicates) = (false, [FormatLine.Predicate(offset: view.offset)])
    switch edge.gap {
    case .none: break
    // At the superview's margin a standard gap has no number of its own.
    case .standard: isMargin = true
    case .given(let given): predicates = given
    }
    let side = isStart ? ends.near : ends.far
    let inner = FormatSide(view.item, side, at: view.offset)
    let outer = FormatSide(view.item, side, isSuperview: true, isMargin: isMargin, at: edge.offset)
    // Read from the edge inwards: at the end the superview follows the view.
    for predicate in predicates {
      isStart ? addGap(inner, from: outer, as: predicate) : addGap(outer, from: inner, as: predicate)
    }
  }

  /// Adds `after = before + number` as the line runs.
  private mutating func addGap(
    _ after: FormatSide, from before: FormatSide, as gap: FormatLine.Predicate
  ) {
    let (first, second) = ends.isReversed ? (before, after) : (after, before)
    add(first, second, as: gap, at: after.offset)
  }

  // MARK: Alignment

  private mutating func align(_ anchor: FormatAnchor) throws(FormatFault) {
    // One view alone has nothing to align with: code that says so runs (the second of the published layouts).
    guard anchor.isHorizontal != ends.isHorizontal || line.views.count < 2 else {
      let option = "alignAll" + anchor.word.prefix(1).uppercased() + anchor.word.dropFirst()
      let others =
        ends.isHorizontal ? "alignAllTop or alignAllCenterY" : "alignAllLeading or alignAllCenterX"
      throw FormatFault(
        .plain(
          "'\(option)' aligns along the line, which its gaps do already; use one across it, as \(others)"),
        at: 0)
    }
    for (before, after) in zip(line.views, line.views.dropFirst()) {
      let first = FormatSide(after.item, anchor, at: after.offset)
      let second = FormatSide(before.item, anchor, at: after.offset)
      add(first, second, as: FormatLine.Predicate(offset: 0), at: 0)
    }
  }
}
