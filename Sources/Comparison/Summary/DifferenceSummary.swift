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
  private var counted: Set<Thing> = []

  private struct Thing: Hashable {
    let screen: ObjectID?
    let kind, id: String
  }

  mutating func count(_ change: DesignChange) {
    let step = change.step
    switch change {
    case .screen(let screen, _):
      if isNew(screen, "screen", screen.id.text) { rows[place(screen)].others.count(step) }
    case .view(let view, let screen, _):
      if isNew(screen, "view", view.id.text) { rows[place(screen)].views.count(step) }
    case .constraint(let id, let screen, _):
      if isNew(screen, "constraint", id.text) { rows[place(screen)].constraints.count(step) }
    case .guide(let guide, let screen, _):
      if isNew(screen, "guide", guide.id.text) { rows[place(screen)].others.count(step) }
    case .variation(let id, let screen, _):
      if isNew(screen, "variation", id.text) { rows[place(screen)].others.count(step) }
    case .state(let state, let screen, _):
      if isNew(screen, "state", state) { rows[place(screen)].others.count(step) }
    case .assertion(let id, let screen, _):
      if isNew(screen, "assertion", id.text) { rows[place(screen)].others.count(step) }
    case .suppression(let id, let screen, _):
      if isNew(screen, "suppression", id.text) { rows[place(screen)].others.count(step) }
    case .text(let place, let screen, _, _):
      if isNew(screen, "text", place.key) { rows[self.place(screen)].others.count(step) }
    case .device(let device, _): if isNew(nil, "device", device) { devices.count(step) }
    case .profile: profiles.count(step)
    }
    countContents(of: change)
  }

  /// What a removed screen takes with it has no changes of its own.
  private mutating func countContents(of change: DesignChange) {
    guard case .screen(let screen, .removed(let views, let constraints)) = change else { return }
    rows[place(screen)].views.removed += views
    rows[place(screen)].constraints.removed += constraints
  }

  mutating func include(_ figures: ScreenFigures) {
    if figures.affected > 0 || places[figures.screen.id] != nil {
      rows[place(figures.screen)].layout = figures
    }
  }

  private mutating func isNew(_ screen: NamedObject?, _ kind: String, _ id: String) -> Bool {
    counted.insert(Thing(screen: screen?.id, kind: kind, id: id)).inserted
  }

  private mutating func place(_ screen: NamedObject) -> Int {
    if let place = places[screen.id] { return place }
    places[screen.id] = rows.count
    rows.append(DifferenceSummary.Row(screen: screen))
    return rows.count - 1
  }
}

/// The three ways in which a thing is counted.
private enum CountedStep { case added, removed, changed }

extension DifferenceSummary.ChangeCounts {
  fileprivate mutating func count(_ step: CountedStep) {
    switch step {
    case .added: added += 1
    case .removed: removed += 1
    case .changed: changed += 1
    }
  }
}

extension DesignChange {
  fileprivate var step: CountedStep {
    switch self {
    case .screen(_, .added), .view(_, _, .added), .guide(_, _, .added), .constraint(_, _, .added),
      .variation(_, _, .added), .state(_, _, .added), .assertion(_, _, .added),
      .suppression(_, _, .added), .device(_, .added),
      .profile(_, .added):
      .added
    case .text(_, _, nil, _): .added
    case .text(_, _, _, nil): .removed
    case .screen(_, .removed), .view(_, _, .removed), .guide(_, _, .removed), .constraint(_, _, .removed),
      .variation(_, _, .removed), .state(_, _, .removed), .assertion(_, _, .removed),
      .suppression(_, _, .removed), .device(_, .removed),
      .profile(_, .removed):
      .removed
    default: .changed
    }
  }
}
