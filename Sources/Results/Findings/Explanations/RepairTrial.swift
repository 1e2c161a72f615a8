public import AutoLayout
public import DesignModel
import Machine
import Matrix
import Notation

/// Tries changes to a screen's constraints on many profiles before they are offered.
public struct RepairTrial {
  private let screen: Screen
  private let engine: LayoutEngine
  /// The one asked for, then the others, each once.
  private let environments: [LayoutEnvironment]
  /// How many profiles have each.
  private let counts: [Int]
  private let before: [LayoutOutcome]
  private let known = KnownConflicts()

  /// A change that helps.
  public struct Result {
    /// What is changed.
    public let repair: LayoutRepair
    /// What `set-constraint` takes to make the change: `priority=750`.
    public let setting: String
    /// How many conflicts are left on the profile asked for.
    public let conflictsLeft: Int
    /// How many views it moves on the profile asked for.
    public let movedViews: Int
    /// On how many of all profiles rules contradict one another still.
    public let brokenProfiles: Int
    /// On how many of all profiles it moves anything.
    public let movedProfiles: Int
  }

  /// Only so many changes of a conflict are tried on all profiles.
  public static let limit = 6

  /// Which ones shows on so many environments.
  private let sample: Int

  /// A trial on the environment asked for and on those of all profiles, equal ones once; the one asked for counts as a
  /// profile only where it is one of them, or where there are none.
  ///
  /// Of a screen with so many rules that this takes long, changes are tried on fewer profiles.
  public init(
    _ screen: Screen, _ environment: LayoutEnvironment, others: [LayoutEnvironment], engine: LayoutEngine
  ) {
    (self.screen, self.engine) = (screen, engine)
    var environments = [environment]
    var counts = [others.isEmpty ? 1 : 0]
    var places = [environment: 0]
    for other in others {
      if let place = places[other] {
        counts[place] += 1
      } else {
        places[other] = counts.count
        environments.append(other)
        counts.append(1)
      }
    }
    sample = screen.constraints.count <= Self.fewRules ? Self.sample : 1
    let chosen = Self.scattered(Self.chosen(of: environments.count, for: screen))
    self.environments = chosen.map { environments[$0] }
    self.counts = chosen.map { counts[$0] }
    before = Self.outcomes(of: screen, in: self.environments, engine)
  }

  /// The places of the environments that are worth their time: all of an ordinary screen, some all along the list of one
  /// of hundreds of views, since time grows with the square of the number of rules where they contradict one another.
  private static func chosen(of count: Int, for screen: Screen) -> [Int] {
    let rules = screen.views.count + screen.constraints.count
    let most = max(2, work / (rules * (1 + rules / 100)) / (limit + 1))
    return count <= most ? Array(0..<count) : (0..<most).map { $0 * count / most }
  }

  private static let work = 3_000_000

  /// On screens of more constraints changes are compared on the profile asked for alone.
  private static let fewRules = 200
  private static let sample = 16

  /// The places in another order, the first still the first: so many from the start lie all along the list.
  private static func scattered(_ places: [Int]) -> [Int] {
    let count = places.count
    if count < 3 { return places }
    var step = count * 382 / 1000 + 1
    while !isCoprime(step, count) { step += 1 }
    return (0..<count).map { places[$0 * step % count] }
  }

  private static func isCoprime(_ one: Int, _ other: Int) -> Bool {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one == 1
  }

  private static func outcomes(
    of screen: Screen, in environments: [LayoutEnvironment], _ engine: LayoutEngine
  ) -> [LayoutOutcome] {
    let prepared = engine.prepare(screen)
    return parallelMap(count: environments.count, jobs: ProfileMatrix.cores) {
      prepared.outcome(in: environments[$0])
    }
  }

  /// On how many profiles changes are tried.
  public var profileCount: Int { counts.reduce(0, +) }

  /// What came of the changes that were tried.
  public struct Results {
    /// Those that help: they leave fewer conflicts on the profile asked for and more on none.
    ///
    /// First those after which the fewest profiles are still in conflict, then those that leave the fewest conflicts on the
    /// one asked for, then those that move the least.
    public let helpful: [Result]
    /// Why the others don't, one for each.
    public let rejected: [Rejection]
  }

  /// Why a change that was tried isn't offered.
  public enum Rejection: CaseIterable, Sendable {
    /// The conflict is still there.
    case leaves
    /// The conflict is gone, and another one is there that it hid.
    case bares
    /// There are more conflicts on another profile.
    case harms
  }

