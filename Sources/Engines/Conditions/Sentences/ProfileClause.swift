public import DesignModel
public import Notation

/// What a sentence says of some of the compared profiles: one or two claims that name most of them, and how far they are
/// true.
public struct ProfileClause: Hashable, Sendable {
  /// The most characters that a clause takes in a sentence.
  public static let longest = 120
  /// The least share of the affected profiles that a clause names; one that names fewer would mislead.
  static let leastShare = 0.8

  /// What is claimed, in one alternative or two; one without terms for all profiles.
  public let condition: ProfileCondition
  /// True where the profiles are those on which the condition does not hold.
  public let isException: Bool
  /// On how many of the compared profiles the claim holds, and how many of these are affected.
  public let held, met: Int
  /// How many profiles are affected.
  public let affected: Int

  /// A claim with its numbers.
  public init(
    _ condition: ProfileCondition, isException: Bool = false, held: Int, met: Int, affected: Int
  ) {
    (self.condition, self.isException) = (condition, isException)
    (self.held, self.met, self.affected) = (held, met, affected)
  }

  /// True if the claim holds on exactly the affected profiles.
  public var isExact: Bool { met == held && met == affected }

  /// True if it fits a sentence, names most of the affected profiles, and is true of most that it names.
  var isWorthSaying: Bool {
    Double(met) >= Self.leastShare * Double(affected) && 2 * met > held && words.count <= Self.longest
  }

  /// True where the claim holds.
  public func holds(for profile: Profile, in environment: LayoutEnvironment) -> Bool {
    condition.holds(for: profile, in: environment) != isException
  }

  /// What is claimed, without numbers; empty for all.
  public var claim: String { isException ? "all but \(condition.words)" : condition.words }

  /// As `landscape phones at AX1 and larger`, or `mostly landscape phones: 402 of 420`; empty for all.
  public var words: String {
    if isExact { return claim }
    let share = met == held ? "all \(held)" : "\(met) of \(held)"
    return "\(met == affected ? "only" : "mostly") \(claim): \(share)"
  }
}

extension ProfileClause {
  /// `{"affected":408,"alternatives":[[…]],"held":420,"met":402}`, with `"except":true` for an exception.
  public var json: JSON {
    var members: [String: JSON] = [
      "alternatives": condition.json, "held": .integer(held), "met": .integer(met),
      "affected": .integer(affected),
    ]
    if isException { members["except"] = .bool(true) }
    return .object(members)
  }

  /// Reads what `json` gives; nil for anything else.
  public init?(json: JSON) {
    guard let alternatives = json["alternatives"], let condition = ProfileCondition(json: alternatives),
      let held = json["held"]?.whole, let met = json["met"]?.whole, let affected = json["affected"]?.whole
    else { return nil }
    self.init(condition, isException: json["except"] != nil, held: held, met: met, affected: affected)
  }
}
