import DesignModel

/// The search for a few conjunctions that together hold on exactly the affected profiles.
///
/// It asks no more of an affected profile than which wide conjunctions hold on it and on no unaffected one: each
/// solution needs one of these for each profile.
struct ConditionCover {
  /// The most alternatives that are tried in every order, and that are added one after the other.
  private static let fewest = 3
  private static let most = 8
  /// How many of the widest conjunctions are followed further where two more are wanted, and where one is.
  private static let (wideBeam, narrowBeam) = (3, 48)

  private let tables: [AxisTable]
  private let affected: ProfileSet
  private let others: ProfileSet
  private let shared: SharedTerms
  private let known = KnownConjunctions()

  /// The search for what selects the affected ones of the compared profiles; nil if one of them is like an unaffected
  /// one on all axes.
  ///
  /// Of profiles that are alike one is enough for all, and those without what the affected ones share need no search.
  init?(_ tables: [AxisTable], affected: ProfileSet, compared: [Int]) {
    let classes = ProfileClasses.classes(tables, of: compared)
    guard ProfileClasses.agrees(classes, affected, among: compared) else { return nil }
    shared = SharedTerms(tables, affected: affected, compared: compared)
    var isMet = Array(repeating: false, count: classes.count)
    let members = shared.profiles.indices.filter { index in
      defer { isMet[classes[index]] = true }
      return !isMet[classes[index]]
    }
    self.tables = tables.map { AxisTable($0, of: members) }.filter { $0.values.count > 1 }
    self.affected = ProfileSet(members.indices.filter { affected.contains(members[$0]) })
    others = ProfileSet(below: members.count).subtracting(self.affected)
  }

  /// The conjunctions, the one that holds on most profiles first; nil where few don't do.
  ///
  /// Fewer alternatives are better, then fewer comparisons.
  func alternatives() -> [ProfileConjunction]? {
    for count in 1...Self.fewest {
      if let found = cover(affected, by: count) { return shared.added(to: sorted(found)) }
    }
    return oneByOne().map { shared.added(to: sorted($0)) }
  }

  private func sorted(_ found: [WideConjunction]) -> [[ProfileConjunction.Term]] {
    found.enumerated()
      .sorted { ($1.element.covered.count, $0.offset) < ($0.element.covered.count, $1.offset) }
      .map { $0.element.terms.map(\.term) }
  }

  // MARK: Exact covers

  /// The cheapest conjunctions found, at most `count`, that hold on the rest and on no unaffected profile.
  private func cover(_ rest: ProfileSet, by count: Int) -> [WideConjunction]? {
    if let one = conjunction(covering: rest) { return [one] }
    guard count > 1, let seed = rest.first else { return nil }
    var best: [WideConjunction]?
    for choice in conjunctions(around: seed, for: rest).prefix(count > 2 ? Self.wideBeam : Self.narrowBeam) {
      let left = rest.subtracting(choice.covered)
      guard let further = left.isEmpty ? [] : cover(left, by: count - 1) else { continue }
      let found = [choice] + further
      if found.cost < best?.cost ?? .max { best = found }
    }
    return best
  }

  /// The shortest conjunction of narrow terms that holds on all the wanted profiles and on no unaffected one.
  private func conjunction(covering wanted: ProfileSet) -> WideConjunction? {
    var left = others
    for table in tables where !left.isEmpty { left = left.intersection(table.hull(of: wanted)) }
    guard left.isEmpty else { return nil }
    let all = affected.union(others)
    let terms = tables.flatMap { $0.narrowest(covering: wanted, among: all) }
    return ShortestCondition.shortest(of: terms, excluding: others).map { chosen in
      WideConjunction(terms: chosen, covered: chosen.reduce(affected) { $0.intersection($1.profiles) })
    }
  }

  // MARK: One after the other

  /// Takes what holds on most of the rest until nothing is left.
  private func oneByOne() -> [WideConjunction]? {
    var found: [WideConjunction] = []
    var rest = affected
    while let seed = rest.first {
      guard found.count < Self.most, let best = conjunctions(around: seed, for: rest).first else {
        return nil
      }
      found.append(best)
      rest = rest.subtracting(best.covered)
    }
    for place in found.indices.reversed() {
      let others = found.indices.filter { $0 != place }
      let union = others.reduce(into: ProfileSet()) { $0.formUnion(found[$1].covered) }
      if affected.subtracting(union).isEmpty { found.remove(at: place) }
    }
    return found
  }

