import DesignModel
import Notation

/// Lines on which a text that code sets meets a picture or another such text, and neither is said to give way.
enum ContestedLine: DesignRule {
  static let card = RuleCard(
    "contested-line", .warning,
    summary: "A text that comes at run time shares its line with something that resists compression as much.",
    why: """
      Where the text is longer than its place, one of both has to give way. With equal compression resistance it isn't said \
      which: a picture may go to no width, or either of two texts may be cut.
      """,
    fix: "Give what must stay whole a greater compression resistance, as 751, or a width of its own.",
    bad: """
      add-view demo line --kind stack --axis horizontal
      pin demo line top,leading,trailing --to safeArea --inset 16
      add-view demo name --kind label --style body --text Label --in line
      add-view demo check --kind image --in line --size 20x20
      set-view demo check image=check
      """,
    good: """
      add-view demo name --kind label --style body --lines 0 --text Label
      pin demo name top,leading --to safeArea --inset 16
      add-view demo check --kind image --size 20x20
      set-view demo check image=check compression=751,750
      add-constraint demo 'check.leading == name.trailing + 8'
      add-constraint demo 'check.trailing == safeArea.trailing - 16'
      add-constraint demo 'check.top == name.top'
      add-constraint demo 'check.width == 20'
      """)

  static func findings(in tree: AuditedScreen) -> [Finding] {
    guard !tree.screen.rootTraits.isLaunchScreen else { return [] }
    let widths = tree.viewsWithWidths
    let contests = tree.neighbours.compactMap { first, second in
      let contest =
        tree.contest(of: first, with: second, widths) ?? tree.contest(of: second, with: first, widths)
      return contest.map { (first: first, second: second, contest: $0) }
    }
    guard !contests.isEmpty else { return [] }
    let ends = HeldEnds(tree)
    var found: Set<Int> = []
    return contests.compactMap { first, second, contest in
      guard ends.isHeld(first, atStart: true), ends.isHeld(second, atStart: false),
        found.insert(contest.other).inserted
      else { return nil }
      let (text, other) = (tree.screen.views[contest.text], tree.screen.views[contest.other])
      let harm =
        other.kind == .image ? "a long text may leave the picture no width" : "it isn't said which is cut"
      return Finding(
        Self.self, view: other.id, related: [text.id],
        message: "\(text.name) and \(other.name) share a line and resist compression alike: \(harm)")
    }
  }
}

/// A text that code sets, and what resists it on its line.
private struct Contest {
  let text, other: Int
}

extension AuditedScreen {
  /// The views that stand beside each other on a line, the one where it begins first.
  fileprivate var neighbours: [(Int, Int)] {
    var result: [(Int, Int)] = []
    for stack in kinds.indices where kinds[stack] == .stack {
      let traits = StackTraits(.stack, screen.views[stack].attributes)
      guard traits.axis == .horizontal, ![.fillEqually, .fillProportionally].contains(traits.distribution)
      else { continue }
      let arranged = parents.indices.filter {
        parents[$0] == stack && !screen.views[$0].attributes.asksToBeHidden
      }
      result += zip(arranged, arranged.dropFirst())
    }
    return result + screen.constraints.compactMap(neighbours)
  }

  /// The siblings between which a constraint keeps a distance.
  private func neighbours(of constraint: LayoutConstraint) -> (Int, Int)? {
    guard constraint.isInstalled, constraint.priority == .required, constraint.multiplier == 1,
      let second = constraint.second, let own = LineEnd(constraint.first.anchor),
      LineEnd(second.anchor) == own.opposite, let one = places[constraint.first.item.owner],
      let other = places[second.item.owner], parents[one] == parents[other], parents[one] >= 0,
      constraint.relation != (own.isStart ? .atMost : .atLeast)
    else { return nil }
    return own.isStart ? (other, one) : (one, other)
  }

  /// The views with a constraint on their width.
  fileprivate var viewsWithWidths: Set<Int> {
    let widths = screen.constraints.filter { $0.isInstalled && $0.relation != .atMost }
    return Set(
      widths.flatMap { [$0.first, $0.second].compactMap { $0?.anchor == .width ? $0?.item.owner : nil } }
        .compactMap { places[$0] })
  }

  /// What a text that code sets in a view, or in a column, has to fight for on its line; nil for no fight.
  fileprivate func contest(of view: Int, with other: Int, _ widths: Set<Int>) -> Contest? {
    guard !widths.contains(view), !widths.contains(other), !screen.views[other].attributes.asksToBeHidden
    else { return nil }
    let isPicture = isSmallPicture(other)
    let texts = isPicture ? texts(in: view) : [view]
    guard isPicture || isOpenLine(other) else { return nil }
    let text = texts.first { text in
      !widths.contains(text) && resistance(text) == resistance(other)
        && (isPicture ? showsSample(text) : isOpenLine(text))
    }
    return text.map { Contest(text: $0, other: other) }
  }

  /// The labels of a column, or the view itself.
  private func texts(in view: Int) -> [Int] {
    guard kinds[view] == .stack else { return kinds[view] == .label ? [view] : [] }
    guard StackTraits(.stack, screen.views[view].attributes).axis == .vertical else { return [] }
    return parents.indices.filter { parents[$0] == view }.flatMap(texts)
  }

  private func showsSample(_ view: Int) -> Bool {
    kinds[view] == .label && !screen.views[view].attributes.asksToBeHidden
      && SampleText(screen.views[view]) != nil
  }

  /// True for a sample in one line that doesn't shrink.
  private func isOpenLine(_ view: Int) -> Bool {
    let traits = TextTraits(kinds[view], screen.views[view].attributes)
    return showsSample(view) && traits.lines == 1 && traits.minimumScale == 0
  }

  /// True for a picture of the app's that is no wider than a symbol beside a text.
  private func isSmallPicture(_ view: Int) -> Bool {
    let attributes = screen.views[view].attributes
    guard kinds[view] == .image, attributes.imageName != nil,
      let width = attributes.ownSize?.width ?? attributes.recordedSize?.width
    else { return false }
    return width <= 64
  }

  private func resistance(_ view: Int) -> Priority {
    screen.views[view].attributes.compression?.horizontal ?? .high
  }
}
