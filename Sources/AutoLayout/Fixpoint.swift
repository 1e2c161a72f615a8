import ConstraintSolver
import DesignModel

/// Solves a screen until texts and safe areas fit the places that they lead to.
///
/// A text's height follows from its width, an inner safe area from its view's place: both are read off one solution
/// and put into the next. The result is proven: the last solution leads to what it was made from. Where that can't be,
/// since a round leads back to an earlier one (or none of `patience` rounds settled it), heights from then on only grow
/// and safe areas stay: each further round adds a line to a text at least, and no text has more lines than characters,
/// so the rounds end. What the last solution would have otherwise is then reported.
struct Fixpoint {
  /// Rounds in which heights may shrink again.
  static let patience = 40
  /// Rounds in which safe areas may move while all heights stay: a view whose margins grow with the safe area that it
  /// reaches into may chase itself for ever, UIKit's "layout feedback loop" (babylonhealth/Bento pull request 78).
  static let safeAreaPatience = 8

  /// The screen in its environment.
  let settled: SettledScreen
  /// The texts as they broke last; one for each view.
  private(set) var texts: [TextBox?]
  /// What the round at work is made from.
  private(set) var inputs: LayoutInputs
  private var earlier: [LayoutInputs] = []
  private var safeAreaRounds = 0
  private var onlyGrows = false
  /// True once labels that wrap were given the width of their longest line.
  private var isNarrowed = false

  /// A screen before its first solution: texts on one line, no inner safe areas.
  init(_ settled: SettledScreen) {
    self.settled = settled
    let count = settled.tree.viewCount
    let texts = (0..<count).map { settled.isDropped[$0] ? nil : TextBox($0, settled) }
    self.texts = texts
    inputs = LayoutInputs(
      intrinsic: (0..<count).map {
        settled.isDropped[$0] ? IntrinsicSize() : settled.intrinsicSize(of: $0, texts[$0])
      },
      regions: Regions(settled, nil), scrollInsets: [DirectedInsets](repeating: .zero, count: count),
      contentOrigins: [Point?](repeating: nil, count: count),
      tallest: [Int](repeating: -1, count: count))
    for scroll in settled.tree.scrolls {
      let insets = settled.ownInsets(of: scroll, inputs.regions)
      inputs.scrollInsets[scroll] = insets
      if settled.isPlacedByContent(scroll) {
        inputs.contentOrigins[scroll] = Point(x: insets.leading, y: insets.top)
      }
    }
    for stack in settled.tree.stacks where settled.prepared.usesBaselines {
      inputs.tallest[stack] = settled.tree.children[stack].first { !settled.isDropped[$0] } ?? -1
    }
  }

  /// A screen before its first solution after another one: texts broken at the widths, and safe areas at the places,
  /// that another environment gave the same views.
  init(_ settled: SettledScreen, after earlier: SolvedScreen) {
    self.init(settled)
    inputs = inputs(after: earlier)
  }

  /// The layout at the fixpoint, or where heights stopped growing, which are then reported as ambiguities.
  consuming func layout() -> ScreenLayout {
    let (report, open) = report()
    return report.layout(open: open)
  }

  /// What the layout at the fixpoint is made from, and the sizes that found no rest.
  consuming func report() -> (report: LayoutAnswer, open: [OpenSize]) {
    while true {
      let lowering = lowering()
      if let found = advance(lowering, lowering.system.solved()) { return found }
    }
  }

  /// The system of the round at work.
  func lowering() -> Lowering { Lowering(settled, inputs, texts) }

  /// Takes in the solution of the round at work: the end if it leads to what it was made from, otherwise another round.
  mutating func advance(
    _ lowering: Lowering, _ solution: Solution
  ) -> (report: LayoutAnswer, open: [OpenSize])? {
    let solved = SolvedScreen(settled, lowering, solution)
    let wanted = inputs(after: solved)
    safeAreaRounds = wanted.hasHeights(of: inputs) ? safeAreaRounds + 1 : 0
    onlyGrows =
      onlyGrows || earlier.count == Self.patience || safeAreaRounds > Self.safeAreaPatience
      || earlier.contains { $0.isNear(wanted, settled.prepared) }
    let next = onlyGrows ? wanted.grown(from: inputs) : wanted
    if next.isNear(inputs, settled.prepared) {
      if settled.prepared.narrowsLabels, !isNarrowed, let narrowed = narrowed(next) {
        (isNarrowed, inputs, earlier) = (true, narrowed, [])
        return nil
      }
      let report = LayoutAnswer(
        settled: settled, lowering: lowering, solution: solution, solved: solved, texts: texts)
      let open =
        wanted.heights(differingFrom: inputs) + wanted.margins(differingFrom: inputs, settled, solved)
      return (report, open)
    }
    if !onlyGrows { earlier.append(inputs) }
    inputs = next
    return nil
  }

