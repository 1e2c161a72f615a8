public import DesignModel
public import Notation

/// Some of the compared profiles, described.
public struct AffectedProfiles: Sendable {
  /// How many they are, of how many.
  public let count, total: Int
  /// The same of those on devices that the team ships to; nil where it named none.
  public let targets: (count: Int, total: Int)?
  /// A condition that selects exactly them; nil where it would be too long (`ShortestCondition.find`).
  public let condition: ProfileCondition?
  /// What a sentence says of them; nil where one or two claims don't name most of them.
  public let clause: ProfileClause?
  /// The name of the one profile of which no more is known.
  private let only: String?
  let places: ProfileSet
  let compared: ComparedProfiles

  /// The affected profiles, at least one, and what is known of them.
  public init(_ places: ProfileSet, of compared: ComparedProfiles, _ description: ProfileDescription) {
    precondition(!places.isEmpty, "Something that no profile has needs no description")
    (self.places, self.compared) = (places, compared)
    (condition, clause) = (description.condition, description.clause)
    (count, total, only) = (places.count, compared.places.count, nil)
    targets = compared.targetPlaces.map { ($0.intersection(places).count, $0.count) }
  }

  /// The one profile that there is, of which no more than its name is known.
  public init(only name: String) {
    (count, total, only, condition, clause) = (1, 1, name, nil, nil)
    (places, compared, targets) = (ProfileSet(), ComparedProfiles([]), nil)
  }

  /// Their names in the order of comparison.
  public var names: [String] {
    only.map { [$0] } ?? places.indices.map { compared.profiles[$0].profile.name }
  }

  /// The first one's name.
  private var firstName: String { only ?? compared.profiles[places.first!].profile.name }

  /// Where exactly they are: a row for the text sizes that are affected in the same places.
  public var table: ProfileTable { ProfileTable(places, of: compared) }
}

/// Profiles that answers are compared on; their places are the indices of sets.
public struct ComparedProfiles: Sendable {
  /// Each with what it means to the screen.
  public let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  /// Those that count.
  public let places: ProfileSet
  /// The devices that the team ships to.
  let targets: Set<String>

  /// Profiles of which all count unless some are given; those on `targets` are counted first.
  public init(
    _ profiles: [(profile: Profile, environment: LayoutEnvironment)], at places: ProfileSet? = nil,
    targets: Set<String> = []
  ) {
    (self.profiles, self.places) = (profiles, places ?? ProfileSet(below: profiles.count))
    self.targets = targets
  }

  /// The places of those on targets; nil without any.
  var targetPlaces: ProfileSet? {
    if targets.isEmpty { return nil }
    return ProfileSet(places.indices.filter { targets.contains(profiles[$0].profile.device) })
  }
}

extension AffectedProfiles: Hashable {
  public static func == (one: AffectedProfiles, other: AffectedProfiles) -> Bool {
    guard one.count == other.count, one.total == other.total else { return false }
    // Names are long, and most of what is compared is of one list of profiles.
    let areOfOneList =
      one.only == nil && other.only == nil && one.compared.profiles.isInPlace(of: other.compared.profiles)
    return areOfOneList ? one.places == other.places : one.names == other.names
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(total)
    hasher.combine(count)
  }
}

extension AffectedProfiles {
  /// Where the team named targets, `on 2 of 12 target profiles, 14 of 168 in all: landscape`; elsewhere
  /// `on all 168 profiles`, `on 14 of 168 profiles: landscape`, `on 24 of 168 profiles, mostly landscape: 20 of 28`,
  /// `on 14 of 168 profiles, e.g. iphone-se-3/landscape`.
  public var words: String { words(", e.g. \(firstName)") }

  /// The same in a sentence that names the worst profile, so that it needs no example.
  public var wordsBesideWorst: String { words("") }

  private func words(_ example: String) -> String {
    if count == total { return "on all \(total) profiles" }
    let claim = claim ?? example
    guard let targets, targets.total > 0 else { return "on \(count) of \(total) profiles\(claim)" }
    return
      "on \(targets.count) of \(counted(targets.total, "target profile")), \(count) of \(total) in all\(claim)"
  }

  /// The same where the reader knows how many profiles there are: `on all profiles`, `on 14 profiles: landscape`,
  /// `on 2 target profiles, 14 in all: landscape`.
  public var briefWords: String {
    if count == total { return "on all profiles" }
    let claim = claim ?? ", e.g. \(firstName)"
    guard let targets, targets.total > 0 else { return "on \(counted(count, "profile"))\(claim)" }
    return "on \(counted(targets.count, "target profile")), \(count) in all\(claim)"
  }

  /// The same of profiles that are more than before, beside the worst: `on 28 more profiles: landscape`.
  public var wordsOfMore: String { "on \(counted(count, "more profile"))\(claim ?? "")" }

  private var claim: String? { clause.map { "\($0.isExact ? ":" : ",") \($0.words)" } }

  /// The claim alone, `everywhere` for all; nil where there is none.
  public var place: String? { count == total ? "everywhere" : clause?.words }
}

extension AffectedProfiles: Shaped {
  /// The numbers, the condition where there is one, and every name.
  public static let shape = ValueShape<Self>.record("The profiles that something is true of.") {
    Column("count", "How many profiles.", from: \.count)
    Column("of", "How many were compared.", from: \.total)
    Column.optional(
      "targets", "How many of them are on devices that set-targets names; null where it names none.",
      from: { $0.targets?.count })
    Column.optional("ofTargets", "How many of those were compared.", from: { $0.targets?.total })
    Column("names", "Each of them.", from: \.names)
    Column(
      "clause", "What a sentence says of them, in one or two claims; null where these don't name most.",
      from: \.clause?.words)
    Column(
      "condition", "What selects exactly these profiles; null where no short condition does.",
      from: \.condition,
      as: .nullable(spelledCondition))
  }.shared(as: "profiles")

  private static let spelledCondition = ValueShape<ProfileCondition>.record("A condition, twice.") {
    Column("words", "The condition in words; empty for all profiles.", from: \.words)
    Column("alternatives", "The condition for programs.", from: { $0 })
  }
}