  /// Tries changes that are to remove a conflict on the profile asked for and on some others, and those that do best there
  /// on all.
  public func results(of repairs: [LayoutRepair], removing conflict: Conflict) -> Results {
    let few = min(sample, environments.count)
    var rejected: [Rejection] = []
    func helpful(_ repairs: [LayoutRepair], environments count: Int) -> [Result] {
      repairs.compactMap { repair in
        switch outcome(of: repair, removing: conflict, environments: count) {
        case .success(let result): return result
        case .failure(let rejection): rejected.append(rejection)
        case nil: break
        }
        return nil
      }
    }
    let promising = Self.ranked(helpful(repairs, environments: few)).prefix(Self.limit)
    let best = helpful(promising.map(\.repair), environments: environments.count)
    return Results(helpful: Self.ranked(best), rejected: rejected)
  }

  private static func ranked(_ results: [Result]) -> [Result] {
    func rank(_ result: Result) -> [Int] {
      [result.brokenProfiles, result.conflictsLeft, result.movedViews, result.movedProfiles]
    }
    return results.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// The change's effect in the first `count` environments, or why it isn't offered; nil for one that can't be made.
  private func outcome(
    of repair: LayoutRepair, removing conflict: Conflict, environments count: Int
  ) -> Swift.Result<Result, Rejection>? {
    guard let (changed, setting) = apply(repair) else { return nil }
    let after = Self.outcomes(of: changed, in: Array(environments.prefix(count)), engine)
    let left = after[0].isBroken ? engine.prepare(changed).conflicts(in: environments[0]) : []
    if !left.isEmpty, left.count >= conflictsBefore(in: [0])[0] {
      return .failure(left.contains(where: conflict.isSame(as:)) ? .leaves : .bares)
    }
    if doesHarm(changed, after) { return .failure(.harms) }
    return .success(effect(of: repair, setting, conflictsLeft: left.count, after))
  }

  private func effect(
    of repair: LayoutRepair, _ setting: String, conflictsLeft left: Int, _ after: [LayoutOutcome]
  ) -> Result {
    func profiles(where isCounted: (Int) -> Bool) -> Int {
      after.indices.filter(isCounted).reduce(0) { $0 + counts[$1] }
    }
    return Result(
      repair: repair, setting: setting, conflictsLeft: left,
      movedViews: zip(before[0].frames, after[0].frames).count { $0 != $1 },
      brokenProfiles: profiles { after[$0].isBroken },
      movedProfiles: profiles { before[$0].frames != after[$0].frames })
  }

  /// True if there are more conflicts in one of the environments than before.
  private func doesHarm(_ changed: Screen, _ after: [LayoutOutcome]) -> Bool {
    let broken = after.indices.dropFirst().filter { after[$0].isBroken }
    if broken.contains(where: { !before[$0].isBroken }) { return true }
    let (prepared, environments) = (engine.prepare(changed), environments)
    let counts = parallelMap(count: broken.count, jobs: ProfileMatrix.cores) {
      prepared.conflicts(in: environments[broken[$0]]).count
    }
    return zip(counts, conflictsBefore(in: broken)).contains { $0 > $1 }
  }

  /// How many conflicts there are without a change in each of some environments, by their places; each is counted once.
  private func conflictsBefore(in places: [Int]) -> [Int] {
    let missing = places.filter { known.counts[$0] == nil }
    let (prepared, environments) = (engine.prepare(screen), environments)
    let found = parallelMap(count: missing.count, jobs: ProfileMatrix.cores) {
      prepared.conflicts(in: environments[missing[$0]]).count
    }
    for (place, count) in zip(missing, found) { known.counts[place] = count }
    return places.map { known.counts[$0]! }
  }

  /// The screen with the change, and the setting that makes it.
  private func apply(_ repair: LayoutRepair) -> (screen: Screen, setting: String)? {
    guard var constraint = screen.constraint(repair.constraint) else { return nil }
    let setting: String
    switch repair.change {
    case .priority(let priority):
      constraint.priority = priority
      setting = "priority=\(priority.value.spelled)"
    case .constant(let constant):
      constraint.constant = constant
      setting = "constant=\(constant.spelled)"
    case .relation(let relation):
      constraint.relation = relation
      setting = "relation=\(screen.spelledRelation(constraint))"
    }
    var changed = screen
    guard (try? changed.setConstraint(constraint)) != nil else { return nil }
    return (changed, setting)
  }
}

extension RepairTrial.Rejection: Error {}

extension Conflict {
  /// True of the same rules, in whatever order.
  fileprivate func isSame(as other: Conflict) -> Bool { Set(members) == Set(other.members) }
}

/// Conflicts that were counted; used by one thread at a time.
private final class KnownConflicts {
  var counts: [Int: Int] = [:]
}

extension Screen {
  /// A constraint's text as it can be written anew, without its condition.
  fileprivate func spelledRelation(_ constraint: LayoutConstraint) -> String {
    var bare = constraint
    bare.condition = nil
    bare.isInstalled = true
    return spelled(bare)
  }
}
