extension Workload {
  /// A square of views, all as large as the first.
  static func grid(_ size: Int) -> Workload {
    var work = Workload("grid", size: size)
    let side = max(2, Int(Double(size).squareRoot().rounded(.toNearestOrEven)))
    let gap = min(8.0, 100.0 / Double(side))
    for place in 0..<side * side {
      let view = work.addView()
      let (left, above) = (view - 1, view - side)
      work.place(x(view), after: place % side == 0 ? nil : (x(left), width(left)), gap)
      work.place(y(view), after: place < side ? nil : (y(above), height(above)), gap)
      if place == 0 { continue }
      work.require([(width(view), 1), (width(1), -1)], 0)
      work.require([(height(view), 1), (height(1), -1)], 0)
    }
    let (topRight, bottomLeft) = (side, side * (side - 1) + 1)
    work.require([(x(topRight), 1), (width(topRight), 1), (width(0), -1)], gap)
    work.require([(y(bottomLeft), 1), (height(bottomLeft), 1), (height(0), -1)], gap)
    return work
  }

  private mutating func place(_ edge: Int, after other: (edge: Int, extent: Int)?, _ gap: Double) {
    guard let other else { return require([(edge, 1)], -gap) }
    require([(edge, 1), (other.edge, -1), (other.extent, -1)], -gap)
  }
}
