public import DesignModel
public import Notation

/// What a sentence says of some of the compared profiles: one claim, and how far it is true.
public struct ProfileClause: Hashable, Sendable {
  /// The most characters that a clause takes in a sentence.
  public static let longest = 120

  /// What is claimed; one without terms for all profiles.
  public let conjunction: ProfileConjunction
  /// True where the profiles are those on which the conjunction does not hold.
  public let isException: Bool
  /// On how many of the compared profiles the claim holds, and how many of these are affected.
  public let held, met: Int
  /// How many profiles are affected, and how many of them the claim leaves out.
  public let affected: Int
  /// How many affected profiles the claim leaves out.
  public var others: Int { affected - met }

  /// A claim with its numbers.
  public init(
    _ conjunction: ProfileConjunction, isException: Bool = false, held: Int, met: Int, affected: Int
  ) {
    (self.conjunction, self.isException) = (conjunction, isException)
    (self.held, self.met, self.affected) = (held, met, affected)
  }

  /// True if the claim holds on exactly the affected profiles.
  public var isExact: Bool { met == held && met == affected }

  /// True where the claim holds.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    conjunction.holds(for: profile, in: environment) != isException
  }

  /// As `landscape phones at AX1 and larger`, or `mostly landscape phones: 402 of 420, and 6 others`; empty for all.
  public var words: String {
    let claim = isException ? "all but \(conjunction.words)" : conjunction.words
    if isExact { return claim }
    if others == 0 { return "only \(claim): \(met) of \(held)" }
    let share = met == held ? "all \(held)" : "\(met) of \(held)"
    return "\(2 * met > affected ? "mostly" : "partly") \(claim): \(share), and \(counted(others, "other"))"
  }
}

extension ProfileClause {
  /// `{"affected":408,"held":420,"met":402,"terms":[…]}`, with `"except":true` for an exception.
  public var json: JSON {
    var members: [String: JSON] = [
      "terms": .array(conjunction.terms.map(\.printed)), "held": .integer(held), "met": .integer(met),
      "affected": .integer(affected),
    ]
    if isException { members["except"] = .bool(true) }
    return .object(members)
  }

  /// Reads what `json` gives; nil for anything else.
  public init?(json: JSON) {
    guard let terms = json["terms"], let conjunction = ProfileConjunction(json: terms),
      let held = json["held"]?.whole, let met = json["met"]?.whole, let affected = json["affected"]?.whole
    else { return nil }
    self.init(conjunction, isException: json["except"] != nil, held: held, met: met, affected: affected)
  }
}