  /// These with labels that wrap as wide as their longest line; nil where that is what they are.
  ///
  /// UILabel takes its unwrapped text's width until a first solution has told it how wide it may be, and its longest
  /// line's from then on: a label that nothing stretches shrinks to that.
  private mutating func narrowed(_ inputs: LayoutInputs) -> LayoutInputs? {
    var result = inputs
    for view in 0..<settled.tree.viewCount where settled.tree.kinds[view] == .label && texts[view] != nil {
      texts[view]!.narrow()
      result.intrinsic[view] = settled.intrinsicSize(of: view, texts[view])
    }
    return result == inputs ? nil : result
  }

  /// What a solution leads to.
  private mutating func inputs(after solved: SolvedScreen) -> LayoutInputs {
    var result = inputs
    let tree = settled.tree
    for view in 0..<tree.viewCount where texts[view] != nil && texts[view]!.limit != 1 {
      texts[view]!.wrap(toViewWidth: solved.rects[view].width, settled)
      result.intrinsic[view] = settled.intrinsicSize(of: view, texts[view])
    }
    let prepared = settled.prepared
    if !prepared.loweredRegionViews.isEmpty || !prepared.crossedScrolls.isEmpty {
      result.regions = Regions(settled, solved)
    }
    for scroll in prepared.crossedScrolls where !settled.isDropped[scroll] {
      result.scrollInsets[scroll] = settled.scrollInsets(of: scroll, result.regions, solved)
      if settled.isPlacedByContent(scroll) {
        result.contentOrigins[scroll] =
          ScrollPlaces(of: scroll, settled, result.scrollInsets[scroll], solved).origin
      }
    }
    for stack in tree.stacks where prepared.usesBaselines {
      result.tallest[stack] = tallest(in: stack, solved)
    }
    return result
  }

  /// The first of the tallest arranged views; -1 if there is none.
  private func tallest(in stack: Int, _ solved: SolvedScreen) -> Int {
    var best = -1
    for view in settled.tree.children[stack] where !settled.isDropped[view] {
      if best < 0 || solved.rects[view].height > solved.rects[best].height + 1e-6 { best = view }
    }
    return best
  }
}

extension LayoutInputs {
  /// These with no height less than before; all else as before.
  fileprivate func grown(from earlier: LayoutInputs) -> LayoutInputs {
    var result = earlier
    for view in intrinsic.indices {
      guard let old = earlier.intrinsic[view].height, let new = intrinsic[view].height else { continue }
      result.intrinsic[view].height = max(old, new)
    }
    return result
  }

  /// True if all that isn't a safe area or an inset is the same.
  fileprivate func hasHeights(of other: LayoutInputs) -> Bool {
    intrinsic == other.intrinsic && tallest == other.tallest
  }

  /// True if only rounding lies between the two, as far as rows depend on it.
  fileprivate func isNear(_ other: LayoutInputs, _ prepared: PreparedScreen) -> Bool {
    hasHeights(of: other)
      && prepared.loweredRegionViews.allSatisfy { regions.isNear(other.regions, at: $0) }
      && prepared.crossedScrolls.allSatisfy { scroll in
        scrollInsets[scroll].isNear(other.scrollInsets[scroll])
          && contentOrigins[scroll].isNear(other.contentOrigins[scroll])
      }
  }

  /// The intrinsic heights that differ from earlier ones, by view.
  fileprivate func heights(differingFrom earlier: LayoutInputs) -> [OpenSize] {
    intrinsic.indices.compactMap { view in
      guard let new = intrinsic[view].height, let old = earlier.intrinsic[view].height, new != old else {
        return nil
      }
      return OpenSize(view: view, axis: .vertical, old, new)
    }
  }

  /// The views whose margins or safe area still move by half a pixel, with the size that they have and the next one.
  fileprivate func margins(
    differingFrom earlier: LayoutInputs, _ settled: SettledScreen, _ solved: SolvedScreen
  ) -> [OpenSize] {
    settled.prepared.loweredRegionViews.filter { !settled.isDropped[$0] }.flatMap { view in
      [Axis.horizontal, .vertical].compactMap { axis in
        let change = regions.extent(around: view, axis) - earlier.regions.extent(around: view, axis)
        if abs(change) < settled.pixel / 2 { return nil }
        let size = axis == .horizontal ? solved.rects[view].width : solved.rects[view].height
        return OpenSize(view: view, axis: axis, size, max(0, size + change))
      }
    }
  }
}

extension Point? {
  /// True if only rounding lies between the two.
  fileprivate func isNear(_ other: Point?) -> Bool {
    guard let self, let other else { return self == other }
    return abs(self.x - other.x) < 1e-6 && abs(self.y - other.y) < 1e-6
  }
}

/// A size that found no rest: a text's height, or that of a view which chases its own safe area.
struct OpenSize {
  /// The index of the view.
  let view: Int
  /// Along which axis.
  let axis: Axis
  /// In points.
  let least, greatest: Double

  /// A size that is the one or the other.
  init(view: Int, axis: Axis, _ one: Double, _ other: Double) {
    (self.view, self.axis) = (view, axis)
    (least, greatest) = (min(one, other), max(one, other))
  }
}
