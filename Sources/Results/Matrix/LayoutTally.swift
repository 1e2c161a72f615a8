public import DesignModel

/// What is wrong with one layout, as far as `LayoutTally` counts it.
public struct LayoutTroubles: Sendable {
  fileprivate let isRestless, hasConflict, isAmbiguous, isTruncated: Bool

  /// The troubles of a layout.
  public init(_ layout: ScreenLayout) {
    isRestless = layout.unrest != nil
    hasConflict = !layout.conflicts.isEmpty
    isAmbiguous = !layout.ambiguities.isEmpty
    isTruncated = layout.views.contains { !$0.isHidden && $0.text?.isTruncated == true }
  }
}

/// What a screen's layouts on many profiles come to.
public struct LayoutTally {
  /// Profiles solved.
  public private(set) var profiles = 0
  private var unrest = Count()
  private var conflict = Count()
  private var ambiguity = Count()
  private var truncation = Count()

  /// On how many profiles something is so, and the place of the first of them.
  private struct Count {
    var profiles = 0
    var first: Int?

    mutating func add(_ places: [Int]) {
      profiles += places.count
      first = min(first ?? places[0], places[0])
    }
  }

  /// No layouts yet.
  public init() {}

  /// Profiles on which the layout finds no rest.
  public var unrests: Int { unrest.profiles }
  /// Profiles with rules that contradict one another.
  public var conflicts: Int { conflict.profiles }
  /// Profiles on which something is left open.
  public var ambiguities: Int { ambiguity.profiles }
  /// Profiles on which a text is cut.
  public var truncations: Int { truncation.profiles }

  /// Counts in the layout of the profiles at those places, ascending and at least one.
  public mutating func add(_ troubles: LayoutTroubles, on places: [Int]) {
    profiles += places.count
    if troubles.isRestless { unrest.add(places) }
    if troubles.hasConflict { conflict.add(places) }
    if troubles.isAmbiguous { ambiguity.add(places) }
    if troubles.isTruncated { truncation.add(places) }
  }

  /// The place of a profile on which the worst trouble shows.
  public var example: Int? { unrest.first ?? conflict.first ?? ambiguity.first ?? truncation.first }
}
