import DesignModel

/// `high >= low + distance`, of edges in one axis: what a constraint without a multiplier says of two places.
struct Bound: Hashable {
  let high, low: Edge
  /// Points.
  let distance: Double

  /// The start or the end of an item along an axis.
  struct Edge: Hashable {
    let item: Item
    let sides: Sides
    let isEnd: Bool

    /// A pair of opposite edges, of which the second never lies before the first.
    enum Sides { case vertical, directed, absolute }

    init?(_ anchored: AnchoredItem) {
      item = anchored.item
      switch anchored.anchor {
      case .top: (sides, isEnd) = (.vertical, false)
      case .bottom: (sides, isEnd) = (.vertical, true)
      case .leading: (sides, isEnd) = (.directed, false)
      case .trailing: (sides, isEnd) = (.directed, true)
      case .left: (sides, isEnd) = (.absolute, false)
      case .right: (sides, isEnd) = (.absolute, true)
      default: return nil
      }
    }

    /// True if this edge never lies before the other one.
    func isNeverBefore(_ other: Edge) -> Bool {
      item == other.item && sides == other.sides && (isEnd || !other.isEnd)
    }
  }

  /// The bounds that a constraint between edges sets: one for an inequality, two for an equality, none for others.
  static func all(of constraint: LayoutConstraint) -> [Bound] {
    guard constraint.multiplier == 1, let first = Edge(constraint.first),
      let second = constraint.second.flatMap(Edge.init), first.sides == second.sides
    else { return [] }
    let atLeast = Bound(high: first, low: second, distance: constraint.constant)
    let atMost = Bound(high: second, low: first, distance: 0 - constraint.constant)
    switch constraint.relation {
    case .equal: return [atLeast, atMost]
    case .atLeast: return [atLeast]
    case .atMost: return [atMost]
    }
  }

  /// True if sizes that are never negative are all it asks for.
  var isEmpty: Bool { distance <= 0 && high.isNeverBefore(low) }

  /// True if the other bound holds wherever this one does.
  func implies(_ other: Bound) -> Bool {
    other.high.isNeverBefore(high) && low.isNeverBefore(other.low) && distance >= other.distance
  }
}
