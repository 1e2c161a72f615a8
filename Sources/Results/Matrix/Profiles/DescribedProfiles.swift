public import Conditions
import DesignModel
import Machine
import Notation
import Storage

/// A list of profiles with what it takes to say something of some of them, found once for all screens that are checked
/// on it.
///
/// Used by one thread at a time.
public final class DescribedProfiles: @unchecked Sendable {
  /// The profiles.
  public let resolved: [ResolvedProfile]
  /// The same as answers compare them.
  public let compared: ComparedProfiles
  private lazy var search = DescribeProfiles(profiles: compared.profiles, targets: resolved.targets)
  private var known: [ProfileSet: ProfileDescription] = [:]
  /// Names the list by all that distinguishes its profiles from others.
  public private(set) lazy var hash = AuditKey.hash(
    ofProfiles: resolved.map { resolved in
      let profile = resolved.profile
      return "\(profile.name.quotedAsJSON) \(profile.device.quotedAsJSON) \(resolved.key.hash)"
    })

  /// Nothing said of them yet.
  public init(_ resolved: [ResolvedProfile]) {
    self.resolved = resolved
    compared = ComparedProfiles(resolved.described, targets: resolved.targets)
  }

  /// What selects each of some sets of profiles, searched on so many threads.
  public func descriptions(of sets: Set<ProfileSet>, jobs: Int) -> [ProfileSet: ProfileDescription] {
    let missing = sets.filter { known[$0] == nil }
    if !missing.isEmpty {
      let (list, search) = (Array(missing), search)
      let found = parallelMap(count: list.count, jobs: jobs) { search.description(of: list[$0]) }
      for (set, description) in zip(list, found) { known[set] = description }
    }
    return known
  }
}
