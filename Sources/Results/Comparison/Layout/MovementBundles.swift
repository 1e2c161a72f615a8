import Conditions
import DesignModel

/// One thing that a view does in a movement: along one of its four amounts, one way.
struct MovementClaim: Hashable {
  /// Of the amounts towards trailing, down, wider and taller.
  let amount: Int
  let isPositive: Bool

  var isMoving: Bool { amount < 2 }
  fileprivate var order: Int { 2 * amount + (isPositive ? 0 : 1) }
}

/// What a view does on exactly the same profiles.
///
/// A view that moves everywhere and grows on some profiles does two things, each of which is said of its own profiles.
struct MovementBundle {
  let view: Int
  let profiles: ProfileSet
  private(set) var spans: [MovementClaim: Span] = [:]
  private(set) var directions: Set<LayoutDirection> = []
  /// The views that come along; nil for one that moves nowhere.
  private(set) var carried: CarriedViews?

  fileprivate mutating func take(_ claim: MovementClaim, _ fact: MovementFact) {
    spans[claim] = fact.span
    directions.formUnion(fact.directions)
    if claim.isMoving { carried = fact.carried }
  }

  /// What is said of several views in one sentence has to be true of each.
  var claims: [MovementClaim] { spans.keys.sorted { $0.amount < $1.amount } }
}

/// One claim of one view over all of the profiles that it is true of.
private struct MovementFact {
  var profiles: ProfileSet
  var span: Span
  var carried: CarriedViews
  var directions: Set<LayoutDirection>

  init(_ tally: Tally, _ amount: Int) {
    (profiles, span) = (tally.profiles, tally.spans[amount])
    (carried, directions) = (tally.carried, tally.directions)
  }

  mutating func include(_ other: MovementFact) {
    profiles.formUnion(other.profiles)
    span = span.including(other.span)
    carried = carried.including(other.carried)
    directions.formUnion(other.directions)
  }
}

extension ScreenTally {
  /// What each view does, by view in the screen's order, then in the order of the claims.
  var movementBundles: [MovementBundle] {
    var facts: [Int: [MovementClaim: MovementFact]] = [:]
    for (key, tally) in tallies {
      guard case .movement(let view, let signs) = key else { continue }
      for (amount, sign) in signs.enumerated() where sign != 0 {
        let claim = MovementClaim(amount: amount, isPositive: sign > 0)
        let fact = MovementFact(tally, amount)
        facts[view, default: [:]][claim, default: fact].include(fact)
      }
    }
    return facts.keys.sorted().flatMap { Self.bundles(of: $0, facts[$0]!) }
  }

  private static func bundles(
    of view: Int, _ facts: [MovementClaim: MovementFact]
  ) -> [MovementBundle] {
    var bundles: [MovementBundle] = []
    let ordered = facts.sorted { $0.key.order < $1.key.order }
    for (claim, fact) in ordered {
      let place = bundles.firstIndex { $0.profiles == fact.profiles } ?? bundles.count
      if place == bundles.count { bundles.append(MovementBundle(view: view, profiles: fact.profiles)) }
      bundles[place].take(claim, fact)
    }
    return bundles
  }
}
