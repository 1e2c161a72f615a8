import ConstraintSolver

extension Workload {
  /// Rows of four labels whose sizes compete: the first stretches, the second shrinks, gaps are minimal ones.
  static func intrinsic(_ size: Int) -> Workload {
    var work = Workload("intrinsic", size: size)
    var random = MersenneTwister(seed: 2)
    var above: [Int]?
    for _ in 0..<max(1, (size + 3) / 4) {
      let views = (0..<4).map { _ in work.addView() }
      for (place, view) in views.enumerated() {
        let (labelWidth, labelHeight) = (random.number(in: 30...140), random.number(in: 14...24))
        work.wish(
          width(view), labelWidth, hugging: place == 0 ? 250 : 251, compression: place == 1 ? 749 : 750)
        work.wish(height(view), labelHeight, hugging: 251, compression: 750)
        work.placeLabel(place, views)
        guard let above else { continue }
        work.require(
          [(y(views[0]), 1), (y(above[place]), -1), (height(above[place]), -1)], -8, relation: .atLeast)
      }
      work.require([(x(views[3]), 1), (width(views[3]), 1), (width(0), -1)], 16)
      if let above {
        work.add(
          [(y(views[0]), 1), (y(above[0]), -1), (height(above[0]), -1)], -8, relation: .equal, priority: 250)
      } else {
        work.require([(y(views[0]), 1)], -16)
      }
      above = views
    }
    return work
  }

  private mutating func placeLabel(_ place: Int, _ views: [Int]) {
    let view = views[place]
    if place == 0 { return require([(Self.x(view), 1)], -16) }
    let left = views[place - 1]
    require(
      [(Self.x(view), 1), (Self.x(left), -1), (Self.width(left), -1)], -8,
      relation: place < 3 ? .equal : .atLeast)
    require([(Self.y(view), 1), (Self.y(views[0]), -1)], 0)
  }
}
