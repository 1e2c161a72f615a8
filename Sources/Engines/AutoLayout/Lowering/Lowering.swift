import ConstraintSolver
import DesignModel

/// Turns a settled screen into a linear system.
///
/// Each item has a place relative to its superview's leading top corner (in a scroll view: to that of its content
/// area), a width and a height, all of its alignment rectangle; horizontal places count from the leading edge, so that
/// right-to-left is the same system. Places relative to the superview keep rows short.
struct Lowering {
  /// What is lowered.
  let settled: SettledScreen
  /// Its tree.
  let tree: ViewTree
  /// What earlier solutions showed.
  let inputs: LayoutInputs
  /// The texts as they break in these inputs; one for each view.
  let texts: [TextBox?]
  /// The rows and variables so far.
  private(set) var system = LinearSystem()
  /// Where each row comes from, by constraint index.
  private(set) var sources: [RowSource] = []
  /// Four for each item, x, y, width and height, then two for each view's content size; -1 where there is none.
  private(set) var variables: [Int]
  /// Left edges relative to the superview, one for each view, where they were asked for; -1 where there is none.
  private(set) var leftEdges: [Int] = []
  /// The row at work.
  var row = Row()

  /// Where views lie, if inner safe areas are to follow from that within the system; nil where they are numbers.
  let places: SolvedScreen?

  /// The system of a screen, given what earlier solutions showed.
  ///
  /// With `places` the constraints' inner safe areas follow views as they do between those places and the next: what
  /// explains a layout has to, while its rounds take them from the last one.
  init(
    _ settled: SettledScreen, _ inputs: LayoutInputs, texts: [TextBox?],
    following places: SolvedScreen? = nil
  ) {
    (self.settled, self.inputs, self.texts) = (settled, inputs, texts)
    self.places = places
    tree = settled.tree
    variables = [Int](repeating: -1, count: tree.itemCount * 4 + tree.viewCount * 2)
    system.reserveCapacity(
      variables: variables.count, constraints: settled.active.count + tree.itemCount * 8,
      terms: (settled.active.count + tree.itemCount * 8) * 3)
    sources.reserveCapacity(settled.active.count + tree.itemCount * 8)
    declareVariables()
    fixRoot()
    let masked = maskedAxes
    for view in 1..<max(tree.viewCount, 1) where !settled.isDropped[view] {
      lowerIntrinsicSize(of: view, besides: masked)
    }
    for stack in tree.stacks where !settled.isDropped[stack] { lowerStack(stack) }
    for constraint in settled.active { lower(constraint) }
  }

  /// Whether a mask decides how large an item is, horizontally and vertically.
  ///
  /// UIKit makes no constraints of its own size there (1 of 1 recorded view whose own size is required). Two flags for
  /// each item; empty where no mask fixes anything.
  private var maskedAxes: [Bool] {
    guard settled.prepared.isFixedByMasks else { return [] }
    var times = [UInt8](repeating: 0, count: tree.itemCount * 2)
    for active in settled.active {
      let first = settled.prepared.constraints[active.index].first
      guard settled.prepared.constraints[active.index].fixesByMask else { continue }
      times[first.item * 2 + (first.axis == .horizontal ? 0 : 1)] += 1
    }
    // Two edges, or a length beside a place.
    return times.map { $0 > 1 }
  }

  /// Adds a variable for every view's left edge in its superview, which in right-to-left is not its place.
  ///
  /// They come last, so that no tie is settled by them.
  mutating func exposeLeftEdges() {
    leftEdges = [Int](repeating: -1, count: tree.viewCount)
    for view in 1..<max(tree.viewCount, 1) where !settled.isDropped[view] {
      let parent = tree.parents[view]
      leftEdges[view] = system.addVariable().index
      row.add(leftEdges[view], 1)
      row.add(place(view, .horizontal), 1)
      row.add(size(view, .horizontal), 1)
      row.add(tree.isScroll[parent] ? contentSize(parent, .horizontal) : size(parent, .horizontal), -1)
      // The row only names a value: it can't be part of a conflict.
      push(.equal, LinearSystem.required, from: .leftEdge(view))
    }
  }

