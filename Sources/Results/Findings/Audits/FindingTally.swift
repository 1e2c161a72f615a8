public import Auditing
import Conditions
public import DesignModel
public import Matrix
import Storage

/// What an audit found on many profiles, subject by subject.
public struct FindingTally {
  private let screen: Screen
  private let profiles: DescribedProfiles
  private let ofDesign: [Finding]
  private let isOfCriteria: Bool
  private var tallies: [Finding.Subject: Occurrence] = [:]
  /// The place of the next profile.
  private var next = 0

  /// What was found of one subject.
  struct Occurrence {
    /// The places of the profiles that have it; none for findings of the design.
    var affected = ProfileSet()
    /// Those of them that surely have it.
    var sure = ProfileSet()
    /// Those of them that have it whatever no file says, be it as a note.
    var unassumed = ProfileSet()
    /// The views that show it on any of them.
    var parts: Set<ObjectID> = []
    /// As it is at its worst, and the place of that profile.
    var worst: (place: Int, finding: Finding)
  }

  /// A tally for what is found on these profiles, in their order, beside what is wrong with the design itself.
  public init(_ screen: Screen, _ profiles: [ResolvedProfile], ofDesign: [Finding] = []) {
    self.init(screen, DescribedProfiles(profiles), ofDesign: ofDesign)
  }

  /// The same for profiles of which something may be said already; by criteria, what is surely so on one of them counts
  /// before all that may not be so on others.
  init(
    _ screen: Screen, _ profiles: DescribedProfiles, ofDesign: [Finding] = [], isOfCriteria: Bool = false
  ) {
    (self.screen, self.profiles, self.ofDesign) = (screen, profiles, ofDesign)
    self.isOfCriteria = isOfCriteria
  }

  /// Counts in what was found on the next profile.
  public mutating func add(_ findings: [Finding]) {
    add(findings, on: [next])
    next += 1
  }

  /// Counts in what was found on the profiles of those places, ascending and at least one; profiles may come in any order.
  mutating func add(_ findings: [Finding], on places: [Int]) {
    for finding in findings.gathered(on: screen) {
      var tally = tallies[finding.subject] ?? Occurrence(worst: (places[0], finding))
      for place in places { tally.affected.insert(place) }
      if finding.isSure { for place in places { tally.sure.insert(place) } }
      if finding.assumption == nil { for place in places { tally.unassumed.insert(place) } }
      tally.parts.formUnion(finding.parts)
      let isEqual = !isWorse(tally.worst.finding, than: finding)
      if isWorse(finding, than: tally.worst.finding) || isEqual && places[0] < tally.worst.place {
        tally.worst = (places[0], finding)
      }
      tallies[finding.subject] = tally
    }
  }

  private func isWorse(_ finding: Finding, than other: Finding) -> Bool {
    guard isOfCriteria, finding.isSure != other.isSure else { return finding.isWorse(than: other) }
    return finding.isSure
  }

  /// What was found so far, and what is wrong with the design itself, by subject.
  var occurrences: [Finding.Subject: Occurrence] {
    ofDesign.reduce(into: tallies) { found, finding in
      found[finding.subject] = Occurrence(worst: (0, finding))
    }
  }

  /// What all profiles together say.
  public func summary(jobs: Int) -> ScreenAudit {
    ScreenAudit(screen, profiles, ofDesign: ofDesign, ofLayouts: layoutFindings(jobs: jobs))
  }

  /// What was found on layouts: by rule in the rules' order, then by the place in the screen.
  func layoutFindings(jobs: Int) -> [LayoutFinding] {
    let conditions = profiles.descriptions(of: Set(tallies.values.map { affected(by: $0) }), jobs: jobs)
    let found = tallies.values.map { tally in
      // What is doubtful elsewhere makes nothing surer.
      let asked = isOfCriteria && tally.worst.finding.isSure ? tally.sure : tally.affected
      let places = affected(by: tally)
      let environments = asked.indices.lazy.map { profiles.resolved[$0].key.environment }
      return LayoutFinding(
        finding: tally.worst.finding.graded(in: environments, on: screen)
          .showing(screen.views.map(\.id).filter(tally.parts.contains)),
        affected: places, worst: tally.worst.place, description: conditions[places]!)
    }
    return found.sorted(by: FindingOrder(screen), \.finding)
  }

  /// The places of the profiles that a finding is said of: of a criterion's that is sure somewhere, not those where it rests
  /// on what no file says.
  private func affected(by tally: Occurrence) -> ProfileSet {
    isOfCriteria && tally.worst.finding.isSure ? tally.unassumed : tally.affected
  }
}

extension Finding {
  /// More severe, or as severe and further off.
  func isWorse(than other: Finding) -> Bool {
    severity > other.severity || severity == other.severity && distance > other.distance
  }
}
