public import AutoLayout
public import DesignModel
import Dispatch
import Machine
import Platform
public import Storage

/// Solves screens on many profiles: what is remembered is not solved again, environments that look alike to a screen
/// are solved once, and a few slices of environments are in memory at a time.
public struct ProfileMatrix {
  /// What solves.
  public let engine: LayoutEngine
  /// What remembers layouts.
  public let store: Store
  /// How many threads solve.
  public let jobs: Int
  /// Whether to solve anew what is remembered.
  public var isFresh = false
  /// Whether to remember what is solved.
  public var remembers = true
  /// Who hears how far it is.
  public let progress: Progress
  /// What profiles come to for screens that read the same.
  let memory = ReductionMemory()

  /// A matrix of a store's screens; with `isFresh` what is remembered is solved anew.
  public init(
    engine: LayoutEngine, store: Store, jobs: Int, isFresh: Bool = false, progress: Progress
  ) {
    (self.engine, self.store, self.jobs) = (engine, store, jobs)
    (self.isFresh, self.progress) = (isFresh, progress)
  }

  /// What is said of some of those profiles; found once for all screens that are asked about on them.
  public func described(_ profiles: [ResolvedProfile]) -> DescribedProfiles { memory.described(profiles) }

  /// The machine's cores.
  public static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A layout and how long it took to solve; nil where it was remembered.
  public struct Solved: Sendable {
    /// Where the views lie.
    public let layout: ScreenLayout
    /// How long solving took; nil for what was remembered.
    public let microseconds: Int?
  }

  /// Calls `each` with every profile's layout, in order.
  @discardableResult
  public func solve(
    _ screen: Screen, on profiles: [ResolvedProfile], each: (Profile, Solved) throws -> Void
  ) throws -> Work {
    try solve(screen, on: profiles, judging: { solved, _ in solved }, each: each)
  }

  /// Calls `each` with what `judge` makes of every profile's layout, in order; it is asked on several threads, and once
  /// for environments that look alike to it: `reads` is what it reads of them beside what the layouts read.
  @discardableResult
  public func solve<Judgement: Sendable>(
    _ screen: Screen, on profiles: [ResolvedProfile], reading reads: EnvironmentReads = .all,
    judging judge: @escaping @Sendable (Solved, LayoutEnvironment) -> Judgement,
    each: (Profile, Judgement) throws -> Void
  ) throws -> Work {
    var queue = ProfileQueue<Judgement>(count: profiles.count)
    let task = Task(screen, on: profiles, reading: reads, judging: judge)
    return try solve(
      [task],
      each: { _, judged in
        queue.add(judged)
        while let (place, judgement) = queue.next() { try each(profiles[place].profile, judgement) }
      })
  }

  /// Calls `each` with the place of a task and what was made of one of its layouts, one task after the other, then
  /// `end` with what the task took.
  ///
  /// Screens and environments are worked off side by side, while the caller's thread writes what is solved.
  @discardableResult
  public func solve<Judgement: Sendable>(
    _ tasks: [Task<Judgement>], each: (Int, Judged<Judgement>) throws -> Void,
    end: (Int, Work) throws -> Void = { _, _ in }
  ) throws -> Work {
    var total = Work()
    var clock = WorkClock()
    progress.start(tasks.reduce(0) { $0 + $1.profiles.count })
    var slices = CutSlices(tasks, self)
    var writer = LayoutBatch(store: store, isOpen: remembers)
    try orderedPipeline(jobs: jobs, next: { slices.slice() }, work: { $0.outcome() }) { outcome in
      let task = tasks[outcome.task]
      clock.work.solved += outcome.solved.count
      writer.add(outcome.solved, slices.origin(of: outcome.task, isLast: outcome.isLast))
      for judged in outcome.judged {
        clock.work.profiles += judged.places.count
        try each(outcome.task, judged)
      }
      progress.advance(
        by: outcome.judged.reduce(0) { $0 + $1.places.count }, "solving \(task.screen.name)")
      guard outcome.isLast else { return }
      let work = clock.lap()
      total.add(work)
      try end(outcome.task, work)
    }
    writer.flush()
    progress.clear()
    return total
  }
}
