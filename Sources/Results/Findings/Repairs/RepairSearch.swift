import Auditing
import Comparison
import Conditions
import DesignModel
import Matrix
import Storage

/// Looks for repairs of what an audit found of one screen.
///
/// Each is applied to a copy of the screen and audited again, first on a few profiles that have the finding, and if it
/// helps there on all. It is offered only if the finding is gone, no other one of its rule is in its place, nothing new is
/// found that is more than a note, and nothing is worse or on more profiles than before.
struct RepairSearch {
  private let screen: Screen
  private let profiles: [ResolvedProfile]
  private let matrix: ProfileMatrix
  private let before: CheckedLayouts
  /// What came of a changed screen on all profiles, nil where it does harm; several findings are often repaired alike.
  private var known: [[RepairEdit]: CheckedLayouts?] = [:]
  /// The file that the screen is from; nil for none that could be written.
  private let file: (any ScreenFile)?
  private var limits: [[RepairEdit]: String?] = [:]

  /// What was tried of the last finding and doesn't help, or does harm, in words.
  private(set) var rejected: [String] = []

  /// So many of the profiles that have a finding, and so many of all, are tried first.
  private static let sample = 24

  /// A search on the profiles of an audit, for what the screen's file can hold.
  init(_ screen: Screen, on profiles: [ResolvedProfile], _ matrix: ProfileMatrix, for file: (any ScreenFile)?)
    throws
  {
    (self.screen, self.profiles, self.file) = (screen, profiles, file)
    var matrix = matrix
    // Of dozens of changed screens one is kept at most.
    matrix.remembers = false
    self.matrix = matrix
    before = try CheckedLayouts(screen, on: profiles, framesOf: screen, matrix)
  }

  /// The first repair of the finding that helps and does no harm, one that the screen's file can hold before others; nil
  /// if there is none.
  mutating func offer(for finding: Finding) throws -> RepairOffer? {
    rejected = []
    let former = before.occurrences[finding.subject]
    let affected = former?.affected ?? ProfileSet()
    let complaint = Complaint(
      finding, in: screen,
      leastTextSize: affected.indices.map { profiles[$0].key.environment.textSize }.min())
    let worst = affected.isEmpty ? nil : former?.worst.place
    let places = Set(
      Self.spread(affected.indices) + Self.spread(Array(profiles.indices)) + [worst].compactMap(\.self))
    var first: RepairOffer?
    for repair in RemedyList.repairs(of: complaint) {
      guard var offer = try offer(repair, of: finding, places.sorted()) else {
        rejected.append(repair.title)
        continue
      }
      offer.limit = limit(of: repair)
      if offer.limit == nil { return offer }
      first = first ?? offer
    }
    return first
  }

  /// Why the file can't hold a repair.
  private mutating func limit(of repair: Repair) -> String? {
    guard let file else { return nil }
    if let known = limits[repair.edits] { return known }
    let refusals = file.refusals(of: repair.repaired)
    let limit = refusals.isEmpty ? nil : "\(file.name) can't hold it: \(refusals.joined(separator: "; "))"
    limits[repair.edits] = .some(limit)
    return limit
  }

  /// Some of the places, at equal distances.
  private static func spread(_ places: [Int]) -> [Int] {
    stride(from: 0, to: places.count, by: max(1, places.count / sample)).map { places[$0] }
  }

  private mutating func offer(
    _ repair: Repair, of finding: Finding, _ places: [Int]
  ) throws -> RepairOffer? {
    if known[repair.edits] == nil {
      guard let few = try result(of: repair, on: places), few.occurrences[finding.subject] == nil else {
        return nil
      }
      known[repair.edits] = .some(try result(of: repair, on: Array(profiles.indices)))
    }
    guard let after = known[repair.edits] ?? nil, after.occurrences[finding.subject] == nil,
      !isReplaced(finding, in: after)
    else { return nil }
    let moved = profiles.indices.filter { before.frames[$0] != after.frames[$0] }
    let withFindings = before.occurrences.values.reduce(into: ProfileSet()) { $0.formUnion($1.affected) }
    return RepairOffer(
      title: repair.title, steps: try repair.steps(on: screen), profiles: profiles.count,
      moved: moved.count, movedClean: moved.count { !withFindings.contains($0) },
      before: before.occurrences.count,
      removed: before.occurrences.keys.count { after.occurrences[$0] == nil })
  }

  /// True if another finding of the rule, as severe, is in the place of one that is gone: one set of constraints that
  /// contradict one another may bare another, which the eye takes for the same.
  private func isReplaced(_ finding: Finding, in after: CheckedLayouts) -> Bool {
    after.occurrences.contains { subject, found in
      subject.rule == finding.rule && before.occurrences[subject] == nil
        && found.worst.finding.severity >= finding.severity
        && !Set(subject.objects).isDisjoint(with: finding.subject.objects)
    }
  }

  /// What comes of the changed screen on some profiles; nil as soon as it does harm.
  private func result(of repair: Repair, on places: [Int]) throws -> CheckedLayouts? {
    do {
      return try CheckedLayouts(
        repair.repaired, on: places.map { profiles[$0] }, framesOf: screen, matrix
      ) { next, found in
        if found.contains(where: { isHarm($0, at: next.map { places[$0] }) }) { throw Harm() }
      }
    } catch is Harm {
      return nil
    }
  }

  private struct Harm: Error {}

  /// True if something is found that was not, or not there, or not as bad; notes do no harm.
  private func isHarm(_ found: Finding, at place: Int?) -> Bool {
    if found.severity == .note { return false }
    // What followed from something else there was wrong before, too.
    if let place, let view = found.view, before.consequences[place].contains(view) {
      return false
    }
    guard let former = before.occurrences[found.subject] else { return true }
    return found.isWorse(than: former.worst.finding) || place.map { !former.affected.contains($0) } ?? false
  }
}

/// What an audit found on every one of some layouts of a screen, and where its views lie.
private struct CheckedLayouts {
  /// Findings of the design have no affected profiles.
  let occurrences: [Finding.Subject: FindingTally.Occurrence]
  /// For each profile the views of which something is wrong because of something else.
  let consequences: [Set<ObjectID>]
  /// For each profile one number, equal where all views that `other` has too lie and show alike.
  let frames: [Int]

  /// Audits the screen; `judge` hears what is found, of the design without a place, and ends the work by throwing.
  init(
    _ screen: Screen, on profiles: [ResolvedProfile], framesOf other: Screen, _ matrix: ProfileMatrix,
    judge: (Int?, [Finding]) throws -> Void = { _, _ in }
  ) throws {
    let places = Dictionary(uniqueKeysWithValues: screen.views.enumerated().map { ($1.id, $0) })
    let compared = other.views.compactMap { places[$0.id] }
    let audit = Audit(screen, engine: matrix.engine)
    let ofDesign = audit.findings()
    var tally = FindingTally(screen, profiles, ofDesign: ofDesign)
    try judge(nil, ofDesign)
    var frames: [Int] = []
    var consequences: [Set<ObjectID>] = []
    try matrix.solve(
      screen, on: profiles,
      judging: { solved, environment in
        (
          findings: audit.findings(on: solved.layout, in: environment),
          appearance: solved.layout.appearance(of: compared)
        )
      },
      each: { _, judged in
        try judge(frames.count, judged.findings.gathered(on: screen))
        tally.add(judged.findings)
        frames.append(judged.appearance)
        consequences.append(Set(judged.findings.flatMap(\.consequences).map(\.view)))
      })
    (occurrences, self.frames, self.consequences) = (tally.occurrences, frames, consequences)
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
