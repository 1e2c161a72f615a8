public import DesignModel

/// Finds the shortest condition that selects exactly some of the compared profiles.
///
/// Conditions are conjunctions of at most three terms, each over one axis: fewer comparisons are better, then earlier
/// axes.
public struct ShortestCondition: Sendable {
  /// The most terms that a condition may have.
  public static let mostTerms = 3

  private let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  private let tables: [AxisTable]
  private var known: [Question: ProfileCondition?] = [:]

  private struct Question: Hashable {
    let affected, compared: ProfileSet
  }

  /// A search over these profiles; their places are the indices of the sets.
  public init(profiles: [(profile: Profile, environment: LayoutEnvironment)]) {
    self.profiles = profiles
    tables = ConditionAxis.allCases.map { AxisTable($0, profiles) }
  }

  /// The shortest condition that holds on the affected profiles and on none of the other compared ones.
  ///
  /// `compared` are all profiles unless given. Nil if no condition does; one without terms if all are affected.
  public mutating func find(_ affected: ProfileSet, among compared: ProfileSet? = nil) -> ProfileCondition? {
    let compared = compared ?? ProfileSet(below: profiles.count)
    precondition(affected.subtracting(compared).isEmpty, "Only compared profiles can be affected")
    let question = Question(affected: affected, compared: compared)
    if let answer = known[question] { return answer }
    let answer = search(question)
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

  private func search(_ question: Question) -> ProfileCondition? {
    if question.affected == question.compared { return ProfileCondition([]) }
    if question.affected.isEmpty { return nil }
    let terms = tables.flatMap { $0.narrowest(covering: question.affected, among: question.compared) }
    for cost in 1...2 * Self.mostTerms {
      if let chosen = choose(
        Self.mostTerms, cost, of: terms[...], within: question.compared, question.affected)
      {
        return ProfileCondition(chosen)
      }
    }
    return nil
  }

  /// The first of the conjunctions of at most `count` terms that cost `cost` and hold, within `rest`, on `wanted`.
  private func choose(
    _ count: Int, _ cost: Int, of terms: ArraySlice<AxisTerm>, within rest: ProfileSet, _ wanted: ProfileSet
  ) -> [ProfileCondition.Term]? {
    if cost == 0 { return rest == wanted ? [] : nil }
    // Terms cost at most 2, so that more can't be spent.
    if cost > 2 * count { return nil }
    for (place, choice) in zip(terms.indices, terms) where choice.cost <= cost {
      let further = terms[(place + 1)...].drop { $0.term.axis == choice.term.axis }
      let smaller = rest.intersection(choice.profiles)
      if let others = choose(count - 1, cost - choice.cost, of: further, within: smaller, wanted) {
        return [choice.term] + others
      }
    }
    return nil
  }
}
