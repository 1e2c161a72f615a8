import ConstraintSolver
public import DesignModel
import Synchronization

extension PreparedScreen {
  /// True if a layout may depend on the one before it: where a text wraps and a width follows from a height, so that a
  /// text broken at its last width may lead back to that width.
  ///
  /// Of most screens widths need no heights, so they are known before any text is broken, and every layout follows from
  /// the environment alone.
  public var hasFeedback: Bool {
    guard traits.contains(where: { $0.lines != 1 }) || TextTraits.linesVary(in: screen) else { return false }
    let joining = constraints.filter { constraint in
      constraint.second.map { $0.axis != constraint.first.axis } ?? false
    }
    if joining.isEmpty { return false }
    let known = KnownExtents(self)
    return joining.contains { !known.holds($0.first) && !known.holds($0.second!) }
  }

  /// Lays the screen out in an environment after it was shown in another one.
  ///
  /// As UIKit does, the first solution starts from what the views know of the last one: texts are as broken and safe
  /// areas as wide as there.
  public func layout(in environment: LayoutEnvironment, after earlier: LayoutEnvironment) -> ScreenLayout {
    fixpoint(in: environment, after: shown(in: earlier)).layout()
  }

  /// The places that an environment gives, without what is said of them.
  fileprivate func shown(in environment: LayoutEnvironment) -> SolvedScreen {
    Fixpoint(SettledScreen(self, environment.settled(for: screen))).report(.values).solved
  }

  fileprivate func fixpoint(in environment: LayoutEnvironment, after shown: SolvedScreen) -> Fixpoint {
    Fixpoint(SettledScreen(self, environment.settled(for: screen)), after: shown)
  }
}

/// Compares layouts of a screen with those that it has after other environments, and remembers the latter.
public final class LayoutHistories: Sendable {
  /// Environments that are remembered, fewer of large screens.
  private let most: Int
  private let screen: PreparedScreen
  private let reads: EnvironmentReads
  /// True if a layout may depend on the one before it.
  public let mayDiffer: Bool
  /// What the last environments showed, by what the screen reads of them.
  private let shown = Mutex<[LayoutEnvironment: SolvedScreen]>([:])

  /// The histories of a screen that reads so much of environments.
  public init(_ screen: PreparedScreen, reads: EnvironmentReads) {
    (self.screen, self.reads, mayDiffer) = (screen, reads, screen.hasFeedback)
    most = max(8, min(256, 20_000 / max(1, screen.tree.viewCount)))
  }

  /// The layout in an environment after an earlier one was shown; nil where every view has the size that `layout`, which
  /// came of the environment alone, gives it, but for `tolerance` points.
  public func other(
    than layout: ScreenLayout, in environment: LayoutEnvironment, after earlier: LayoutEnvironment,
    tolerance: Double
  ) -> ScreenLayout? {
    let before = shown(in: earlier)
    let answer = screen.fixpoint(in: environment, after: before).report(.values)
    let frames = Frames(answer, answer.scrollResults())
    let isSame = layout.views.indices.allSatisfy { view in
      let (one, other) = (layout.views[view].exact, frames.exact(view))
      return abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
    }
    return isSame ? nil : screen.fixpoint(in: environment, after: before).layout()
  }

  private func shown(in environment: LayoutEnvironment) -> SolvedScreen {
    let key = environment.reduced(to: reads)
    if let known = shown.withLock({ $0[key] }) { return known }
    let found = screen.shown(in: environment)
    shown.withLock { known in
      if known.count == most { known.removeAll(keepingCapacity: true) }
      known[key] = found
    }
    return found
  }
}

/// What of views and guides follows, along one axis alone, from the window and from required equations that always
/// apply: no text and no other axis can change it.
private struct KnownExtents {
  /// For each item and axis: where it starts, where it ends, its centre, its size.
  private var isKnown: [[Bool]]

  init(_ prepared: PreparedScreen) {
    isKnown = [[Bool]](repeating: [false, false, false, false], count: prepared.tree.itemCount * 2)
    isKnown[0] = [true, true, true, true]
    isKnown[1] = isKnown[0]
    let varied = Set(
      prepared.variations.compactMap { variation in
        if case .constraint(let index, _) = variation.change { index } else { nil }
      })
    let equations = prepared.constraints.enumerated().filter { index, constraint in
      constraint.relation == .equal && constraint.priority == 1000 && constraint.isInstalled
        && constraint.condition == nil && !varied.contains(index)
        && constraint.second.map { $0.axis == constraint.first.axis } ?? true
    }.map(\.element)
    var isMoving = true
    while isMoving {
      isMoving = false
      for equation in equations where pass(on: equation) { isMoving = true }
    }
  }

  /// Takes over from one side of an equation to the other; true if that is news.
  private mutating func pass(on equation: PreparedConstraint) -> Bool {
    let isFirstKnown = holds(equation.first)
    let isSecondKnown = equation.second.map(holds) ?? true
    if isFirstKnown == isSecondKnown { return false }
    guard let side = isFirstKnown ? equation.second : equation.first, let place = Self.place(of: side) else {
      return false
    }
    isKnown[place.item][place.part] = true
    // Of start, end, centre and size any two give the others.
    if isKnown[place.item].count(where: \.self) >= 2 { isKnown[place.item] = [true, true, true, true] }
    return true
  }

  /// True if a side of a constraint is known.
  func holds(_ side: AnchorPlace) -> Bool {
    if side.item == 0 { return true }
    return Self.place(of: side).map { isKnown[$0.item][$0.part] } ?? false
  }

  /// Nil for contents, for regions, which follow from places, and for baselines, which follow from texts.
  private static func place(of side: AnchorPlace) -> (item: Int, part: Int)? {
    guard !side.isContent, !side.isOfMargins, side.region == .bounds || side.region == .frameLayout else {
      return nil
    }
    let item = side.item * 2 + (side.axis == .horizontal ? 0 : 1)
    switch side.measure {
    case .edge(let part): return (item, part == 0 ? 0 : part == 1 ? 1 : 2)
    case .size: return (item, 3)
    case .firstBaseline, .lastBaseline: return nil
    }
  }
}
