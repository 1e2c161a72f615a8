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

  init(_ axis: ConditionAxis, _ pairs: [(profile: Profile, environment: LayoutEnvironment)]) {
    self.axis = axis
    var places: [Condition.Value: Int] = [:]
    (values, profiles) = ([], [])
    for (index, pair) in pairs.enumerated() {
      let value = axis.value(of: pair.profile, in: pair.environment)
      let place = places[value] ?? values.count
      if place == values.count {
        places[value] = place
        values.append(value)
        profiles.append(ProfileSet())
      }
      profiles[place].insert(index)
    }
    if axis.isOrdered { sort() }
  }

  private mutating func sort() {
    let order = values.indices.sorted { values[$0].ordinal < values[$1].ordinal }
    (values, profiles) = (order.map { values[$0] }, order.map { profiles[$0] })
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
    let isListed = touched.count == 1 || axis == .device && touched.count <= Self.longestList
    if isListed { return [term(.oneOf(touched.map { values[$0] }), touched)] }
    let missing = present.filter { !touched.contains($0) }
    let isExcluded = axis == .device && missing.count <= Self.longestList
    return isExcluded ? [term(.noneOf(missing.map { values[$0] }), touched)] : []
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
    _ test: ProfileCondition.Test, _ places: some Sequence<Int>, cost: Int = 1
  ) -> AxisTerm {
    AxisTerm(
      term: ProfileCondition.Term(axis, test),
      profiles: places.reduce(into: ProfileSet()) { $0.formUnion(profiles[$1]) }, cost: cost)
  }
}

/// A term and the profiles on which it holds.
struct AxisTerm {
  let term: ProfileCondition.Term
  let profiles: ProfileSet
  /// How many comparisons it takes.
  let cost: Int
}
