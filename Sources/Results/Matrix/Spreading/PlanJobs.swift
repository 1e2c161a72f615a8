import AutoLayout
public import DesignModel
import Notation
public import Storage

/// What a plan holds.
public struct PlanSummary: CustomStringConvertible {
  var jobs = 0
  /// Layouts that the jobs ask for, and those that need none.
  var layouts = 0, remembered = 0

  /// No jobs yet.
  public init() {}

  /// `10 jobs with 1920 layouts to solve; 0 more are remembered`.
  public var description: String {
    "\(counted(jobs, "job")) with \(counted(layouts, "layout")) to solve; \(remembered) more are remembered"
  }
}

extension ProfileMatrix {
  /// Calls `each` with the jobs that give a screen's missing layouts, `slice` layouts at most in each.
  public func plan(
    _ screen: Screen, on profiles: [ResolvedProfile], slice: Int, _ summary: inout PlanSummary,
    each: (LayoutJob) throws -> Void
  ) throws {
    let prepared = engine.prepare(screen)
    let wanted = memory.reduced(SharedKeys(prepared), profiles).reduced.keys
    let fingerprint = engine.fingerprint(of: screen)
    let known =
      isFresh
      ? [] : store.rememberedEnvironments(screenHash: store.layoutHash(of: screen), engine: fingerprint)
    let missing = wanted.filter { !known.contains($0.hash) }
    for start in stride(from: 0, to: missing.count, by: slice) {
      let environments = Array(missing[start..<min(start + slice, missing.count)])
      try each(LayoutJob(screen, in: environments, engine: fingerprint))
      summary.jobs += 1
    }
    summary.layouts += missing.count
    summary.remembered += wanted.count - missing.count
  }
}
