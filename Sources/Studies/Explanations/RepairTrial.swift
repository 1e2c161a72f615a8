public import AutoLayout
public import DesignModel
import Notation
import Machine

/// Tries changes to a screen's constraints on many profiles before they are offered.
public struct RepairTrial {
  private let screen: Screen
  private let engine: LayoutEngine
  private let environments: [LayoutEnvironment]
  private let before: [ScreenLayout]

  /// A change that helps.
  public struct Result {
    /// What is changed.
    public let repair: LayoutRepair
    /// What `set-constraint` has to be told to make the change: `priority=750`.
    public let setting: String
    /// How many conflicts are left on the profile asked for.
    public let conflictsLeft: Int
    /// How many views it moves on the profile asked for.
    public let movedViews: Int
    /// On how many of all profiles it moves anything.
    public let movedProfiles: Int
  }

  /// Only so many changes of a conflict are tried on all profiles.
  public static let limit = 6

  /// A trial on the environment asked for, then on `others`.
  public init(
    _ screen: Screen, _ environment: LayoutEnvironment, others: [LayoutEnvironment], engine: LayoutEngine
  ) {
    (self.screen, self.engine) = (screen, engine)
    environments = [environment] + others.filter { $0 != environment }
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

  /// On how many profiles that differ changes are tried.
  public var profileCount: Int { environments.count }

  /// Those of `repairs` that leave fewer conflicts on the profile asked for and more on none, the ones that leave the
  /// fewest and then move the least first; of many only those that do best on the profile asked for.
  public func results(of repairs: [LayoutRepair]) -> [Result] {
    let promising = Self.ranked(repairs.compactMap { result(of: $0, profiles: 1) }).prefix(Self.limit)
    return Self.ranked(promising.compactMap { result(of: $0.repair, profiles: environments.count) })
  }

  private static func ranked(_ results: [Result]) -> [Result] {
    results.sorted {
      ($0.conflictsLeft, $0.movedViews, $0.movedProfiles) < (
        $1.conflictsLeft, $1.movedViews, $1.movedProfiles
      )
    }
  }

  /// The change's effect on the first `profiles`; nil if it doesn't help or does harm.
  private func result(of repair: LayoutRepair, profiles: Int) -> Result? {
    guard let (changed, setting) = apply(repair) else { return nil }
    let after = Self.layouts(of: changed, in: Array(environments.prefix(profiles)), engine)
    let isWorse = zip(before, after).contains { $0.conflicts.count < $1.conflicts.count }
    guard after[0].conflicts.count < before[0].conflicts.count, !isWorse else { return nil }
    return Result(
      repair: repair, setting: setting, conflictsLeft: after[0].conflicts.count,
      movedViews: zip(before[0].views, after[0].views).count { $0.frame != $1.frame },
      movedProfiles: zip(before, after).count { $0.views.map(\.frame) != $1.views.map(\.frame) })
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
