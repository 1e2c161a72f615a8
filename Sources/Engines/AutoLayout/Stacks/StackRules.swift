import DesignModel

/// The rules of one stack in one round of a layout, in the order of their rows.
///
/// Hidden views leave together with their spacing (45 recorded views); explicit layout margins turn on arrangement
/// within them (48).
struct StackRules {
  /// The rules so far.
  private(set) var list: [StackRule] = []
  private let measures: StackMeasures
  private var stack: Int { measures.stack }
  private var arranged: [Int] { measures.arranged }
  private var margins: DirectedInsets { measures.margins }
  private var main: Axis { measures.traits.axis }
  private var cross: Axis { measures.traits.axis.across }

  /// What a stack asks for.
  init(of stack: Int, _ settled: SettledScreen, _ inputs: LayoutInputs) {
    measures = StackMeasures(stack, in: settled, with: inputs)
    guard let first = arranged.first, let last = arranged.last else {
      if !settled.tree.children[stack].isEmpty { collapse() }
      return
    }
    list.reserveCapacity(arranged.count * 4 + 4)
    // Step 1. The first and the last view reach the stack's ends.
    start(.start, of: first, along: main, relation: .equal)
    end(.end, of: last, along: main, relation: .equal)
    // Step 2. Between them, spacing and sizes by distribution.
    distribute()
    // Step 3. Across the axis, places by alignment.
    for view in arranged { align(view) }
    fit()
  }

