import DesignModel

/// The order in which the sizes of items along an axis come to rest where the constraints leave a choice.
///
/// It is the screen's, but what lies in a stack that fills along the axis comes with the stack: at first what has a size
/// by itself and then what holds views, of the stack's views the last before the first, so that the first one gives way.
/// So it does in UIKit, both where the stack is longer than its views (19 of 26 recorded stacks, and the last one in none)
/// and where it is shorter (1 of 1 at run time). Views with neither come last, in the screen's order: of these the last
/// one takes the room (1 of 1 at run time).
struct RestOrder {
  /// The items that take part, each once.
  private(set) var items: [Int] = []
  private let settled: SettledScreen
  private let axis: Axis
  /// One for each view.
  private let intrinsic: [IntrinsicSize]

  /// The order along an axis, given the sizes that views have by themselves, one for each view.
  init(of settled: SettledScreen, along axis: Axis, intrinsic: [IntrinsicSize]) {
    (self.settled, self.axis, self.intrinsic) = (settled, axis, intrinsic)
    let count = settled.tree.itemCount
    items.reserveCapacity(count)
    var isPlaced = [Bool](repeating: false, count: count)
    for item in 0..<count where !settled.isDropped[item] && !isPlaced[item] {
      items.append(item)
      if !fills(item) { continue }
      for view in contents(of: item) {
        items.append(view)
        isPlaced[view] = true
      }
    }
  }

  /// Whether an item is a stack whose views share its length along the axis without a rule of its own.
  private func fills(_ item: Int) -> Bool {
    guard item < settled.tree.viewCount, settled.tree.kinds[item] == .stack else { return false }
    return settled.traits[item].axis == axis && settled.traits[item].distribution == .fill
  }

  /// All that lies in a stack and takes part.
  private func contents(of stack: Int) -> [Int] {
    var sized: [Int] = []
    var holders: [Int] = []
    var others: [Int] = []
    var pending = views(in: stack)
    while let view = pending.popLast() {
      let inner = views(in: view)
      if intrinsic[view].along(axis) != nil {
        sized.append(view)
      } else if inner.isEmpty {
        others.append(view)
      } else {
        holders.append(view)
      }
      pending += inner
    }
    return sized + holders + others.sorted()
  }

  /// A view's own views that take part, the one that comes to rest first at the end.
  private func views(in view: Int) -> [Int] {
    let views = settled.tree.children[view].filter { !settled.isDropped[$0] }
    return fills(view) ? views : views.reversed()
  }
}
