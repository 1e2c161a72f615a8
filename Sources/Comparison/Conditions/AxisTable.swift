import DesignModel

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

  /// The narrowest term of this axis that holds on all the affected profiles; nil if it would hold on every one.
  ///
  /// A conjunction that selects exactly the affected profiles stays exact when each of its terms is narrowed this
  /// way, so no other term of the axis has to be tried.
  func narrowest(covering affected: ProfileSet, among compared: ProfileSet) -> AxisTerm? {
    let present = values.indices.filter { profiles[$0].intersects(compared) }
    let touched = present.filter { profiles[$0].intersects(affected) }
    guard touched.count < present.count, let first = touched.first, let last = touched.last else {
      return nil
    }
    if axis.isOrdered {
      let range = present.filter { first <= $0 && $0 <= last }
      return range.count < present.count ? AxisTerm(.range(first, last), selected(range)) : nil
    }
    let isListed = touched.count == 1 || axis == .device && touched.count <= Self.longestList
    let missing = present.filter { !touched.contains($0) }
    if isListed { return AxisTerm(.listed(touched), selected(touched)) }
    let isExcluded = axis == .device && missing.count <= Self.longestList
    return isExcluded ? AxisTerm(.excluded(missing), selected(touched)) : nil
  }

  /// The ways to say a choice, the best first, each with the profiles it selects.
  func tests(for choice: AxisTerm.Choice) -> [(test: ProfileCondition.Test, profiles: ProfileSet)] {
    switch choice {
    case .listed(let places): [(.oneOf(places.map { values[$0] }), selected(places))]
    case .excluded(let places):
      [(.noneOf(places.map { values[$0] }), selected(values.indices.filter { !places.contains($0) }))]
    case .range(let first, let last) where first == last: [(.oneOf([values[first]]), profiles[first])]
    case .range(let first, let last):
      bounds(first, last) + [(.between(values[first], values[last]), selected(Array(first...last)))]
    }
  }

  /// Large texts and small windows are what people ask for, so those bounds come first.
  private func bounds(_ first: Int, _ last: Int) -> [(test: ProfileCondition.Test, profiles: ProfileSet)] {
    let atLeast = (ProfileCondition.Test.atLeast(values[first]), selected(Array(first..<values.count)))
    let atMost = (ProfileCondition.Test.atMost(values[last]), selected(Array(0...last)))
    return axis == .textSize ? [atLeast, atMost] : [atMost, atLeast]
  }

  private func selected(_ places: [Int]) -> ProfileSet {
    places.reduce(into: ProfileSet()) { $0.formUnion(profiles[$1]) }
  }
}

/// A choice of an axis's values and the profiles that have them.
struct AxisTerm {
  /// Places in the axis's values.
  enum Choice {
    case listed([Int])
    case excluded([Int])
    case range(Int, Int)
  }
  let choice: Choice
  let profiles: ProfileSet

  init(_ choice: Choice, _ profiles: ProfileSet) { (self.choice, self.profiles) = (choice, profiles) }
}
