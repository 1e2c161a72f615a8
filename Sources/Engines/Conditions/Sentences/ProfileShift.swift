import DesignModel

extension AffectedProfiles {
  /// How many of these profiles are not among the earlier ones, and how many of those not among these any more; of
  /// profiles that both were compared on.
  public func shift(since earlier: AffectedProfiles) -> (gained: Int, lost: Int) {
    (gained(since: earlier).count, earlier.gained(since: self).count)
  }

  /// True if each of these profiles is one of the others.
  public func isContained(in other: AffectedProfiles) -> Bool {
    let own = places(in: other.compared)
    return own.count == count && own.subtracting(other.places).isEmpty
  }

  /// True if none of these profiles is one of the others.
  public func isDisjoint(from other: AffectedProfiles) -> Bool {
    !places(in: other.compared).intersects(other.places)
  }

  /// Those that are not among the earlier ones, of profiles that both were compared on; nil for none.
  public func beyond(_ earlier: AffectedProfiles) -> AffectedProfiles? {
    let new = earlier.compared.places(gained(since: earlier), in: compared)
    if new.isEmpty { return nil }
    let search = DescribeProfiles(profiles: compared.profiles, targets: compared.targets)
    return AffectedProfiles(new, of: compared, search.description(of: new, among: compared.places))
  }

  /// Those that are not among the earlier ones, by their places there.
  private func gained(since earlier: AffectedProfiles) -> ProfileSet {
    places(in: earlier.compared).intersection(earlier.compared.places).subtracting(earlier.places)
  }

  /// The places of these profiles in another list, as far as it has them.
  private func places(in list: ComparedProfiles) -> ProfileSet { compared.places(places, in: list) }
}

extension ComparedProfiles {
  /// Where another list has the profiles of those places, as far as it does.
  fileprivate func places(_ own: ProfileSet, in list: ComparedProfiles) -> ProfileSet {
    if isAlike(list) { return own }
    let known = Dictionary(
      list.profiles.enumerated().map { ($1.profile, $0) }, uniquingKeysWith: { first, _ in first })
    return ProfileSet(own.indices.compactMap { known[profiles[$0].profile] })
  }

  /// True if both lists have the same profiles in the same order.
  private func isAlike(_ other: ComparedProfiles) -> Bool {
    profiles.isInPlace(of: other.profiles)
      || profiles.count == other.profiles.count
        && zip(profiles, other.profiles).allSatisfy { $0.profile == $1.profile }
  }
}
