public import DesignModel

/// Finds the shortest condition that selects exactly some of the compared profiles.
///
/// Conditions are conjunctions of at most three terms, each over one axis: fewer terms are better, then earlier axes.
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
    let terms: [(table: AxisTable, term: AxisTerm)] = tables.compactMap { table in
      table.narrowest(covering: question.affected, among: question.compared).map { (table, $0) }
    }
    for count in 1...Self.mostTerms {
      let sets = terms.map(\.term.profiles)
      if let chosen = choose(count, of: sets, from: 0, within: question.compared, question.affected) {
        return simplest(chosen.map { terms[$0] }, question)
      }
    }
    return nil
  }

  /// The first `count` of the sets, from place `start` on, whose intersection with `rest` is `wanted`.
  private func choose(
    _ count: Int, of sets: [ProfileSet], from start: Int, within rest: ProfileSet, _ wanted: ProfileSet
  ) -> [Int]? {
    if count == 0 { return rest == wanted ? [] : nil }
    for place in start..<max(start, sets.count) {
      let smaller = rest.intersection(sets[place])
      if let others = choose(count - 1, of: sets, from: place + 1, within: smaller, wanted) {
        return [place] + others
      }
    }
    return nil
  }

  /// The same selection with each range opened to one side where it stays exact.
  private func simplest(_ chosen: [(table: AxisTable, term: AxisTerm)], _ question: Question)
    -> ProfileCondition
  {
    var sets = chosen.map(\.term.profiles)
    var terms: [ProfileCondition.Term] = []
    for (place, (table, term)) in chosen.enumerated() {
      for (test, profiles) in table.tests(for: term.choice) {
        sets[place] = profiles
        if sets.reduce(question.compared, { $0.intersection($1) }) == question.affected {
          terms.append(ProfileCondition.Term(table.axis, test))
          break
        }
      }
    }
    return ProfileCondition(terms)
  }
}
