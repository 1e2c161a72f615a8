import DesignModel
import Notation

/// One screen's two layouts on one profile, view against view.
///
/// Views that only one design has are a matter of the design, not of the layout.
struct LayoutComparison {
  private let pair: LayoutPair
  private let layouts: (before: ScreenLayout, after: ScreenLayout)
  private let tree: PairedTrees
  private let threshold: Double
  private let reached: (before: ReachedViews, after: ReachedViews)
  /// By place in the later screen; nil for a view that either layout lacks.
  private let views: [(before: ViewLayout, after: ViewLayout)?]

  init(
    _ pair: LayoutPair, before: ScreenLayout, after: ScreenLayout, in tree: PairedTrees,
    threshold: Double
  ) {
    (self.pair, self.tree, self.threshold) = (pair, tree, threshold)
    layouts = (before, after)
    reached = (
      ReachedViews(tree.reached.before, before, in: pair.earlierEnvironment),
      ReachedViews(tree.reached.after, after, in: pair.environment)
    )
    let old = PairedTrees.aligned(before, to: tree.before.screen)
    views = zip(tree.earlier, PairedTrees.aligned(after, to: tree.after.screen)).map { earlier, new in
      guard let earlier, let old = old[earlier], let new else { return nil }
      return (old, new)
    }
  }

  func changes() -> [(EffectKey, EffectAmounts)] {
    // Of two screens the rules are different ones, and their texts may be: they look the same if their frames do.
    let isOneScreen = pair.match == nil
    var changes = isOneScreen ? ruleChanges() : []
    // The frames of a last round without rest are nobody's answer.
    if layouts.before.unrest != nil || layouts.after.unrest != nil { return unrestChange() + changes }
    for (place, view) in views.enumerated() {
      guard let view else { continue }
      if view.before.isHidden != view.after.isHidden {
        changes.append((.visibility(place, view.after.isHidden ? .disappears : .appears), EffectAmounts()))
      }
      guard isOneScreen else { continue }
      changes += coverChanges(place, from: view.before, to: view.after)
      changes += textChanges(place, from: view.before, to: view.after)
    }
    return changes + movements()
  }

  private func unrestChange() -> [(EffectKey, EffectAmounts)] {
    let (before, after) = (layouts.before.unrest != nil, layouts.after.unrest != nil)
    return before == after ? [] : [(.unrest(after ? .appears : .disappears), EffectAmounts())]
  }

  /// Conflicts and ambiguities that came or went.
  private func ruleChanges() -> [(EffectKey, EffectAmounts)] {
    let (before, after) = layouts
    var changes: [EffectKey] = []
    if before.conflicts != after.conflicts {
      changes += after.conflicts.filter { !before.conflicts.contains($0) }.map { .conflict($0, .appears) }
      changes += before.conflicts.filter { !after.conflicts.contains($0) }.map { .conflict($0, .disappears) }
    }
    if before.ambiguities != after.ambiguities {
      changes += openings(in: after, not: before).map { .ambiguity($0, $1, .appears) }
      changes += openings(in: before, not: after).map { .ambiguity($0, $1, .disappears) }
    }
    return changes.map { ($0, EffectAmounts()) }
  }

  /// What one layout leaves open and the other doesn't, of views that are still there.
  private func openings(in layout: ScreenLayout, not other: ScreenLayout) -> [(Int, Ambiguity.Aspect)] {
    layout.ambiguities.compactMap { opening in
      let isShared = other.ambiguities.contains { $0.view == opening.view && $0.aspect == opening.aspect }
      return isShared ? nil : tree.after.index(of: opening.view).map { ($0, opening.aspect) }
    }
  }

  /// Texts that are cut or whole again, and those that take other lines; of one that appears whether it is cut.
  private func textChanges(
    _ place: Int, from before: ViewLayout, to after: ViewLayout
  ) -> [(EffectKey, EffectAmounts)] {
    guard !after.isHidden, let new = after.text else { return [] }
    let old = before.isHidden ? nil : before.text
    if old == new { return [] }
    var changes: [(EffectKey, EffectAmounts)] = []
    if old?.isTruncated ?? false != new.isTruncated {
      let cut = old.map { new.isTruncated ? new : $0 } ?? new
      changes.append(
        (
          .truncation(place, new.isTruncated ? .appears : .disappears),
          EffectAmounts(numbers: [Double(cut.shown), Double(cut.total)])
        ))
    }
    if old?.isClipped ?? false != new.isClipped {
      changes.append((.clipping(place, new.isClipped ? .appears : .disappears), EffectAmounts()))
    }
    if let old, old.lines != new.lines {
      changes.append(
        (
          .lines(place, isGrowing: old.lines < new.lines),
          EffectAmounts(numbers: [old.lines, new.lines, new.lines - old.lines].map { Double($0) })
        ))
    }
    return changes
  }

