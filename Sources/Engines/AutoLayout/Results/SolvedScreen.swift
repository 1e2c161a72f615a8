import ConstraintSolver
import DesignModel

/// A rectangle by writing direction: `x` counts from the leading edge; points.
struct DirectedRect: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}

/// Where a solution puts the alignment rectangles of views and guides.
struct SolvedScreen {
  /// Relative to the superview's alignment rectangle, or to the content area of a scroll view; one for each item.
  private(set) var rects: [DirectedRect]
  /// From the window's leading top corner, scroll views taken as if their content started at their frame; one for each
  /// item.
  private(set) var absolute: [DirectedRect]
  /// The content sizes of scroll views; one for each view.
  private(set) var contentSizes: [Size]
  private let tree: ViewTree

  /// The places that a solution of the lowered system gives.
  init(_ settled: SettledScreen, _ lowering: Lowering, solution: Solution) {
    tree = settled.tree
    rects = [DirectedRect](repeating: DirectedRect(), count: tree.itemCount)
    contentSizes = [Size](repeating: .zero, count: tree.viewCount)
    absolute = rects
    func value(_ slot: Int) -> Double {
      lowering.variables[slot] < 0 ? 0 : solution.values[lowering.variables[slot]].tidied
    }
    for item in rects.indices {
      rects[item] = DirectedRect(
        x: value(item * 4), y: value(item * 4 + 1), width: value(item * 4 + 2), height: value(item * 4 + 3))
    }
    for scroll in tree.scrolls {
      let start = tree.itemCount * 4 + scroll * 2
      contentSizes[scroll] = Size(width: value(start), height: value(start + 1))
    }
    for stack in tree.stacks { placeHidden(in: stack, settled) }
    accumulate(below: settled.environment.taken.top)
  }

  /// Puts an item where other values have it, in its superview; where it lies on the screen stays as it was.
  mutating func take(_ item: Int, _ lowering: Lowering, from values: [Double]) {
    func value(_ slot: Int) -> Double {
      lowering.variables[slot] < 0 ? 0 : values[lowering.variables[slot]].tidied
    }
    rects[item] = DirectedRect(
      x: value(item * 4), y: value(item * 4 + 1), width: value(item * 4 + 2), height: value(item * 4 + 3))
    guard item < contentSizes.count, tree.isScroll[item] else { return }
    let start = tree.itemCount * 4 + item * 2
    contentSizes[item] = Size(width: value(start), height: value(start + 1))
  }

  /// Gives the hidden views of a stack no size, where they would begin.
  private mutating func placeHidden(in stack: Int, _ settled: SettledScreen) {
    let isHorizontal = settled.traits[stack].axis == .horizontal
    var end = DirectedRect()
    for view in tree.children[stack] {
      if settled.isDropped[view] {
        rects[view] = end
      } else if isHorizontal {
        end.x = rects[view].x + rects[view].width
      } else {
        end.y = rects[view].y + rects[view].height
      }
    }
  }

  private mutating func accumulate(below top: Double) {
    for item in rects.indices {
      absolute[item] = rects[item]
      if item == 0 { absolute[item].y += top }
      if tree.parents[item] >= 0 {
        absolute[item].x += absolute[tree.parents[item]].x
        absolute[item].y += absolute[tree.parents[item]].y
      }
    }
  }

  /// From the root's edges inwards to those of a view.
  func distancesToRoot(of view: Int) -> DirectedInsets {
    let (own, root) = (absolute[view], absolute[0])
    let top = own.y - root.y
    return DirectedInsets(
      top: top, leading: own.x, bottom: root.height - top - own.height,
      trailing: root.width - own.x - own.width)
  }

  /// From the superview's edges inwards to those of a view.
  func distancesToSuperview(of view: Int) -> DirectedInsets {
    let (own, parent) = (rects[view], rects[tree.parents[view]])
    return DirectedInsets(
      top: own.y, leading: own.x, bottom: parent.height - own.y - own.height,
      trailing: parent.width - own.x - own.width)
  }
}

extension Double {
  /// The nearest billionth, so that 0.3 stays 0.3: the solver answers in multiples of 2⁻³⁰.
  var tidied: Double { abs(self) < 4e6 ? (self * 1e9).rounded() / 1e9 : self }
}
