extension Workload {
  /// A binary tree of views, each with its four edges pinned to its parent's.
  static func nested(_ size: Int) -> Workload {
    var work = Workload("nested", size: size)
    for place in 0..<size {
      let parent = place / 2
      let view = work.addView()
      let (left, top, right, bottom) = place % 2 == 0 ? (1.0, 2.0, 2.0, 1.0) : (2.0, 1.0, 1.0, 2.0)
      work.require([(x(view), 1)], -left)
      work.require([(y(view), 1)], -top)
      work.require([(x(view), 1), (width(view), 1), (width(parent), -1)], right)
      work.require([(y(view), 1), (height(view), 1), (height(parent), -1)], bottom)
    }
    return work
  }
}
