import DesignModel
import Notation

/// The values that the profiles have on one axis, and which profiles have each.
struct AxisTable {
  /// The most names that a list of devices may have.
  static let longestList = 3

  let axis: ConditionAxis
  /// Ascending on an ordered axis, else in the order in which the profiles bring them up.
  private(set) var values: [Condition.Value]
  private(set) var profiles: [ProfileSet]
  /// For each profile, the place of its value.
  private(set) var places: [Int]

  init(_ axis: ConditionAxis, _ pairs: [(profile: Profile, environment: LayoutEnvironment)]) {
    self.init(axis, pairs.map { axis.value(of: $0.profile, in: $0.environment) })
    if axis.isOrdered { sort() }
  }

  /// A table of one value a profile.
  private init(_ axis: ConditionAxis, _ own: [Condition.Value]) {
    self.axis = axis
    var known: [Condition.Value: Int] = [:]
    (values, profiles, places) = ([], [], [])
    for (index, value) in own.enumerated() {
      // Neighbours mostly have the same value, which saves looking it up.
      let isRepeated = index > 0 && own[index - 1] == value
      let place = isRepeated ? places[index - 1] : known[value] ?? values.count
      if place == values.count {
        known[value] = place
        values.append(value)
        profiles.append(ProfileSet())
      }
      profiles[place].insert(index)
      places.append(place)
    }
  }

  /// The table of some of the profiles, by their place in `members`; values that none of them has are left out.
  init(_ table: AxisTable, of members: [Int]) {
    axis = table.axis
    var sets = Array(repeating: ProfileSet(), count: table.values.count)
    for (index, member) in members.enumerated() { sets[table.places[member]].insert(index) }
    let present = sets.indices.filter { !sets[$0].isEmpty }
    var renamed = Array(repeating: 0, count: sets.count)
    for (place, old) in present.enumerated() { renamed[old] = place }
    (values, profiles) = (present.map { table.values[$0] }, present.map { sets[$0] })
    places = members.map { renamed[table.places[$0]] }
  }

  private mutating func sort() {
    let order = values.indices.sorted { values[$0].ordinal < values[$1].ordinal }
    var renamed = order
    for (place, old) in order.enumerated() { renamed[old] = place }
    (values, profiles) = (order.map { values[$0] }, order.map { profiles[$0] })
    places = places.map { renamed[$0] }
  }

  /// The narrowest terms of this axis that hold on all the affected profiles, the best first; none that hold on all.
  ///
  /// A conjunction that selects exactly the affected profiles stays exact when each of its terms is narrowed this
  /// way, so no other term of the axis has to be tried.
  func narrowest(covering affected: ProfileSet, among compared: ProfileSet) -> [AxisTerm] {
    let present = values.indices.filter { profiles[$0].intersects(compared) }
    let touched = present.filter { profiles[$0].intersects(affected) }
    guard touched.count < present.count, let first = touched.first, let last = touched.last else {
      return []
    }
    if axis.isOrdered {
      return ranges(first, last).filter { !compared.subtracting($0.profiles).isEmpty }
    }
    let isListed = touched.count == 1 || axis.isListed && touched.count <= Self.longestList
    if isListed { return [term(.oneOf(touched.map { values[$0] }), touched)] }
    let missing = present.filter { !touched.contains($0) }
    let isExcluded = axis.isListed && missing.count <= Self.longestList
    return isExcluded ? [term(.noneOf(missing.map { values[$0] }), touched)] : []
  }

  /// The widest term of this axis that holds on the seed and on none of the forbidden profiles, bounded where one of
  /// the wanted ones is; nil if no term sets them apart.
  func widest(around seed: Int, without forbidden: ProfileSet, among wanted: ProfileSet) -> AxisTerm? {
    let own = places[seed]
    guard !profiles[own].intersects(forbidden) else { return nil }
    if axis.isOrdered {
      var (low, high) = (own, own)
      while low > 0, !profiles[low - 1].intersects(forbidden) { low -= 1 }
      while high < values.count - 1, !profiles[high + 1].intersects(forbidden) { high += 1 }
      if low > 0 { while !profiles[low].intersects(wanted) { low += 1 } }
      if high < values.count - 1 { while !profiles[high].intersects(wanted) { high -= 1 } }
      return range(low, high)
    }
    guard axis.isListed else { return term(.oneOf([values[own]]), [own]) }
    let allowed = values.indices.filter { !profiles[$0].intersects(forbidden) }
    let missing = values.indices.filter { profiles[$0].intersects(forbidden) }
    let met = allowed.filter { profiles[$0].intersects(wanted) }
    if met.count <= Self.longestList {
      return term(.oneOf(met.map { values[$0] }), met, cost: met.count)
    }
    if missing.count <= Self.longestList {
      return term(.noneOf(missing.map { values[$0] }), allowed, cost: missing.count)
    }
    return term(.oneOf([values[own]]), [own])
  }

