import AutoLayout
import DesignModel
import Storage

/// What lists of profiles come to, found once for all screens that are looked at on them.
///
/// Used by one thread at a time.
final class ReductionMemory: @unchecked Sendable {
  private var known: [SharedReduction] = []
  private var described: [DescribedProfiles] = []
  /// Most commands ask for one list of profiles, of which screens make some readings, and judges as many again: the 266
  /// screens of one app make 18.
  private static let limit = 64

  /// What is said of some of the profiles.
  func described(_ profiles: [ResolvedProfile]) -> DescribedProfiles {
    if let found = described.first(where: { $0.resolved.isInPlace(of: profiles) }) { return found }
    let list = DescribedProfiles(profiles)
    described.append(list)
    if described.count > Self.limit { described.removeFirst() }
    return list
  }

  /// The environments of profiles as screens of those keys distinguish them.
  func reduced(_ keys: SharedKeys, _ profiles: [ResolvedProfile]) -> SharedReduction {
    if let found = known.first(where: { $0.name == keys.name && $0.resolved.isInPlace(of: profiles) }) {
      return found
    }
    let reduction = SharedReduction(keys.name, keys.reduced(profiles), resolved: profiles)
    known.append(reduction)
    if known.count > Self.limit { known.removeFirst() }
    return reduction
  }
}

/// What a list of profiles comes to for all screens that read the same.
final class SharedReduction {
  /// Names what they read.
  let name: String
  /// The environments.
  let reduced: ReducedProfiles
  /// For each environment, the places of its profiles.
  let profiles: [[Int]]
  /// For each environment, the place of the one whose layouts its own mirror on screens that don't read the direction;
  /// nil where there is none.
  private(set) lazy var twins: [Int?] = {
    let places = Dictionary(
      reduced.keys.enumerated().map { ($1.environment, $0) }, uniquingKeysWith: { first, _ in first })
    return reduced.keys.map { $0.environment.leftToRightTwin.flatMap { places[$0] } }
  }()
  fileprivate let resolved: [ResolvedProfile]
  private var isStored = false

  init(_ name: String, _ reduced: ReducedProfiles, resolved: [ResolvedProfile]) {
    (self.name, self.reduced, self.resolved) = (name, reduced, resolved)
    profiles = reduced.profiles
  }

  /// What the store doesn't know yet of which environment is solved for which; nothing the second time.
  func reading(unknownTo store: Store) -> Reading {
    if isStored { return Reading(name) }
    isStored = true
    let known = store.rememberedReductions(reading: name, among: resolved.map(\.key.hash))
    var seen: Set<String> = []
    return Reading(
      name,
      reduced: zip(resolved, reduced.places).compactMap { profile, place in
        let key = profile.key
        guard !known.contains(key.hash), seen.insert(key.hash).inserted else { return nil }
        return (key, reduced.keys[place])
      })
  }
}
