import Conditions
import DesignModel
import Notation

/// What is different about one screen so far.
struct ScreenTally {
  let tree: PairedTrees
  /// The profiles for which there were two layouts.
  var compared = ProfileSet()
  /// In the order in which the effects were first met.
  private(set) var tallies: [(key: EffectKey, tally: Tally)] = []
  private var places: [EffectKey: Int] = [:]

  init(from before: Screen, to after: Screen, by match: ViewMatch? = nil) {
    tree = PairedTrees(from: before, to: after, by: match)
  }

  mutating func record(
    _ key: EffectKey, _ change: EffectAmounts, on profiles: [Int], in direction: LayoutDirection
  ) {
    if let place = places[key] {
      tallies[place].tally.include(change, on: profiles, in: direction)
    } else {
      places[key] = tallies.count
      tallies.append((key, Tally(change, on: profiles, in: direction)))
    }
  }
}

/// What makes effects on several profiles the same; views by their place in the later screen.
enum EffectKey: Hashable {
  case unrest(Onset)
  case conflict(Conflict, Onset)
  case ambiguity(Int, Ambiguity.Aspect, Onset)
  case truncation(Int, Onset)
  case clipping(Int, Onset)
  case lines(Int, isGrowing: Bool)
  case underKeyboard(Int, Onset)
  case outsideWindow(Int, Onset)
  case outOfReach(Int, Onset)
  case noArea(Int, Onset)
  case visibility(Int, Onset)
  /// -1, 0 or 1 for each of the four amounts of a movement.
  case movement(Int, signs: [Int])

  /// The place of the view that the effect is about; nil for a conflict and for a layout without rest.
  var view: Int? {
    switch self {
    case .unrest, .conflict: nil
    case .ambiguity(let view, _, _), .truncation(let view, _), .clipping(let view, _), .lines(let view, _),
      .underKeyboard(let view, _), .outsideWindow(let view, _), .outOfReach(let view, _),
      .noArea(let view, _), .visibility(let view, _), .movement(let view, _):
      view
    }
  }
}

/// How much of an effect there is on one profile.
struct EffectAmounts {
  /// Shown and total characters; lines before, after and their difference; or the four amounts of a movement.
  var numbers: [Double] = []
  /// How many views came along, of how many that could.
  var carried = 0, shown = 0
}

/// An effect over the profiles it was met on.
struct Tally {
  private(set) var profiles: ProfileSet
  private(set) var spans: [Span]
  private(set) var carried: CarriedViews
  private(set) var directions: Set<LayoutDirection>
  /// The largest amount and the profile it was first met on.
  private(set) var largest: (amount: Double, profile: Int)

  init(_ change: EffectAmounts, on profiles: [Int], in direction: LayoutDirection) {
    self.profiles = ProfileSet(profiles)
    spans = change.numbers.map { Span($0) }
    carried = CarriedViews(change)
    directions = [direction]
    largest = (change.numbers.map(abs).max() ?? 0, profiles[0])
  }

  mutating func include(_ change: EffectAmounts, on profiles: [Int], in direction: LayoutDirection) {
    for profile in profiles { self.profiles.insert(profile) }
    for (place, number) in change.numbers.enumerated() { spans[place].include(number) }
    carried = carried.including(CarriedViews(change))
    directions.insert(direction)
    let amount = change.numbers.map(abs).max() ?? 0
    if amount > largest.amount { largest = (amount, profiles[0]) }
  }
}

extension CarriedViews {
  fileprivate init(_ amounts: EffectAmounts) {
    self.init(
      least: amounts.carried, greatest: amounts.carried, total: amounts.shown, isOneTotal: true,
      isAll: amounts.carried == amounts.shown)
  }

  func including(_ other: CarriedViews) -> CarriedViews {
    CarriedViews(
      least: min(least, other.least), greatest: max(greatest, other.greatest), total: max(total, other.total),
      isOneTotal: isOneTotal && other.isOneTotal && total == other.total, isAll: isAll && other.isAll)
  }
}
