import Auditing
import Comparison
import DesignModel
import Storage

/// Looks for repairs of what an audit found of one screen.
///
/// Each is applied to a copy of the screen and audited again, first on a few profiles that have the finding, and if it
/// helps there on all. It is offered only if the finding is gone, nothing new is found that is more than a note, and
/// nothing is worse or on more profiles than before.
struct RepairSearch {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  private let matrix: Matrix
  private let before: CheckedLayouts
  /// What came of a changed screen on all profiles; several findings are often repaired alike.
  private var known: [[RepairEdit]: CheckedLayouts] = [:]

  /// So many of the profiles that have a finding are tried before all.
  private static let sample = 24

  /// A search on the profiles of an audit.
  init(_ screen: Screen, on profiles: [ResolvedProfile], _ matrix: Matrix) throws {
    (self.screen, self.profiles) = (screen, profiles)
    var matrix = matrix
    // Of dozens of changed screens one is kept at most.
    matrix.remembers = false
    self.matrix = matrix
    before = try CheckedLayouts(screen, on: profiles, framesOf: screen, matrix)
  }

  /// The first repair of the finding that helps and does no harm; nil if there is none.
  mutating func offer(for finding: Finding) throws -> RepairOffer? {
    let affected = before.occurrences[finding.subject]?.affected ?? ProfileSet()
    let complaint = Complaint(
      finding, in: screen,
      leastTextSize: affected.indices.map { profiles[$0].key.environment.textSize }.min())
    let places = sample(of: affected, finding)
    for repair in RemedyList.repairs(of: complaint) {
      if let offer = try offer(repair, of: finding, places) { return offer }
    }
    return nil
  }

  /// The worst profile and others at equal distances.
  private func sample(of affected: ProfileSet, _ finding: Finding) -> [Int] {
    let all = affected.isEmpty ? Array(profiles.indices) : affected.indices
    let step = max(1, all.count / Self.sample)
    let worst = before.occurrences[finding.subject].flatMap { affected.isEmpty ? nil : $0.worst.place }
    return Set(stride(from: 0, to: all.count, by: step).map { all[$0] } + [worst].compactMap(\.self)).sorted()
  }

  private mutating func offer(
    _ repair: Repair, of finding: Finding, _ places: [Int]
  ) throws -> RepairOffer? {
    if known[repair.edits] == nil {
      let few = try CheckedLayouts(repair.repaired, on: places.map { profiles[$0] }, framesOf: screen, matrix)
      guard helps(few, against: finding, on: places) else { return nil }
      known[repair.edits] = try CheckedLayouts(repair.repaired, on: profiles, framesOf: screen, matrix)
    }
    guard let after = known[repair.edits], helps(after, against: finding, on: Array(profiles.indices)) else {
      return nil
    }
    let moved = profiles.indices.filter { before.frames[$0] != after.frames[$0] }
    let withFindings = before.occurrences.values.reduce(into: ProfileSet()) { $0.formUnion($1.affected) }
    return RepairOffer(
      title: repair.title, edits: try repair.invocations(on: screen), profiles: profiles.count,
      moved: moved.count, movedClean: moved.count { !withFindings.contains($0) },
      before: before.occurrences.count,
      removed: before.occurrences.keys.count { after.occurrences[$0] == nil })
  }

  /// True if the finding is gone and nothing is worse than it was.
  private func helps(_ after: CheckedLayouts, against finding: Finding, on places: [Int]) -> Bool {
    after.occurrences[finding.subject] == nil
      && after.occurrences.allSatisfy { subject, occurrence in
        guard let former = before.occurrences[subject] else {
          return occurrence.worst.finding.severity == .note
        }
        return !occurrence.worst.finding.isWorse(than: former.worst.finding)
          && occurrence.affected.indices.allSatisfy { former.affected.contains(places[$0]) }
      }
  }
}

/// What an audit found on every one of some layouts of a screen, and where its views lie.
private struct CheckedLayouts {
  /// Findings of the design have no affected profiles.
  let occurrences: [Finding.Subject: FindingTally.Occurrence]
  /// For each profile one number, equal where all views that `other` has too lie and show alike.
  let frames: [Int]

  init(
    _ screen: Screen, on profiles: [ResolvedProfile], framesOf other: Screen, _ matrix: Matrix
  ) throws {
    let places = Dictionary(uniqueKeysWithValues: screen.views.enumerated().map { ($1.id, $0) })
    let compared = other.views.compactMap { places[$0.id] }
    var tally = FindingTally(screen, profiles)
    var frames: [Int] = []
    try matrix.solve(screen, on: profiles) { _, solved in
      tally.add(solved.layout)
      frames.append(solved.layout.appearance(of: compared))
    }
    (occurrences, self.frames) = (tally.occurrences, frames)
  }
}

extension ScreenLayout {
  /// A number that is the same, within one run of the program, for views that lie alike on the screen.
  fileprivate func appearance(of places: [Int]) -> Int {
    var hasher = Hasher()
    for place in places {
      hasher.combine(views[place].screenFrame)
      hasher.combine(views[place].isHidden)
    }
    return hasher.finalize()
  }
}
