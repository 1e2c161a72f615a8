import DesignModel

/// A screen's views and guides by index: the views in the screen's order, the root first, then the guides.
///
/// Immutable; a class, so that handing it on costs one reference and not one for each list.
final class ViewTree: Sendable {
  /// How many of the items are views.
  let viewCount: Int
  /// The index of each item's superview or owner; -1 for the root.
  let parents: [Int]
  /// The indexes of each view's children, in their order on the screen.
  let children: [[Int]]
  /// What each view is.
  let kinds: [ViewKind]
  /// How many views lie above each item.
  let depths: [Int]
  /// True for each item that is a scroll view.
  let isScroll: [Bool]
  /// True for each view in which UIKit reports no safe area: cells, and whatever lies in them or in scroll views.
  let isCutOff: [Bool]
  /// The scroll views, in the screen's order.
  let scrolls: [Int]
  /// The stack views, in the screen's order.
  let stacks: [Int]

  /// How many views and guides there are.
  var itemCount: Int { parents.count }

  /// The tree of a screen, and the index of every view and guide.
  init(_ screen: Screen, _ indexes: [ObjectID: Int]) {
    viewCount = screen.views.count
    let owners = screen.views.map(\.parent) + screen.guides.map { Optional($0.owner) }
    let parents = owners.map { owner in owner.map { indexes[$0]! } ?? -1 }
    var children = [[Int]](repeating: [], count: viewCount)
    var depths = [Int](repeating: 0, count: parents.count)
    var isCutOff = [Bool](repeating: false, count: parents.count)
    let kinds = screen.views.map(\.kind)
    for item in 1..<max(parents.count, 1) {
      let parent = parents[item]
      if item < viewCount { children[parent].append(item) }
      depths[item] = depths[parent] + 1
      isCutOff[item] =
        isCutOff[parent] || kinds[parent] == .scroll || item < viewCount && kinds[item] == .tableCell
    }
    (self.parents, self.children, self.kinds, self.depths) = (parents, children, kinds, depths)
    self.isCutOff = isCutOff
    isScroll = parents.indices.map { $0 < kinds.count && kinds[$0] == .scroll }
    scrolls = kinds.indices.filter { kinds[$0] == .scroll }
    stacks = kinds.indices.filter { kinds[$0] == .stack }
  }

  /// True if `item` lies below `ancestor`.
  func isBelow(_ item: Int, _ ancestor: Int) -> Bool {
    var current = parents[item]
    while current >= 0 {
      if current == ancestor { return true }
      current = parents[current]
    }
    return false
  }

  /// The nearest view that is or holds both items; a guide counts as lying in its owner.
  func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var (a, b) = (view(at: one), view(at: other))
    while a != b {
      if depths[a] >= depths[b] { a = parents[a] } else { b = parents[b] }
    }
    return a
  }

  private func view(at item: Int) -> Int { item < viewCount ? item : parents[item] }
}
