import DesignModel

/// A variation with its target looked up.
struct PreparedVariation: Sendable {
  /// Where it applies.
  let condition: Condition
  /// What it changes.
  let change: Change

  /// What a variation changes, by index.
  enum Change: Sendable {
    case view(Int, Attributes)
    case constraint(Int, ConstraintChange)
  }

  /// The screen's variations in the order in which they are applied.
  static func weakestFirst(
    _ screen: Screen, views: [ObjectID: Int], constraints: [ObjectID: Int]
  ) -> [PreparedVariation] {
    screen.variationsByStrength.compactMap { variation in
      switch variation.change {
      case .view(let id, let attributes):
        views[id].map { PreparedVariation(condition: variation.condition, change: .view($0, attributes)) }
      case .constraint(let id, let change):
        constraints[id].map {
          PreparedVariation(condition: variation.condition, change: .constraint($0, change))
        }
      }
    }
  }
}