  private mutating func state(
    _ role: StackRule.Role, of view: Int, along axis: Axis, first: StackRule.Measure,
    _ relation: Relation = .equal, to second: StackRule.Measure? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = StackRule.required
  ) {
    list.append(
      StackRule(
        stack: stack, role: role, view: view, axis: axis, first: first, relation: relation, second: second,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  /// From the stack's leading or top margin to a view.
  private mutating func start(_ role: StackRule.Role, of view: Int, along axis: Axis, relation: Relation) {
    state(
      role, of: view, along: axis, first: .near(view), relation, to: .near(stack),
      constant: margins.before(axis))
  }

  /// From a view to the stack's trailing or bottom margin.
  private mutating func end(_ role: StackRule.Role, of view: Int, along axis: Axis, relation: Relation) {
    state(
      role, of: view, along: axis, first: .far(stack), relation, to: .far(view), constant: margins.after(axis)
    )
  }

  /// A stack whose views are all hidden is as small as its margins, if nothing else says how large it is.
  ///
  /// General knowledge, unverified. A stack that has no views at all says nothing of its size: Interface Builder calls
  /// it ambiguous.
  private mutating func collapse() {
    for axis in [Axis.horizontal, .vertical] {
      state(
        .fit, of: stack, along: axis, first: .size(stack),
        constant: margins.before(axis) + margins.after(axis),
        priority: Self.canvasFit)
    }
  }

  // MARK: Along the axis

  private mutating func distribute() {
    let distribution = measures.traits.distribution
    let isFlexible = distribution == .equalSpacing || distribution == .equalCentering
    for place in arranged.indices.dropFirst() {
      let (view, before) = (arranged[place], arranged[place - 1])
      state(
        .spacing, of: view, along: main, first: .near(view), isFlexible ? .atLeast : .equal, to: .far(before),
        constant: measures.spacing(after: before))
    }
    switch distribution {
    case .fill: widenTexts()
    case .fillEqually: equalizeSizes()
    case .fillProportionally: shareOut()
    case .equalSpacing: equalizeGaps()
    case .equalCentering: equalizeCenters()
    }
  }

  /// Two texts that may wrap, or more, share a horizontal stack evenly, 10 above their resistance to compression.
  ///
  /// UIKit's `UISV-text-width-disambiguation`, as published (openradar 19929); 11 of 12 recorded stacks have such widths.
  private mutating func widenTexts() {
    let texts = measures.wrappingTexts
    guard main == .horizontal, texts.count > 1 else { return }
    let share = 1 / Double(texts.count)
    let taken = margins.before(main) + margins.after(main) + measures.allSpacing
    for view in texts {
      state(
        .proportion, of: view, along: main, first: .size(view), .equal, to: .size(stack), multiplier: share,
        constant: -share * taken, priority: min(999, measures.compression(of: view) + 10))
    }
  }

  private mutating func equalizeSizes() {
    let first = arranged[0]
    for view in arranged.dropFirst() {
      state(.equalSize, of: view, along: main, first: .size(view), .equal, to: .size(first))
    }
  }

  private mutating func equalizeGaps() {
    for place in arranged.indices.dropFirst(2) {
      state(
        .equalGap, of: arranged[place], along: main,
        first: .gap(after: arranged[place - 1], before: arranged[place]), .equal,
        to: .gap(after: arranged[0], before: arranged[1]))
    }
  }

  /// Centre distances give way to the least spacing: from 150 down, one below the other.
  ///
  /// Recorded frames can't show
  /// this from required ones; the priority is general knowledge.
  private mutating func equalizeCenters() {
    for place in arranged.indices.dropFirst(2) {
      state(
        .equalCentering, of: arranged[place], along: main,
        first: .centers(from: arranged[place - 1], to: arranged[place]),
        .equal,
        to: .centers(from: arranged[0], to: arranged[1]), priority: max(100, 152 - Double(place)))
    }
  }

  /// Each view takes its intrinsic share of the stack, at 999, 998, …, so that the last absorbs the rest; where any
  /// has no intrinsic size the stack fills plainly (21 recorded stacks).
  private mutating func shareOut() {
    guard let shares = measures.shares() else { return }
    let margins = margins.before(main) + margins.after(main)
    for (place, view) in arranged.enumerated() {
      state(
        .proportion, of: view, along: main, first: .size(view), .equal, to: .size(stack),
        multiplier: shares[place],
        constant: -(shares[place] * margins), priority: max(751, 999 - Double(place)))
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: Int) {
    switch measures.traits.alignment {
    case .fill:
      start(.alignment, of: view, along: cross, relation: .equal)
      end(.alignment, of: view, along: cross, relation: .equal)
    case .leading, .top: leanToStart(view)
    case .trailing, .bottom:
      end(.alignment, of: view, along: cross, relation: .equal)
      start(.inside, of: view, along: cross, relation: .atLeast)
    case .center:
      state(
        .alignment, of: view, along: cross, first: .center(view), .equal, to: .center(stack),
        constant: (margins.before(cross) - margins.after(cross)) / 2)
      start(.inside, of: view, along: cross, relation: .atLeast)
      end(.inside, of: view, along: cross, relation: .atLeast)
    case .firstBaseline, .lastBaseline:
      // UIKit gives baselines a meaning in horizontal stacks only.
      if cross == .vertical { alignBaseline(view) } else { leanToStart(view) }
    }
  }

  private mutating func leanToStart(_ view: Int) {
    start(.alignment, of: view, along: cross, relation: .equal)
    end(.inside, of: view, along: cross, relation: .atLeast)
  }

  /// Recorded frames: of the first baselines' tops only the first view's is bounded (10 views), all bottoms are; last
  /// baselines mirror that.
  private mutating func alignBaseline(_ view: Int) {
    let isFirst = measures.traits.alignment == .firstBaseline
    let leader = arranged[0]
    if view != leader {
      state(
        .alignment, of: view, along: cross, first: isFirst ? .firstBaseline(view) : .lastBaseline(view),
        .equal,
        to: isFirst ? .firstBaseline(leader) : .lastBaseline(leader))
    }
    if !isFirst || view == leader { start(.inside, of: view, along: cross, relation: .atLeast) }
    if isFirst || view == leader { end(.inside, of: view, along: cross, relation: .atLeast) }
  }

  // MARK: Size

  /// UIKit's weak fits; recorded frames bound them only from above: any priority below 250 gives the same.
  private static var spanningFit: Double { 51 }
  private static var canvasFit: Double { 49 }

  private mutating func fit() {
    if measures.traits.alignment != .fill {
      state(.fit, of: stack, along: cross, first: .size(stack), priority: Self.spanningFit)
    }
    if measures.traits.distribution == .equalSpacing || measures.traits.distribution == .equalCentering {
      state(.fit, of: stack, along: main, first: .size(stack), priority: Self.canvasFit)
    }
  }
}