  /// Coming under the keyboard, going outside the window or out of reach, and the reverse; hidden views do none of it.
  private func coverChanges(
    _ place: Int, from before: ViewLayout, to after: ViewLayout
  ) -> [(EffectKey, EffectAmounts)] {
    var changes: [EffectKey] = []
    let (old, new) = (pair.earlierEnvironment, pair.environment)
    let covered = (before.isUnderKeyboard(in: old), after.isUnderKeyboard(in: new))
    if covered.0 != covered.1 { changes.append(.underKeyboard(place, covered.1 ? .appears : .disappears)) }
    let outside = (before.isOutside(old.size), after.isOutside(new.size))
    if outside.0 != outside.1, !tree.isScrolled[place] {
      changes.append(.outsideWindow(place, outside.1 ? .appears : .disappears))
    }
    return (changes + reachChanges(place, from: before, to: after)).map { ($0, EffectAmounts()) }
  }

  /// A view that is hidden now is no longer anywhere.
  private func reachChanges(_ place: Int, from before: ViewLayout, to after: ViewLayout) -> [EffectKey] {
    guard !after.isHidden, let earlier = tree.earlier[place] else { return [] }
    var changes: [EffectKey] = []
    let empty = (reached.before.isWithoutArea(before), reached.after.isWithoutArea(after))
    if empty.0 != empty.1, !before.isHidden || empty.1 {
      changes.append(.noArea(place, empty.1 ? .appears : .disappears))
    }
    let out = (reached.before.isOutOfReach(earlier), reached.after.isOutOfReach(place))
    if out.0 != out.1, !empty.1 { changes.append(.outOfReach(place, out.1 ? .appears : .disappears)) }
    return changes
  }
}

extension LayoutComparison {
  /// The views that move or grow, those that only come along with their parent counted with it.
  private func movements() -> [(EffectKey, EffectAmounts)] {
    let steps = views.indices.map(step)
    let carriers = self.carriers(steps)
    let shown = shownInside(steps)
    var carried = Array(repeating: 0, count: views.count)
    for case let carrier? in carriers { carried[carrier] += 1 }
    return steps.enumerated().compactMap { place, step in
      guard let own = carriers[place] == nil ? step : step?.withoutMoving, own.isAny else { return nil }
      return (
        .movement(place, signs: own.numbers.map { $0 < 0 ? -1 : $0 > 0 ? 1 : 0 }),
        EffectAmounts(numbers: own.numbers, carried: carried[place], shown: shown[place])
      )
    }
  }

  /// For each view that only comes along: the topmost view that it comes along with.
  private func carriers(_ steps: [Step?]) -> [Int?] {
    var carriers: [Int?] = []
    for (place, step) in steps.enumerated() {
      guard let step, step.isMoving, let parent = tree.parents[place], let carrying = steps[parent],
        step.isAlong(with: carrying, threshold)
      else {
        carriers.append(nil)
        continue
      }
      carriers.append(carriers[parent] ?? parent)
    }
    return carriers
  }

  /// How many views that both layouts show lie in each view.
  private func shownInside(_ steps: [Step?]) -> [Int] {
    var counts = Array(repeating: 0, count: steps.count)
    for place in steps.indices.reversed() {
      if let parent = tree.parents[place] { counts[parent] += counts[place] + (steps[place] == nil ? 0 : 1) }
    }
    return counts
  }

  /// How the view moves and grows; nil unless both layouts show it.
  private func step(_ place: Int) -> Step? {
    guard let (before, after) = views[place], !before.isHidden, !after.isHidden else { return nil }
    let (old, new) = (before.screenFrame, after.screenFrame)
    let isMirrored = pair.environment.direction == .rtl
    let toTrailing = isMirrored ? trailingGap(new) - trailingGapBefore(old) : new.x - old.x
    return Step([toTrailing, new.y - old.y, new.width - old.width, new.height - old.height], threshold)
  }

  private func trailingGap(_ frame: Rect) -> Double { pair.environment.rootWidth - frame.maxX }
  private func trailingGapBefore(_ frame: Rect) -> Double {
    pair.earlierEnvironment.rootWidth - frame.maxX
  }
}

/// The four amounts of a movement in points; those up to the threshold are zero.
private struct Step {
  let numbers: [Double]

  init(_ numbers: [Double], _ threshold: Double) {
    self.numbers = numbers.map { abs($0) > threshold ? $0 : 0 }
  }

  var isMoving: Bool { numbers[0] != 0 || numbers[1] != 0 }
  var isAny: Bool { numbers.contains { $0 != 0 } }
  var withoutMoving: Step { Step([0, 0, numbers[2], numbers[3]], 0) }

  func isAlong(with parent: Step, _ threshold: Double) -> Bool {
    abs(numbers[0] - parent.numbers[0]) <= threshold && abs(numbers[1] - parent.numbers[1]) <= threshold
  }
}

extension ViewLayout {
  private var isShown: Bool { !isHidden && screenFrame.width > 0 && screenFrame.height > 0 }

  /// The keyboard lies over the whole width of the window's bottom.
  fileprivate func isUnderKeyboard(in environment: LayoutEnvironment) -> Bool {
    guard isShown, let height = environment.keyboardHeight else { return false }
    let frame = screenFrame
    return frame.maxY > environment.size.height - height && frame.y < environment.size.height
      && frame.maxX > 0 && frame.x < environment.size.width
  }

  fileprivate func isOutside(_ window: Size) -> Bool {
    let frame = screenFrame
    return isShown
      && (frame.maxX <= 0 || frame.maxY <= 0 || frame.x >= window.width || frame.y >= window.height)
  }
}
