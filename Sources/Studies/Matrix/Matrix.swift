public import AutoLayout
public import DesignModel
import Dispatch
public import Storage
import Machine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Solves a screen on many profiles: what is remembered is not solved again, equal environments are solved once, and
/// results come in the order of the profiles, a few hundred in memory at a time.
public struct Matrix {
  /// What solves.
  public let engine: LayoutEngine
  /// What remembers layouts.
  public let store: Store
  /// How many threads solve.
  public let jobs: Int
  /// Whether to solve anew what is remembered.
  public var isFresh = false
  /// Whether to remember what is solved.
  var remembers = true
  /// Who is told how far it is.
  public let progress: Progress

  /// A matrix of a store's screens; with `isFresh` what is remembered is solved anew.
  public init(
    engine: LayoutEngine, store: Store, jobs: Int, isFresh: Bool = false, progress: Progress
  ) {
    (self.engine, self.store, self.jobs) = (engine, store, jobs)
    (self.isFresh, self.progress) = (isFresh, progress)
  }

  /// The machine's cores.
  public static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Profiles in one round; equal environments stand close together in the catalogue, so most meet in a round.
  private static let round = 768

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
  /// for equal environments of a round.
  @discardableResult
  public func solve<Judgement: Sendable>(
    _ screen: Screen, on profiles: [ResolvedProfile],
    judging judge: @escaping @Sendable (Solved, LayoutEnvironment) -> Judgement,
    each: (Profile, Judgement) throws -> Void
  ) throws -> Work {
    let begin = DispatchTime.now().uptimeNanoseconds
    let prepared = engine.prepare(screen)
    let hash = screen.layoutHash
    let keys = SharedKeys(screen, profiles)
    var work = Work()
    var last: JudgedRound<Judgement>?
    func finish() throws {
      guard let round = last else { return }
      let judgements = round.judgements()
      for (profile, place) in zip(round.profiles, round.places) {
        try each(profile.profile, judgements[place])
      }
      work.profiles += round.profiles.count
      progress.show(work.profiles, of: profiles.count, "solving \(screen.name)")
    }
    for start in stride(from: 0, to: profiles.count, by: Self.round) {
      let round = profiles[start..<min(start + Self.round, profiles.count)]
      let (distinct, places) = Self.distinct(round.map { keys.key(of: $0) })
      let layouts = layouts(of: prepared, hash, distinct, &work)
      try finish()
      last = JudgedRound(profiles: round, places: places, count: distinct.count, jobs: jobs) { place in
        judge(layouts[place], distinct[place].environment)
      }
    }
    try finish()
    progress.clear()
    work.nanoseconds = Int(DispatchTime.now().uptimeNanoseconds - begin)
    return work
  }

  /// The round's environments, each once, in the order of their first profiles, and the place of each profile's.
  private static func distinct(_ keys: [EnvironmentKey]) -> (keys: [EnvironmentKey], places: [Int]) {
    var known: [EnvironmentKey: Int] = [:]
    var distinct: [EnvironmentKey] = []
    let places = keys.map { key in
      if let place = known[key] { return place }
      known[key] = distinct.count
      distinct.append(key)
      return distinct.count - 1
    }
    return (distinct, places)
  }

  /// Every environment's layout, in their order: remembered, or solved now and remembered for later.
  private func layouts(
    of screen: PreparedScreen, _ hash: String, _ keys: [EnvironmentKey], _ work: inout Work
  ) -> [Solved] {
    let known =
      isFresh
      ? keys.map { _ in nil }
      : store.remembered(
        screenHash: hash, engine: screen.fingerprint, environmentHashes: keys.map(\.hash))
    let missing = keys.indices.filter { known[$0] == nil }
    let solved = parallelMap(count: missing.count, jobs: jobs) { index in
      Self.timed { screen.layout(in: keys[missing[index]].environment) }
    }
    work.solved += missing.count
    if remembers {
      store.remember(
        zip(missing, solved).map { place, solved in
          SolvedLayout(
            screenHash: hash, environment: keys[place], engine: screen.fingerprint, layout: solved.layout)
        })
    }
    var fresh = solved.makeIterator()
    return known.map { layout in
      layout.map { Solved(layout: $0, microseconds: nil) } ?? fresh.next()!
    }
  }

  private static func timed(_ solve: () -> ScreenLayout) -> Solved {
    let begin = DispatchTime.now().uptimeNanoseconds
    let layout = solve()
    return Solved(layout: layout, microseconds: Int(DispatchTime.now().uptimeNanoseconds - begin) / 1000)
  }
}

/// A round's layouts, judged while those of the next are fetched from the store.
private final class JudgedRound<Judgement: Sendable>: @unchecked Sendable {
  let profiles: ArraySlice<ResolvedProfile>
  /// For each profile, the place of what was judged.
  let places: [Int]
  /// What judges them; nil where no other thread could be started, so that they are judged already.
  private var thread: DeepThread?
  /// Written by that thread, and read after it has ended.
  private var results: [Judgement] = []

  init(
    profiles: ArraySlice<ResolvedProfile>, places: [Int], count: Int, jobs: Int,
    judge: @escaping @Sendable (Int) -> Judgement
  ) {
    (self.profiles, self.places) = (profiles, places)
    let work = { [self] in results = parallelMap(count: count, jobs: jobs, judge) }
    if jobs > 1 { thread = DeepThread(work) }
    if thread == nil { work() }
  }

  /// Waits for them.
  func judgements() -> [Judgement] {
    thread?.join()
    thread = nil
    return results
  }
}