  /// Sizes come first, so that where the constraints leave a choice, views keep their intrinsic size one after
  /// another, before places move towards the leading top corner; what fills gaps comes last and takes what is left.
  private mutating func declareVariables() {
    let widths = RestOrder(of: settled, along: .horizontal, intrinsic: inputs.intrinsic).items
    let heights = RestOrder(of: settled, along: .vertical, intrinsic: inputs.intrinsic).items
    for (wide, high) in zip(widths, heights) {
      if !fillsGaps(wide, .horizontal) { declareSize(of: wide, .horizontal) }
      if !fillsGaps(high, .vertical) { declareSize(of: high, .vertical) }
    }
    for item in 1..<max(tree.itemCount, 1) where !settled.isDropped[item] {
      variables[item * 4] = system.addVariable().index
      variables[item * 4 + 1] = system.addVariable().index
    }
    for scroll in tree.scrolls where !settled.isDropped[scroll] {
      let start = tree.itemCount * 4 + scroll * 2
      variables[start] = system.addVariable(atLeast: 0).index
      variables[start + 1] = system.addVariable(atLeast: 0).index
    }
    for stack in tree.stacks where !settled.isDropped[stack] {
      for axis in [Axis.horizontal, .vertical] where fillsGaps(stack, axis) { declareSize(of: stack, axis) }
    }
  }

  private mutating func declareSize(of item: Int, _ axis: Axis) {
    let rest = item < tree.viewCount ? inputs.intrinsic[item].along(axis) : nil
    let place = item * 4 + (axis == .horizontal ? 2 : 3)
    variables[place] = system.addVariable(atLeast: 0, rest: rest ?? 0).index
  }

  /// True for a stack without views along a stack whose gaps may grow: gaps keep their least size instead (1 of 1
  /// recorded stack of this kind).
  private func fillsGaps(_ item: Int, _ axis: Axis) -> Bool {
    guard item > 0, item < tree.viewCount, tree.kinds[item] == .stack, tree.children[item].isEmpty,
      tree.kinds[tree.parents[item]] == .stack
    else { return false }
    let outer = settled.traits[tree.parents[item]]
    return outer.axis == axis && outer.distribution == .equalSpacing
  }

  /// How much more a point of the window counts than a point of anything else that is required: in a conflict the
  /// window keeps its size, since UIKit never breaks what the system imposes on the root.
  private static let windowWeight = 4096.0

  private mutating func fixRoot() {
    let window = settled.environment.size
    let root = settled.environment.root
    fix(.horizontal, root?.width ?? window.width)
    if let root, root.growsWithContent {
      row.add(size(0, .vertical), 1)
      row.constant = -root.height
      push(.equal, root.heightPriority.value, from: .window(.vertical, root.height))
    } else {
      let taken = settled.environment.taken
      fix(.vertical, root?.height ?? max(0, window.height - taken.top - taken.bottom))
    }
  }

  private mutating func fix(_ axis: Axis, _ length: Double) {
    row.add(size(0, axis), Self.windowWeight)
    row.constant = -length * Self.windowWeight
    push(.equal, LinearSystem.required, from: .window(axis, length))
  }

  private mutating func lowerIntrinsicSize(of view: Int, besides masked: [Bool]) {
    // Not the traits as a whole: to copy them costs more than a row.
    let (hugging, compression) = (settled.traits[view].hugging, settled.traits[view].compression)
    let intrinsic = inputs.intrinsic[view]
    let isMasked = masked.isEmpty ? (false, false) : (masked[view * 2], masked[view * 2 + 1])
    if let width = intrinsic.width, !isMasked.0 {
      lowerIntrinsic(
        view, along: .horizontal, length: width, hugging: hugging.horizontal,
        compression: compression.horizontal)
    }
    if let height = intrinsic.height, !isMasked.1 {
      lowerIntrinsic(
        view, along: .vertical, length: height, hugging: hugging.vertical, compression: compression.vertical)
    }
  }

  private mutating func lowerIntrinsic(
    _ view: Int, along axis: Axis, length: Double, hugging: Double, compression: Double
  ) {
    // On a canvas they give way to what is required even at 1000 (6 of 6 recorded buttons).
    let most = settled.environment.canvas == nil ? Priority.required.value : 999.9
    row.add(size(view, axis), 1)
    row.constant = -length
    push(.atMost, min(hugging, most), from: .hugging(view, axis, length))
    row.add(size(view, axis), 1)
    row.constant = -length
    push(.atLeast, min(compression, most), from: .compression(view, axis, length))
  }

  /// The variable of an item's place along an axis, relative to its superview.
  func place(_ item: Int, _ axis: Axis) -> Int { variables[item * 4 + (axis == .horizontal ? 0 : 1)] }

  /// The variable of an item's size along an axis.
  func size(_ item: Int, _ axis: Axis) -> Int { variables[item * 4 + (axis == .horizontal ? 2 : 3)] }

  /// The variable of a scroll view's content size along an axis.
  func contentSize(_ scroll: Int, _ axis: Axis) -> Int {
    variables[tree.itemCount * 4 + scroll * 2 + (axis == .horizontal ? 0 : 1)]
  }

  /// Ends the row at work: it stands in that relation to zero.
  mutating func push(_ relation: LinearRelation, _ priority: Double, from source: RowSource) {
    system.add(row.terms, constant: row.constant, relation, priority: priority)
    sources.append(source)
    row.clear()
  }
}
