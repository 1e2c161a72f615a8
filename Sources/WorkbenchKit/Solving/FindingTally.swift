import Auditing
import AutoLayout
import Comparison
import DesignModel
import Storage

/// What an audit found on many profiles, subject by subject.
struct FindingTally {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  private let audit: Audit
  private var tallies: [Finding.Subject: Occurrence] = [:]
  /// What was found in each environment: profiles with equal ones share a layout, and so its findings.
  private var known: [String: [Finding]] = [:]
  /// The place of the next profile.
  private var next = 0

  /// What was found of one subject.
  struct Occurrence {
    /// The places of the profiles that have it; none for findings of the design.
    var affected = ProfileSet()
    /// As it is at its worst, and the place of that profile.
    var worst: (place: Int, finding: Finding)
  }

  /// A tally for the screen's layouts on these profiles, in their order.
  init(
    _ screen: Screen, _ profiles: [ResolvedProfile], rules: [any AuditRule.Type] = RuleList.all,
    engine: LayoutEngine, on day: CalendarDate? = nil
  ) {
    (self.screen, self.profiles) = (screen, profiles)
    audit = Audit(screen, rules: rules, engine: engine, on: day)
  }

  /// Counts the next profile's layout in; what was found on it.
  @discardableResult
  mutating func add(_ layout: ScreenLayout) -> [Finding] {
    defer { next += 1 }
    let found = findings(on: layout, in: profiles[next].key)
    for finding in found {
      var tally = tallies[finding.subject] ?? Occurrence(worst: (next, finding))
      tally.affected.insert(next)
      if finding.isWorse(than: tally.worst.finding) { tally.worst = (next, finding) }
      tallies[finding.subject] = tally
    }
    return found
  }

  private mutating func findings(on layout: ScreenLayout, in key: EnvironmentKey) -> [Finding] {
    if let findings = known[key.hash] { return findings }
    let findings = audit.findings(on: layout, in: key.environment)
    known[key.hash] = findings
    return findings
  }

  /// What is wrong with the design itself.
  var ofDesign: [Finding] { audit.findings() }

  /// What was found so far, and what is wrong with the design itself, by subject.
  var occurrences: [Finding.Subject: Occurrence] {
    ofDesign.reduce(into: tallies) { found, finding in
      found[finding.subject] = Occurrence(worst: (0, finding))
    }
  }

  /// What was found on the profile at a place, which must have been counted in.
  func findings(at place: Int) -> [Finding] { known[profiles[place].key.hash]! }

  /// What all profiles together say: by rule in the rules' order, then by the place in the screen.
  func summary() -> ScreenAudit {
    var search = ShortestCondition(profiles: profiles.map { ($0.profile, $0.key.environment) })
    let found = tallies.values.map { tally in
      FindingGroup(
        tally.worst.finding, on: screen,
        profiles: AffectedProfiles(
          names: tally.affected.indices.map { profiles[$0].profile.name }, of: profiles.count,
          condition: search.find(tally.affected)),
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
