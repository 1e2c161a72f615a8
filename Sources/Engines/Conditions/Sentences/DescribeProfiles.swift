public import DesignModel

/// What is said of some profiles: to programs the condition that selects them, to people one or two claims.
public struct ProfileDescription: Hashable, Sendable {
  /// A condition that selects exactly them; nil where it would be too long (`ShortestCondition.find`).
  public let condition: ProfileCondition?
  /// What a sentence says of them; nil where one or two claims don't name most of them.
  public let clause: ProfileClause?

  /// What was found before.
  public init(condition: ProfileCondition?, clause: ProfileClause?) {
    (self.condition, self.clause) = (condition, clause)
  }

  /// All profiles.
  public static let everywhere = ProfileDescription(
    condition: ProfileCondition([ProfileConjunction([])]), clause: nil)
}

/// Puts sets of profiles into words.
public struct DescribeProfiles: Sendable {
  private let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  private let targets: Set<String>
  private let exact: ShortestCondition
  private let clauses: ClauseSearch
  private var known: [Question: ProfileDescription] = [:]

  private struct Question: Hashable {
    let affected, compared: ProfileSet
  }

  /// A search over these profiles; their places are the indices of the sets, and `targets` the devices whose profiles
  /// are counted first.
  public init(
    profiles: [(profile: Profile, environment: LayoutEnvironment)], targets: Set<String> = []
  ) {
    (self.profiles, self.targets) = (profiles, targets)
    exact = ShortestCondition(profiles: profiles)
    clauses = ClauseSearch(profiles: profiles)
  }

  /// The affected ones of the compared profiles, all unless given; at least one is affected.
  public mutating func describe(_ affected: ProfileSet, among compared: ProfileSet? = nil) -> AffectedProfiles
  {
    let all = ComparedProfiles(profiles, at: compared, targets: targets)
    let question = Question(affected: affected, compared: all.places)
    let description = known[question] ?? description(of: affected, among: all.places)
    known[question] = description
    return AffectedProfiles(affected, of: all, description)
  }

  /// What is said of the affected ones of the compared profiles, found anew, on any thread.
  public func description(of affected: ProfileSet, among compared: ProfileSet? = nil) -> ProfileDescription {
    let compared = compared ?? ProfileSet(below: profiles.count)
    if affected == compared { return .everywhere }
    let condition = exact.condition(selecting: affected, among: compared)
    return ProfileDescription(condition: condition, clause: clause(condition, affected, among: compared))
  }

  /// The condition where it is one or two short claims, unless claims of fewer terms say the same, or some as short that
  /// have words for what the condition measures.
  private func clause(
    _ condition: ProfileCondition?, _ affected: ProfileSet, among compared: ProfileSet
  ) -> ProfileClause? {
    let count = affected.count
    let exact = condition.flatMap { $0.alternatives.count <= 2 ? $0 : nil }
      .map { ProfileClause($0, held: count, met: count, affected: count) }
      .flatMap { $0.isWorthSaying ? $0 : nil }
    if let exact, exact.condition.terms < 2, exact.condition.lengths == 0 { return exact }
    let best = clauses.clause(of: affected, among: compared)
    guard let found = best, let known = exact else { return best ?? exact }
    let isOne = found.condition.alternatives.count < known.condition.alternatives.count
    let isPlainer = !found.isException && found.condition.isPlainer(than: known.condition)
    return found.isExact && (isOne || isPlainer) ? found : known
  }
}

extension ProfileCondition {
  fileprivate var terms: Int { alternatives.reduce(0) { $0 + $1.terms.count } }

  /// How many terms compare lengths of the window.
  fileprivate var lengths: Int { alternatives.reduce(0) { $0 + $1.terms.count(where: \.axis.isSize) } }

  fileprivate func isPlainer(than other: ProfileCondition) -> Bool {
    (terms, lengths) < (other.terms, other.lengths)
  }
}
