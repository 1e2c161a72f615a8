import Auditing
import Comparison
import DesignModel
import Storage

/// What an audit found on many profiles, subject by subject.
struct FindingTally {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  private let ofDesign: [Finding]
  private var tallies: [Finding.Subject: Occurrence] = [:]
  /// The place of the next profile.
  private var next = 0

  /// What was found of one subject.
  struct Occurrence {
    /// The places of the profiles that have it; none for findings of the design.
    var affected = ProfileSet()
    /// As it is at its worst, and the place of that profile.
    var worst: (place: Int, finding: Finding)
  }

  /// A tally for what is found on these profiles, in their order, beside what is wrong with the design itself.
  init(_ screen: Screen, _ profiles: [ResolvedProfile], ofDesign: [Finding]) {
    (self.screen, self.profiles, self.ofDesign) = (screen, profiles, ofDesign)
  }

  /// Counts in what was found on the next profile.
  mutating func add(_ findings: [Finding]) {
    defer { next += 1 }
    for finding in findings {
      var tally = tallies[finding.subject] ?? Occurrence(worst: (next, finding))
      tally.affected.insert(next)
      if finding.isWorse(than: tally.worst.finding) { tally.worst = (next, finding) }
      tallies[finding.subject] = tally
    }
  }

  /// What was found so far, and what is wrong with the design itself, by subject.
  var occurrences: [Finding.Subject: Occurrence] {
    ofDesign.reduce(into: tallies) { found, finding in
      found[finding.subject] = Occurrence(worst: (0, finding))
    }
  }

  /// What all profiles together say: by rule in the rules' order, then by the place in the screen.
  func summary(jobs: Int) -> ScreenAudit {
    let affected = affectedProfiles(jobs)
    let found = tallies.values.map { tally in
      FindingGroup(
        tally.worst.finding, on: screen, profiles: affected[tally.affected]!,
        worst: profiles[tally.worst.place].profile.name)
    }
    let order = SubjectOrder(screen)
    let groups = ofDesign.map { FindingGroup($0, on: screen) } + found
    return ScreenAudit(
      screen: screen, profiles: profiles.count,
      groups: groups.sorted {
        order.rank(of: $0.finding).lexicographicallyPrecedes(order.rank(of: $1.finding))
      })
  }

  /// Every set of profiles on which something was found, described.
  private func affectedProfiles(_ jobs: Int) -> [ProfileSet: AffectedProfiles] {
    if tallies.isEmpty { return [:] }
    let sets = Array(Set(tallies.values.map(\.affected)))
    let search = ShortestCondition(profiles: profiles.map { ($0.profile, $0.key.environment) })
    let described = parallelMap(count: sets.count, jobs: jobs) { place in
      AffectedProfiles(
        names: sets[place].indices.map { profiles[$0].profile.name }, of: profiles.count,
        condition: search.condition(selecting: sets[place]))
    }
    return Dictionary(uniqueKeysWithValues: zip(sets, described))
  }
}

extension Finding {
  /// Graver, or as grave and further off.
  func isWorse(than other: Finding) -> Bool {
    severity > other.severity || severity == other.severity && distance > other.distance
  }
}

/// Ranks findings by rule, then by the place in the screen of what they are about, so that no two rank alike.
private struct SubjectOrder {
  private let rules: [String: Int]
  private let places: [ObjectID: Int]
  private let constraints: [ObjectID: Int]

  init(_ screen: Screen) {
    rules = Self.ranks(RuleList.all.map { $0.card.name })
    places = Self.ranks(screen.views.map(\.id))
    constraints = Self.ranks(screen.constraints.map(\.id))
  }

  private static func ranks<Name: Hashable>(_ names: [Name]) -> [Name: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The places of the rule, the view, the constraint and what else takes part; what is missing comes first.
  func rank(of finding: Finding) -> [Int] {
    [rules[finding.rule] ?? -1, finding.view.flatMap { places[$0] } ?? -1]
      + [finding.constraint.flatMap { constraints[$0] } ?? -1]
      + finding.related.map { places[$0] ?? constraints[$0].map { $0 + places.count } ?? -1 }
  }
}
