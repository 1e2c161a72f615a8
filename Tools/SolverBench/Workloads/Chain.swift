extension Workload {
  /// One row of views, all as wide as the first.
  static func chain(_ size: Int) -> Workload {
    var work = Workload("chain", size: size)
    let gap = min(8.0, 200.0 / Double(size))
    var first: Int?
    var last = 0
    for _ in 0..<size {
      let view = work.addView()
      if let first {
        work.require([(x(view), 1), (x(last), -1), (width(last), -1)], -gap)
        work.require([(width(view), 1), (width(first), -1)], 0)
      } else {
        work.require([(x(view), 1)], -gap)
        first = view
      }
      work.require([(y(view), 1)], -8)
      work.require([(y(view), 1), (height(view), 1), (height(0), -1)], 8)
      last = view
    }
    work.require([(x(last), 1), (width(last), 1), (width(0), -1)], gap)
    return work
  }
}
