import Conditions
import DesignModel

extension ScreenTally {
  /// The effects as people take them in: what they see, then what breaks or heals, then what is open, each on most
  /// profiles first; views in one parent that do the same on the same profiles as one.
  func gatheredGroups() -> [EffectGroup] {
    let groups = movementGroups + groups { if case .movement = $0 { false } else { true } }
    return groups.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      return (a.effect.stage, -a.profiles.count, one.offset) < (
        b.effect.stage, -b.profiles.count, other.offset
      )
    }.map(\.element)
  }

  /// Movements, those of one company in one group, and companies that do just the same.
  private var movementGroups: [EffectGroup] {
    let companies = joined(movementBundles.map { (Company($0, in: tree), EffectGroup($0, in: tree)) })
    let alike = joined(companies.map { (Likeness($0.carrying, $1), $1) })
    return alike.map { _, group in
      var group = group
      group.views.sort { tree.after.index(of: $0.id)! < tree.after.index(of: $1.id)! }
      return group
    }
  }

  /// The groups, those of one key in one, in the order of the first of each.
  private func joined<Key: Hashable>(_ groups: [(Key, EffectGroup)]) -> [(Key, EffectGroup)] {
    var result: [(Key, EffectGroup)] = []
    var places: [Key: Int] = [:]
    for (key, group) in groups {
      if let place = places[key] {
        result[place].1.take(group)
      } else {
        places[key] = result.count
        result.append((key, group))
      }
    }
    return result
  }
}

/// Views that share a sentence wherever they stand: they do the same by the same amounts.
private struct Likeness: Hashable {
  let carrying: Company.Carrying
  let profiles: ProfileSet
  let effect: LayoutEffect

  init(_ carrying: Company.Carrying, _ group: EffectGroup) {
    (self.carrying, profiles, effect) = (carrying, group.profiles, group.effect)
  }
}

/// Views that share a sentence: they stand in one parent, and each claim is true of each on the same profiles.
private struct Company: Hashable {
  let parent: Int
  let profiles: ProfileSet
  let claims: [MovementClaim]
  let carrying: Carrying

  /// Whether all views in the view come along, as in one that holds none; one of which some do is said by itself.
  enum Carrying: Hashable { case nothing, everything, some(Int) }

  init(_ bundle: MovementBundle, in tree: PairedTrees) {
    parent = tree.parents[bundle.view] ?? -1
    (profiles, claims) = (bundle.profiles, bundle.claims)
    carrying =
      switch bundle.carried {
      case .some(let carried) where carried.isAll: .everything
      case .some(let carried) where carried.greatest > 0: .some(bundle.view)
      default: .nothing
      }
  }
}

extension EffectGroup {
  fileprivate init(_ bundle: MovementBundle, in tree: PairedTrees) {
    var amounts = [Span](repeating: Span(0), count: 4)
    for (claim, span) in bundle.spans { amounts[claim.amount] = span }
    self.init(
      effect: .movement(Movement(amounts, bundle.directions)), views: [tree.named(bundle.view)],
      carried: bundle.carried.flatMap { $0.greatest > 0 ? $0 : nil }, profiles: bundle.profiles,
      place: bundle.view)
  }

  /// Takes another movement of the same claims in, with its views.
  fileprivate mutating func take(_ other: EffectGroup) {
    effect = effect.including(other.effect)
    views += other.views
    if let more = other.carried { carried = carried?.adding(more) ?? more }
  }
}

extension CarriedViews {
  /// Those of several views of which all come along.
  fileprivate func adding(_ other: CarriedViews) -> CarriedViews {
    CarriedViews(
      least: least + other.least, greatest: greatest + other.greatest, total: total + other.total,
      isOneTotal: isOneTotal && other.isOneTotal, isAll: isAll && other.isAll)
  }
}

extension LayoutEffect {
  /// True for what people see move, grow or wrap, which may be left out where there is much of it.
  var isChangeOfPlace: Bool {
    switch self {
    case .movement, .lines: true
    default: false
    }
  }

  /// What people see first: movement and wrapping; texts cut or whole again, what comes and goes; then what breaks and
  /// heals; then what is open.
  fileprivate var stage: Int {
    switch self {
    case .unrest: -1
    case .movement: 0
    case .lines: 1
    case .truncation, .clipping: 2
    case .visibility, .noArea: 3
    case .underKeyboard, .outsideWindow, .outOfReach: 4
    case .conflict: 5
    case .ambiguity: 6
    }
  }
}
