import AutoLayout
import DesignModel
import Dispatch
import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Solves a screen on many profiles: what is remembered is not solved again, equal environments are solved once, and
/// results come in the order of the profiles, a few hundred in memory at a time.
struct Matrix {
  let engine: LayoutEngine
  let store: Store
  let jobs: Int
  /// Whether to solve anew what is remembered.
  var isFresh = false
  /// Whether to remember what is solved.
  var remembers = true
  let progress: Progress

  /// The machine's cores.
  static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Profiles in one round; equal environments stand close together in the catalogue, so most meet in a round.
  private static let round = 768

  /// A layout and how long it took to solve; nil where it was remembered.
  struct Solved {
    let layout: ScreenLayout
    let microseconds: Int?
  }

  /// Calls `each` with every profile's layout, in order.
  @discardableResult
  func solve(
    _ screen: Screen, on profiles: [ResolvedProfile], each: (Profile, Solved) throws -> Void
  ) throws -> Work {
    let begin = DispatchTime.now().uptimeNanoseconds
    let prepared = engine.prepare(screen)
    let hash = screen.layoutHash
    let keys = SharedKeys(screen, profiles)
    var work = Work()
    for start in stride(from: 0, to: profiles.count, by: Self.round) {
      let round = profiles[start..<min(start + Self.round, profiles.count)]
      let shared = round.map { keys.key(of: $0) }
      let layouts = layouts(of: prepared, hash, shared.distinct, &work)
      for (profile, key) in zip(round, shared) { try each(profile.profile, layouts[key.hash]!) }
      work.profiles += round.count
      progress.show(work.profiles, of: profiles.count, "solving \(screen.name)")
    }
    progress.clear()
    work.nanoseconds = Int(DispatchTime.now().uptimeNanoseconds - begin)
    return work
  }

  /// Every environment's layout: remembered, or solved now and remembered for later.
  private func layouts(
    of screen: PreparedScreen, _ hash: String, _ keys: [EnvironmentKey], _ work: inout Work
  ) -> [String: Solved] {
    var layouts: [String: Solved] = [:]
    if !isFresh {
      let known = store.remembered(
        screenHash: hash, engine: screen.fingerprint, environmentHashes: keys.map(\.hash))
      for (key, layout) in zip(keys, known) {
        layouts[key.hash] = layout.map { Solved(layout: $0, microseconds: nil) }
      }
    }
    let missing = keys.filter { layouts[$0.hash] == nil }
    let solved = parallelMap(count: missing.count, jobs: jobs) { index in
      Self.timed { screen.layout(in: missing[index].environment) }
    }
    for (key, result) in zip(missing, solved) { layouts[key.hash] = result }
    work.solved += missing.count
    guard remembers else { return layouts }
    store.remember(
      zip(missing, solved).map { key, solved in
        SolvedLayout(
          screenHash: hash, environment: key, engine: screen.fingerprint, layout: solved.layout)
      })
    return layouts
  }

  private static func timed(_ solve: () -> ScreenLayout) -> Solved {
    let begin = DispatchTime.now().uptimeNanoseconds
    let layout = solve()
    return Solved(layout: layout, microseconds: Int(DispatchTime.now().uptimeNanoseconds - begin) / 1000)
  }
}

extension Session {
  /// Solves the store's screens with as many threads.
  func matrix(of store: Store, _ threads: Threads, isFresh: Bool = false) -> Matrix {
    Matrix(
      engine: Workbench.engine, store: store, jobs: threads.count, isFresh: isFresh, progress: progress)
  }
}

/// A profile with the environment it gives.
struct ResolvedProfile {
  let profile: Profile
  let key: EnvironmentKey
}

extension Profile {
  /// The profile's environment on its device.
  func resolved(on devices: [Device]) throws(DesignError) -> ResolvedProfile {
    ResolvedProfile(profile: self, key: EnvironmentKey(environment(on: try devices.device(named: device))))
  }
}
