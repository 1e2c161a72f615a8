public import DesignModel
public import Notation

/// A claim that selects profiles, such as "AX2 and larger where width <= 375, or landscape at AX4 and larger": at least
/// one of its alternatives holds.
public struct ProfileCondition: Hashable, Sendable {
  /// One without terms for all profiles.
  public let alternatives: [ProfileConjunction]

  /// A condition of those alternatives.
  public init(_ alternatives: [ProfileConjunction]) { self.alternatives = alternatives }
}

extension ProfileCondition {
  /// True where an alternative holds.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    alternatives.contains { $0.holds(for: profile, in: environment) }
  }

  /// The same claim as a condition of the design; nil where that can't ask for it, or for all profiles.
  public var condition: Condition? { alternatives.count == 1 ? alternatives[0].condition : nil }

  /// The condition as a person says it: `landscape with the keyboard, either AX1 and larger where height <= 393, or
  /// AX3 and larger`; empty for all profiles.
  public var words: String {
    let shared = sharedTerms
    let own = alternatives.map { ProfileConjunction($0.terms.filter { !shared.contains($0) }) }
    let joined = own.map(\.words).joined(separator: ", or ")
    return shared.isEmpty ? joined : "\(ProfileConjunction(shared).words), either \(joined)"
  }

  /// What several alternatives all ask, if each asks more.
  private var sharedTerms: [ProfileConjunction.Term] {
    guard alternatives.count > 1, let first = alternatives.first else { return [] }
    let shared = first.terms.filter { term in alternatives.allSatisfy { $0.terms.contains(term) } }
    return alternatives.contains { $0.terms.count == shared.count } ? [] : shared
  }
}

extension ProfileCondition: Shaped {
  /// A list of terms for each alternative: `[[{"axis":"textSize","atLeast":"AX1"}],[…]]`.
  public static let shape = ValueShape<Self>(
    schema: .list(.list(ProfileConjunction.Term.shape.schema)).described(
      "The shortest condition found that selects the profiles: alternatives, of one of which all terms hold; [[]] for all profiles."
    ).shared(as: "condition")
  ) { .array($0.alternatives.map { .array($0.terms.map(\.printed)) }) }

  /// The same as JSON.
  public var json: JSON { printed }
}
