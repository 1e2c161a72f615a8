public import DesignModel

/// Finds the shortest condition that selects exactly some of the compared profiles.
///
/// A conjunction of at most three terms, each over one axis, if there is one: fewer comparisons are better, then
/// earlier axes. Else a few of them, of which at least one holds, with what all affected profiles share; else lists of
/// devices, each with what is asked of these.
public struct ShortestCondition: Sendable {
  /// The most terms of a conjunction that stands alone.
  public static let mostTerms = 3

  private let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  private let tables: [AxisTable]
  private let classes: ProfileClasses
  private var known: [Question: ProfileCondition?] = [:]

  private struct Question: Hashable {
    let affected, compared: ProfileSet
  }

  /// A search over these profiles; their places are the indices of the sets.
  public init(profiles: [(profile: Profile, environment: LayoutEnvironment)]) {
    self.profiles = profiles
    tables = ConditionAxis.exact.map { AxisTable($0, profiles) }
    classes = ProfileClasses(tables)
  }

  /// The shortest condition that holds on the affected profiles and on none of the other compared ones.
  ///
  /// `compared` are all profiles unless given. Nil if none is affected, if no axis sets some affected profile apart
  /// from one that isn't, and where it would take more than `DeviceLists.most` alternatives; one without terms if all
  /// are affected.
  public mutating func find(_ affected: ProfileSet, among compared: ProfileSet? = nil) -> ProfileCondition? {
    let compared = compared ?? ProfileSet(below: profiles.count)
    precondition(affected.subtracting(compared).isEmpty, "Only compared profiles can be affected")
    let question = Question(affected: affected, compared: compared)
    if let answer = known[question] { return answer }
    let answer = condition(selecting: affected, among: compared)
    known[question] = .some(answer)
    return answer
  }

  /// The profiles on which a condition holds.
  public func expand(_ condition: ProfileCondition) -> ProfileSet {
    ProfileSet(
      profiles.indices.filter {
        condition.holds(for: profiles[$0].profile, in: profiles[$0].environment)
      })
  }

  /// The same, found anew, on any thread.
  public func condition(
    selecting affected: ProfileSet, among compared: ProfileSet? = nil
  ) -> ProfileCondition? {
    let compared = compared ?? ProfileSet(below: profiles.count)
    if affected == compared { return ProfileCondition([ProfileConjunction([])]) }
    if affected.isEmpty { return nil }
    let terms = tables.flatMap { $0.narrowest(covering: affected, among: compared) }
    if let chosen = Self.shortest(of: terms, excluding: compared.subtracting(affected)) {
      return ProfileCondition([ProfileConjunction(chosen.map(\.term))])
    }
    let indices = compared.indices
    guard let cover = cover(affected, indices) else { return nil }
    let alternatives =
      cover.alternatives()
      ?? DeviceLists(tables, affected: affected, compared: indices).alternatives()
    return alternatives.map(ProfileCondition.init)
  }

  /// The search on as few axes as distinguish the profiles.
  private func cover(_ affected: ProfileSet, _ compared: [Int]) -> ConditionCover? {
    let needless = classes.needless(for: affected, among: compared)
    return ConditionCover(
      tables.filter { !needless.contains($0.axis) }, affected: affected, compared: compared)
      ?? ConditionCover(tables, affected: affected, compared: compared)
  }

  /// The first of the conjunctions that exclude all the others, of those of the fewest comparisons.
  static func shortest(of terms: [AxisTerm], excluding others: ProfileSet) -> [AxisTerm]? {
    for cost in 0...2 * mostTerms {
      if let chosen = choose(mostTerms, cost, of: terms[...], excluding: others) { return chosen }
    }
    return nil
  }

  /// The first of the conjunctions of at most `count` terms that cost `cost` and hold on none of the others.
  private static func choose(
    _ count: Int, _ cost: Int, of terms: ArraySlice<AxisTerm>, excluding others: ProfileSet
  ) -> [AxisTerm]? {
    if cost == 0 { return others.isEmpty ? [] : nil }
    // Terms cost at most 2, so that more can't be spent.
    if cost > 2 * count { return nil }
    for (place, choice) in zip(terms.indices, terms) where choice.cost <= cost {
      let further = terms[(place + 1)...].drop { $0.term.axis == choice.term.axis }
      let fewer = others.intersection(choice.profiles)
      if let rest = choose(count - 1, cost - choice.cost, of: further, excluding: fewer) {
        return [choice] + rest
      }
    }
    return nil
  }
}
