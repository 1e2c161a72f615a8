import ConstraintSolver
public import DesignModel
import Synchronization

/// A screen made ready for many layouts: names looked up, attributes read, the tree by index.
///
/// Any number of threads may share one; a class, so that handing it on costs one reference. It remembers parts of
/// systems that were solved, which no answer shows: every layout equals that of `LayoutEngine.layout`.
public final class PreparedScreen: Sendable {
  /// The screen that it is prepared from.
  public let screen: Screen
  /// Measures the texts.
  let measuring: any TextMeasuring
  /// Whether labels that wrap take their longest line's width for their own.
  let narrowsLabels: Bool
  /// Whether frames and offsets are on device pixels, as on a device.
  let roundsToPixels: Bool
  /// The views and guides by index.
  let tree: ViewTree
  /// One for each view, without variations.
  let traits: [ViewTraits]
  /// One for each constraint, in the screen's order.
  let constraints: [PreparedConstraint]
  /// True for each item whose frame an autoresizing mask gives.
  let isFramed: [Bool]
  /// True if a mask fixes a place or a length of any item.
  let isFixedByMasks: Bool
  /// The variations, the weakest first.
  let variations: [PreparedVariation]
  /// The views whose safe area or margins a layout may depend on, in the screen's order.
  let regionViews: [Int]
  /// Those of them whose safe area or margins stand in rows.
  let loweredRegionViews: [Int]
  /// The scroll views whose offset stands in rows, since a constraint leads from their content to outside.
  let crossedScrolls: [Int]
  /// What the screen's assertions measure.
  let assertedAnchors: [AskedAnchor]
  /// True if a constraint or an assertion speaks of a readable content guide.
  let asksReadable: Bool
  /// True if anything is aligned by baselines, or an assertion measures one.
  let usesBaselines: Bool
  /// What was solved of the screen's systems, one memory for each thread that asked at a time.
  private let memories = Mutex<[PartMemory]>([])

  /// A screen whose texts are measured so.
  init(
    _ screen: Screen, _ measuring: any TextMeasuring, narrowsLabels: Bool, roundsToPixels: Bool = true
  ) {
    let items = screen.views.map(\.id) + screen.guides.map(\.id)
    let indexes = Dictionary(items.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let tree = ViewTree(screen, indexes)
    self.screen = screen
    self.measuring = measuring
    self.narrowsLabels = narrowsLabels
    self.roundsToPixels = roundsToPixels
    self.tree = tree
    traits = screen.views.map { ViewTraits($0.kind, $0.attributes) }
    let constraints = screen.constraints.map { PreparedConstraint($0, indexes, in: tree) }
    self.constraints = constraints
    isFramed = Self.framed(tree, constraints)
    isFixedByMasks = constraints.contains(where: \.fixesByMask)
    let places = Dictionary(
      screen.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    variations = PreparedVariation.weakestFirst(screen, views: indexes, constraints: places)
    let asserted = screen.assertedAnchors.map { side in
      AskedAnchor(
        side: side, place: AnchorPlace(side, item: indexes[side.item.owner]!, other: nil, tree))
    }
    assertedAnchors = asserted
    loweredRegionViews = Self.loweredRegionViews(screen, tree, constraints: constraints)
    let assertedRegionViews =
      asserted.isEmpty
      ? []
      : (1..<max(tree.viewCount, 1)).filter { view in asserted.contains { $0.speaksOfRegions(of: view) } }
    regionViews = Self.regionViews(screen, tree, needed: loweredRegionViews + assertedRegionViews)
    let crossed = tree.scrolls.isEmpty ? [] : Set(constraints.flatMap { $0.crossedScrolls(tree) })
    crossedScrolls = tree.scrolls.filter(crossed.contains)
    usesBaselines = Self.usesBaselines(screen, constraints)
    let sides = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) } + asserted.map(\.place)
    asksReadable = sides.contains { $0.region == .readableContent }
  }

  private static func framed(_ tree: ViewTree, _ constraints: [PreparedConstraint]) -> [Bool] {
    var isFramed = [Bool](repeating: false, count: tree.itemCount)
    for constraint in constraints where constraint.isOfMask { isFramed[constraint.first.item] = true }
    return isFramed
  }

  /// Views that constraints address by their margins or guides, and stacks with margins, which move their views.
  private static func loweredRegionViews(
    _ screen: Screen, _ tree: ViewTree, constraints: [PreparedConstraint]
  ) -> [Int] {
    let mayVary = MarginTraits.vary(in: screen)
    var isAddressed = [Bool](repeating: false, count: tree.itemCount)
    for constraint in constraints {
      for item in constraint.regionItems { isAddressed[item] = true }
    }
    return (1..<max(tree.viewCount, 1)).filter { view in
      tree.kinds[view] == .stack
        && (mayVary || MarginTraits(screen.views[view].attributes).layoutMargins != nil)
        || isAddressed[view]
    }
  }

  /// The lowered and the measured ones, scroll views, whose insets hold the safe area, and the superviews from which
  /// any of these may take margins.
  private static func regionViews(_ screen: Screen, _ tree: ViewTree, needed: [Int]) -> [Int] {
    let mayPreserve = MarginTraits.mayBePreserved(in: screen)
    var isNeeded = tree.isScroll
    for view in needed { isNeeded[view] = true }
    for view in stride(from: tree.viewCount - 1, to: 0, by: -1) where isNeeded[view] && mayPreserve {
      isNeeded[tree.parents[view]] = true
    }
    return (1..<max(tree.viewCount, 1)).filter { isNeeded[$0] }
  }

  private static func usesBaselines(_ screen: Screen, _ constraints: [PreparedConstraint]) -> Bool {
    let baselines: [Anchor] = [.firstBaseline, .lastBaseline]
    return screen.constraints.contains { constraint in
      baselines.contains(constraint.first.anchor)
        || constraint.second.map { baselines.contains($0.anchor) } ?? false
    } || screen.assertedAnchors.contains { baselines.contains($0.anchor) }
      || StackTraits.isAligned(in: screen)
  }

  /// The solution of a system of the screen; parts that stood in an earlier one with the same numbers are not solved
  /// again.
  func solved(_ system: LinearSystem, _ detail: SolutionDetail = .all) -> Solution {
    var memory = memories.withLock { $0.popLast() } ?? PartMemory()
    let solution = memory.solve(system, detail: detail)
    memories.withLock { [memory] in $0.append(memory) }
    return solution
  }

  /// Lets go of what was solved; the next layouts are the same, and take longer.
  public func forget() { memories.withLock { $0 = [] } }

  /// Lays the screen out in an environment.
  public func layout(in environment: LayoutEnvironment) -> ScreenLayout {
    let settled = SettledScreen(self, environment.settled(for: screen))
    return Fixpoint(settled).layout()
  }
}
