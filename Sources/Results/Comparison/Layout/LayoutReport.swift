public import Conditions
public import DesignModel

/// What is different between two designs' layouts, grouped over views and profiles, the worst first.
public struct LayoutReport: Hashable, Sendable {
  /// By screen in the order of comparison; in each by gravity, then by the number of profiles, then by the place of
  /// the views in the screen.
  public let changes: [LayoutChange]
  /// The same for people: what they see first, then what breaks or heals, then what is open; each thing that a view does
  /// with all of the profiles on which it does it, and views in one parent that do the same there as one change.
  public let gathered: [LayoutChange]
  /// Every compared screen, in the order of comparison.
  public let screens: [ScreenFigures]
  /// How many profiles were compared, and on how many something is different.
  public let compared, affected: Int

  /// True if no compared layouts differ.
  public var isEmpty: Bool { changes.isEmpty }

  /// Only what is worse than it was: new conflicts and ambiguities, cut texts, views that can't be reached any more.
  public var worse: LayoutReport {
    LayoutReport(
      changes: changes.filter(\.effect.isWorse), gathered: gathered.filter(\.effect.isWorse),
      screens: screens, compared: compared, affected: affected)
  }
}

/// One effect, the views that have it, and the profiles on which they do.
public struct LayoutChange: Hashable, Sendable {
  /// The screen.
  public let screen: NamedObject
  /// What is different.
  public let effect: LayoutEffect
  /// The views that it is about, in the screen's order; none for a conflict.
  public internal(set) var views: [NamedObject]
  /// For the movement of one view: those that come along; nil if it has none in it.
  public let carried: CarriedViews?
  /// Where.
  public let profiles: AffectedProfiles
  /// The rules that contradict one another; nil for what is no conflict.
  public let conflict: Conflict?
}

/// How much of one screen is different.
public struct ScreenFigures: Hashable, Sendable {
  /// The screen.
  public let screen: NamedObject
  /// How many profiles were compared, and on how many something is different.
  public let compared, affected: Int
  /// The furthest that an edge moved or a size changed; nil if nothing did.
  public let largest: LargestMovement?
}

/// The furthest movement of a screen.
public struct LargestMovement: Hashable, Sendable {
  /// Points.
  public let points: Double
  /// The view.
  public let view: NamedObject
  /// The profile's name.
  public let profile: String
}
