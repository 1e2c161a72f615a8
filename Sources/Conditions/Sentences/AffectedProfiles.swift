public import DesignModel
public import Notation

/// Some of the compared profiles, described.
public struct AffectedProfiles: Sendable {
  /// How many they are, of how many.
  public let count, total: Int
  /// A condition that selects exactly them; nil where it would be too long (`ShortestCondition.find`).
  public let condition: ProfileCondition?
  /// The one claim that a sentence makes of them; nil where none says anything.
  public let clause: ProfileClause?
  /// The name of the one profile of which no more is known.
  private let only: String?
  private let places: ProfileSet
  private let compared: ComparedProfiles

  /// The affected profiles, at least one, and what is known of them.
  public init(_ places: ProfileSet, of compared: ComparedProfiles, _ description: ProfileDescription) {
    precondition(!places.isEmpty, "Something that no profile has needs no description")
    (self.places, self.compared) = (places, compared)
    (condition, clause) = (description.condition, description.clause)
    (count, total, only) = (places.count, compared.places.count, nil)
  }

  /// The one profile that there is, of which no more than its name is known.
  public init(only name: String) {
    (count, total, only, condition, clause) = (1, 1, name, nil, nil)
    (places, compared) = (ProfileSet(), ComparedProfiles([]))
  }

  /// Their names in the order of comparison.
  public var names: [String] {
    only.map { [$0] } ?? places.indices.map { compared.profiles[$0].profile.name }
  }

  /// The first one's name.
  private var firstName: String { only ?? compared.profiles[places.first!].profile.name }

  /// Those that are not among the earlier ones; nil for none.
  public func beyond(_ earlier: AffectedProfiles) -> AffectedProfiles? {
    let known = Set(earlier.names)
    let new = ProfileSet(zip(places.indices, names).lazy.filter { !known.contains($0.1) }.map(\.0))
    if new.isEmpty { return nil }
    let search = DescribeProfiles(profiles: compared.profiles)
    return AffectedProfiles(new, of: compared, search.description(of: new, among: compared.places))
  }

  /// Where exactly they are: a row for the text sizes that are affected in the same places.
  public var table: ProfileTable { ProfileTable(places, of: compared) }
}

/// Profiles that answers are compared on; their places are the indices of sets.
public struct ComparedProfiles: Sendable {
  /// Each with what it means to the screen.
  public let profiles: [(profile: Profile, environment: LayoutEnvironment)]
  /// Those that count.
  public let places: ProfileSet

  /// Profiles of which all count unless some are given.
  public init(
    _ profiles: [(profile: Profile, environment: LayoutEnvironment)], at places: ProfileSet? = nil
  ) {
    (self.profiles, self.places) = (profiles, places ?? ProfileSet(below: profiles.count))
  }
}

extension AffectedProfiles: Hashable {
  public static func == (one: AffectedProfiles, other: AffectedProfiles) -> Bool {
    one.total == other.total && one.names == other.names
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(total)
    hasher.combine(names)
  }
}

extension AffectedProfiles {
  /// `on all 168 profiles`, `on 14 of 168 profiles: landscape`, `on 24 of 168 profiles, mostly landscape: 20 of 28, and
  /// 4 others`, `on 14 of 168 profiles, e.g. iphone-se-3/landscape`.
  public var words: String {
    if count == total { return "on all \(total) profiles" }
    return "on \(count) of \(total) profiles\(claimAfter)"
  }

  /// The same where the reader knows how many profiles there are: `on all profiles`, `on 14 profiles: landscape`.
  public var briefWords: String {
    count == total ? "on all profiles" : "on \(counted(count, "profile"))\(claimAfter)"
  }

  /// The same of profiles that are more than before: `on 28 more profiles: landscape`.
  public var wordsOfMore: String { "on \(counted(count, "more profile"))\(claimAfter)" }

  private var claimAfter: String {
    clause.map { "\($0.isExact ? ":" : ",") \($0.words)" } ?? ", e.g. \(firstName)"
  }

  /// The claim alone, `everywhere` for all; nil where none says anything.
  public var place: String? { count == total ? "everywhere" : clause?.words }
}

extension AffectedProfiles: Shaped {
  /// The numbers, the condition where there is one, and every name.
  public static let shape = ValueShape<Self>.record("The profiles that something is true of.") {
    Column("count", "How many profiles.", \.count)
    Column("of", "How many were compared.", \.total)
    Column("names", "Each of them.", \.names)
    Column("clause", "The one claim that a sentence makes of them; null where none does.", \.clause?.words)
    Column(
      "condition", "What selects exactly these profiles; null where no short condition does.", \.condition,
      .nullable(spelledCondition))
  }.shared(as: "profiles")

  private static let spelledCondition = ValueShape<ProfileCondition>.record("A condition, twice.") {
    Column("words", "The condition in words; empty for all profiles.", \.words)
    Column("alternatives", "The condition for programs.", { $0 })
  }
}
