import Auditing
import DesignModel
import Matrix

/// What people lose at AX3, and what on the same profiles at the standard text size.
///
/// Those are laid out whether they were asked for or not, and each is compared with its own, so that more profiles make no
/// verdict milder.
struct LossRun {
  /// For each screen what is lost, with the profiles that lose it; those at AX3 are named as they are at the standard size.
  private let enlarged, usual: [[Finding.Subject: Set<Profile>]]

  /// Compares screens on profiles at AX3.
  init(_ question: CheckedScreens, _ matrix: ProfileMatrix, on devices: [Device]) throws {
    let atStandardSize = try question.on { _, profiles in
      var seen: Set<Profile> = []
      return try profiles.compactMap { resolved in
        let profile = resolved.profile.atStandardSize
        guard seen.insert(profile).inserted else { return nil }
        return try profile.resolved(on: devices)
      }
    }
    enlarged = try Self.losses(question, matrix)
    usual = try Self.losses(atStandardSize, matrix)
  }

  /// True for what larger text takes from somebody who has it at the standard size on the same device, held the same way.
  func isNew(_ finding: Finding, at place: Int) -> Bool {
    guard Criterion.lossless.contains(where: { $0.card.name == finding.rule }),
      let profiles = enlarged[place][finding.subject]
    else { return true }
    return !profiles.isSubset(of: usual[place][finding.subject] ?? [])
  }

  private static func losses(
    _ question: CheckedScreens, _ matrix: ProfileMatrix
  ) throws -> [[Finding.Subject: Set<Profile>]] {
    var found = question.screens.map { _ in [Finding.Subject: Set<Profile>]() }
    let places = question.screens.indices.filter { !question.screens[$0].profiles.isEmpty }
    let audits = places.map { place in
      Audit(
        question.screens[place].screen, rules: Criterion.lossless, engine: matrix.engine, isOfCriteria: true)
    }
    let tasks = zip(places, audits).map { place, audit in
      let (screen, profiles) = question.screens[place]
      return ProfileMatrix.Task<[Finding]>(
        screen, on: profiles, reading: audit.reads, prepared: audit.prepared
      ) { solved, environment in
        audit.findings(on: solved.layout, in: environment).gathered(on: screen)
      }
    }
    try matrix.solve(
      tasks,
      each: { task, judged in
        let place = places[task]
        let profiles = judged.places.map { question.screens[place].profiles[$0].profile.atStandardSize }
        // What is doubtful there may well be what larger text takes.
        for finding in judged.judgement where finding.isSure {
          found[place][finding.subject, default: []].formUnion(profiles)
        }
      }, end: { task, _ in audits[task].forget() })
    return found
  }
}

extension Profile {
  fileprivate var atStandardSize: Profile {
    var profile = self
    profile.textSize = .large
    return profile
  }
}
