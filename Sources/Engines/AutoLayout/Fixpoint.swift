import ConstraintSolver
import DesignModel

/// Solves a screen until texts and safe areas fit the places that they lead to.
///
/// A text's height follows from its width, an inner safe area from its view's place: both are read off one solution
/// and put into the next. The result is proven: the last solution leads to what it was made from. Where that can't be,
/// since a round leads back to an earlier one or ever further away (or none of `patience` rounds settled it), heights
/// from then on only grow, and where that doesn't help either, safe areas stay: each further round adds a line to a
/// text at least, and no text has more lines than characters, so the rounds end. Where the last one doesn't lead to
/// itself, the layout has no rest, and says so.
struct Fixpoint {
  /// Rounds in which heights may go up and down.
  static let patience = 40
  /// Rounds in which safe areas may move while all heights stay.
  ///
  /// A view whose margins grow with the safe area that it reaches into may chase itself for ever, UIKit's "layout
  /// feedback loop" (babylonhealth/Bento pull request 78). A margin grows by some points a round until it is as large
  /// as the safe area that the root has there.
  static let safeAreaPatience = 80

  /// The screen in its environment.
  let settled: SettledScreen
  /// The texts as they broke last; one for each view.
  private(set) var texts: [TextBox?]
  /// What the round at work is made from.
  private(set) var inputs: LayoutInputs
  /// The inputs of an earlier round, which later ones are compared with: a cycle comes back to it.
  ///
  /// It is taken anew in rounds 1, 2, 4, 8 and so on, so that one is enough, however long the cycle (Brent's
  /// algorithm).
  private var earlier: LayoutInputs?
  /// Rounds that were taken in.
  private var rounds = 0
  /// What rounds may change.
  private var freedom = Freedom.full
  /// Rounds of this freedom: those that changed heights, and those that did not.
  private var heightRounds = 0
  private var safeAreaRounds = 0
  /// True once labels that wrap were given the width of their longest line.
  private var isNarrowed = false

  /// What a round may change of what the one before was made from.
  private enum Freedom {
    case full
    /// Heights only grow.
    case growth
    /// Heights only grow, and safe areas stay.
    case heights
  }

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

  /// The layout at the fixpoint, or that there is none.
  consuming func layout() -> ScreenLayout { report().layout() }

  /// What the layout at the fixpoint is made from, or the last round where there is no fixpoint.
  consuming func report(_ detail: SolutionDetail = .all) -> LayoutAnswer {
    while true {
      let lowering = lowering()
      let solution = settled.prepared.solved(lowering.system, detail)
      if let found = advance(lowering, solution) { return found }
    }
  }

  /// The system of the round at work.
  func lowering() -> Lowering { Lowering(settled, inputs, texts: texts) }

  /// Takes in the solution of the round at work: the end if it leads to what it was made from, otherwise another round.
  mutating func advance(_ lowering: Lowering, _ solution: Solution) -> LayoutAnswer? {
    let solved = SolvedScreen(settled, lowering, solution: solution)
    let wanted = inputs(after: solved)
    rounds += 1
    let next = restrained(wanted)
    if next.isNear(inputs, settled.prepared) {
      if settled.prepared.narrowsLabels, !isNarrowed, let narrowed = narrowed(next) {
        (isNarrowed, inputs) = (true, narrowed)
        forgetRounds()
        return nil
      }
      let answer = LayoutAnswer(
        settled: settled, lowering: lowering, solution: solution, solved: solved, texts: texts)
      if !wanted.isNear(inputs, settled.prepared) {
        answer.isCutShort = true
        answer.unrest = unrest(answer, wanted)
      }
      return answer
    }
    let count = heightRounds + safeAreaRounds
    if count & (count - 1) == 0 { earlier = inputs }
    inputs = next
    return nil
  }

