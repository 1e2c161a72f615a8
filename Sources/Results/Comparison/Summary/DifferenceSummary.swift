import DesignModel

/// The figures of a difference: one row a screen that changed or looks different, and the sums.
public struct DifferenceSummary: Hashable, Sendable {
  /// Screens in the order of the changes, then those that only look different.
  public let rows: [Row]
  /// Changes of devices and profiles.
  public let devices, profiles: ChangeCounts
  /// How many profiles were compared, and on how many something looks different; nil without layouts.
  public let compared, affected: Int?
  /// How many findings of an audit became what; nil where none was made.
  public var findings: FindingCounts?

  /// How many findings became what from one version to the other.
  public struct FindingCounts: Hashable, Sendable {
    let new, worse, better, fixed, suppressed, same: Int

    /// Counts of findings that are new, worse, better, gone, accepted now, and as before.
    public init(new: Int, worse: Int, better: Int, fixed: Int, suppressed: Int, same: Int) {
      (self.new, self.worse, self.better) = (new, worse, better)
      (self.fixed, self.suppressed, self.same) = (fixed, suppressed, same)
    }
  }

  /// How many things were added, removed and changed.
  public struct ChangeCounts: Hashable, Sendable {
    /// Each thing counts once, however much of it changed.
    public internal(set) var added = 0, removed = 0, changed = 0
    /// All of them.
    public var total: Int { added + removed + changed }
  }

  /// One screen's figures.
  public struct Row: Hashable, Sendable {
    /// The screen.
    public let screen: NamedObject
    /// Its views and its constraints.
    public internal(set) var views = ChangeCounts(), constraints = ChangeCounts()
    /// Guides, variations, states, assertions, texts, suppressions and the screen itself.
    public internal(set) var others = ChangeCounts()
    /// What its layouts show; nil without layouts.
    public internal(set) var layout: ScreenFigures?
  }

  /// The figures of a difference of designs and, where it is known, of their layouts.
  public init(_ design: DesignDifference, layout: LayoutReport? = nil) {
    var tally = SummaryTally()
    for change in design.changes { tally.count(change) }
    for figures in layout?.screens ?? [] { tally.include(figures) }
    (rows, devices, profiles) = (tally.rows, tally.devices, tally.profiles)
    (compared, affected) = (layout?.compared, layout?.affected)
  }

  /// True if nothing is different.
  public var isEmpty: Bool { rows.isEmpty && devices.total == 0 && profiles.total == 0 }
}

/// Counts changes by screen.
private struct SummaryTally {
  private(set) var rows: [DifferenceSummary.Row] = []
  private(set) var devices = DifferenceSummary.ChangeCounts()
  private(set) var profiles = DifferenceSummary.ChangeCounts()
  private var places: [ObjectID: Int] = [:]

  mutating func count(_ change: DesignChange) {
    guard let screen = change.screen else {
      if change.kind == Device.kind { devices.count(change.step) } else { profiles.count(change.step) }
      return
    }
    let place = place(screen)
    rows[place][keyPath: Self.counts(of: change.kind)].count(change.step)
    rows[place].views.removed += change.contents.views
    rows[place].constraints.removed += change.contents.constraints
  }

  private static func counts(
    of kind: ObjectKind
  ) -> WritableKeyPath<DifferenceSummary.Row, DifferenceSummary.ChangeCounts> {
    kind == View.kind ? \.views : kind == LayoutConstraint.kind ? \.constraints : \.others
  }

  mutating func include(_ figures: ScreenFigures) {
    if figures.affected > 0 || places[figures.screen.id] != nil {
      rows[place(figures.screen)].layout = figures
    }
  }

  private mutating func place(_ screen: NamedObject) -> Int {
    if let place = places[screen.id] { return place }
    places[screen.id] = rows.count
    rows.append(DifferenceSummary.Row(screen: screen))
    return rows.count - 1
  }
}

extension DifferenceSummary.ChangeCounts {
  fileprivate mutating func count(_ step: DesignChange.Step) {
    switch step {
    case .added: added += 1
    case .removed: removed += 1
    case .changed: changed += 1
    }
  }
}
