import Conditions
import DesignModel
import Notation

extension LayoutDifference {
  /// Everything that was different so far, grouped and described.
  public func report() -> LayoutReport {
    var search = DescribeProfiles(profiles: profiles, targets: targets)
    var (changes, gathered): ([LayoutChange], [LayoutChange]) = ([], [])
    for screen in screens {
      changes += screen.groups().map { screen.change($0, &search) }
      gathered += screen.gatheredGroups().map { screen.change($0, &search) }
    }
    let compared = screens.reduce(into: ProfileSet()) { $0.formUnion($1.compared) }
    let affected = screens.reduce(into: ProfileSet()) { $0.formUnion($1.affected) }
    return LayoutReport(
      changes: changes, gathered: gathered, screens: screens.map(figures), compared: compared.count,
      affected: affected.count)
  }

  private func figures(of screen: ScreenTally) -> ScreenFigures {
    var largest: LargestMovement?
    for (key, tally) in screen.tallies {
      guard case .movement(let view, _) = key, tally.largest.amount > largest?.points ?? 0 else { continue }
      largest = LargestMovement(
        points: tally.largest.amount, view: screen.tree.named(view),
        profile: profiles[tally.largest.profile].profile.name)
    }
    return ScreenFigures(
      screen: screen.tree.after.label, compared: screen.compared.count, affected: screen.affected.count,
      largest: largest)
  }
}

/// Effects that are reported together.
struct EffectGroup {
  var effect: LayoutEffect
  var views: [NamedObject]
  var carried: CarriedViews?
  var profiles: ProfileSet
  /// The place of the first view in the screen.
  let place: Int
  /// The rules that contradict one another; nil for what is no conflict.
  var conflict: Conflict?
}

extension ScreenTally {
  /// The profiles on which anything is different.
  var affected: ProfileSet { tallies.reduce(into: ProfileSet()) { $0.formUnion($1.tally.profiles) } }

  /// The wanted effects in the order of a report, views with the same effect on the same profiles in one group.
  func groups(_ isWanted: (EffectKey) -> Bool = { _ in true }) -> [EffectGroup] {
    var groups: [EffectGroup] = []
    var places: [Shared: Int] = [:]
    let ordered = tallies.filter { isWanted($0.key) }.map(group).enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    for (_, group) in ordered {
      let shared = Shared(effect: group.effect, profiles: group.profiles)
      if group.carried == nil, let place = places[shared] {
        groups[place].views += group.views
      } else {
        if group.carried == nil { places[shared] = groups.count }
        groups.append(group)
      }
    }
    return sorted(groups)
  }

  fileprivate func change(_ group: EffectGroup, _ search: inout DescribeProfiles) -> LayoutChange {
    LayoutChange(
      screen: tree.after.label, effect: group.effect, views: group.views, carried: group.carried,
      profiles: search.describe(group.profiles, among: compared), conflict: group.conflict)
  }

  private struct Shared: Hashable {
    let effect: LayoutEffect
    let profiles: ProfileSet
  }

  private func sorted(_ groups: [EffectGroup]) -> [EffectGroup] {
    let keyed = groups.enumerated().map { ($1, (order: $1.effect.rank, -$1.profiles.count, $0)) }
    return keyed.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func group(_ key: EffectKey, _ tally: Tally) -> EffectGroup {
    EffectGroup(
      effect: effect(key, tally), views: key.view.map { [tree.named($0)] } ?? [],
      carried: tally.carried.greatest > 0 ? tally.carried : nil, profiles: tally.profiles,
      place: key.view ?? -1, conflict: key.conflict)
  }

  private func effect(_ key: EffectKey, _ tally: Tally) -> LayoutEffect {
    let spans = tally.spans
    return switch key {
    case .unrest(let onset): .unrest(onset)
    case .conflict(let conflict, let onset): .conflict(onset, members: words(conflict, onset))
    case .ambiguity(_, let aspect, let onset): .ambiguity(onset, aspect)
    case .truncation(_, let onset): .truncation(onset, shown: spans[0], total: spans[1])
    case .clipping(_, let onset): .clipping(onset)
    case .lines: .lines(from: spans[0], to: spans[1], by: spans[2])
    case .underKeyboard(_, let onset): .underKeyboard(onset)
    case .outsideWindow(_, let onset): .outsideWindow(onset)
    case .outOfReach(_, let onset): .outOfReach(onset)
    case .noArea(_, let onset): .noArea(onset)
    case .visibility(_, let onset): .visibility(onset)
    case .movement: .movement(Movement(spans, tally.directions))
    }
  }

  /// The members of a conflict, a new one's as the later design has them, a gone one's as the earlier had them.
  private func words(_ conflict: Conflict, _ onset: Onset) -> [String] {
    let index = onset == .appears ? tree.after : tree.before
    return conflict.members.map { rule in
      switch rule {
      case .constraint(let id): index.screen.constraint(id).map { "\(id) (\(index.text(of: $0)))" } ?? id.text
      case .builtIn(let view, let what): "\(index.named(view).name) (\(what))"
      }
    }
  }
}

extension EffectKey {
  fileprivate var conflict: Conflict? { if case .conflict(let conflict, _) = self { conflict } else { nil } }
}