  // MARK: Wide conjunctions

  /// The conjunctions that hold on the seed and on no unaffected profile, those that hold on most of the rest first,
  /// then the shorter ones.
  private func conjunctions(around seed: Int, for rest: ProfileSet) -> [WideConjunction] {
    let list = known.lists[seed] ?? conjunctions(around: seed)
    known.lists[seed] = list
    return list.map { ($0, rest.intersection($0.covered).count) }.enumerated()
      .sorted {
        ($1.element.1, $0.element.0.cost, $0.offset) < ($0.element.1, $1.element.0.cost, $1.offset)
      }
      .map(\.element.0)
  }

  /// The same in the order in which they are found, whatever the rest is.
  private func conjunctions(around seed: Int) -> [WideConjunction] {
    var found = WideConjunctions(affected: affected)
    let own = tables.map { $0.series(around: seed) }
    widen([], seed, left: others, into: &found)
    for (place, lists) in own.enumerated() {
      for list in lists {
        for term in list {
          let left = others.intersection(term.profiles)
          widen([(place, term)], seed, left: left, into: &found)
          // What is narrower still holds on less.
          if left.isEmpty { break }
          if left != others { narrow(place, term, own: own, seed: seed, left: left, into: &found) }
        }
      }
    }
    return found.list
  }

  /// Adds a second term of a later axis, and whatever third there is.
  private func narrow(
    _ place: Int, _ term: AxisTerm, own: [[[AxisTerm]]], seed: Int, left: ProfileSet,
    into found: inout WideConjunctions
  ) {
    // Width and height stand together with one more term where one of the three is the third.
    for later in own.indices.dropFirst(place + 1)
    where !(tables[place].axis.isSize && tables[later].axis.isSize) {
      for list in own[later] {
        for second in list {
          let less = left.intersection(second.profiles)
          if less == left { continue }
          widen([(place, term), (later, second)], seed, left: less, into: &found)
          if less.isEmpty { break }
        }
      }
    }
  }

  /// Takes the terms as they are if they hold on no unaffected profile, else with one more, of each other axis in turn.
  private func widen(
    _ terms: [(place: Int, term: AxisTerm)], _ seed: Int, left: ProfileSet, into found: inout WideConjunctions
  ) {
    let covered = terms.reduce(affected) { $0.intersection($1.term.profiles) }
    if left.isEmpty { return found.add(terms, covered) }
    for (place, table) in tables.enumerated() where !terms.contains(where: { $0.place == place }) {
      if let last = table.widest(around: seed, without: left, among: covered) {
        found.add(terms + [(place, last)], covered.intersection(last.profiles))
      }
    }
  }
}

/// The conjunctions around the seeds that were asked for: more alternatives begin with the seeds of fewer.
private final class KnownConjunctions {
  var lists: [Int: [WideConjunction]] = [:]
}

/// A conjunction that holds on no unaffected profile.
private struct WideConjunction {
  let terms: [AxisTerm]
  /// The affected profiles on which it holds.
  let covered: ProfileSet
  var cost: Int { terms.reduce(0) { $0 + $1.cost } }
}

extension [WideConjunction] {
  fileprivate var cost: Int { reduce(0) { $0 + $1.cost } }
}

/// Wide conjunctions, of those that hold on the same profiles the shortest, the first among equals.
private struct WideConjunctions {
  let affected: ProfileSet
  private(set) var list: [WideConjunction] = []
  private var places: [ProfileSet: Int] = [:]

  init(affected: ProfileSet) { self.affected = affected }

  mutating func add(_ terms: [(place: Int, term: AxisTerm)], _ covered: ProfileSet) {
    let cost = terms.reduce(0) { $0 + $1.term.cost }
    if let known = places[covered], list[known].cost <= cost { return }
    let made = WideConjunction(terms: terms.sorted { $0.place < $1.place }.map(\.term), covered: covered)
    if let known = places[covered] {
      list[known] = made
    } else {
      places[covered] = list.count
      list.append(made)
    }
  }
}