  /// The terms of this axis that hold on an affected profile and not on all compared ones.
  func terms(touching affected: ProfileSet, among compared: ProfileSet) -> [AxisTerm] {
    let present = values.indices.filter { profiles[$0].intersects(compared) }
    let touched = present.filter { isNamed($0) && profiles[$0].intersects(affected) }
    guard present.count > 1, let last = values.indices.last else { return [] }
    if axis == .textSize {
      return touched.flatMap { low in touched.filter { $0 >= low }.map { range(low, $0) } }
    }
    if axis.isOrdered { return touched.map { range($0, last) } + touched.map { range(0, $0) } }
    let single = touched.map { term(.oneOf([values[$0]]), [$0]) }
    guard axis.isListed, (2...Self.longestList).contains(touched.count), touched.count < present.count else {
      return single
    }
    return single + [term(.oneOf(touched.map { values[$0] }), touched, cost: touched.count)]
  }

  /// The terms of this axis that hold on the seed, in series, each of which begins with the widest.
  func series(around seed: Int) -> [[AxisTerm]] {
    let own = places[seed]
    guard axis.isOrdered else { return [[term(.oneOf([values[own]]), [own])]] }
    let last = values.count - 1
    let bounded = [
      (1..<(own + 1)).map { range($0, last) }, (own..<last).reversed().map { range(0, $0) },
    ]
    return axis == .textSize ? bounded + [[range(own, own)]] : bounded
  }

  /// The profiles of the range that reaches from the first to the last place of those; there is one.
  func hull(of affected: ProfileSet) -> ProfileSet {
    let touched = values.indices.filter { profiles[$0].intersects(affected) }
    let places = axis.isOrdered ? Array(touched.first!...touched.last!) : touched
    return places.reduce(into: ProfileSet()) { $0.formUnion(profiles[$1]) }
  }

  /// False for what has no word of its own: devices that a derived axis does not divide.
  private func isNamed(_ place: Int) -> Bool {
    values[place] != .word("") || axis != .home && axis != .family
  }

  private func range(_ low: Int, _ high: Int) -> AxisTerm {
    if low == high, axis == .textSize { return term(.oneOf([values[low]]), [low]) }
    if high == values.count - 1 { return term(.atLeast(values[low]), low...high) }
    if low == 0 { return term(.atMost(values[high]), low...high) }
    let isOne = low == high
    return term(
      isOne ? .oneOf([values[low]]) : .between(values[low], values[high]), low...high,
      cost: axis == .textSize ? 1 : 2)
  }

  /// Large texts and small windows are what people ask for, so those bounds come first.
  private func ranges(_ first: Int, _ last: Int) -> [AxisTerm] {
    let atLeast = term(.atLeast(values[first]), first..<values.count)
    let atMost = term(.atMost(values[last]), 0...last)
    let isOne = first == last
    let both = term(
      isOne ? .oneOf([values[first]]) : .between(values[first], values[last]), first...last,
      // Nobody thinks of a window by its exact width: two comparisons, as it takes to say so.
      cost: axis == .textSize ? 1 : 2)
    if axis == .textSize { return isOne ? [both] : [atLeast, atMost, both] }
    return [atMost, atLeast, both]
  }

  private func term(
    _ test: ProfileConjunction.Test, _ places: some Sequence<Int>, cost: Int = 1
  ) -> AxisTerm {
    AxisTerm(
      term: ProfileConjunction.Term(axis, test),
      profiles: places.reduce(into: ProfileSet()) { $0.formUnion(profiles[$1]) }, cost: cost)
  }
}

extension ConditionAxis {
  /// True where a term may name several values, as it may several devices.
  fileprivate var isListed: Bool { self == .device || self == .locale || self == .state }
}

/// A term and the profiles on which it holds.
struct AxisTerm {
  let term: ProfileConjunction.Term
  let profiles: ProfileSet
  /// How many comparisons it takes.
  let cost: Int
}
