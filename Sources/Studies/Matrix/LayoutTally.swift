public import DesignModel

/// What a screen's layouts on many profiles come to.
public struct LayoutTally {
  /// Profiles solved.
  public private(set) var profiles = 0
  /// Profiles on which the layout finds no rest.
  public private(set) var unrests = 0
  /// Profiles with rules that contradict one another.
  public private(set) var conflicts = 0
  /// Profiles on which something is left open.
  public private(set) var ambiguities = 0
  /// Profiles on which a text is cut.
  public private(set) var truncations = 0
  private(set) var firstUnrest: String?
  private(set) var firstConflict: String?
  private(set) var firstAmbiguity: String?
  private(set) var firstTruncation: String?

  /// No layouts yet.
  public init() {}

  /// Counts a layout in.
  public mutating func add(_ layout: ScreenLayout, on profile: Profile) {
    profiles += 1
    if layout.unrest != nil {
      unrests += 1
      firstUnrest = firstUnrest ?? profile.name
    }
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

  /// A profile on which the worst trouble shows.
  public var example: String? { firstUnrest ?? firstConflict ?? firstAmbiguity ?? firstTruncation }
}
