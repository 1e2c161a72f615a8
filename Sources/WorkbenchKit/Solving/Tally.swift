import DesignModel

/// What a screen's layouts on many profiles come to.
struct Tally {
  private(set) var profiles = 0
  private(set) var conflicts = 0
  private(set) var ambiguities = 0
  private(set) var truncations = 0
  private(set) var firstConflict: String?
  private(set) var firstAmbiguity: String?
  private(set) var firstTruncation: String?

  /// Counts a layout in.
  mutating func add(_ layout: ScreenLayout, on profile: Profile) {
    profiles += 1
    if !layout.conflicts.isEmpty {
      conflicts += 1
      firstConflict = firstConflict ?? profile.name
    }
    if !layout.ambiguities.isEmpty {
      ambiguities += 1
      firstAmbiguity = firstAmbiguity ?? profile.name
    }
    if layout.views.contains(where: { !$0.isHidden && $0.text?.isTruncated == true }) {
      truncations += 1
      firstTruncation = firstTruncation ?? profile.name
    }
  }

  /// A profile on which the gravest trouble shows.
  var example: String? { firstConflict ?? firstAmbiguity ?? firstTruncation }
}