  /// As much of what a solution leads to as rounds may still change; less from where rounds begin to repeat.
  private mutating func restrained(_ wanted: LayoutInputs) -> LayoutInputs {
    if freedom == .heights { return wanted.grown(from: inputs, stayingElsewhere: true) }
    let next = freedom == .growth ? wanted.grown(from: inputs, stayingElsewhere: false) : wanted
    if next.hasHeights(of: inputs) { safeAreaRounds += 1 } else { heightRounds += 1 }
    let repeats = earlier?.isNear(next, settled.prepared) == true
    guard
      repeats || next.runsAway(settled.prepared) || heightRounds > Self.patience
        || safeAreaRounds > Self.safeAreaPatience
    else {
      return next
    }
    freedom = freedom == .full ? .growth : .heights
    forgetRounds()
    return next.isNear(inputs, settled.prepared) ? next : restrained(wanted)
  }

  private mutating func forgetRounds() { (earlier, heightRounds, safeAreaRounds) = (nil, 0, 0) }

  /// What the round after the last one makes of the views that it moves by half a pixel; nil where it moves none.
  private func unrest(_ last: LayoutAnswer, _ wanted: LayoutInputs) -> Unrest? {
    let lowering = Lowering(settled, wanted, texts: texts)
    let solution = settled.prepared.solved(lowering.system)
    let after = LayoutAnswer(
      settled: settled, lowering: lowering, solution: solution,
      solved: SolvedScreen(settled, lowering, solution: solution), texts: texts)
    let (here, there) = (Frames(last, last.scrollResults()), Frames(after, after.scrollResults()))
    let moving = (0..<settled.tree.viewCount).filter { view in
      !settled.isHidden[view]
        && !here.exact(view).isNear(there.exact(view), tolerance: settled.pixel / 2)
    }
    if moving.isEmpty { return nil }
    return Unrest(
      rounds: rounds + 1,
      views: moving.map { RestlessView(view: last.id($0), one: here.exact($0), next: there.exact($0)) })
  }

  /// These with labels that wrap as wide as their longest line; nil where that is what they are.
  ///
  /// UILabel takes its unwrapped text's width until a first solution has shown how wide it may be, and its longest
  /// line's from then on: a label that nothing stretches shrinks to that.
  private mutating func narrowed(_ inputs: LayoutInputs) -> LayoutInputs? {
    var result = inputs
    for view in 0..<settled.tree.viewCount where settled.tree.kinds[view] == .label && texts[view] != nil {
      texts[view]!.narrow(settled)
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
          ScrollPlaces(of: scroll, in: settled, insets: result.scrollInsets[scroll], solved: solved).origin
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
  /// These with no height less than before, all else as before or as here.
  fileprivate func grown(from earlier: LayoutInputs, stayingElsewhere: Bool) -> LayoutInputs {
    var result = stayingElsewhere ? earlier : self
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

  /// The furthest that a round may lead, in points: the longest length, with the greatest multiplier.
  ///
  /// What goes further, as a place does that is a multiple of itself, goes further with every round.
  private static let furthest = ViewAttribute.longest * LayoutConstraint.greatestMultiplier

  /// True if a length that rows depend on is further than that.
  fileprivate func runsAway(_ prepared: PreparedScreen) -> Bool {
    let most = Self.furthest
    let staysClose =
      prepared.loweredRegionViews.allSatisfy { regions.isWithin(most, at: $0) }
      && prepared.crossedScrolls.allSatisfy { scroll in
        let origin = contentOrigins[scroll] ?? .zero
        return scrollInsets[scroll].isWithin(most) && abs(origin.x) <= most && abs(origin.y) <= most
      }
    return !staysClose
  }

  /// True if only rounding lies between the two, as far as rows depend on it.
  fileprivate func isNear(_ other: LayoutInputs, _ prepared: PreparedScreen) -> Bool {
    hasHeights(of: other)
      && prepared.loweredRegionViews.allSatisfy {
        regions.isNear(other.regions, at: $0, asksReadable: prepared.asksReadable)
      }
      && prepared.crossedScrolls.allSatisfy { scroll in
        scrollInsets[scroll].isNear(other.scrollInsets[scroll])
          && contentOrigins[scroll].isNear(other.contentOrigins[scroll])
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
