public import AutoLayout
public import DesignModel
import Notation
import Machine

/// Tries changes to a screen's constraints on many profiles before they are offered.
public struct RepairTrial {
  private let screen: Screen
  private let engine: LayoutEngine
  /// Each once; the first is the one asked for.
  private let environments: [LayoutEnvironment]
  /// How many profiles have each of them.
  private let weights: [Int]
  private let before: [ScreenLayout]

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
    /// On how many of all profiles it moves anything.
    public let movedProfiles: Int
    /// On how many of all profiles anything is still in conflict.
    public let conflictingProfiles: Int
  }

  /// Only so many changes of a conflict are tried on all profiles.
  public static let limit = 6

  /// A trial on the environment asked for, then on `others`.
  public init(
    _ screen: Screen, _ environment: LayoutEnvironment, others: [LayoutEnvironment], engine: LayoutEngine
  ) {
    (self.screen, self.engine) = (screen, engine)
    var counts: [LayoutEnvironment: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    var known: Set<LayoutEnvironment> = []
    let environments = ([environment] + others).filter { known.insert($0).inserted }
    self.environments = environments
    weights = environments.map { counts[$0] ?? 1 }
    before = Self.layouts(of: screen, in: environments, engine)
  }

  private static func layouts(
    of screen: Screen, in environments: [LayoutEnvironment], _ engine: LayoutEngine
  ) -> [ScreenLayout] {
    let prepared = engine.prepare(screen)
    return parallelMap(count: environments.count, jobs: Matrix.cores) {
      prepared.layout(in: environments[$0])
    }
  }

  /// On how many profiles changes are tried.
  public var profileCount: Int { weights.reduce(0, +) }

  /// What came of the changes that were tried.
  public struct Results {
    /// Those that help: they leave fewer conflicts on the profile asked for and more on none.
    ///
    /// The ones that leave the fewest profiles in conflict come first, then those that move the least.
    public let helpful: [Result]
    /// How many were tried and don't help, or do harm elsewhere.
    public let rejected: Int
  }

  /// Tries changes on the profile asked for, and those that do best there on all.
  public func results(of repairs: [LayoutRepair]) -> Results {
    let here = repairs.compactMap { result(of: $0, profiles: 1) }
    let promising = Self.ranked(here).prefix(Self.limit)
    let helpful = promising.compactMap { result(of: $0.repair, profiles: environments.count) }
    return Results(
      helpful: Self.ranked(helpful),
      rejected: repairs.count - here.count + promising.count - helpful.count)
  }

  private static func ranked(_ results: [Result]) -> [Result] {
    func rank(_ result: Result) -> [Int] {
      [result.conflictingProfiles, result.conflictsLeft, result.movedViews, result.movedProfiles]
    }
    return results.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// On how many profiles it is so; `places` are those of environments.
  private func profiles(in places: some Sequence<Int>) -> Int { places.reduce(0) { $0 + weights[$1] } }

  /// The change's effect on the first `profiles`; nil if it doesn't help or does harm.
  private func result(of repair: LayoutRepair, profiles: Int) -> Result? {
    guard let (changed, setting) = apply(repair) else { return nil }
    let after = Self.layouts(of: changed, in: Array(environments.prefix(profiles)), engine)
    let isWorse = zip(before, after).contains { $0.conflicts.count < $1.conflicts.count }
    guard after[0].conflicts.count < before[0].conflicts.count, !isWorse else { return nil }
    return Result(
      repair: repair, setting: setting, conflictsLeft: after[0].conflicts.count,
      movedViews: zip(before[0].views, after[0].views).count { $0.frame != $1.frame },
      movedProfiles: self.profiles(
        in: after.indices.filter { before[$0].views.map(\.frame) != after[$0].views.map(\.frame) }),
      conflictingProfiles: self.profiles(in: after.indices.filter { !after[$0].conflicts.isEmpty }))
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

extension Screen {
  /// A constraint's text as it can be written anew, without its condition.
  fileprivate func spelledRelation(_ constraint: LayoutConstraint) -> String {
    var bare = constraint
    bare.condition = nil
    bare.isInstalled = true
    return spelled(bare)
  }
}
